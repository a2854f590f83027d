//! Messages of the review page.

use tessera_app::{AnalysisMsg, Msg, ReviewMsg};

/// A message about the analysis.
pub fn analysis(msg: AnalysisMsg) -> Msg {
    ReviewMsg::Analysis(msg).into()
}
