//! The moments that decided a game: the way to them from the result, what is said of each, and that a reason is given.

use tessera_app::review::{MomentsMsg, MomentsView, moments, moments_view};
use tessera_app::{BoardMsg, GameReviewMsg, Msg, Refusal, ReviewMsg};
use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_games::effects::Effect as Fact;

use super::App;
use super::game_review::fetched;
use super::learn::{Found, LINAGE, finish, job, said, state};

/// A finished game whose first plies are those of [`LINAGE`].
fn finished() -> App {
    let mut app = App::friends("size=5.komi=0_5");
    for cell in ["c3", "a1", "e5", "b2", "d2"] {
        app.tap(cell);
    }
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    assert!(app.panel().over);
    app
}

fn view(app: &App) -> MomentsView {
    moments_view(state(app), app.model.game_review(), &app.model.shell).expect("moments")
}

/// Presses the button of the result, and has the engines find these values.
pub(super) fn led(found: Found) -> App {
    let mut app = finished();
    app.press("The moments that decided it");
    reviewed(app, found)
}

/// Has the engines review the game on the page with these values.
fn reviewed(mut app: App, found: Found) -> App {
    fetched(&mut app, None);
    app.grant_lock();
    let (question, tasks) = job(&app).expect("the review begins by itself");
    for task in tasks {
        let text = view(&app).texts.join(" ");
        assert!(text.starts_with("The game is reviewed first: "), "{text}");
        finish(&mut app, question.id, task, found);
    }
    app.send(GameReviewMsg::Ended(question.id, Ok(())));
    app
}

/// The values of a game in which the last moves are forced.
pub(super) fn values() -> Found {
    let mut all = LINAGE.to_vec();
    all.push(&[("pass", 0.68)]);
    all.leak()
}

#[test]
fn the_button_of_the_result_leads_through_at_most_three_moments() {
    let mut app = led(values());
    let review = app.model.game_review().expect("a review");
    let plies: Vec<usize> = moments(review).iter().map(|ply| ply.end() as usize).collect();
    assert!((1..=3).contains(&plies.len()), "{plies:?}");
    assert!(plies.is_sorted(), "{plies:?}");
    let count = plies.len();
    for (at, &ply) in plies.iter().enumerate() {
        let shown = view(&app);
        assert_eq!(state(&app).board.game.ply(), ply);
        assert_eq!(shown.at, format!("{} of {count}", at + 1));
        assert!(
            shown.texts.iter().any(|text| text.starts_with("Move ")),
            "{shown:?}"
        );
        assert_eq!(
            shown.texts[0].starts_with("Only "),
            at == 0 && count < 3,
            "{shown:?}"
        );
        if at > 0 {
            assert_eq!(said(&app), [shown.texts.join(" ")], "it is read aloud once");
        }
        app.send(ReviewMsg::Moments(MomentsMsg::Next));
    }
    assert_eq!(
        view(&app).at,
        format!("{count} of {count}"),
        "nothing follows the last"
    );
    app.send(ReviewMsg::Moments(MomentsMsg::End));
    assert_eq!(state(&app).moments, None);
}

#[test]
fn moments_are_the_largest_changes() {
    let app = led(values());
    let review = app.model.game_review().expect("a review");
    let chosen: Vec<u32> = moments(review).iter().map(|ply| ply.ply).collect();
    let least = moments(review)
        .iter()
        .map(|ply| ply.loss().unwrap())
        .fold(1.0, f32::min);
    for ply in review.plies.iter().filter(|ply| !chosen.contains(&ply.ply)) {
        let loss = ply.loss().unwrap_or(0.0);
        assert!(loss <= least || chosen.len() < 3, "{ply:?}");
        assert!(loss < 0.035 || chosen.len() == 3, "{ply:?}");
    }
}

#[test]
fn a_game_without_large_changes_says_so() {
    const EVEN: Found = &[
        &[("c3", 0.50)],
        &[("a1", 0.50)],
        &[("e5", 0.50)],
        &[("b2", 0.50)],
        &[("d2", 0.50)],
        &[("pass", 0.50)],
        &[("pass", 0.50)],
    ];
    let app = led(EVEN);
    let count = moments(app.model.game_review().expect("a review")).len();
    let shown = view(&app);
    match count {
        0 => assert_eq!(
            shown.texts,
            ["No move changed the chances by more than a few percent."]
        ),
        count => assert!(
            shown.texts[0].contains(&count.to_string()) || count == 1,
            "{shown:?}"
        ),
    }
}

#[test]
fn a_review_that_stops_says_how_the_moments_are_reached() {
    let mut app = finished();
    app.send(Msg::OpenMoments);
    fetched(&mut app, None);
    app.grant_lock();
    let (question, _) = job(&app).expect("the review begins by itself");
    app.send(GameReviewMsg::Ended(question.id, Err(Refusal::Cancelled)));
    assert_eq!(
        view(&app).texts,
        ["The moments are shown once the game is reviewed. Go on with the review."]
    );
    app.model.shell.language = Language::Spanish;
    assert_eq!(
        view(&app).texts,
        ["Los momentos se muestran cuando la partida está revisada. Continúa la revisión."]
    );
}

#[test]
fn a_moment_has_a_reason_where_an_effect_gives_one() {
    // The first move that could close a region for Vertical; a pass is played in its place, and the komi wins.
    let mut app = App::friends("size=5.komi=0_5");
    let mut dice = tessera_core::game::dice(2);
    let (missed, ply) = loop {
        let game = &app.model.board().expect("a game").game;
        let table = game.table();
        let Turn::Seat(seat) = table.turn() else {
            panic!("nothing was closed")
        };
        let closes = |name: &String| {
            let mv = table.legal().find(name).expect("a legal move");
            let own = |fact: &Fact| matches!(fact, Fact::Closed { owner, .. } if *owner == seat);
            let is_vertical = seat == Seat::FIRST;
            is_vertical && table.effects(mv).facts.iter().any(own)
        };
        let names = table.legal().names();
        let names: Vec<String> = names.into_iter().filter(|name| name != "pass").collect();
        let ply = game.ply();
        if let Some(missed) = names.iter().find(|name| closes(name)) {
            break (missed.clone(), ply);
        }
        let name = names[rand::RngExt::random_range(&mut dice, 0..names.len())].clone();
        app.tap(&name);
    };
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    assert!(app.panel().over);
    let names = app.model.board().expect("a game").game.line().to_vec();
    let mut found: Vec<&'static [(&'static str, f32)]> = Vec::new();
    for (at, name) in names.into_iter().enumerate() {
        let name: &'static str = name.leak();
        // Whoever passes would have won, and loses by it.
        let value = match (at.abs_diff(ply) % 2 == 0, at > ply) {
            (true, false) | (false, true) => 0.95,
            _ => 0.05,
        };
        found.push(if at == ply {
            vec![(missed.clone().leak() as &'static str, 0.95), (name, 0.05)].leak()
        } else {
            vec![(name, value)].leak()
        });
    }
    app.send(Msg::OpenMoments);
    let mut app = reviewed(app, found.leak());
    let count = moments(app.model.game_review().expect("a review")).len();
    let mut texts = Vec::new();
    for _ in 0..count {
        texts.extend(view(&app).texts);
        app.send(ReviewMsg::Moments(MomentsMsg::Next));
    }
    let reason = format!("{missed} closes ");
    assert!(texts.iter().any(|text| text.contains(&reason)), "{texts:?}");
}
