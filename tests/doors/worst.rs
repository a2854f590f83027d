//! What the worst input of each door takes, measured: `cargo test --release --test doors -- --ignored --nocapture`.

use std::time::Instant;

use allocation_counter::measure;

use crate::{DOORS, corpus, long_games};

#[test]
#[ignore = "it measures, and asserts nothing"]
fn the_time_and_memory_of_the_worst_input_of_each_door() {
    let records = long_games::records();
    let wrapped = records
        .iter()
        .flat_map(|record| long_games::wrapped(&String::from_utf8_lossy(record)));
    let long: Vec<Vec<u8>> = records.iter().cloned().chain(wrapped).collect();
    println!("door         ms    MB  the input that takes the longest");
    for door in DOORS {
        let kept = corpus::of(*door).into_iter().map(|(_, bytes)| bytes);
        let measured = kept.chain(long.clone()).map(|bytes| {
            let begin = Instant::now();
            (door.check)(&bytes);
            let millis = begin.elapsed().as_secs_f64() * 1e3;
            let memory = measure(|| (door.check)(&bytes)).bytes_max;
            (
                millis,
                memory,
                String::from_utf8_lossy(&bytes)
                    .chars()
                    .take(50)
                    .collect::<String>(),
            )
        });
        let mut all: Vec<_> = measured.collect();
        let memory = all.iter().map(|(_, memory, _)| *memory).max().unwrap_or(0);
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (millis, _, text) = &all[0];
        println!(
            "{:9} {millis:6.1} {:5.1}  {text:?}",
            door.name,
            memory as f64 / 1e6
        );
    }
}
