//! Scripts as a release sends them: made small by esbuild, which `www/npm` holds.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use tessera_cli::failure::Failure;

/// A script made small by esbuild, the program at a path. Names that other scripts can see stay as they are.
pub fn minified(esbuild: &Path, path: &str, script: &[u8]) -> Result<Vec<u8>, Failure> {
    let why_not = Failure::file(esbuild);
    let mut child = Command::new(esbuild)
        .args([
            "--minify",
            "--charset=utf8",
            "--legal-comments=none",
            "--loader=js",
        ])
        .arg(format!("--sourcefile={path}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(&why_not)?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let mut small = Vec::new();
    thread::scope(|scope| {
        // It may write before it has read all.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(script)));
        stdout.map_or(Ok(0), |mut stdout| stdout.read_to_end(&mut small))
    })
    .map_err(&why_not)?;
    if child.wait().map_err(&why_not)?.success() {
        Ok(small)
    } else {
        Err(Failure::usage(format!("esbuild refused {path}")))
    }
}
