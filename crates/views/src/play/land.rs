//! What stands beside the board in games of tiles: the piece in hand, switches, and what was scored.

use maud::{Markup, PreEscaped, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::play::view::{HandView, OverlayRow, Panel};
use tessera_app::words::{PanelWords, ScoringWords, SupplyWords};
use tessera_app::{BoardMsg, Command};

/// The button that opens the list of the pieces still to come; it says how many there are while one is in hand.
pub fn supply(left: Option<&str>, ui: &mut Ui) -> Markup {
    let words = SupplyWords::of(ui.language());
    let title = ui.titled(Command::Supply, words.title, words.heading);
    html! {
        button.left aria-haspopup="dialog" title=(title) data-on=(ui.on(Act::Open(super::supply::ID))) {
            (icon("bag"))
            (left.unwrap_or(words.heading))
        }
    }
}

/// The place of the piece in hand, around its region.
pub fn hand(content: &Markup, ui: &Ui) -> Markup {
    html! {
        div.hand role="group" aria-label=(PanelWords::of(ui.language()).hand) data-region="hand" { (content) }
    }
}

/// The piece in hand with the buttons that rotate it.
pub fn in_hand(hand: &HandView, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let (ways, at) = hand.ways;
    let pips: String = (0..ways).map(|way| if way == at { '●' } else { '○' }).collect();
    let back = ui.titled(
        Command::RotatePiece(-1),
        words.rotate_back_title,
        words.rotate_back,
    );
    let forth = ui.titled(Command::RotatePiece(1), words.rotate_title, words.rotate);
    let single = ways < 2;
    let mut rotate = |label, title, sign, step| {
        html! {
            button.turn aria-label=(label) title=(title) disabled[single] data-on=(ui.on(BoardMsg::RotatePiece(step))) {
                (icon(sign))
            }
        }
    };
    html! {
        div.piece aria-hidden="true" title=(hand.text) { (PreEscaped(&hand.picture)) }
        div {
            p.actions {
                (rotate(words.rotate_back, back, "rotate-left", -1))
                span.pips aria-hidden="true" { (pips) }
                (rotate(words.rotate, forth, "rotate-right", 1))
            }
            p.small #in-hand { (hand.text) }
        }
    }
}

/// Sentences one below the other.
pub fn sentences(rows: &[String]) -> Markup {
    html! {
        @for text in rows { li { (text) } }
    }
}

/// The switches for what lies over the board.
pub fn overlays<'a>(rows: impl Iterator<Item = &'a OverlayRow>, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let mut rows = rows.peekable();
    html! {
        @if rows.peek().is_some() {
            div.actions role="group" aria-label=(words.switches) {
                @for row in rows {
                    button.toggle aria-pressed=(row.on) title=((words.switch_title)(row.note, row.key))
                        data-on=(ui.on(BoardMsg::Switch(row.switch, !row.on))) { (row.label) }
                }
            }
        }
    }
}

/// The scores by what they come from, and the final scoring to be stepped through.
pub fn tally(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = ScoringWords::of(ui.language());
    let Some(tally) = &panel.tally else {
        return html! {};
    };
    let (steps, at) = (panel.final_scoring, panel.scoring_step);
    let here = match at {
        Some(at) => (words.step_of)(at + 1, steps),
        None => words.final_scoring.to_owned(),
    };
    let mut step = |sign, title, to, enabled: bool| {
        html! {
            button.icon aria-label=(title) title=(title) disabled[!enabled] data-on=(ui.on(BoardMsg::ShowScoringStep(to))) {
                (icon(sign))
            }
        }
    };
    html! {
        section.tally #tally aria-label=(words.points) {
            // It may be wider than the panel, and then keys have to move it.
            div.wide role="group" aria-label=(words.points_table) tabindex="0" {
                table {
                    thead { tr { td {} @for name in &tally.columns { th scope="col" { (name) } } } }
                    tbody {
                        @for (name, points) in &tally.rows {
                            tr { th scope="row" { (name) } @for points in points { td { (points) } } }
                        }
                    }
                }
            }
            p.actions hidden[steps == 0] {
                (step("prev", words.step_back, at.and_then(|at| at.checked_sub(1)), at.is_some()))
                span { (here) }
                (step("next", words.next_step, Some(at.map_or(0, |at| at + 1)), at.is_none_or(|at| at + 1 < steps)))
            }
        }
    }
}
