//! The addresses of the app: what the fragment of the page's address (the part after `#`) can name.
//!
//! ```text
//! fragment = "" | "settings" | "open" | "bench" | "play/" GAME | "setup/" GAME [ "/" LEVEL ] | "rules/" GAME | "saved/" ID
//!          | "share/" ID | "review/saved/" ID | "review/study/" DIGITS | "review/" link | "puzzle/" puzzle | "puzzle/own/" link
//!          | "learn/" lesson | link
//! ```
//!
//! `GAME` is the id of a game, `ID` that of a game kept on this device, and `link` the text of a [`Link`]:
//! `linage/size=9.komi=5_5/e5;ai=2:3`; `DIGITS` is a game with all that is said about it
//! ([`from_study`](super::records::from_study)), which is read when it is opened; `puzzle` is a [`PuzzleAddress`], `lesson` a [`LessonAddress`]. No game is called `play`, `setup`,
//! `rules`, `saved`, `share`, `review`, `puzzle` or `learn`.

use std::fmt;
use std::str::FromStr;

use super::by_link::SharedFault;
use super::lesson::LessonAddress;
use super::level::Level;
use super::link::{BadLink, Link};
use super::puzzle::PuzzleAddress;
use super::records::{STUDY, STUDY_LIMIT, StudyFault};
use super::saved_game::SaveId;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::LINK_LIMIT;

/// What the fragment of the address names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The home page, which needs no app.
    Home,
    /// The settings, over the home page.
    Settings,
    /// The game that was pasted on the home page.
    Open,
    /// Measurements in this browser.
    Bench,
    /// A new game with the choices of its last set-up.
    Start(GameId),
    /// The set-up of a game, over the home page, with this level as the opponent where one is named.
    SetUp(GameId, Option<Level>),
    /// The rules of a game, which have a static page of their own.
    Rules(GameId),
    /// A game that this device keeps.
    Saved(SaveId),
    /// A game that this device keeps, with the dialog in which it is shared.
    Share(SaveId),
    /// The review of a game that this device keeps.
    ReviewSaved(SaveId),
    /// The review of a game, at the position that the link shows.
    Review(Link),
    /// The review of a game with all that is said about it, as the digits of a study, which are not read yet.
    Study(String),
    Puzzle(PuzzleAddress),
    /// A puzzle that somebody has made: the position that the link shows, and after it the moves that solve it.
    OwnPuzzle(Link),
    /// A step of a lesson.
    Lesson(LessonAddress),
    /// The position of a game.
    Play(Link),
}

/// Why an address shows nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// This device keeps no such game, or no longer.
    NotKept,
    /// A frame is told of no game.
    NoGame,
    /// It is no link to a game.
    Unreadable(BadLink),
    /// The digits of a study hold no game.
    BadStudy(StudyFault),
    /// The record is of no known game, or has options that the game does not.
    Unplayable(BadGame),
    /// It cannot be of the game that friends play by it.
    Foreign(SharedFault),
    NoPuzzle,
    /// The file of the puzzle did not arrive.
    PuzzlesUnreachable,
    /// The file of the puzzle cannot be read, or the puzzle cannot be played.
    BadPuzzles,
    NoLesson,
    /// The file of the lesson did not arrive.
    LessonUnreachable,
    /// The file of the lesson cannot be read, or the step cannot be played.
    BadLesson,
}

impl LinkFault {
    /// Whether the address is of a puzzle.
    pub fn is_of_puzzle(&self) -> bool {
        matches!(
            self,
            LinkFault::NoPuzzle | LinkFault::PuzzlesUnreachable | LinkFault::BadPuzzles
        )
    }

    /// Whether the address is of a lesson.
    pub fn is_of_lesson(&self) -> bool {
        matches!(
            self,
            LinkFault::NoLesson | LinkFault::LessonUnreachable | LinkFault::BadLesson
        )
    }
}

/// The addresses without a part that varies.
const FIXED: [(&str, Route); 4] = [
    ("", Route::Home),
    ("settings", Route::Settings),
    ("open", Route::Open),
    ("bench", Route::Bench),
];

/// What the address of a kept game begins with.
const SAVED: &str = "saved/";

/// What the address of a kept game begins with where it is to be shared.
const SHARE: &str = "share/";

/// What the address of a review begins with.
const REVIEW: &str = "review/";

/// What the address of the review of a kept game begins with.
const REVIEW_SAVED: &str = "review/saved/";

/// What the address of a puzzle begins with that somebody has made.
const OWN_PUZZLE: &str = "puzzle/own/";

/// What the address of a puzzle begins with.
const PUZZLE: &str = "puzzle/";

/// What the address of a lesson begins with.
const LESSON: &str = "learn/";

/// What the address of a set-up begins with.
const SET_UP: &str = "setup/";

/// What leads to a route of a game.
type OfAGame = fn(GameId) -> Route;

/// What leads to a route of a link.
type OfALink = fn(Link) -> Route;

/// What the addresses begin with that hold a link.
const OF_A_LINK: [(&str, OfALink); 2] = [(REVIEW, Route::Review), (OWN_PUZZLE, Route::OwnPuzzle)];

/// What the addresses with the id of a game begin with.
const OF_A_GAME: [(&str, OfAGame); 2] = [("play/", Route::Start), ("rules/", Route::Rules)];

/// Reads what stands behind the beginning of the address of a set-up: `keil` or `keil/4`.
fn set_up(text: &str) -> Option<Route> {
    let (game, level) = match text.split_once('/') {
        Some((game, level)) => (game, Some(level.parse().ok().and_then(Level::numbered)?)),
        None => (text, None),
    };
    GameId::find(game).map(|game| Route::SetUp(game, level))
}

/// What stands before the first slash.
fn first_word(text: &str) -> &str {
    text.split('/').next().unwrap_or_default()
}

impl FromStr for Route {
    type Err = LinkFault;

    /// Reads a fragment without its `#`.
    fn from_str(fragment: &str) -> Result<Route, LinkFault> {
        if let Some((_, route)) = FIXED.into_iter().find(|(address, _)| *address == fragment) {
            return Ok(route);
        }
        if let Some(id) = fragment.strip_prefix(SAVED) {
            return id.parse().map(Route::Saved).map_err(|_| LinkFault::NotKept);
        }
        if let Some(id) = fragment.strip_prefix(SHARE) {
            return id.parse().map(Route::Share).map_err(|_| LinkFault::NotKept);
        }
        if let Some(id) = fragment.strip_prefix(REVIEW_SAVED) {
            return id.parse().map(Route::ReviewSaved).map_err(|_| LinkFault::NotKept);
        }
        if let Some(digits) = fragment.strip_prefix(STUDY) {
            return if fragment.len() <= STUDY_LIMIT {
                Ok(Route::Study(digits.to_owned()))
            } else {
                Err(LinkFault::BadStudy(StudyFault::TooLong))
            };
        }
        let is_short = fragment.len() <= LINK_LIMIT;
        for (prefix, route) in OF_A_LINK {
            if let Some(link) = fragment.strip_prefix(prefix).filter(|_| is_short) {
                let link = Link::from_fragment(link).map(route);
                return link.map_err(|fault| LinkFault::Unreadable(fault.after(prefix.len())));
            }
        }
        if let Some(address) = fragment.strip_prefix(PUZZLE) {
            return address
                .parse()
                .map(Route::Puzzle)
                .map_err(|_| LinkFault::NoPuzzle);
        }
        if let Some(address) = fragment.strip_prefix(LESSON) {
            return address
                .parse()
                .map(Route::Lesson)
                .map_err(|_| LinkFault::NoLesson);
        }
        if let Some(set_up) = fragment.strip_prefix(SET_UP).and_then(set_up) {
            return Ok(set_up);
        }
        let of_a_game = OF_A_GAME
            .iter()
            .find_map(|(prefix, route)| Some((fragment.strip_prefix(prefix)?, *route)));
        let named = of_a_game.map(|(id, _)| id).or(fragment.strip_prefix(SET_UP));
        if let Some(id) = named.map(first_word).filter(|id| GameId::find(id).is_none()) {
            return Err(LinkFault::Unplayable(BadGame::Unknown(id.to_owned())));
        }
        match of_a_game.and_then(|(id, route)| GameId::find(id).map(route)) {
            Some(route) => Ok(route),
            None => Link::from_fragment(fragment)
                .map(Route::Play)
                .map_err(LinkFault::Unreadable),
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = FIXED.iter().find(|(_, route)| route == self);
        match (self, fixed) {
            (_, Some((address, _))) => f.write_str(address),
            (Route::Saved(id), _) => write!(f, "{SAVED}{id}"),
            (Route::Share(id), _) => write!(f, "{SHARE}{id}"),
            (Route::ReviewSaved(id), _) => write!(f, "{REVIEW_SAVED}{id}"),
            (Route::Study(digits), _) => write!(f, "{STUDY}{digits}"),
            (Route::Review(link), _) => write!(f, "{REVIEW}{link}"),
            (Route::Puzzle(address), _) => write!(f, "{PUZZLE}{address}"),
            (Route::Lesson(address), _) => write!(f, "{LESSON}{address}"),
            (Route::OwnPuzzle(link), _) => write!(f, "{OWN_PUZZLE}{link}"),
            (Route::Play(link), _) => link.fmt(f),
            (Route::SetUp(game, None), _) => write!(f, "{SET_UP}{}", game.id()),
            (Route::SetUp(game, Some(level)), _) => write!(f, "{SET_UP}{}/{}", game.id(), level.number()),
            (Route::Start(game) | Route::Rules(game), _) => {
                let prefix = OF_A_GAME.iter().find(|(_, route)| route(*game) == *self);
                let (prefix, _) = prefix.expect("every address with a game is in the table");
                write!(f, "{prefix}{}", game.id())
            }
            (Route::Home | Route::Settings | Route::Open | Route::Bench, None) => {
                unreachable!("every fixed address is in the table")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleName;
    use tessera_games::play::Record;

    fn puzzle(name: PuzzleName, orientation: Option<u8>) -> Route {
        Route::Puzzle(PuzzleAddress {
            name,
            on_path: false,
            orientation,
        })
    }

    fn routes() -> Vec<Route> {
        let saved = Route::Saved(SaveId::new(0xa5));
        let share = Route::Share(SaveId::new(0xa6));
        let mut routes = vec![
            Route::Home,
            Route::Settings,
            Route::Open,
            Route::Bench,
            saved,
            share,
            Route::ReviewSaved(SaveId::new(0xa7)),
            Route::Study("eNqrVg".to_owned()),
            puzzle(PuzzleName::Daily, Some(0)),
            puzzle(PuzzleName::Daily, None),
        ];
        for &game in GameId::ALL {
            let example = Record::parse(game.about().example).expect("examples are records");
            let shown = Some(1).filter(|_| example.names.len() > 1);
            routes.extend([
                Route::Start(game),
                Route::SetUp(game, None),
                Route::SetUp(game, Level::numbered(9)),
                Route::Rules(game),
                puzzle(PuzzleName::Of(game, 31), Some(0)),
                puzzle(PuzzleName::Of(game, 31), Some(11)),
                puzzle(PuzzleName::Of(game, 31), None),
                Route::Puzzle(PuzzleAddress {
                    name: PuzzleName::Of(game, 31),
                    on_path: true,
                    orientation: Some(3),
                }),
                Route::Lesson(LessonAddress { game, step: None }),
                Route::Lesson(LessonAddress { game, step: Some(7) }),
                Route::Play(Link {
                    record: Record {
                        shown,
                        ..example.clone()
                    },
                    purist: true,
                    ..Link::default()
                }),
                Route::Play(Link {
                    record: example.clone(),
                    ..Link::default()
                }),
                Route::OwnPuzzle(Link {
                    record: example.clone(),
                    ..Link::default()
                }),
                Route::Review(Link {
                    record: Record { shown, ..example },
                    ..Link::default()
                }),
            ]);
        }
        routes
    }

    #[test]
    fn every_route_is_read_as_it_is_written() {
        for route in routes() {
            assert_eq!(route.to_string().parse(), Ok(route.clone()), "{route}");
        }
    }

    #[test]
    fn no_two_routes_have_the_same_address() {
        let mut addresses: Vec<String> = routes().iter().map(Route::to_string).collect();
        let all = addresses.len();
        addresses.sort();
        addresses.dedup();
        assert_eq!(addresses.len(), all);
    }

    #[test]
    fn an_address_that_names_nothing_is_refused_with_its_fault() {
        for address in [
            "linage/size=9/<script>",
            "linage/size=9/c3@x",
            "linage//c3;x",
            "review/linage//c3;x",
        ] {
            assert!(matches!(address.parse::<Route>(), Err(LinkFault::Unreadable(_))));
        }
        let fault = "review/linage//c3;x".parse::<Route>();
        let Err(LinkFault::Unreadable(fault)) = fault else {
            panic!("it is no link")
        };
        assert_eq!(
            fault.at(),
            "review/linage//c3;".len(),
            "counted from its beginning"
        );
        let fault = "puzzle/own/linage//c3;x".parse::<Route>();
        assert!(
            matches!(fault, Err(LinkFault::Unreadable(fault)) if fault.at() == "puzzle/own/linage//c3;".len())
        );
        assert_eq!("review/saved/1".parse::<Route>(), Err(LinkFault::NotKept));
        for puzzle in [
            "",
            "linage",
            "linage-0",
            "linage-031",
            "chess-1",
            "linage-1/x",
            "linage-1/r0",
            "linage-1/r03",
            "linage-1/r12",
            "daily/r/r1",
            "daily/path",
            "linage-1/path/path",
            "linage-1/r/path",
            "Daily",
        ] {
            let address = format!("puzzle/{puzzle}");
            assert_eq!(address.parse::<Route>(), Err(LinkFault::NoPuzzle), "{address}");
        }
        for lesson in [
            "",
            "chess",
            "linage/",
            "linage/0",
            "linage/07",
            "linage/x",
            "linage/300",
        ] {
            let address = format!("learn/{lesson}");
            assert_eq!(address.parse::<Route>(), Err(LinkFault::NoLesson), "{address}");
        }
    }
}
