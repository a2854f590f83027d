//! The sentences of a report.

pub(super) mod counts;
mod course_takeaways;
mod methods;
mod quoted;
mod takeaways;
mod titles;

pub(super) use course_takeaways::CourseTakeaways;
pub(super) use methods::MethodWords;
pub use quoted::{engine_name, quoted};
pub(super) use takeaways::TakeawayWords;
pub(super) use titles::TitleWords;
