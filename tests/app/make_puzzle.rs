//! Puzzles made of a position in a review: the proof, why there is none, and the page of the puzzle that its link opens.

use rand::RngExt;
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::puzzle::{AgainAttempt, AgainNews, Phase, PuzzleScores};
use tessera_app::review::{MAKE_PUZZLE_DIALOG, MakePuzzleMsg, MakePuzzleView, NoPuzzle, make_puzzle};
use tessera_app::{
    AnalysisMsg, BoardMsg, Effect, EngineMsg, Job, LinkFault, Msg, OpenPage, PuzzleMsg, Refusal, ReviewMsg,
};
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_engine::{EngineRun, Status};
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Record;
use tessera_protocol::{NamedLine, Question, Report};

use super::App;

/// A won position of Linage in which one move wins.
const LINAGE: &str = "linage/size=5.komi=0_5/d1.e1.c1.a4.a2.a1.c4.b4.c3";

/// Opens the review of a record, and in it the dialog.
fn opened(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{record}")));
    send(&mut app, MakePuzzleMsg::Open);
    assert!(app.effects.contains(&Effect::Open(MAKE_PUZZLE_DIALOG)));
    app
}

fn send(app: &mut App, msg: MakePuzzleMsg) {
    app.send(ReviewMsg::MakePuzzle(msg));
}

fn view(app: &App) -> MakePuzzleView {
    app.model.see_review(make_puzzle)
}

/// How the proof ended; `None` while it goes on.
fn end(app: &App) -> Option<Result<Vec<String>, NoPuzzle>> {
    let state = app.model.review_page().expect("a review");
    state.make_puzzle.as_ref().expect("it is open").end.clone()
}

/// The question that the last message has asked.
fn asked(app: &App) -> Option<Question> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::Start(Job::Analysis(question)) => Some(question.clone()),
        _ => None,
    })
}

/// Answers a question with the value of its position.
fn answer(app: &mut App, question: &Question, value: f32, proven: bool) {
    let line = NamedLine {
        mv: "any".to_owned(),
        value,
        proven,
        ..NamedLine::default()
    };
    let report = Report {
        id: question.id,
        lines: vec![line],
        millis: 100,
        ..Report::default()
    };
    app.send(ReviewMsg::from(AnalysisMsg::Final(report)));
}

/// Has the engine answer all questions, for so many steps each at most.
fn prove(app: &mut App) -> usize {
    let mut questions = 0;
    while let (None, Some(question)) = (end(app), asked(app)) {
        questions += 1;
        let mut run = EngineRun::start(&question).expect("a question");
        for _ in 0..20_000 {
            if run.step(1) == Status::Finished {
                break;
            }
        }
        app.send(ReviewMsg::from(AnalysisMsg::Final(run.report())));
    }
    questions
}

#[test]
fn one_winning_move_is_proven_by_the_engine_and_its_link_is_a_puzzle() {
    let mut app = opened(LINAGE);
    assert_eq!(view(&app).progress, Some((0, 13)));
    assert_eq!(prove(&mut app), 13, "each move is asked about once");
    assert_eq!(end(&app), Some(Ok(vec!["b1".to_owned()])));
    assert_eq!(view(&app).text, "Proven: b1 wins, and nothing else does.");
    assert!(app.effects.contains(&Effect::Say(view(&app).text)));
    let address = format!("puzzle/own/{LINAGE}.b1@9");
    assert_eq!(view(&app).address.as_ref(), Some(&address));
    app.model.shell.site = "https://boards.example/".to_owned();
    send(&mut app, MakePuzzleMsg::Copy);
    assert_eq!(
        app.effects,
        [Effect::Copy(format!("https://boards.example/#{address}"))]
    );

    app.send(Msg::Navigate(format!("#{address}")));
    assert_eq!(app.address(), Some((&*address, false)));
    let told = app.model.see_puzzle(puzzle_view::feedback);
    assert_eq!(told.headline, "Find the move that wins for Horizontal");
    assert_eq!(told.text, "One move wins. There is no clock.");
    let panel = app.model.see_puzzle(puzzle_view::panel);
    assert_eq!((panel.title.as_str(), panel.bands.len()), ("Puzzle", 0));
    assert!(
        panel.about.starts_with("Somebody made this puzzle"),
        "{}",
        panel.about
    );
    app.send(PuzzleMsg::Hint);
    app.send(PuzzleMsg::Hint);
    let told = app.model.see_puzzle(puzzle_view::feedback);
    assert_eq!(told.text, "Hint: b1.");
    app.tap("b1");
    let told = app.model.see_puzzle(puzzle_view::feedback);
    assert_eq!(told.headline, "Solved");
    assert!(told.buttons.iter().all(|button| button.label != "Next puzzle"));
    assert_eq!(
        app.model.shell.puzzles,
        PuzzleScores::default(),
        "it is not rated"
    );
    app.send(PuzzleMsg::CopyResult);
    let text = format!("I solved a puzzle of Linage\nhttps://boards.example/#{address}");
    assert_eq!(app.effects, [Effect::CopyText(text)]);
}

#[test]
fn the_stones_of_one_turn_are_one_move_in_any_order() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/puzzle_files/ecalper.json"
    );
    let text = std::fs::read_to_string(path).expect("a file");
    let file: tessera_protocol::puzzles::PuzzleFile = serde_json::from_str(&text).expect("a file of puzzles");
    let puzzle = file.puzzles.iter().find(|puzzle| puzzle.first.len() > 1);
    let puzzle = puzzle.expect("a turn of several stones");
    let mut app = opened(&puzzle.record);
    prove(&mut app);
    let line = end(&app).expect("an end").expect("a puzzle");
    let sorted = |names: &[String]| {
        let mut names = names.to_vec();
        names.sort();
        names
    };
    assert_eq!(sorted(&line), sorted(&puzzle.first));
    let address = view(&app).address.expect("an address");
    app.send(Msg::Navigate(format!("#{address}")));
    for name in line.iter().rev() {
        app.send(BoardMsg::Enter(name.clone()));
    }
    let state = app.model.puzzle_page().expect("a puzzle");
    assert_eq!(state.phase, Phase::Solved);
}

#[test]
fn several_winning_moves_or_none_are_no_puzzle() {
    let mut app = opened(LINAGE);
    for _ in 0..13 {
        let question = asked(&app).expect("a question");
        answer(&mut app, &question, 1.0, true);
    }
    assert_eq!(end(&app), Some(Err(NoPuzzle::NoneWins)));
    assert_eq!(view(&app).address, None);
    let mut app = opened(LINAGE);
    // A draw is no win.
    for value in [0.0, 0.5, 0.0] {
        assert_eq!(end(&app), None);
        let question = asked(&app).expect("a question");
        answer(&mut app, &question, value, true);
    }
    assert_eq!(end(&app), Some(Err(NoPuzzle::SeveralWin)));
    assert_eq!(view(&app).text, "This is no puzzle: several moves win.");
}

#[test]
fn what_is_not_proven_in_time_is_no_puzzle() {
    let mut app = opened(LINAGE);
    let question = asked(&app).expect("a question");
    let record = Record::parse(&question.record).expect("a record");
    let tried = record.names.last().expect("a move").clone();
    answer(&mut app, &question, 0.99, false);
    assert_eq!(end(&app), Some(Err(NoPuzzle::Unproven(tried.clone()))));
    assert!(
        view(&app).text.contains(&format!("whether {tried} wins")),
        "{}",
        view(&app).text
    );
    // All moves together have a time, too.
    let mut app = opened(LINAGE);
    let question = asked(&app).expect("a question");
    let line = NamedLine {
        proven: true,
        value: 1.0,
        ..NamedLine::default()
    };
    app.send(ReviewMsg::from(AnalysisMsg::Final(Report {
        id: question.id,
        lines: vec![line],
        millis: 60_000,
        ..Report::default()
    })));
    assert!(
        matches!(end(&app), Some(Err(NoPuzzle::Unproven(_)))),
        "{:?}",
        end(&app)
    );
}

#[test]
fn closing_the_dialog_ends_the_proof_and_the_analysis_goes_on() {
    let mut app = opened(LINAGE);
    let open = asked(&app).expect("a question");
    send(&mut app, MakePuzzleMsg::Closed);
    assert!(app.effects.contains(&Effect::Drop));
    assert_eq!(asked(&app).expect("the analysis").record, LINAGE);
    answer(&mut app, &open, 1.0, true);
    assert_eq!(app.effects, [], "a late answer");
    // A page that is not shown puts the question down, and asks it again.
    let mut app = opened(LINAGE);
    let open = asked(&app).expect("a question");
    app.model.shell.is_touch = true;
    app.send(Msg::Hidden);
    assert!(app.effects.contains(&Effect::Drop));
    app.send(Msg::Shown);
    let again = asked(&app).expect("it is asked again");
    assert_eq!(again.record, open.record);
    // Without engines there is no proof.
    app.send(ReviewMsg::from(AnalysisMsg::Refused(again.id, Refusal::NoEngine)));
    assert!(app.effects.contains(&Effect::Close(MAKE_PUZZLE_DIALOG)));
    assert!(
        app.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Alert(_)))
    );
}

#[test]
fn other_moves_of_such_a_puzzle_are_checked_by_the_engines() {
    let begun = || {
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#puzzle/own/{LINAGE}.b1@9")));
        app.send(BoardMsg::Enter("d3".to_owned()));
        let question = app.question().expect("a question").clone();
        (app, question)
    };
    let told = |value: f32, proven: bool| {
        let (mut app, question) = begun();
        let line = NamedLine {
            mv: "b1".to_owned(),
            value,
            proven,
            variation: vec!["b1".to_owned()],
            ..NamedLine::default()
        };
        app.send(EngineMsg::Final(Report {
            id: question.id,
            lines: vec![line],
            ..Report::default()
        }));
        app.model.see_puzzle(puzzle_view::feedback).headline
    };
    assert_eq!(told(1.0, true), "d3 does not win");
    assert_eq!(told(0.9, false), "d3 may win, or may not");
    // The link claims that only b1 wins; it may be wrong.
    assert_eq!(told(0.0, true), "Right: d3");
}

/// A game of Carcassonne that was played to its end.
fn carcassonne() -> Record {
    let text = GameId::Carcassonne.about_in(Language::English);
    let records = text.rules.iter().map(|passage| passage.example);
    let longest = records.max_by_key(|record| record.len()).expect("passages");
    Record::parse(longest).expect("a record")
}

#[test]
fn with_the_last_tile_in_hand_the_rules_alone_know_the_best_choice() {
    let record = carcassonne();
    let at = |ply: usize| {
        let names = record.names[..ply].to_vec();
        Record {
            names,
            ..record.clone()
        }
        .to_string()
    };
    let last = record.names.len() - 2;
    // Before the last tile, draws are still to come.
    for ply in [last - 3, last - 1] {
        let app = opened(&at(ply));
        assert_eq!(end(&app), Some(Err(NoPuzzle::Chance)), "ply {ply}");
        assert_eq!(asked(&app).filter(|question| question.record != at(ply)), None);
    }
    let mut app = opened(&at(last));
    let line = end(&app).expect("nothing has to be asked").expect("a puzzle");
    assert_eq!(line.len(), 2, "tile and meeple");
    let address = view(&app).address.expect("an address");
    app.send(Msg::Navigate(format!("#{address}")));
    let told = app.model.see_puzzle(puzzle_view::feedback);
    assert!(
        told.headline.starts_with("Find the best move"),
        "{}",
        told.headline
    );
    for name in &line {
        app.send(BoardMsg::Enter(name.clone()));
    }
    assert_eq!(app.model.puzzle_page().expect("a puzzle").phase, Phase::Solved);
}

#[test]
fn choices_that_are_as_good_are_no_puzzle() {
    let found = (0..40).any(|seed| {
        let mut dice = dice(seed);
        let record = Record::parse("carcassonne//").expect("a record");
        let (mut table, _) = catalog::replayed(&record, Language::English).expect("a game");
        while table.turn() != Turn::Over {
            let names = table.legal().names();
            let name = names[dice.random_range(0..names.len() as u32) as usize].to_string();
            table.play(&name).expect("legal");
        }
        let mut names = table.record().names;
        names.truncate(names.len() - 2);
        let record = Record {
            names,
            ..table.record()
        };
        end(&opened(&record.to_string())) == Some(Err(NoPuzzle::SeveralBest))
    });
    assert!(
        found,
        "in most games the last meeple is worth nothing in several places"
    );
}

#[test]
fn a_link_without_a_solution_or_with_an_illegal_one_is_no_puzzle() {
    for link in [
        LINAGE.to_owned(),
        format!("{LINAGE}.b1"),
        format!("{LINAGE}.d1@9"),
        format!("{LINAGE}.b1@10"),
        "chess//e4@0".to_owned(),
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#puzzle/own/{link}")));
        let is_lost = matches!(app.model.page, OpenPage::Lost(LinkFault::NoPuzzle));
        assert!(is_lost, "{link}");
    }
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/own/linage//c3;x".to_owned()));
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::Unreadable(_))));
}

#[test]
fn a_proven_puzzle_is_kept_and_solving_it_on_its_day_is_counted() {
    let mut app = opened(LINAGE);
    prove(&mut app);
    send(&mut app, MakePuzzleMsg::Keep);
    let address = format!("puzzle/own/{LINAGE}.b1@9");
    assert!(
        app.effects
            .contains(&Effect::KeepAgain(address.clone(), AgainNews::Kept))
    );
    assert!(!view(&app).is_kept);
    // The device keeps it, and the page takes up what is kept.
    app.model.shell.puzzles.take_again(&AgainAttempt {
        puzzle: address.clone(),
        news: AgainNews::Kept,
        day: 5,
    });
    assert!(view(&app).is_kept);
    app.send(Msg::Navigate(format!("#{address}")));
    app.tap("b1");
    let question = asked_move(&app);
    if let Some(question) = question {
        let mut run = EngineRun::start(&question).expect("a question");
        while run.step(1_000) != Status::Finished {}
        app.send(EngineMsg::Final(run.report()));
    }
    assert!(
        app.effects
            .contains(&Effect::KeepAgain(address, AgainNews::Solved)),
        "{:?}",
        app.effects
    );
    let told = app.model.see_puzzle(puzzle_view::feedback);
    assert!(
        told.text.ends_with("It is asked again tomorrow."),
        "{}",
        told.text
    );
}

/// The question about a move that the last message has asked.
fn asked_move(app: &App) -> Option<Question> {
    app.effects.iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question.clone()),
        _ => None,
    })
}
