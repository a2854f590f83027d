//! The board as it is drawn, its cells as they are read aloud, and what of it is in view.

use super::callouts::are_around;
use super::{effects, hint, land, legal, piece};
use crate::camera::Frame;
use crate::live_game::ChanceSeed;
use crate::mode::Mode;
use crate::notice::Notice;
use crate::play::background::{Background, Lettering};
use crate::play::board::Board;
use crate::play::draw_marks;
use crate::player_names;
use crate::settings::CellLabels;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, SharedScene, Spot, SpotId};
use tessera_games::catalog::GameId;
use tessera_games::play::{Ghost, MoveIndex, Table, Target};

/// A cell as the keyboard and a screen reader meet it.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    pub cell: SpotId,
    /// What is read aloud.
    pub label: String,
    /// Whether a move can begin here.
    pub open: bool,
}

/// The move that is half entered or hovered over, or that the engine is about to play.
pub(super) fn previewed(state: &Board) -> Option<MoveIndex> {
    if !state.game.persons_turn() {
        return state.announced;
    }
    match state.ghost {
        Some(mv) => Some(mv),
        None => {
            let cell = state.asked_piece_at().or(state.hover)?;
            Some(state.aim_at(cell)?.mv)
        }
    }
}

/// The board as it is drawn, in two layers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardView {
    /// What stays while a pointer moves over a land of tiles; on other boards a move under the pointer is played on it.
    pub background: SharedScene,
    /// What lies over it: the move under the pointer, hints, badges and handles.
    pub above: Scene,
    /// The badges among that once the game is over, in the order in which they are drawn.
    pub badges: Vec<land::Badge>,
}

impl BoardView {
    /// The mark or else the cell under a point of the board.
    pub fn spot_at(&self, point: Point) -> Option<SpotId> {
        let spot = self.above.spot_at(point);
        spot.or_else(|| self.background.spot_at(point))
            .map(|spot| spot.id)
    }

    /// Both layers in one picture.
    pub fn whole(&self) -> Scene {
        let mut scene = Scene::clone(&self.background);
        scene.items.extend(self.above.items.iter().cloned());
        scene.marks.extend(self.above.marks.iter().cloned());
        scene
    }
}

/// The board with everything that is to be seen on it.
pub fn board(state: &Board, shell: &Shell) -> BoardView {
    board_below(state, shell, Scene::default())
}

/// The same below what the page around the board lays over it, where it is not rotated.
pub fn board_below(state: &Board, shell: &Shell, laid_over: Scene) -> BoardView {
    let game = &state.game;
    let table = game.table();
    let refused = shell.notice.as_ref().and_then(Notice::cell);
    let mut above = Scene::default();
    land::draw_rotating_overlays(state, shell, &mut above);
    let ghost = previewed(state).map(|mv| table.ghost(mv));
    // A finger does not hover: the cell that it touches in vain is what it asks about.
    let pointed = refused.or(state.hover).filter(|_| ghost.is_none());
    let hint = pointed.map(|cell| table.hint(land::target(state, shell, cell)));
    let hint = hint.unwrap_or_default();
    // Where a group or a badge is highlighted, no cross is drawn.
    let corrected = game.persons_turn() && state.ghost.is_none() && hint.is_empty();
    above.items.extend(hint);
    let background = match ghost {
        Some(Ghost::After(scene)) => {
            let lettering = Lettering::from(&shell.settings);
            Background::new(&scene, shell.rotation(game), None, lettering, |label| {
                table.spot_text(label)
            })
        }
        Some(Ghost::Over(ghost)) => {
            above.items.extend(ghost.items);
            land::background(state, shell)
        }
        None => land::background(state, shell),
    };
    effects::draw(state, &mut above);
    legal::draw(state, shell, &mut above);
    let mut badges = land::draw(state, shell, &mut above);
    hint::draw(state, &mut above);
    above.items.extend(laid_over.items);
    draw_marks(&state.marks, table.scene(), &mut above);
    let mut above = background.rotation.over(above);
    badges.retain(|_| game.over());
    for badge in &mut badges {
        badge.at = above.spot(badge.mark).map_or(badge.at, |mark| mark.center);
    }
    let center = |cell: SpotId| background.scene.spot(cell).map(|spot| spot.center);
    if let Some(spot) = state
        .asked()
        .and_then(|asked| background.scene.spot(asked.shows?))
    {
        above.draw(Ink::Focus, Outline::of_cell(&spot.outline).line());
    }
    if state.ghost.is_none() {
        let announced = state.announced.map(|mv| &table.legal().get(mv).gesture);
        for tap in announced.unwrap_or(&state.taps) {
            let Target::Spot(cell) = tap else { continue };
            if let Some(spot) = background.scene.spot(*cell) {
                above.draw(Ink::Focus, Outline::of_cell(&spot.outline).line());
            }
        }
    }
    let barred = refused.or_else(|| {
        let hovered = state.hover.filter(|_| corrected)?;
        // Whoever looks at what lies there does not want to move there.
        (!table.is_open(hovered) && !table.is_taken(hovered)).then_some(hovered)
    });
    if let Some(Point { x, y }) = barred.and_then(center) {
        let arm = 0.22;
        let cross = vec![
            [Point::new(x - arm, y - arm), Point::new(x + arm, y + arm)],
            [Point::new(x - arm, y + arm), Point::new(x + arm, y - arm)],
        ];
        above.draw(Ink::Bar, Shape::Lines(cross, 0.09));
    }
    BoardView {
        background: background.scene,
        above,
        badges,
    }
}

/// What of the board a page wants to be in view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Framing {
    pub game: Option<GameId>,
    /// Whether the board may outgrow its frame, so that one wants to move it about.
    pub movable: bool,
    /// The smallest side of a cell, in CSS pixels.
    pub least: f64,
    /// The side of a cell, in CSS pixels, that is better than the smallest where the frame has room for things around it.
    pub ample: f64,
    /// Whether so many things stand around it that the cell is smaller in a narrow frame, where they are above and below.
    pub is_crowded: bool,
    /// The cell that is in view if not all of the board is.
    pub focus: Option<SpotId>,
    /// Whether a finger is on that cell, which then stays under it.
    pub is_touched: bool,
    /// The seed of the game's draws: another game of the same kind has another.
    pub chance_seed: ChanceSeed,
}

/// The smallest side of a cell, in CSS pixels, that a finger corrects its touch on.
const LEAST_CELL: f64 = 32.0;
/// The smallest side of a tile, in CSS pixels, while a cell is looked for. All of them are to be in view: the tile that a finger
/// holds over one becomes larger.
const LEAST_TILE: f64 = 12.0;
/// The smallest side of a tile that a finger rotates.
const LEAST_ROTATED_TILE: f64 = 72.0;
/// The smallest side of a tile that somebody puts a meeple on: a finger has to hit a place on it, an eye to read its points.
const LEAST_CLAIMED_TILE: f64 = 160.0;
/// The same where its choices stand around it: they are hit and read in its place.
const LEAST_CALLED_TILE: f64 = 112.0;
/// The same for a tile with many choices.
const LEAST_CROWDED_TILE: f64 = 84.0;
/// More choices than this are many.
const MOST_AMPLE: usize = 4;
/// The side of such a tile where there is room around it.
const AMPLE_CLAIMED_TILE: f64 = 240.0;
/// The largest part of a frame's shorter side that an ample cell takes.
const AMPLE_SHARE: f64 = 0.45;
/// The same of a narrow frame with many choices around the cell.
const CROWDED_SHARE: f64 = 0.34;
/// The width of a frame, in CSS pixels, below which choices stand above and below their tile, as in `www/spread_callouts.css`.
const NARROW: f64 = 600.0;

impl Framing {
    /// The smallest side of a cell on this frame, in CSS pixels.
    pub fn least_on(&self, frame: Frame) -> f64 {
        let shorter = frame.across().1.min(frame.down().1) / frame.ratio;
        let share = if self.is_crowded && frame.width < NARROW * frame.ratio {
            CROWDED_SHARE
        } else {
            AMPLE_SHARE
        };
        self.least.max(self.ample.min(share * shorter))
    }

    /// Where on this frame the cell in focus is to lie, in device pixels, if not only anywhere in view: in the middle, where things
    /// stand around it.
    pub fn focus_on(&self, frame: Frame) -> Option<(f64, f64)> {
        (self.ample > 0.0).then(|| frame.middle())
    }
}

/// The whole board, or, where its cells would be too small to be touched, the part of it where play is.
pub fn framing(state: &Board, shell: &Shell) -> Framing {
    let game = &state.game;
    // Whoever only looks sees all of it; a puzzle stays as it is while a wrong move is looked at.
    let movable = game.table().land().is_some() && game.mode != Mode::Look;
    if !movable {
        // Where a finger has touched small cells, they grow until the move is made.
        let touched = shell.is_touch.then(|| state.held_at()).flatten();
        return Framing {
            game: Some(game.id),
            chance_seed: game.chance_seed(),
            least: if touched.is_some() { LEAST_CELL } else { 0.0 },
            focus: touched,
            is_touched: touched.is_some(),
            ..Framing::default()
        };
    }
    let pinned = state.ghost.and_then(|_| state.held_over());
    let offers = game.table().legal().offers(&[]);
    let choices = if game.persons_turn() {
        offers.filter(|(_, mark)| mark.is_some()).count()
    } else {
        0
    };
    let (asked, is_crowded) = (choices > 0, choices > MOST_AMPLE);
    let is_around = asked && game.mode != Mode::Review && are_around(game, shell);
    let least = match (shell.is_touch, asked, pinned) {
        // Whoever looks back on a game wants to see all of it.
        _ if game.over() => 0.0,
        // Whoever steps through a game goes on seeing the land around.
        (_, true, _) if game.mode == Mode::Review => LEAST_ROTATED_TILE,
        _ if is_around && is_crowded => LEAST_CROWDED_TILE,
        _ if is_around => LEAST_CALLED_TILE,
        (_, true, _) => LEAST_CLAIMED_TILE,
        (true, _, Some(_)) => LEAST_ROTATED_TILE,
        _ => LEAST_TILE,
    };
    Framing {
        game: Some(game.id),
        movable,
        least,
        ample: if is_around { AMPLE_CLAIMED_TILE } else { 0.0 },
        is_crowded,
        chance_seed: game.chance_seed(),
        // A place on a tile that waits to be confirmed does not move the tile.
        focus: pinned.filter(|_| !asked).or_else(|| game.table().land()?.focus()),
        is_touched: shell.is_touch && pinned.is_some() && !asked,
    }
}

/// The next cell, in reading order, on which a move begins; backwards if `step` is -1.
pub fn next_open(state: &Board, shell: &Shell, from: SpotId, step: i32) -> Option<SpotId> {
    let table = state.game.table();
    let spots = table.scene().rotated(shell.rotation(&state.game)).spots;
    let here = spots.iter().position(|spot| spot.id == from)? as i32;
    let all = spots.len() as i32;
    (1..=all)
        .map(|away| spots[(here + step * away).rem_euclid(all) as usize].id)
        .find(|&cell| table.is_open(cell))
}

/// What is told about the cell under the pointer or the keyboard: its content, and why it is closed; or what was
/// scored there.
pub fn hover(state: &Board, shell: &Shell) -> String {
    let game = &state.game;
    if let Some(picker) = piece::picker(state, shell) {
        return picker.text;
    }
    let Some(cell) = state.hover else {
        return String::new();
    };
    if let Some(gain) = land::gain(state, shell, cell) {
        return gain.text;
    }
    let scene = game.table().scene();
    let Some(spot) = scene.spot(cell) else {
        return String::new();
    };
    let (label, content) = (
        game.table().spot_text(&spot.label),
        state.annotations.with(cell, land::content(game, shell, cell)),
    );
    let why = if game.persons_turn() {
        untold_why(game.table(), cell)
    } else {
        None
    };
    match why {
        Some(why) => format!("{label}: {content}, {why}"),
        None => format!("{label}: {content}"),
    }
}

/// Why no move begins at a cell, where what is on it does not tell it.
fn untold_why(table: &dyn Table, cell: SpotId) -> Option<String> {
    table.why_illegal(cell).filter(|_| !table.tells_why_illegal(cell))
}

/// What the labels of the cells depend on: while it stays the same, [`cells`] does. The pointer changes none of it.
pub fn cells_key(
    state: &Board,
    shell: &Shell,
) -> impl PartialEq + Default + std::fmt::Debug + Send + Sync + use<> {
    let game = &state.game;
    let names = player_names::in_sentences(game, shell.language);
    (
        Some(game.id),
        game.chance_seed(),
        // A game that is opened again counts its revisions anew.
        game.line()[..game.ply()].to_vec(),
        game.revision(),
        shell.rotation(game),
        game.purist,
        game.resigned(),
        shell.settings.cell_labels == CellLabels::Short,
        names.0.to_vec(),
        state.annotations.cells.clone(),
        state.annotations.sign.clone(),
    )
}

/// The board as it is shown while no move is looked at: its cells in reading order, where they lie.
pub fn scene(state: &Board, shell: &Shell) -> SharedScene {
    land::background(state, shell).scene
}

/// Every cell as the keyboard and a screen reader meet it, in reading order.
pub fn cells(state: &Board, shell: &Shell) -> Vec<CellView> {
    let game = &state.game;
    let table = game.table();
    let scene = scene(state, shell);
    let last = table.last_spots();
    let names = player_names::in_sentences(game, shell.language);
    let words = PlayWords::of(shell.language);
    let why: Vec<Option<String>> = scene
        .spots
        .iter()
        .map(|spot| table.why_illegal(spot.id))
        .collect();
    // What holds for all of them, that the game is over, is said by the status.
    let is_common = why.len() > 1 && why.windows(2).all(|two| two[0] == two[1]);
    let view = |(spot, why): (&Spot, Option<String>)| CellView {
        cell: spot.id,
        label: match shell.settings.cell_labels {
            CellLabels::Full => label_with(state, shell, spot, &last, why.filter(|_| !is_common)),
            CellLabels::Short => {
                let content = state.annotations.with(spot.id, table.content(spot.id, &names));
                (words.cell)(&table.spot_text(&spot.label), &content)
            }
        },
        open: table.is_open(spot.id),
    };
    scene.spots.iter().zip(why).map(view).collect()
}

/// All that is read aloud at a cell.
pub(super) fn label(state: &Board, shell: &Shell, spot: &Spot) -> String {
    let table = state.game.table();
    label_with(
        state,
        shell,
        spot,
        &table.last_spots(),
        table.why_illegal(spot.id),
    )
}

/// All that is read aloud at a cell, where these spots were played last and nothing can be played at this one for a reason.
fn label_with(state: &Board, shell: &Shell, spot: &Spot, last: &[SpotId], why: Option<String>) -> String {
    let (game, words) = (&state.game, PlayWords::of(shell.language));
    let table = game.table();
    let content = state
        .annotations
        .with(spot.id, land::content(game, shell, spot.id));
    let mut label = (words.cell)(&table.spot_text(&spot.label), &content);
    if last.contains(&spot.id) {
        label = format!("{label}, {}", words.last_move);
    }
    if let Some(why) = why.filter(|_| !table.tells_why_illegal(spot.id)) {
        label = format!("{label}, {}", (words.closed)(&why));
    }
    label
}
