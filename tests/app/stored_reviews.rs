//! What the device keeps of the review of a game, as text.

use tessera_app::{BadReview, GameReview, GameReviewMsg};
use tessera_core::language::Language;

use super::game_review::{done, fetched, job, played, review, start};

#[test]
fn what_is_kept_is_read_as_it_was_and_anything_else_is_refused_with_its_line() {
    let mut app = played(&["c3", "b2"]);
    let (question, tasks) = start(&mut app);
    for task in &tasks {
        done(&mut app, question.id, *task, 5);
    }
    let known = review(&app).clone();
    let text = known.to_text();
    let read = GameReview::parse(&text, Language::Spanish).expect("a review");
    assert_eq!(read.to_text(), text);
    assert_eq!(read.plies.len(), known.plies.len());
    for (read, known) in read.plies.iter().zip(&known.plies) {
        assert_eq!(
            (read.report.lines.clone(), &read.played),
            (known.report.lines.clone(), &known.played)
        );
        assert_eq!(
            (read.moves, read.winning, read.close),
            (known.moves, known.winning, known.close)
        );
        assert_eq!(read.loss(), known.loss());
    }
    let ply = &known.plies[0];
    assert_eq!(ply.report.lines.len(), 6, "the best five and the one played");
    assert_eq!((ply.moves, ply.winning, ply.close), (12, 12, 6));
    assert!((ply.loss().expect("a loss") - 0.11).abs() < 1e-6);
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut changed = lines.clone();
        changed[at] = line;
        GameReview::parse(&changed.join("\n"), Language::English).map_err(|bad| bad.0)
    };
    assert_eq!(with(0, "tessera-review 2"), Err(1));
    for record in [
        "",
        "chess//",
        "linage/size=5.komi=0_5/c3.c3",
        "linage/size=5.komi=0_5/c3.zz",
    ] {
        assert_eq!(with(1, record), Err(2), "{record}");
    }
    for bad in [
        "",
        "0",
        "0 1 5 c 1 1 1",
        "9 1 5 c 1 1 1 n",
        "0 0 5 c 1 1 1 n",
        "0 3 5 c 1 1 1 n",
        "4294967295 2 5 c 1 1 1 n",
        "0 1 5 d 1 1 1 n",
        "0 1 5 c 1 1 1 x",
        "0 1 5 c 1 1 1 n c3",
        "0 1 5 c 1 1 1 n c3,1,NaN,0,,,c3",
        "0 1 5 c 1 1 1 n c3,1,1.5,0,,,c3",
        "0 1 5 c 1 1 1 n c3,1,0.5,-1,,,c3",
        "0 1 5 c 1 1 1 n c3,1,0.5,inf,,,c3",
        "0 1 5 c 1 1 1 n c3,1,0.5,0,inf,,c3",
        "0 1 5 c 1 1 1 n c3,1,0.5,0,,q,c3",
        "0 1 5 c 1 1 1 n c3,1,0.5,0,,,c3,",
        "0 1 5 c 1 1 1 n ,1,0.5,0,,,c3",
    ] {
        assert_eq!(with(2, bad), Err(3), "{bad}");
    }
    assert_eq!(with(3, lines[2]), Err(4), "a ply twice");
}

#[test]
fn what_the_device_keeps_and_cannot_be_read_is_reviewed_again() {
    let mut app = played(&["c3"]);
    app.send(GameReviewMsg::Start);
    fetched(&mut app, Some("tessera-review 1\nnonsense".into()));
    app.grant_lock();
    assert_eq!(job(&app).expect("a job").1.len(), 2);
}

#[test]
fn a_kept_review_is_read_and_a_line_that_would_not_be_read_as_it_is_written_is_refused() {
    let plies = |text: &str| GameReview::parse(text, Language::English).map(|review| review.plies.len());
    assert_eq!(plies(include_str!("../../fuzz/corpus/review/linage")), Ok(3));
    assert_eq!(plies(include_str!("../../fuzz/corpus/review/carcassonne")), Ok(3));
    assert_eq!(plies(include_str!("../../fuzz/corpus/review/three")), Ok(1));
    assert_eq!(plies(include_str!("../../fuzz/corpus/review/empty")), Ok(0));
    let refused = include_str!("../../fuzz/corpus/review/carriage-return");
    assert_eq!(plies(refused), Err(BadReview(3)));
}
