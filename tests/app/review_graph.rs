//! The graph and the summary of a review.

use tessera_app::review::{Graph, ReviewProgress, Summary, accuracies, graph, progress, summary};
use tessera_app::{Effect, GameReview, GameReviewMsg, Job, Msg, Phase, ReviewMsg, ReviewTask};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;
use tessera_protocol::assessment::{Verdict, review_steps};
use tessera_protocol::{NamedLine, Report};

use super::App;

/// A report in which the best move has this value and the one played loses so much.
fn report(played: &str, best: f32, loss: f32) -> Report {
    let line = |name: &str, value: f32| NamedLine {
        mv: name.into(),
        visits: 100,
        value,
        variation: vec![name.into()],
        ..NamedLine::default()
    };
    let mut lines = vec![line("a1", best), line("a2", best)];
    if loss == 0.0 {
        lines.insert(0, line(played, best))
    } else {
        lines.push(line(played, best - loss))
    }
    Report {
        lines,
        ..Report::default()
    }
}

/// The review of a game of Linage on the review page, each ply with the value of the best move for its seat and its loss.
pub(super) fn reviewed(names: &str, values: &[(f32, f32)]) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/linage/size=5.komi=0_5/{names}")));
    app.send(GameReviewMsg::Start);
    let (keys, start) = app
        .effects
        .iter()
        .find_map(|effect| match effect {
            Effect::FetchReview { keys, start } => Some((keys.clone(), *start)),
            _ => None,
        })
        .expect("a question to the device");
    app.send(GameReviewMsg::Fetched {
        key: keys[0],
        text: None,
        start,
    });
    app.grant_lock();
    let id = app
        .effects
        .iter()
        .find_map(|effect| match effect {
            Effect::Start(Job::Review { question, .. }) => Some(question.id),
            _ => None,
        })
        .expect("a job");
    let names = app.model.game_review().expect("a review").record.names.clone();
    let steps = review_steps(GameId::Linage).fine;
    for (ply, ((best, loss), name)) in values.iter().zip(&names).enumerate() {
        app.send(GameReviewMsg::TaskDone {
            id,
            task: ReviewTask::fine(ply as u32, steps),
            millis: 1_000,
            report: Some(report(name, *best, *loss)),
        });
    }
    app
}

fn graph_of(app: &App) -> Graph {
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    graph(state, review, &app.model.shell).expect("a graph")
}

fn summary_of(app: &App) -> Summary {
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    summary(state, review, &app.model.shell).expect("a summary")
}

fn progress_of(app: &App) -> ReviewProgress {
    progress(
        app.model.review_page().unwrap(),
        &app.model.reviews,
        &app.model.shell,
    )
}

pub(super) const GAME: &str = "c3.b2.d4.b4";
/// Each value continues the one before it.
pub(super) const VALUES: [(f32, f32); 4] = [(0.5, 0.0), (0.5, 0.2), (0.7, 0.12), (0.42, 0.06)];

#[test]
fn with_two_seats_every_value_is_that_of_the_first_column() {
    let graph = graph_of(&reviewed(GAME, &VALUES));
    let [line] = &graph.lines[..] else {
        panic!("one line")
    };
    let values: Vec<f32> = line
        .points
        .iter()
        .map(|(_, y)| ((1.0 - y) * 100.0).round())
        .collect();
    // The second and fourth plies are the other seat's; the last value is that of the move played.
    assert_eq!(values, [50.0, 50.0, 70.0, 58.0, 64.0]);
    let places: Vec<f32> = line.points.iter().map(|(x, _)| *x).collect();
    assert_eq!(places, [0.0, 0.25, 0.5, 0.75, 1.0]);
    assert_eq!(graph.subtitle, "Vertical, by move");
    let marks: Vec<(Verdict, f32)> = graph
        .marks
        .iter()
        .map(|mark| (mark.verdict, ((1.0 - mark.place.1) * 100.0).round()))
        .collect();
    assert_eq!(
        marks,
        [
            (Verdict::Blunder, 70.0),
            (Verdict::Mistake, 58.0),
            (Verdict::Inaccuracy, 64.0)
        ]
    );
    let sentences: Vec<&str> = graph.points.iter().map(|point| point.sentence.as_str()).collect();
    assert_eq!(sentences[0], "At the start: Vertical 50 %.");
    assert_eq!(
        sentences[2],
        "After move 2, b2: Vertical 70 %. Blunder, cost 20 %, better: a1."
    );
}

#[test]
fn the_graph_seeks_in_the_game_as_it_was_played() {
    let mut app = reviewed(GAME, &VALUES);
    let ply = |app: &App| app.model.board().unwrap().game.ply();
    app.send(ReviewMsg::Seek(1));
    assert_eq!((ply(&app), graph_of(&app).current), (1, 1));
    assert!(app.effects.iter().any(|effect| matches!(effect, Effect::Say(_))));
    app.send(ReviewMsg::Scrub(2));
    assert_eq!((ply(&app), graph_of(&app).now), (2, Some(0.5)));
    assert!(
        !app.effects.iter().any(|effect| matches!(effect, Effect::Say(_))),
        "the slider says it"
    );
    // A variation leaves the game after its second ply.
    app.tap("e5");
    assert_eq!((graph_of(&app).current, graph_of(&app).now), (2, None));
    assert!(
        app.model.game_review().is_some(),
        "the review is about the game as it was played"
    );
    app.send(ReviewMsg::Seek(4));
    assert_eq!(
        app.model.board().unwrap().game.line(),
        GAME.split('.').collect::<Vec<_>>()
    );
    assert_eq!(ply(&app), 4);
}

#[test]
fn the_summary_counts_each_verdict_and_its_buttons_go_from_one_to_the_next() {
    let mut app = reviewed(GAME, &VALUES);
    let told = summary_of(&app);
    let chips = |seat: usize| -> Vec<(Verdict, usize)> {
        told.seats[seat]
            .chips
            .iter()
            .map(|chip| (chip.verdict, chip.count))
            .collect()
    };
    assert_eq!(chips(0), [(Verdict::Mistake, 1)]);
    assert_eq!(chips(1), [(Verdict::Blunder, 1), (Verdict::Inaccuracy, 1)]);
    assert_eq!(
        told.seats[1].chips[0].label,
        "1 blunder by Horizontal: go to the next"
    );
    assert_eq!(told.seats[0].mean_loss, "6.0 % lost per choice");
    assert_eq!(told.seats[1].mean_loss, "13.0 % lost per choice");
    let told_of_seats = accuracies(app.model.game_review().unwrap(), &app.model.shell);
    // Exact values: crates/protocol/src/assessment/accuracy.rs.
    assert_eq!(told_of_seats.iter().flatten().count(), 2);
    let says = |told: &String| told.ends_with(" % accuracy");
    assert!(told_of_seats.iter().flatten().all(says), "{told_of_seats:?}");
    let swings: Vec<&str> = told.swings.iter().map(|swing| swing.text.as_str()).collect();
    assert_eq!(swings, ["b2: +20 % for Vertical", "d4: +12 % for Horizontal"]);
    app.send(ReviewMsg::Seek(0));
    let mut seen = Vec::new();
    for _ in 0..4 {
        app.send(ReviewMsg::NextFault);
        seen.push(app.model.board().unwrap().game.ply());
    }
    assert_eq!(seen, [2, 3, 4, 2], "after the last comes the first");
    let mut seen = Vec::new();
    for _ in 0..4 {
        app.send(ReviewMsg::PreviousFault);
        seen.push(app.model.board().unwrap().game.ply());
    }
    assert_eq!(seen, [4, 3, 2, 4], "before the first comes the last");
    app.send(ReviewMsg::ToVerdict(Seat::SECOND, Verdict::Inaccuracy));
    assert_eq!(app.model.board().unwrap().game.ply(), 4);
}

#[test]
fn there_is_no_summary_before_every_ply_is_known_and_the_progress_says_how_far_it_is() {
    let app = reviewed(GAME, &VALUES[..2]);
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    assert_eq!(summary(state, review, &app.model.shell), None);
    let told = progress_of(&app);
    assert_eq!(told.text, "First pass: 2 of 4 moves");
    assert_eq!(told.part, Some(0.5));
    assert_eq!(told.time_left, "", "two moves are too few to tell");
    let told = progress_of(&reviewed(GAME, &VALUES[..3]));
    assert!(!told.time_left.is_empty());
    assert!(graph_of(&app).is_rough);
}

#[test]
fn a_mistake_of_the_first_seat_lowers_its_chance_and_one_of_the_second_raises_it() {
    let app = reviewed(GAME, &VALUES);
    let review = app.model.game_review().unwrap();
    for ply in &review.plies {
        let before = review.standings()[ply.ply as usize].value;
        let after = review.standing_after(ply).unwrap().value;
        let lost = ply.loss().unwrap();
        let change = if review.seat(ply) == review.first_seat() {
            -lost
        } else {
            lost
        };
        assert!((after - before - change).abs() < 1e-6);
    }
}

#[test]
fn a_game_has_parts_by_its_plies_and_an_end_only_if_it_is_over() {
    let of = |text: &str| {
        let record = Record::parse(text).unwrap();
        GameReview::new(&record, Language::English).unwrap().phases()
    };
    assert_eq!(of("linage/size=5.komi=0_5/c3.b2"), [], "too short");
    let twelve = "linage/size=5.komi=0_5/a1.b1.c1.d1.e1.a2.b2.c2.d2.e2.a3.b3";
    assert_eq!(of(twelve), [(Phase::Opening, 0, 2), (Phase::Middle, 2, 12)]);
    let over = format!("{twelve}.resign");
    assert_eq!(
        of(&over),
        [
            (Phase::Opening, 0, 3),
            (Phase::Middle, 3, 10),
            (Phase::Endgame, 10, 13)
        ]
    );
    // What settles how the game is played belongs to no part.
    let bid = "linage/size=5.komi=bid/komi-0_5.vertical.a1.b1.c1.d1.e1.a2.b2.c2.d2.e2";
    assert_eq!(of(bid)[0], (Phase::Opening, 2, 4));
}

#[test]
fn the_end_of_a_game_has_its_result() {
    let record = Record::parse("linage/size=5.komi=0_5/a1.b1.c1.resign").unwrap();
    let review = GameReview::new(&record, Language::English).unwrap();
    let last = *review.standings().last().unwrap();
    // The second seat has resigned.
    assert_eq!((last.ply, last.seat, last.value), (4, review.first_seat(), 1.0));
    assert_eq!(review.standings().len(), 1);
    assert_eq!(review.known(1), (0, 3), "a resignation is no choice among moves");
    let three = Record::parse("carcassonne/players=3/").unwrap();
    assert_eq!(
        GameReview::new(&three, Language::English).unwrap().standings(),
        []
    );
}

/// A number between 0 and 1 of a sequence that depends on its seed.
fn next_random(seed: &mut u64) -> f32 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 40) as f32 / (1_u64 << 24) as f32
}

#[test]
fn whatever_the_searches_find_no_verdict_contradicts_the_graph() {
    for seed in 0..40 {
        let mut random = seed;
        let values = [0; 4].map(|_| {
            let (best, loss) = (next_random(&mut random), next_random(&mut random));
            // Every second move is the best one.
            (best, if loss < 0.5 { 0.0 } else { best * (loss - 0.5) })
        });
        let app = reviewed(GAME, &values);
        let (review, graph) = (app.model.game_review().unwrap(), graph_of(&app));
        for ply in &review.plies {
            let height = |at: u32| 1.0 - graph.points[at as usize].place.1;
            let fall = if review.seat(ply) == review.first_seat() {
                height(ply.ply) - height(ply.end())
            } else {
                height(ply.end()) - height(ply.ply)
            };
            let (cost, verdict) = (ply.loss().unwrap(), ply.verdict().unwrap());
            let told = format!(
                "seed {seed}: {values:?}, ply {}: {verdict:?}, falls by {fall}",
                ply.ply
            );
            assert!((cost - fall.max(0.0)).abs() < 1e-5, "{told}, costs {cost}");
            match verdict {
                Verdict::Best | Verdict::OnlyMove | Verdict::Good => assert!(fall < 0.05, "{told}"),
                Verdict::Unclear => {
                    let read = [ply.value(), ply.value_played().unwrap()];
                    assert!(
                        read[0] >= 0.005 && read[1] <= 0.995,
                        "{told}: nothing is to be lost"
                    );
                }
                fault => assert_eq!(Verdict::of_loss(cost), fault, "{told}"),
            }
            let point = &graph.points[ply.end() as usize];
            assert!(verdict != Verdict::Unclear || point.loss.is_empty(), "{told}");
        }
    }
}

#[test]
fn a_move_after_which_its_side_stands_better_is_no_blunder() {
    // The second move loses 16 points by its own review; the search of the next position finds that its side has gained.
    let app = reviewed("c3.b2.d4", &[(0.08, 0.0), (0.92, 0.16), (0.03, 0.0)]);
    let review = app.model.game_review().unwrap();
    let graph = graph_of(&app);
    assert!(
        graph.points[2].place.1 > graph.points[1].place.1 - 0.05,
        "the chance of the first column falls, or rises by less than an inaccuracy"
    );
    assert_ne!(review.verdict_at(2), Some(Verdict::Blunder));
}

#[test]
fn the_bar_beside_the_board_is_the_value_of_the_graph() {
    let mut app = reviewed(GAME, &VALUES);
    for ply in 0..=4 {
        app.send(ReviewMsg::Seek(ply));
        let graph = graph_of(&app);
        let share = (100.0 * (1.0 - graph.points[graph.current].place.1)).round() as u32;
        let state = app.model.review_page().unwrap();
        let bar = tessera_app::review::view::bar(state, &app.model.shell);
        assert!(bar.is_current, "after {ply} plies");
        assert_eq!(bar.parts[0].percent, share, "after {ply} plies");
    }
    // A variation is searched.
    app.send(ReviewMsg::Seek(2));
    app.tap("e5");
    let state = app.model.review_page().unwrap();
    assert!(!tessera_app::review::view::bar(state, &app.model.shell).is_current);
}

#[test]
fn a_share_of_a_review_says_that_it_leaves_out_the_verdicts() {
    let mut app = reviewed(GAME, &VALUES);
    app.send(tessera_app::ShareMsg::Open);
    let note = app.model.see(tessera_app::share_view).scope_note;
    assert!(
        note.ends_with(" The verdicts of the review are left out."),
        "{note}"
    );
    assert!(!note.contains("Variations"), "there are none: {note}");
}
