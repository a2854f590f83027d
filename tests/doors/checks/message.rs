//! The messages between the page and its engines.

use serde::Serialize;
use serde::de::DeserializeOwned;

use tessera_engine::EngineRun;
use tessera_engine::review::Review;
use tessera_protocol::{Answer, Report, Request};

/// A message that is decoded is encoded as one that decodes as the same message. A question in it is answered or refused.
/// Reports can be added up and asked for values.
pub fn check(bytes: &[u8]) {
    match decoded::<Request>(bytes) {
        Some(Request::Ask(question) | Request::SideSearch(question)) => {
            if let Ok(mut run) = EngineRun::start(&question) {
                run.step(1);
                run.report();
            }
        }
        Some(Request::Ownership { question, lines }) => {
            if let Ok(mut run) = EngineRun::start_ownership(&question, &lines) {
                run.step(1);
                run.report();
            }
        }
        Some(Request::Review {
            question,
            from,
            to,
            doublings,
        }) => {
            drop(
                Review::part(&question, from as usize..to as usize)
                    .map(|review| review.with_doublings(doublings)),
            );
        }
        Some(Request::Stop(_) | Request::Bench(_)) | None => {}
    }
    let answer = decoded::<Answer>(bytes);
    if let Some(Answer::SoFar(report) | Answer::Final(report) | Answer::Reviewed { report, .. }) = answer {
        read(report);
    }
}

/// The message, if the bytes are one.
fn decoded<M: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> Option<M> {
    let message: M = serde_json::from_slice(bytes).ok()?;
    let text = serde_json::to_string(&message).expect("messages are plain data");
    // JSON has no infinity, which a number of more than 32 bits becomes; the page's own messages have it.
    if !text.contains("null") {
        assert_eq!(serde_json::from_str::<M>(&text).expect("it was encoded"), message);
    }
    Some(message)
}

fn read(report: Report) {
    let best = report.lines.first().map_or("none", |line| &line.mv);
    let _ = (
        report.value(),
        report.lead(),
        report.loss(best),
        report.luck(best),
    );
    if let Some(ownership) = &report.ownership {
        ownership.shares().for_each(drop);
    }
    let sum = Report::merged(&[report.clone(), report.clone()]);
    assert!(sum.lines.len() <= report.lines.len().max(1) * 2);
    assert!(report.lines.iter().all(|line| sum.line(&line.mv).is_some()));
}
