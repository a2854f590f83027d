//! The tabs of the panel. They are seen on small screens only; where there is room, everything is shown.

use maud::Markup;

use crate::Ui;
use crate::tabs::{self, Tab};
use tessera_app::ReviewMsg;
use tessera_app::review::ReviewTab;
use tessera_app::words::{AnalysisWords, GameReviewWords, PanelWords, ReviewWords};

pub fn tabs(chosen: ReviewTab, ui: &mut Ui) -> Markup {
    let language = ui.language();
    let all = ReviewTab::ALL.map(|tab| {
        let (id, shows, name) = match tab {
            ReviewTab::Analysis => ("to-analysis", "engine", AnalysisWords::of(language).analysis),
            ReviewTab::Moves => ("to-moves", "tree", PanelWords::of(language).moves),
            ReviewTab::Game => (
                "to-game",
                "course whole-game",
                GameReviewWords::of(language).summary,
            ),
        };
        Tab {
            id,
            shows,
            sign: None,
            name,
        }
    });
    let choose = |place: usize| ReviewMsg::Tab(ReviewTab::ALL[place]).into();
    tabs::tabs(ReviewWords::of(language).panel, &all, chosen as usize, choose, ui)
}
