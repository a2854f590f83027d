//! The scripts of `docs/scale/` play shards that merge into the bytes of one run, run as Slurm and Kubernetes run them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The settings of a small corpus.
const SETTINGS: [&str; 11] = [
    "linage",
    "--options",
    "size=3",
    "--games",
    "7",
    "--steps",
    "20",
    "--seed",
    "2",
    "--commit",
    "trial",
];

/// A file of `docs/scale/`.
fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs/scale")
        .join(name)
}

/// A command that finds `lab` on its path.
fn with_lab(program: &str) -> Command {
    let lab = Path::new(env!("CARGO_BIN_EXE_lab"));
    let folders = lab.parent().map(Path::to_owned).into_iter();
    let inherited = env::var_os("PATH").unwrap_or_default();
    let path =
        env::join_paths(folders.chain(env::split_paths(&inherited))).expect("the folders can be joined");
    let mut command = Command::new(program);
    command.env("PATH", path).stdin(Stdio::null());
    command
}

/// Runs a command that has to succeed.
fn run(command: &mut Command) {
    let ended = command.output().expect("the program can be run");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{command:?}: {said}");
}

/// Merges shards 1 to 3 of a folder and compares them with one run.
fn compare(folder: &Path) {
    let shards = (1..=3).map(|number| folder.join(format!("{number}.jsonl")));
    let [merged, whole] = ["merged", "whole"].map(|name| folder.join(name));
    run(with_lab("lab")
        .arg("merge")
        .args(shards)
        .args(["--games", "7", "--out"])
        .arg(&merged));
    run(with_lab("lab")
        .arg("corpus")
        .args(SETTINGS)
        .arg("--out")
        .arg(&whole));
    let bytes = |path: &Path| fs::read(path).expect("the file was written");
    assert_eq!(bytes(&merged), bytes(&whole));
}

#[test]
fn the_tasks_of_the_slurm_array_make_a_corpus() {
    let folder = TempDir::new().unwrap();
    for task in 1..=3 {
        let mut command = with_lab("bash");
        command
            .arg(kept("corpus.sbatch"))
            .arg("3")
            .arg(folder.path())
            .args(SETTINGS);
        command
            .env("SLURM_ARRAY_TASK_ID", task.to_string())
            .env("SLURM_CPUS_PER_TASK", "1");
        run(&mut command);
        // A task that is requeued goes on.
        run(&mut command);
    }
    compare(folder.path());
}

#[test]
fn the_pods_of_the_indexed_job_make_a_corpus() {
    let folder = TempDir::new().unwrap();
    let text = fs::read_to_string(kept("job.json")).expect("the manifest can be read");
    let job: Value = serde_json::from_str(&text).expect("the manifest is JSON");
    let spec = &job["spec"];
    let container = &spec["template"]["spec"]["containers"][0];
    let words = |key: &str| -> Vec<String> {
        let words = container[key].as_array().expect("a list of words");
        words
            .iter()
            .map(|word| word.as_str().expect("a word").to_owned())
            .collect()
    };
    let (command, arguments) = (words("command"), words("args"));
    let mut variables: Vec<(String, String)> = Vec::new();
    for variable in container["env"].as_array().expect("a list of variables") {
        let part = |key: &str| variable[key].as_str().expect("text").to_owned();
        variables.push((part("name"), part("value")));
    }
    let shards = variables
        .iter()
        .find(|(name, _)| name == "SHARDS")
        .map(|(_, value)| value.parse().ok());
    assert_eq!(spec["completionMode"], "Indexed");
    assert_eq!(
        shards.flatten(),
        spec["completions"].as_u64(),
        "a shard for each index"
    );
    let small = [
        ("OPTIONS", "size=3"),
        ("GAMES", "7"),
        ("STEPS", "20"),
        ("SEED", "2"),
        ("COMMIT", "trial"),
        ("SHARDS", "3"),
    ];
    for index in 0..3 {
        let mut pod = with_lab(&command[0]);
        pod.args(&command[1..]).args(&arguments);
        pod.envs(variables.clone())
            .envs(small)
            .env("FOLDER", folder.path());
        pod.env("JOB_COMPLETION_INDEX", index.to_string());
        run(&mut pod);
        // A pod that is started anew goes on.
        run(&mut pod);
    }
    compare(folder.path());
}
