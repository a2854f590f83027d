//! Who owns each cell at the end of the game: how it is drawn over the board and told in words.

use super::analysis::{Analysis, Subject};
use super::overlay::Overlay;
use crate::live_game::LiveGame;
use crate::play::Annotations;
use crate::play::view::thousands;
use crate::player_names;
use crate::shell::Shell;
use crate::words::AnalysisWords;
use tessera_core::game::{BySeat, Seat};
use tessera_core::scene::{Ink, Point, Scene, Shape};
use tessera_protocol::{NamedLine, Ownership, Report, WeighedLine};

/// Half the length of the bar of a cell that a seat owns at every end, and of the shortest bar, in cells.
const LONGEST: f32 = 0.44;
const SHORTEST: f32 = 0.22;
/// Half the width of a bar.
const HALF_WIDTH: f32 = 0.21;
/// The width of its outline.
const OUTLINE: f32 = 0.05;
/// The height of the number in it.
const NUMBER: f32 = 0.27;
/// A cell that a seat owns at fewer ends than this has no bar.
const FEWEST: f32 = 0.05;
/// A line is played first if at least one in so many visits began with it.
const TOLD_PART: u32 = 100;

impl Analysis {
    /// The lines that are known, by their visits, without those that the search has hardly tried. A proven best line is
    /// played alone.
    pub(super) fn weighed_lines(&self) -> Vec<WeighedLine> {
        let lines = self.report.as_ref().map_or(&[][..], |report| &report.lines);
        let most = lines.iter().map(|line| line.visits).max().unwrap_or(0);
        let is_alone = lines.first().is_some_and(|best| best.proven);
        let count = if is_alone { 1 } else { lines.len() };
        let weighed = |line: &NamedLine| WeighedLine {
            names: line.variation.clone(),
            weight: line.visits.max(1),
        };
        let played = lines[..count].iter();
        let is_tried = |line: &&NamedLine| is_alone || line.visits > most / TOLD_PART;
        played.filter(is_tried).map(weighed).collect()
    }

    /// Who owns each cell at the end, where that is known and is to lie over the board.
    fn shown_ownership(&self) -> Option<&Ownership> {
        let is_shown = self.on && !self.hidden && self.overlay == Overlay::Ownership;
        let known = self.ownership.as_ref().filter(|_| is_shown);
        known.and_then(|Report { ownership, .. }| ownership.as_ref())
    }
}

/// The seat that most often owns a cell, with its share.
fn leader(shares: [f32; Seat::MAX]) -> (Seat, f32) {
    let seats = Seat::all(Seat::MAX as u8).zip(shares);
    seats.fold(
        (Seat::FIRST, 0.0),
        |best, seat| if seat.1 > best.1 { seat } else { best },
    )
}

/// Whether the bars of a seat stand upright: those of the side that moves first, or of the first seat while no side is
/// chosen.
fn stands(game: &LiveGame, seat: Seat) -> bool {
    let side = game.table().seat_status()[seat].side;
    side.map_or(seat == Seat::FIRST, |side| side.is_first)
}

/// What a seat or its side is called.
fn names(game: &LiveGame, shell: &Shell) -> BySeat<String> {
    let status = game.table().seat_status();
    let mut names = BySeat::default();
    for seat in game.seats() {
        names[seat] = match status[seat].side {
            Some(side) => side.name.to_owned(),
            None => player_names::title(game, seat, shell.language),
        };
    }
    names
}

fn percent(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// Draws a bar in every cell that somebody owns at the end: upright or lying by the owner, the longer the more often.
pub(super) fn draw(analysis: &Analysis, game: &LiveGame, scene: &mut Scene) {
    let Some(ownership) = analysis.shown_ownership() else {
        return;
    };
    let board = game.table().scene();
    for (cell, shares) in ownership.shares() {
        let (seat, share) = leader(shares);
        let Some(spot) = board.labelled(cell).filter(|_| share >= FEWEST) else {
            continue;
        };
        let (at, length) = (spot.center, SHORTEST + (LONGEST - SHORTEST) * share);
        let is_upright = stands(game, seat);
        let (x, y) = if is_upright {
            (HALF_WIDTH, length)
        } else {
            (length, HALF_WIDTH)
        };
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| Point::new(at.x + x, at.y + y));
        let sides = (0..4).map(|side| [corners[side], corners[(side + 1) % 4]]);
        let ink = if is_upright { Ink::First } else { Ink::Second };
        scene.draw(Ink::Board, Shape::Area(corners.to_vec()));
        scene.draw(ink, Shape::Lines(sides.collect(), OUTLINE));
        scene.draw(Ink::Label, Shape::Text(at, NUMBER, percent(share).to_string()));
    }
}

/// What is said of it: of every cell, and all in all. `None` while it is still being counted: then what was said before
/// stays, so that nothing that is read aloud changes again and again.
pub(super) fn annotations(analysis: &Analysis, game: &LiveGame, shell: &Shell) -> Option<Annotations> {
    let is_counting = analysis
        .open
        .as_ref()
        .is_some_and(|open| open.subject == Subject::Ownership);
    let Some(ownership) = analysis.shown_ownership() else {
        return Some(Annotations::default());
    };
    if is_counting {
        return None;
    }
    let (words, names) = (AnalysisWords::of(shell.language), names(game, shell));
    let (table, board) = (game.table(), game.table().scene());
    let mut annotations = Annotations::default();
    let mut lists: BySeat<Vec<String>> = BySeat::default();
    for (cell, shares) in ownership.shares() {
        let (seat, share) = leader(shares);
        let Some(spot) = board.labelled(cell).filter(|_| share >= FEWEST) else {
            continue;
        };
        let owner = (words.cell_owner)(&names[seat], percent(share));
        annotations.cells.insert(spot.id, owner);
        let cell = table.spot_text(&spot.label);
        lists[seat].push(format!("{cell} {}\u{a0}%", percent(share)));
    }
    annotations.lines.push(summary(ownership, game, shell));
    for seat in game.seats().filter(|seat| !lists[*seat].is_empty()) {
        let cells = lists[seat].join(", ");
        annotations.lines.push((words.cells_owned)(&names[seat], &cells));
    }
    Some(annotations)
}

/// How many cells each seat owns in the mean.
fn summary(ownership: &Ownership, game: &LiveGame, shell: &Shell) -> String {
    let names = names(game, shell);
    let mut sums = [0.0; Seat::MAX];
    for (_, shares) in ownership.shares() {
        let both = sums.iter_mut().zip(shares);
        both.for_each(|(sum, share)| *sum += f64::from(share));
    }
    let owned = game.seats().map(|seat| {
        let cells = shell.language.decimal(sums[usize::from(seat.0)], 1);
        format!("{} {cells}", names[seat])
    });
    let words = AnalysisWords::of(shell.language);
    (words.mean_owned)(&owned.collect::<Vec<_>>())
}

/// What the bars mean, and how many cells each seat owns in the mean.
pub(super) fn legend(analysis: &Analysis, game: &LiveGame, shell: &Shell) -> String {
    let words = AnalysisWords::of(shell.language);
    let Some(ownership) = analysis.shown_ownership() else {
        return words.ends_awaited.to_owned();
    };
    let names = names(game, shell);
    let of = |upright: bool| {
        let mut seats = game.seats();
        let seat = seats.find(|seat| stands(game, *seat) == upright);
        seat.map_or(String::new(), |seat| names[seat].clone())
    };
    let bars = (words.ownership_legend)(&of(true), &of(false), &thousands(ownership.ends, shell.language));
    format!("{bars} {}", summary(ownership, game, shell))
}
