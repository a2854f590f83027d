//! Reads a record as JSON. What else a file says of the game, such as how moves read and who won, is for people and
//! other programs: its shape is checked, but the record alone is the game.

use super::annotated::AnnotatedGame;
use super::opened::opened_table;
use super::place::{Place, Shape, ShapeFault};
use super::ply_reader::{PlyReader, ReadLines, check_legal, check_marks, marks};
use crate::json::{Json, JsonValue};
use crate::level::Level;
use crate::link::{Link, tidy_name};
use crate::review::VariationTree;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::{Options, RECORD_LIMIT, Record};
use tessera_protocol::ladder::LEVELS;

/// What a record as JSON says of itself.
pub const FORMAT: &str = "tessera-record";
/// The version that is written of a game without variations, comments and signs.
pub const VERSION: u32 = 1;
/// The version that is written of a game with these, but without marks, verdicts and a variation that is shown.
pub const ANNOTATED_VERSION: u32 = 2;
/// The version that is written of any other without marks on the start of the game.
pub const STUDY_VERSION: u32 = 3;
/// The version that is written of a game with marks on its start.
pub const START_MARKS_VERSION: u32 = 4;
/// The highest number that a version may have.
const LAST_VERSION: u32 = 999;

/// Reads a record as JSON. One of a later version is read as far as version 4 goes. Why a move is not legal is said in this
/// language; where nothing is said about the moves, it is found out when the game is opened.
pub fn from_json(json: &Json, language: Language) -> Result<AnnotatedGame, ShapeFault> {
    let whole = Place::whole(json);
    let format = whole.member("format")?;
    if format.text()? != FORMAT {
        return Err(format.fault(Shape::Is(FORMAT)));
    }
    let version = whole.member("version")?.whole_number(1, LAST_VERSION)?;
    let others = version > STUDY_VERSION;
    let reader = PlyReader { version, others };
    let mut keys = vec![
        "format", "version", "game", "options", "seats", "plies", "shown", "purist", "result", "link",
    ];
    keys.extend((version >= START_MARKS_VERSION).then_some("marks"));
    whole.check_keys(&keys, others)?;
    let game = whole.member("game")?;
    let id = game.text()?;
    let unknown = || game.fault(Shape::Game(BadGame::Unknown(id.to_owned())));
    let id = GameId::find(id).ok_or_else(unknown)?;
    let (machines, names) = seats(&whole, others)?;
    let plies = whole.member("plies")?.list(RECORD_LIMIT)?;
    let moves = reader.names(&plies)?;
    let at_start = if version >= START_MARKS_VERSION {
        marks(&whole)?
    } else {
        Vec::new()
    };
    let lines = reader.lines(&plies, &moves, at_start)?;
    let shown = whole
        .find("shown")
        .map(|shown| shown.whole_number(0, moves.len() as u32));
    let shown = shown.transpose()?.map(|shown| shown as usize);
    for_others(&whole, others)?;
    let record = Record {
        game: id.id().to_owned(),
        options: options(&whole, id)?,
        shown: shown.filter(|&shown| shown < moves.len()),
        names: moves,
    };
    let link = Link {
        record,
        machines,
        names,
        purist: truth(&whole, "purist")?,
        shared: None,
    };
    match lines {
        Some(ReadLines { tree, shown }) => {
            if let Ok((_, mut table)) = opened_table(&link.record, language) {
                if version >= START_MARKS_VERSION {
                    check_marks(&whole, table.as_ref())?;
                }
                check_legal(&plies, table.as_mut(), version)?;
            }
            Ok(match shown {
                Some(node) => AnnotatedGame::showing(link, tree, node),
                None => AnnotatedGame::new(link, tree),
            })
        }
        None => {
            let tree = VariationTree::new(&link.record.names);
            Ok(AnnotatedGame::new(link, tree))
        }
    }
}

/// The options as given; the game must take them.
fn options(whole: &Place, game: GameId) -> Result<Options, ShapeFault> {
    let Some(place) = whole.find("options") else {
        return Ok(Options::default());
    };
    place.check_keys(&[], true)?;
    let mut options = Options::default();
    for (key, _) in place.members()? {
        options.set(key, place.member(key)?.text()?);
    }
    match game.complete(&options) {
        Ok(_) => Ok(options),
        Err(fault) => Err(place.fault(Shape::Game(BadGame::Option(fault)))),
    }
}

/// The engines, and the names of the seats up to the last that has one.
#[expect(
    clippy::type_complexity,
    reason = "two parts of one game, taken apart at once"
)]
fn seats(whole: &Place, others: bool) -> Result<(Vec<(Seat, Level)>, Vec<String>), ShapeFault> {
    let (mut machines, mut names) = (Vec::new(), Vec::new());
    let Some(seats) = whole.find("seats") else {
        return Ok((machines, names));
    };
    for (number, seat) in (0..).zip(seats.list(Seat::MAX)?) {
        seat.check_keys(&["name", "level", "side"], others)?;
        let name = seat.find("name").map(|name| name.text()).transpose()?;
        names.push(tidy_name(name.unwrap_or_default()));
        if let Some(level) = seat.find("level") {
            let level = level.whole_number(1, LEVELS as u32)?;
            machines.extend(Level::numbered(level as u8).map(|level| (Seat(number), level)));
        }
        seat.find("side").map(|side| side.text()).transpose()?;
    }
    let named = names.iter().rposition(|name| !name.is_empty());
    names.truncate(named.map_or(0, |last| last + 1));
    Ok((machines, names))
}

/// Checks the shape of what is only for others.
fn for_others(whole: &Place, others: bool) -> Result<(), ShapeFault> {
    whole.find("link").map(|link| link.text()).transpose()?;
    let Some(result) = whole.find("result") else {
        return Ok(());
    };
    result.check_keys(&["points", "winners", "resigned", "text"], others)?;
    result.check_numbers("points")?;
    result.check_numbers("winners")?;
    if let Some(seat) = result.find("resigned") {
        seat.whole_number(1, Seat::MAX as u32)?;
    }
    result.find("text").map(|text| text.text()).transpose()?;
    Ok(())
}

/// Whether a key is there and true.
fn truth(of: &Place, key: &str) -> Result<bool, ShapeFault> {
    match of.find(key) {
        None => Ok(false),
        Some(place) => match place.json.value {
            JsonValue::Truth(truth) => Ok(truth),
            _ => Err(place.fault(Shape::Truth)),
        },
    }
}
