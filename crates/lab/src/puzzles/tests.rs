//! The criteria and the ratings, on trees made by hand; and what `lab puzzles` writes and proves.

mod trees;

use super::criteria::{Rejection, examine};
use super::prover::{Limits, Prover};
use super::*;
use tempfile::NamedTempFile;
use tessera_cli::temporary::file_with;
use tessera_core::game::{Game, Seat, Turn};
use tessera_protocol::puzzles::PuzzleFile;
use trees::Tree;

const LIMITS: Limits = Limits {
    positions: 10_000,
    defence: 1_000,
    best_steps: 100,
    memory: 1,
};

/// What is found at the root of a tree: first moves, line and rating.
fn found(text: &str) -> Result<(String, String, f64), Rejection> {
    found_within(text, LIMITS)
}

fn found_within(text: &str, limits: Limits) -> Result<(String, String, f64), Rejection> {
    found_in(&Tree::parse(text), limits)
}

fn found_in(tree: &Tree, limits: Limits) -> Result<(String, String, f64), Rejection> {
    let found = examine(&mut Prover::new(tree, limits), &tree.start())?;
    let text = |moves: Vec<char>| moves.into_iter().collect::<String>();
    Ok((text(found.first), text(found.line), found.rating))
}

#[test]
fn a_rating_multiplies_legal_over_winning_moves_at_the_solvers_choices() {
    // Three moves, one wins. Both answers are as long; after x one move in four wins, after y one in two.
    let tree = "1(a=2(x=1(p=W q=L r=L s=L) y=1(p=W q=L)) b=2(x=1(p=W q=L) y=L) c=L)";
    assert_eq!(
        found(tree),
        Err(Rejection::Forced),
        "b and c lose within two plies"
    );
    let tree = "1(a=2(x=1(p=W q=L r=L s=L) y=1(p=W q=L)) b=2(x=1(p=W q=L) y=1(p=L q=L)) c=L)";
    assert_eq!(found(tree), Ok(("a".into(), "axp".into(), 12.0)));
    // Where two of four moves win, the choice counts twice and not four times.
    let tree = "1(a=2(x=1(p=W q=W r=L s=L) y=1(p=W q=W)) b=2(x=1(p=L q=L)) c=L)";
    assert_eq!(found(tree), Ok(("a".into(), "axp".into(), 6.0)));
}

#[test]
fn the_toughest_defence_is_the_longest_and_then_the_one_rated_highest() {
    let other = "b=2(x=1(p=L q=L)) c=L";
    // y leads to a rating of 9, but x takes two plies more.
    let tree = format!("1(a=2(x=1(p=2(m=1(u=W v=L)) q=L) y=1(p=W q=L r=L)) {other})");
    assert_eq!(found(&tree), Ok(("a".into(), "axpmu".into(), 12.0)));
    // The solver takes the shorter way to win: r instead of p.
    let tree = format!("1(a=2(x=1(p=2(m=1(u=W v=L)) q=L r=W) y=1(p=W q=L s=W r=L)) {other})");
    assert_eq!(found(&tree), Ok(("a".into(), "ayp".into(), 6.0)));
}

#[test]
fn all_moves_that_win_later_in_the_line_are_known_until_the_game_is_decided() {
    let later = |tree: Tree| {
        let found = examine(&mut Prover::new(&tree, LIMITS), &tree.start()).expect("a puzzle");
        let text = |moves: &Vec<char>| moves.iter().collect::<String>();
        let line: String = found.line.iter().collect();
        (line, found.later.iter().map(text).collect::<Vec<_>>())
    };
    let tree = "1(a=2(x=1(p=2(m=1(u=W v=L w=W)) q=L r=L)) b=2(x=1(p=L q=L)) c=L)";
    let expected = ("axpmu".to_owned(), vec!["p".to_owned(), "uw".to_owned()]);
    assert_eq!(later(Tree::parse(tree)), expected);
    assert_eq!(later(Tree::parse(tree).without_repetition()), expected);
}

#[test]
fn a_course_that_was_not_found_within_the_limits_is_not_known_afterwards() {
    let tree = Tree::parse("1(a=2(x=1(p=W q=L) y=1(p=W q=L)) b=L)");
    let narrow = Limits { defence: 1, ..LIMITS };
    let mut prover = Prover::new(&tree, narrow);
    assert_eq!(prover.course(&tree.start()), None);
    assert_eq!(prover.course(&tree.start()), None, "the second time");
}

#[test]
fn a_position_that_comes_back_while_its_course_is_looked_for_is_not_decided() {
    let tree = Tree::parse("1(a=2(b=1(c=2(d=W))))");
    let course = Prover::new(&tree, LIMITS).course(&tree.start());
    assert_eq!(course.map(|course| course.plies), Some(4));
    let tree = tree.repeating_after(2);
    assert_eq!(Prover::new(&tree, LIMITS).course(&tree.start()), None);
}

#[test]
fn a_line_of_more_than_sixty_plies_is_not_solved() {
    let found = |plies: usize| {
        // After a the sides have one move each until the last, which has to be found.
        let before: String = (1..plies - 1).map(|ply| format!("{}(m=", 1 + ply % 2)).collect();
        let last = "1(u=W v=L)";
        let end = ")".repeat(plies - 2);
        let tree = format!("1(a={before}{last}{end} b=2(x=1(p=L q=L)) c=L)");
        found_in(&Tree::parse(&tree).without_repetition(), LIMITS)
    };
    assert_eq!(found(59).map(|(_, line, _)| line.len()), Ok(59));
    assert_eq!(found(61), Err(Rejection::Unsolved));
}

#[test]
fn where_positions_may_not_be_repeated_the_defence_is_what_is_hardest_to_answer_at_once() {
    let found = |then: &str| {
        let tree = Tree::parse(&format!("1(a={then} b=2(x=1(p=L q=L)) c=L)"));
        // No defence may be searched to its end.
        found_in(&tree.without_repetition(), Limits { defence: 0, ..LIMITS })
    };
    // x takes longer, but after y the choice is among four moves.
    let long = "x=1(p=2(m=1(u=W v=L)) q=L r=L)";
    assert_eq!(
        found(&format!("2({long} y=1(p=W q=L r=L s=L))")),
        Ok(("a".into(), "ayp".into(), 12.0))
    );
    assert_eq!(
        found(&format!("2({long} y=1(p=W q=L))")),
        Ok(("a".into(), "axpmu".into(), 18.0))
    );
    // The seat ends the game where it can, and where it cannot it passes.
    assert_eq!(
        found("2(x=1(p=2(m=W) q=W r=L s=L t=L))"),
        Ok(("a".into(), "axq".into(), 7.5))
    );
    let on = "2(m=1(u=W v=L w=L))";
    assert_eq!(
        found(&format!("2(x=1(p={on} z={on} r=L s=L t=L))")),
        Ok(("a".into(), "axzmu".into(), 22.5))
    );
    // Where half of the answers win after every move, the other side passes.
    assert_eq!(
        found("2(x=1(p=W q=L) z=1(p=W q=W r=L))"),
        Ok(("a".into(), "azp".into(), 4.5))
    );
}

#[test]
fn exactly_one_choice_has_to_win() {
    let tree = |second: &str| format!("1(a=2(x=1(p=W q=L)) b=2(x=1(p={second} q=L)) c=2(x=1(p=L q=L)))");
    assert_eq!(found(&tree("L")), Ok(("a".into(), "axp".into(), 6.0)));
    assert_eq!(
        found(&tree("D")),
        Ok(("a".into(), "axp".into(), 6.0)),
        "a draw is no win"
    );
    assert_eq!(found(&tree("W")), Err(Rejection::Several));
    let drawn = "1(a=2(x=1(p=D q=L)) b=2(x=1(p=L q=L)) c=2(x=1(p=L q=L)))";
    assert_eq!(found(drawn), Err(Rejection::NotWon));
}

#[test]
fn moves_of_one_turn_in_any_order_are_one_choice() {
    let then = "2(x=1(p=W q=L))";
    let lost = "2(x=1(p=L q=L))";
    let tree = format!("1(a=1(b={then} c={lost}) b=1(a={then} c={lost}) c=1(a={lost} b={lost}))");
    // Two of three moves win, then one of two, and then one of two.
    assert_eq!(found(&tree), Ok(("ab".into(), "abxp".into(), 6.0)));
    let tree = format!("1(a=1(b={then} c={lost}) b=1(a={lost} c={then}) c=1(a={lost} b={lost}))");
    assert_eq!(found(&tree), Err(Rejection::Several));
}

#[test]
fn another_move_must_not_lose_within_two_plies() {
    let tree = |other: &str| format!("1(a=2(x=1(p=W q=L)) b={other} c=L)");
    assert_eq!(found(&tree("2(x=L y=1(p=W q=L))")), Err(Rejection::Forced));
    assert_eq!(found(&tree("L")), Err(Rejection::Forced));
    assert!(found(&tree("2(x=1(p=L q=L) y=1(p=W q=L))")).is_ok());
    assert!(found(&tree("D")).is_ok(), "a draw is no loss");
}

#[test]
fn something_is_left_to_find_after_the_first_move() {
    let tree = |then: &str| format!("1(a={then} b=2(x=1(p=L q=L)) c=L)");
    assert_eq!(found(&tree("W")), Err(Rejection::Dull));
    assert_eq!(found(&tree("2(x=W y=W)")), Err(Rejection::Dull));
    assert_eq!(found(&tree("2(x=1(p=W q=W))")), Err(Rejection::Dull));
    assert!(found(&tree("2(x=1(p=W q=L))")).is_ok());
    // A pass that ends the game.
    assert!(found(&tree("2(x=1(z=W q=L))")).is_ok());
    let in_keil = |then: &str| found_in(&Tree::parse(&tree(then)).without_repetition(), LIMITS);
    assert_eq!(in_keil("2(x=1(z=W q=L))"), Err(Rejection::Dull));
    assert!(in_keil("2(x=1(z=2(y=W) q=L))").is_ok());
}

#[test]
fn a_puzzle_has_enough_moves_and_is_not_decided() {
    assert_eq!(
        found("1(a=2(x=1(p=W q=L)) b=2(x=1(p=L q=L)))"),
        Err(Rejection::Settled)
    );
    assert!(found("1(a=2(x=1(p=W q=L)) b=2(x=1(p=L q=L)) c=L)").is_ok());
    assert_eq!(found("W"), Err(Rejection::Settled));
}

#[test]
fn what_is_not_solved_within_the_limits_is_no_puzzle() {
    let tree = "1(a=2(x=1(p=W q=L)) b=2(x=1(p=L q=L)) c=L)";
    let narrow = |positions, defence| {
        let limits = Limits {
            positions,
            defence,
            ..LIMITS
        };
        found_within(tree, limits)
    };
    assert_eq!(narrow(1, 1_000), Err(Rejection::Unsolved));
    assert_eq!(narrow(10_000, 2), Err(Rejection::Unsolved));
    assert!(narrow(10_000, 3).is_ok());
}

#[test]
fn the_second_seat_has_puzzles_as_well() {
    let tree = "2(a=1(x=2(p=L q=W)) b=1(x=2(p=W q=W)) c=W)";
    assert_eq!(found(tree), Ok(("a".into(), "axp".into(), 6.0)));
    let tree = Tree::parse(tree);
    let mut prover = Prover::new(&tree, LIMITS);
    prover.of_seat(Seat::SECOND);
    assert_eq!(prover.wins(&tree.start()), Some(true));
    prover.of_seat(Seat::FIRST);
    assert_eq!(prover.wins(&tree.start()), Some(false));
}

/// A puzzle of a theme and a rating.
fn puzzle(record: &str, theme: tessera_protocol::puzzles::Theme, rating: f64) -> Puzzle {
    Puzzle {
        record: record.into(),
        rating,
        ..candidates::blank(tessera_protocol::puzzles::Goal::Win, theme)
    }
}

#[test]
fn a_file_is_filled_up_with_bands_and_themes_in_turn_and_keeps_its_numbers() {
    use tessera_protocol::puzzles::Theme::{Claim, Cut, Quiet};
    let found = [
        puzzle("a", Cut, 9.0),
        puzzle("b", Cut, 8.0),
        puzzle("c", Claim, 2.0),
        puzzle("d", Quiet, 5_000.0),
    ];
    let empty = PuzzleFile {
        schema: 1,
        game: GameId::Linage,
        puzzles: Vec::new(),
    };
    let text = |file: &PuzzleFile| {
        let puzzles = file.puzzles.iter();
        let text: Vec<String> = puzzles
            .map(|puzzle| format!("{}={}", puzzle.id, puzzle.record))
            .collect();
        text.join(" ")
    };
    let three = set::extended(empty, &found, 3);
    // The cut rated highest, the only one of the third band, and a claim before another cut.
    assert_eq!(text(&three), "linage-1=c linage-2=a linage-3=d");
    let four = set::extended(three.clone(), &found, 9);
    assert_eq!(text(&four), "linage-1=c linage-2=a linage-3=d linage-4=b");
    // What is set aside keeps its number, and another one takes its place on the list.
    let mut sifted = three;
    sifted.puzzles[1].aside = Some(tessera_protocol::puzzles::UnlistedReason::Pass);
    let filled = set::extended(sifted, &found, 3);
    assert_eq!(text(&filled), "linage-1=c linage-2=a linage-3=d linage-4=b");
}

/// What the command writes to standard output, or why it fails.
fn run(arguments: &[&str]) -> Result<String, String> {
    #[derive(clap::Parser)]
    struct Alone {
        #[command(flatten)]
        puzzles: Puzzles,
    }
    let alone: Alone =
        clap::Parser::try_parse_from([&["puzzles"], arguments].concat()).map_err(|why| why.to_string())?;
    let mut out = Vec::new();
    alone.puzzles.run(&mut out).map_err(|why| why.to_string())?;
    Ok(String::from_utf8(out).expect("text"))
}

/// A corpus of random games of Ecalper on a small board.
fn small_corpus() -> NamedTempFile {
    let header = r#"{"schema":1,"game":"ecalper","options":"size=3.pie=on","engine":"random","steps":1,"seed":1,"commit":"test"}"#;
    let options = arguments::options("size=3").unwrap();
    let games = catalog::with(GameId::Ecalper, &options, RandomGames { count: 60 }).unwrap();
    let lines = (0..).zip(games).map(|(index, (names, payoff))| {
        format!(
            r#"{{"index":{index},"seed":1,"record":"ecalper/size=3.pie=on/{names}","payoff":[{payoff},{}],"half_points":[0,0],"turns":[]}}"#,
            1.0 - payoff,
        )
    });
    let lines: Vec<String> = lines.collect();
    file_with(&format!("{header}\n{}\n", lines.join("\n")))
}

/// Plays random games: the names of each, and what the first seat earned.
struct RandomGames {
    count: u32,
}

impl Visitor for RandomGames {
    type Output = Vec<(String, f32)>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let mut dice = tessera_core::game::dice(1);
        let play = |_| {
            let (mut state, mut names) = (game.start(), Vec::new());
            while game.turn(&state) != Turn::Over {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                names.push(game.name(&state, mv));
                game.play(&mut state, mv);
            }
            (names.join("."), game.payoff(&state)[Seat::FIRST])
        };
        (0..self.count).map(play).collect()
    }
}

#[test]
fn puzzles_of_a_corpus_are_found_proven_and_refused_once_they_are_changed() {
    let (corpus, folder) = (small_corpus(), tempfile::tempdir().unwrap());
    let out = folder.path().join("ecalper.json");
    let (corpus, out) = (corpus.path().to_str().unwrap(), out.to_str().unwrap());
    let limits = ["--plies", "9", "--memory", "1", "--positions", "20000"];
    let mine = |limit: &str| {
        let named = ["ecalper", "--corpus", corpus, "--out", out, "--limit", limit];
        run(&[&named[..], &limits].concat()).unwrap()
    };
    let said = mine("2");
    assert!(said.contains(r#""games":60"#), "{said}");
    let text = std::fs::read_to_string(out).unwrap();
    let file = PuzzleFile::parse(&text).unwrap();
    assert_eq!(file.puzzles.len(), 2, "{said}");
    // More are added, and those that were there stay.
    mine("4");
    let text = std::fs::read_to_string(out).unwrap();
    let more = PuzzleFile::parse(&text).unwrap();
    assert_eq!(more.puzzles[..2], file.puzzles[..]);
    assert_eq!(more.puzzles.len(), 4);
    let verify = || run(&["ecalper", "--verify", "--out", out, "--memory", "1"]);
    assert!(verify().unwrap().contains(r#""proven":4"#));
    let drawn = [
        "ecalper", "--verify", "--out", out, "--memory", "1", "--one-in", "90",
    ];
    assert!(run(&drawn).unwrap().contains(r#""proven":1"#));
    for absent in ["--verify", "--sift"] {
        let why = run(&["ecalper", absent, "--out", "no/such/file.json"]).unwrap_err();
        assert!(why.contains("no/such/file.json: there is no such file"), "{why}");
    }
    let mut wrong = more.clone();
    wrong.puzzles[1].rating += 1.0;
    std::fs::write(out, wrong.to_json()).unwrap();
    let why = verify().unwrap_err();
    assert!(why.starts_with("ecalper-2: rating: proven is "), "{why}");
    // What is listed against the criteria is refused until it is sifted.
    let mut aside = more;
    aside.puzzles[2].aside = Some(tessera_protocol::puzzles::UnlistedReason::Margin);
    std::fs::write(out, aside.to_json()).unwrap();
    let why = verify().unwrap_err();
    assert!(
        why.ends_with("puzzles[2].aside: expected nothing, found margin"),
        "{why}"
    );
    let sift = || run(&["ecalper", "--sift", "--out", out]).unwrap();
    let counts = r#""listed":4,"aside":{"komi":0,"margin":0,"pass":0},"changed":"#;
    assert!(sift().contains(&format!("{counts}1")));
    assert!(sift().contains(&format!("{counts}0")));
    assert!(verify().is_ok());
    std::fs::write(out, "{}").unwrap();
    assert!(verify().unwrap_err().contains("missing field"));
}

#[test]
fn wrong_arguments_are_refused() {
    let why = |arguments: &[&str]| run(arguments).unwrap_err();
    assert!(why(&[]).contains("required"));
    assert!(why(&["linage"]).contains("--corpus"));
    assert!(why(&["chess", "--corpus", "x"]).contains("no game is called"));
    assert!(why(&["linage", "--corpus", "/none/none"]).contains("/none/none"));
    let corpus = small_corpus();
    let of_another = [
        "linage",
        "--corpus",
        corpus.path().to_str().unwrap(),
        "--out",
        "/dev/null/x",
    ];
    assert!(why(&of_another).contains("the corpus is of ecalper and not of linage"));
}
