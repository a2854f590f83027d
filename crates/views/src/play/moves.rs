//! The list of moves.

use maud::{Markup, Render, html};

use super::controls;
use crate::Ui;
use crate::tabs::{self, Tab};
use tessera_app::play::view::{self, Info, MoveLine, MoveRow, MoveTable, Panel};
use tessera_app::words::PanelWords;
use tessera_app::{Board, BoardMsg, PanelTab};

/// The plies of the line, each a button that shows the position after it, and the buttons that step through them.
pub fn moves(state: &Board, panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let tab = ui.shell.settings.panel_tab;
    let list = ui.region("moves", |ui| lines(&panel.moves, ui));
    html! {
        section.moves aria-label=(words.tabs) {
            div.list #tab-moves data-follow role="tabpanel" aria-labelledby="tab-to-moves" tabindex="0" hidden[tab != PanelTab::Moves]
                data-region="moves" { (list) }
            div.info #tab-info role="tabpanel" aria-labelledby="tab-to-info" tabindex="0" hidden[tab != PanelTab::Info] {
                @if tab == PanelTab::Info {
                    (about(&view::info(state, ui.shell), words))
                    p.answer { (panel.last_answer.as_deref().unwrap_or_default()) }
                }
            }
            div.nav {
                (tabs(tab, ui))
                (controls::TO_START.view(panel, ui))
                (controls::BACK.view(panel, ui))
                span { (panel.at) }
                (controls::FORWARD.view(panel, ui))
                (controls::TO_END.view(panel, ui))
            }
        }
    }
}

/// The tabs: the moves, and what there is to know about the game.
fn tabs(chosen: PanelTab, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let all = [
        Tab {
            id: "tab-to-moves",
            shows: "tab-moves",
            sign: None,
            name: words.moves,
        },
        Tab {
            id: "tab-to-info",
            shows: "tab-info",
            sign: None,
            name: words.info,
        },
    ];
    let choose = |place: usize| match place {
        0 => BoardMsg::Tab(PanelTab::Moves).into(),
        _ => BoardMsg::Tab(PanelTab::Info).into(),
    };
    tabs::tabs(words.tabs, &all, chosen as usize, choose, ui)
}

/// What there is to know about the game: the score, the options, the rules.
fn about(info: &Info, words: &PanelWords) -> Markup {
    html! {
        h2 { (words.scores) }
        ul { @for score in &info.scores { li { (score) } } }
        h2 { (words.options) }
        p { (info.options) }
        h2 { (words.rules_in_short) }
        p { (info.goal) }
        ul { @for rule in &info.rules { li { (rule) } } }
        p { a href={ "rules/" (info.game) "/" } { (words.all_rules) } }
    }
}

/// The lines of the list as a table.
pub fn lines(list: &MoveTable, ui: &mut Ui) -> Markup {
    let span = list.columns.len().max(1) + 1;
    let lines = list.lines.iter().enumerate();
    let lines = lines.map(|(index, of)| line(of, index, span, ui)).collect();
    table(&list.columns, lines, ui)
}

/// Lines below the names of their columns, or a sentence where nobody has moved.
pub fn table(columns: &[impl Render], lines: Vec<Markup>, ui: &Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        @if lines.is_empty() {
            p.empty { (words.no_moves) }
        } @else {
            table {
                @if !columns.is_empty() {
                    thead {
                        tr {
                            th scope="col" { span.unseen { (words.number) } }
                            @for name in columns { th scope="col" { (name) } }
                        }
                    }
                }
                tbody { @for line in lines { (line) } }
            }
        }
    }
}

/// The name of the region that a line of the list is: a step marks another move, and changes two of the lines.
pub fn region_of_line(index: usize) -> String {
    format!("moves-{index}")
}

/// The cells of a line below so many columns, with what the function makes of each turn.
pub fn cells<M>(line: &MoveLine<M>, span: usize, mut turn: impl FnMut(&[M]) -> Markup) -> Markup {
    html! {
        @match line {
            MoveLine::Agreed(moves) => td colspan=(span) { (turn(moves)) },
            MoveLine::Round(number, turns) => {
                th scope="row" { (number) }
                @for moves in turns { td { (turn(moves)) } }
            },
            MoveLine::Turn(number, seat, moves) => {
                th scope="row" { (number) }
                td data-seat=(seat.0) { span.badge aria-hidden="true" {} (turn(moves)) }
            },
        }
    }
}

fn line(line: &MoveLine, index: usize, span: usize, ui: &mut Ui) -> Markup {
    let region = region_of_line(index);
    let cells = ui.region(&region, |ui| cells(line, span, |rows| plies(rows, ui)));
    html! { tr.agreed[matches!(line, MoveLine::Agreed(_))] data-region=(region) { (cells) } }
}

/// The plies of a turn.
fn plies(rows: &[MoveRow], ui: &mut Ui) -> Markup {
    html! {
        @for row in rows {
            button aria-current=[row.current.then_some("step")] data-on=(ui.on(BoardMsg::GoTo(row.ply))) { (row.text) }
        }
    }
}
