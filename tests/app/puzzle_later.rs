//! Moves of puzzles that leave the solution: what the file says of them, and what is left to the engines.

use tessera_app::puzzle::Phase;
use tessera_app::{EngineMsg, Msg, PuzzleMsg, Refusal};
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{Puzzle, PuzzleFile};

use super::App;
use super::puzzle::{DAY, answer, enter, panel, state, told};
use super::whole::whole_or;

/// The puzzles of a game on the site.
pub(super) fn of_site(game: GameId) -> PuzzleFile {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/puzzles");
    let text = std::fs::read_to_string(format!("{path}/{}.json", game.id())).expect("a file");
    PuzzleFile::parse(&text).expect("a file of puzzles")
}

pub(super) fn opened(file: &PuzzleFile, id: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#puzzle/{id}")));
    app.send(PuzzleMsg::Day(DAY));
    app.send(PuzzleMsg::Fetched(file.game, Ok(Box::new(file.clone()))));
    app
}

/// What becomes of a puzzle of the site whose solution is left at its later ply `at` by another legal ply, for each of these:
/// whether it wins as the file says, and the phase.
fn left_at(file: &PuzzleFile, puzzle: &Puzzle, at: usize, winning: &[String]) -> Vec<(String, bool, Phase)> {
    let begun = || {
        let mut app = opened(file, &puzzle.id);
        let ply = |app: &App| app.model.board().expect("a board").game.ply() - state(app).start;
        while ply(&app) < at {
            let name = state(&app).puzzle().line[ply(&app)].clone();
            enter(&mut app, &name);
        }
        app
    };
    // Passes that only end the game are not asked for.
    if state(&begun()).is_over() {
        return Vec::new();
    }
    assert_eq!(state(&begun()).phase, Phase::Find, "{} at {at}", puzzle.id);
    let others = begun()
        .legal()
        .into_iter()
        .filter(|name| *name != puzzle.line[at]);
    let tried = others.map(|name| {
        let mut app = begun();
        enter(&mut app, &name);
        let wins = winning.contains(&name);
        (name, wins, state(&app).phase)
    });
    tried.collect()
}

#[test]
fn the_file_says_of_every_later_move_whether_it_wins() {
    let mut seen = [0, 0];
    for game in [GameId::Linage, GameId::Carteso, GameId::Ecalper, GameId::Keil] {
        let file = of_site(game);
        for puzzle in file.puzzles.iter().step_by(whole_or(1, 13)) {
            let own = state(&opened(&file, &puzzle.id)).own_plies();
            for (&at, winning) in own.iter().skip(1).zip(&puzzle.later) {
                for (name, wins, phase) in left_at(&file, puzzle, at, winning) {
                    // A stone of the solution, before those that stand before it.
                    let is_in_turn = phase == Phase::Find && puzzle.line[at..].contains(&name);
                    let is_right = matches!(phase, Phase::Checking { known: true, .. } | Phase::Solved);
                    let is_wrong = matches!(phase, Phase::Wrong(_));
                    let place = format!("{}: {name} at {at}, {phase:?}", puzzle.id);
                    if wins {
                        assert!(is_right || is_in_turn, "{place}")
                    } else {
                        assert!(is_wrong, "{place}")
                    }
                    seen[usize::from(wins)] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// A puzzle of Ecalper on the site, after some stones of its first turn.
fn ecalper(number: u32, stones: &[&str]) -> App {
    let mut app = opened(&of_site(GameId::Ecalper), &format!("ecalper-{number}"));
    for name in stones {
        enter(&mut app, name);
    }
    app
}

#[test]
fn a_stone_that_wins_beside_those_of_the_solution_is_right() {
    // The solution begins with xg2, d1, c1, d7; after xg2 six stones win.
    let right = |phase| matches!(phase, Phase::Checking { known: true, .. });
    let unknown = |phase| matches!(phase, Phase::Checking { known: false, .. });
    let mut app = ecalper(2, &["xg2", "e5"]);
    assert!(right(state(&app).phase));
    answer(&mut app, "c1", 1.0, true);
    assert_eq!(told(&app).headline, "Right: xg2, e5");
    assert_eq!(told(&app).text, "Finish the turn on the board.");
    assert_eq!(panel(&app).choices, (0, 2), "the turn is not whole");
    enter(&mut app, "c1");
    let next = app.legal().swap_remove(0);
    answer(&mut app, &next, 1.0, true);
    assert_eq!(told(&app).headline, "Right: c1");
    assert_eq!(panel(&app).choices, (0, 2), "the turn is still not whole");
    app.send(PuzzleMsg::TryAgain);
    assert_eq!(told(&app).text, "Finish the turn on the board.");
    assert_eq!(panel(&app).choices, (0, 2));
    // A stone that the file knows to win is right without the engines, too.
    let mut app = ecalper(2, &["xg2", "e5"]);
    let id = app.question().expect("a question").id;
    app.send(EngineMsg::Refused(id, Refusal::NoEngine));
    assert_eq!(state(&app).phase, Phase::Find);
    assert_eq!(told(&app).headline, "Right: xg2, e5");
    let app = ecalper(2, &["xg2"]);
    let winning = &state(&app).puzzle().later[0];
    let losing = app.legal().into_iter().find(|name| !winning.contains(name));
    let losing = losing.expect("a stone that does not win");
    assert!(matches!(
        state(&ecalper(2, &["xg2", &losing])).phase,
        Phase::Wrong(_)
    ));
    // After xg2 and c1 the file does not say which stones win beside d1 and d7.
    assert_eq!(state(&ecalper(2, &["xg2", "c1"])).phase, Phase::Find);
    assert!(unknown(state(&ecalper(2, &["xg2", "c1", "e5"])).phase));
}
