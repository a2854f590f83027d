//! The sentences of a report.

mod methods;
mod takeaways;
mod titles;

pub(super) use methods::MethodWords;
pub(super) use takeaways::TakeawayWords;
pub(super) use titles::TitleWords;
