//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A progress bar for `count` items, whose plural is `what`; dropping it clears it.
pub(super) fn bar(count: u32, what: &str) -> ProgressBar {
    let template = format!("{{bar:30}} {{pos}}/{{len}} {what}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count.into())
        .with_style(style.expect("the template is valid"))
        .with_finish(ProgressFinish::AndClear)
}
