//! Every sentence of the pages of reports; headings and takeaways of sections stand in [`tessera_report`].

mod costs;
mod course;
mod figures;
mod report;
mod terms;

pub(super) use costs::CostWords;
pub(super) use course::CourseWords;
pub(super) use figures::FigureWords;
pub(crate) use report::ReportWords;
pub(super) use terms::TermWords;
