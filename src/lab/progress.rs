//! How far a run has come, told on standard error to whoever waits.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A bar of so many pairs, games or openings; it goes when it is dropped.
pub(super) fn bar(count: u32, what: &str) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {what}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count.into())
        .with_style(style.expect("the template is sound"))
        .with_finish(ProgressFinish::AndClear)
}
