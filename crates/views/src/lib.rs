//! The views of the app: HTML, written of the model by functions that know no browser. `site` puts it into the page,
//! `lab pages` may write it, and tests read it. `ui.rs` and `region.rs` are all there is of a framework.
//!
//! ```
//! use tessera_app::{Model, Msg, SavedGames, Settings};
//! use tessera_core::game::dice;
//! use tessera_views::{Screen, page_html};
//!
//! let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
//! model.update(Msg::Navigate("linage/size=5.komi=2_5/c3.b4".into()));
//! let html = page_html(&model, &Screen::default()).into_string();
//! assert!(html.contains("<h1>Linage</h1>"));
//! ```

mod act;
mod bench;
mod dialogs;
mod drag;
mod embed;
mod icon;
mod lesson;
mod lost;
mod play;
mod puzzle;
mod region;
mod review;
mod screen;
mod stroke;
mod tabs;
mod ui;

pub use act::{Act, Answer};
pub use drag::Drag;
pub use embed::AFTER_BOARD;
pub use region::{PAGE, Region, Regions};
pub use screen::{BoardPlace, Screen, SupplyChoice};
pub use stroke::Stroke;
pub use ui::{Handle, Ui};

use maud::{Markup, html};

use tessera_app::words::{LessonWords, PuzzleWords};
use tessera_app::{Model, OpenPage};

/// The ids of all dialogs that are views.
pub fn dialogs() -> impl Iterator<Item = &'static str> {
    dialogs::IDS
        .into_iter()
        .chain(play::DIALOGS)
        .chain(review::DIALOGS)
}

/// Everything that the page shows.
pub fn page(model: &Model, screen: &Screen) -> Regions {
    let mut ui = Ui::new(&model.shell);
    if let Some(embed) = &model.shell.embed {
        let frame = embed::page(model, embed.mode, screen, &mut ui);
        return ui.close(frame);
    }
    let page = match &model.page {
        OpenPage::Play(state) => play::page(state, screen, &mut ui),
        OpenPage::Puzzle(state) => puzzle::page(state, screen, &mut ui),
        OpenPage::Review(state) => review::page(model, state, screen, &mut ui),
        OpenPage::Bench => bench::bench(screen, &mut ui),
        OpenPage::Lost(fault) => lost::lost(fault, &mut ui),
        OpenPage::PuzzleLoading(_) => lost::loading(PuzzleWords::of(ui.language()).loading),
        OpenPage::Lesson(state) => lesson::page(state, screen, &mut ui),
        OpenPage::LessonLoading(_) => lost::loading(LessonWords::of(ui.language()).loading),
        // It is static.
        OpenPage::Home => html! {},
    };
    let dialogs = dialogs::dialogs(model, screen, &mut ui);
    ui.close(html! { (page) (dialogs) })
}

/// The regions that change while a pointer moves, or the focus goes from cell to cell.
pub fn pointed(model: &Model) -> Regions {
    let mut ui = Ui::new(&model.shell);
    match &model.page {
        OpenPage::Play(state) => drop(play::Pointed::view(&state.board, state.doing(), &mut ui)),
        OpenPage::Puzzle(state) => drop(play::Pointed::beside_notice(&state.board, &mut ui)),
        OpenPage::Lesson(state) => drop(play::Pointed::beside_notice(&state.board, &mut ui)),
        OpenPage::Review(state) => review::pointed(model, state, &mut ui),
        _ => {}
    }
    ui.end()
}

/// All of the page in one text, as it stands in the document.
pub fn page_html(model: &Model, screen: &Screen) -> Markup {
    maud::PreEscaped(page(model, screen).html(PAGE))
}
