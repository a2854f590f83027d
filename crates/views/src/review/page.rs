//! The review page as a whole: the bar of the value, the board, and the panel beside it.

use maud::{Markup, html};

use super::{
    article, bar, branches, draws, engine, foot, graph, learn, luck, make_puzzle, menu, moments, more,
    play_on, report, said, seats, steps, story, summary, tabs, tree,
};
use crate::play::panel::aside;
use crate::play::{Pointed, board, entry, land, offers, result, supply, text};
use crate::{Screen, Ui};
use tessera_app::play::Doing;
use tessera_app::play::view::{self, Panel};
use tessera_app::review::view::{self as review_view, ReviewPanel};
use tessera_app::review::{LearnView, learn as learn_view};
use tessera_app::words::{GameReviewWords, ReviewWords};
use tessera_app::{GameReview, Model, ReviewState};

/// What the page shows.
struct Shown<'a> {
    model: &'a Model,
    state: &'a ReviewState,
    /// The review of the game, as far as it is.
    game: Option<&'a GameReview>,
    panel: Panel,
    review: ReviewPanel,
    learning: LearnView,
}

/// A board with what is known about its game.
#[inline(never)]
pub fn page(model: &Model, state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let (shell, game) = (ui.shell, model.game_review());
    let shown = Shown {
        model,
        state,
        game,
        panel: view::panel(&state.board, shell),
        review: review_view::panel(state, shell),
        learning: learn_view(state, game, shell),
    };
    let pointed = Pointed::view(&state.board, Doing::Nothing, ui);
    let (Shown { panel, review, .. }, play) = (&shown, &state.board);
    let edge = bar::bar(state, ui);
    html! {
        div.play.review.land[panel.bag].zen[shell.board_only] data-tab=(state.tab.id()) {
            (board::board_with(edge, play, panel, screen, ui))
            (side_column(&shown, &pointed, screen, ui))
            (foot::dock(review, ui))
            (more::dialog(state, panel, review, screen, ui))
            (branches::dialog(state, screen, ui))
            (menu::dialog(state, screen, ui))
            (play_on::dialog(state, screen, ui))
            (make_puzzle::dialog(state, screen, ui))
            (report::dialog(state, game, |ui| summary::progress("report-reviewing", model, state, ui), ui))
            (article::dialog(state, ui))
            (story::dialog(state, ui))
            (entry::dialog(play, screen, ui))
            (text::dialog(play, Doing::Nothing, screen, ui))
        }
        (supply::dialog(play, screen, ui))
    }
}

/// What follows the pointer, on the board and on the graph.
#[inline(never)]
pub fn pointed(model: &Model, state: &ReviewState, ui: &mut Ui) {
    Pointed::view(&state.board, Doing::Nothing, ui);
    graph::graph(state, model.game_review(), ui);
}

/// What stands beside the board.
fn side_column(shown: &Shown, pointed: &Pointed, screen: &Screen, ui: &mut Ui) -> Markup {
    aside(ReviewWords::of(ui.language()).panel, ui, |ui| {
        panel(shown, pointed, screen, ui)
    })
}

fn panel(shown: &Shown, pointed: &Pointed, screen: &Screen, ui: &mut Ui) -> Markup {
    let own = GameReviewWords::of(ui.language());
    let &Shown {
        model, state, game, ..
    } = shown;
    let Shown {
        panel,
        review,
        learning,
        ..
    } = shown;
    let acts = ui.region("acts", |ui| offers::offers(&panel.offers, ui));
    let whole = ui.region("whole-game", |ui| {
        html! {
            (summary::summary(state, game, ui))
            (learn::starts(learning, ui))
            (report::open_button(ui))
            (story::open_button(game, ui))
            (make_puzzle::offers(state, game, ui))
        }
    });
    let here = ui.region("here", |ui| {
        html! {
            p.status.hover data-region="hover" { (pointed.hover) }
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            div.overlays #bag {
                @if panel.bag { (land::supply(pointed.left.as_deref(), ui)) }
            }
            div.acts.mid[review.can_go_forward()] data-region="acts" { (acts) }
        }
    });
    let draws = ui.region("draws", |ui| draws::draws(state, ui));
    // On a wide screen they stand beside each other.
    html! {
        div.of-position {
            div.title {
                h1 { (panel.title) }
                p.subtitle { (review.subtitle) }
            }
            (seats::seats(&panel.seats, game, ui))
            (result::notices(panel, ui))
            div.here #here data-region="here" { (here) }
            div.drawing data-region="draws" { (draws) }
            (learn::learn(learning, ui))
            (moments::moments(state, game, ui))
            (said::said(state, game, ui))
            (steps::slider(review, ui))
            (tabs::tabs(state.tab, ui))
            (engine::engine(model, state, screen, ui))
            section.game-review #course aria-label=(own.title) {
                (summary::progress("reviewing", model, state, ui))
                (graph::graph(state, game, ui))
            }
        }
        div.of-game {
            (tree::tree(state, game, ui))
            section.game-review #whole-game aria-label=(own.summary) data-region="whole-game" { (whole) }
            (luck::luck(state, game, ui))
            (foot::foot(review, ui))
        }
    }
}
