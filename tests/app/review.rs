//! The review page: its address, its board, and how it leads to other pages.

use super::{App, move_texts};
use rand::RngExt;
use tessera_app::form::Control;
use tessera_app::review::view::{NoteItem, TreeLine, TreeNote};
use tessera_app::review::{BRANCH_DIALOG, NodeId, PLAY_ON_DIALOG, play_on_fields, view};
use tessera_app::{
    Effect, Msg, OpenPage, Opponent, PlayMsg, PlayOnMsg, ReviewJump, ReviewMsg, Starts, TreeMsg,
};
use tessera_core::game::dice;
use tessera_protocol::assessment::Glyph;

const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2";

/// The review of a game by its link.
fn review(link: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{link}")));
    app
}

/// A message about the variations.
trait OfReview {
    fn into_review(self) -> Msg;
}

impl OfReview for TreeMsg {
    fn into_review(self) -> Msg {
        ReviewMsg::from(self).into()
    }
}

impl App {
    fn go(&mut self, jump: ReviewJump) -> &[Effect] {
        self.send(ReviewMsg::Go(jump))
    }

    fn ply(&self) -> usize {
        self.model.play().expect("a board").game.ply()
    }
}

#[test]
fn a_link_opens_the_review_at_its_ply_and_every_seat_is_decided_by_a_person() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
    assert_eq!(app.ply(), 1);
    assert_eq!(app.address(), Some((&*format!("review/{GAME}@1;ai=2:3"), false)));
    assert!(app.question().is_none(), "no engine answers in a review");
    assert!(app.model.play().expect("a board").game.persons_turn());
    app.go(ReviewJump::End);
    assert_eq!(app.ply(), 4);
    assert_eq!(app.address(), Some((&*format!("review/{GAME};ai=2:3"), false)));
}

#[test]
fn the_steps_go_through_the_line_and_stop_at_its_ends() {
    let mut app = review(GAME);
    for (jump, ply) in [
        (ReviewJump::Forward, 4),
        (ReviewJump::Back, 3),
        (ReviewJump::Start, 0),
        (ReviewJump::Back, 0),
        (ReviewJump::Forward, 1),
        (ReviewJump::End, 4),
    ] {
        app.go(jump);
        assert_eq!(app.ply(), ply, "after {jump:?}");
        let panel = app.model.see_review(view::panel);
        assert_eq!(panel.at, format!("Move {ply} of 4"));
        assert_eq!((panel.can_go_back(), panel.can_go_forward()), (ply > 0, ply < 4));
    }
}

#[test]
fn nothing_of_a_review_is_kept_as_a_game_that_was_played() {
    let mut app = review(GAME);
    let mut effects = app.go(ReviewJump::Start).to_vec();
    effects.extend(app.tap("b5").to_vec());
    effects.extend(app.send(PlayMsg::Resign).to_vec());
    effects.extend(app.send(Msg::Home).to_vec());
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Keep(saved) => Some(saved),
        _ => None,
    });
    // The variation is kept with the game, and the game as it was.
    assert!(kept.clone().all(|saved| saved.record == GAME));
    assert_eq!(kept.count(), 1);
}

#[test]
fn the_review_of_the_game_on_the_board_has_its_players_and_a_place_in_the_history() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(super::level(2)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    let id = app.kept().id;
    let kept = app.record();
    app.send(Msg::OpenReview);
    assert_eq!(app.address(), Some((&*format!("review/{kept};ai=2:2"), true)));
    assert_eq!(app.model.play().expect("a board").slot.id, id);
    assert_eq!(move_texts(&app.panel()), ["c3", "a1"]);
    // Back, as the browser tells it, and forward by the id alone.
    app.send(Msg::Return(format!("#{kept};ai=2:2"), id));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    app.send(Msg::Navigate(format!("#review/saved/{id}")));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
}

#[test]
fn to_play_on_starts_another_game_from_the_position_against_a_level_that_is_chosen() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    let opened = app.send(ReviewMsg::PlayOn(PlayOnMsg::Open));
    assert_eq!(opened, [Effect::Open(PLAY_ON_DIALOG)]);
    let chosen = |app: &App| {
        let fields = app.model.see_review(play_on_fields);
        let chosen = fields.into_iter().map(|field| match field.control {
            Control::Select { chosen, .. } => chosen,
            other => panic!("a choice: {other:?}"),
        });
        chosen.collect::<Vec<_>>()
    };
    assert_eq!(
        chosen(&app),
        ["2", "3"],
        "the seat to move, against the level that played"
    );
    for (field, value) in [
        ("seat", "1"),
        ("level", "5"),
        ("seat", "9"),
        ("level", "x"),
        ("x", "1"),
    ] {
        app.send(ReviewMsg::PlayOn(PlayOnMsg::FillIn(field.into(), value.into())));
    }
    assert_eq!(chosen(&app), ["1", "5"], "what is no choice changes nothing");
    let effects = app.send(ReviewMsg::PlayOn(PlayOnMsg::Start));
    assert!(effects.contains(&Effect::Go("linage/size=5.komi=0_5/c3;ai=2:5".into(), true)));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    assert!(app.question().is_some(), "the AI is to move there");
}

/// The names on the path to the position that is shown.
fn path(app: &App) -> Vec<String> {
    let state = app.model.review_page().expect("a review");
    state.tree.names(&state.tree.path(state.current()))
}

/// The main line, and every variation in brackets behind the move it replaces.
fn outline(app: &App) -> String {
    fn text(items: &[NoteItem]) -> String {
        let part = |item: &NoteItem| match item {
            NoteItem::Move(played) => {
                format!("{}{}", played.number.clone().unwrap_or_default(), played.text)
            }
            NoteItem::Comment(text) => format!("\"{text}\""),
            NoteItem::Variation(items) => format!("({})", text(items)),
        };
        items.iter().map(part).collect::<Vec<_>>().join(" ")
    }
    let table = app
        .model
        .see_review(|state, shell| view::moves(state, app.model.game_review(), shell));
    let line = |line: TreeLine| match line {
        TreeLine::Moves(line) => line
            .turns()
            .concat()
            .into_iter()
            .map(|played| played.text)
            .collect(),
        TreeLine::Notes(notes) => notes
            .into_iter()
            .map(|note| match note {
                TreeNote::Comment(text, comment) => format!("{text}: {comment}"),
                TreeNote::Variation(items) => format!("({})", text(&items)),
                TreeNote::Better(better) => {
                    let moves: Vec<String> = better.moves.into_iter().map(|(text, _)| text).collect();
                    format!("[{}, {}]", moves.join(" "), better.cost)
                }
            })
            .collect::<Vec<_>>(),
    };
    let lines = table.lines.into_iter().map(line);
    lines.flatten().collect::<Vec<_>>().join(" ")
}

/// The node that is shown.
fn current(app: &App) -> NodeId {
    app.model.review_page().expect("a review").current()
}

#[test]
fn a_move_on_the_board_is_a_variation_and_the_game_stays_the_main_line() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    app.tap("d1");
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
    assert_eq!(outline(&app), "c3 a1 (1…b5 d1) e5 b2");
    assert_eq!(
        app.address(),
        Some((&*format!("review/{GAME}@1"), false)),
        "the address shows where the variation leaves the game"
    );
    // Another variation of the variation, and one of the first move.
    app.go(ReviewJump::Back);
    app.tap("d4");
    assert_eq!(outline(&app), "c3 a1 (1…b5 d1 (2.d4)) e5 b2");
    app.go(ReviewJump::Start);
    app.tap("a2");
    assert_eq!(outline(&app), "c3 a1 (1.a2) (1…b5 d1 (2.d4)) e5 b2");
}

#[test]
fn a_move_that_is_known_leads_along_its_line() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("a1");
    assert_eq!((app.ply(), outline(&app).as_str()), (2, "c3 a1 e5 b2"));
    app.go(ReviewJump::End);
    assert_eq!(path(&app), ["c3", "a1", "e5", "b2"]);
    app.send(TreeMsg::Show(NodeId::ROOT).into_review());
    app.tap("c3");
    assert_eq!(app.model.see_review(view::panel).plies, 4, "the line goes on");
}

#[test]
fn back_and_forward_stay_on_the_variation_and_another_way_can_be_chosen() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    app.tap("d1");
    for _ in 0..3 {
        app.go(ReviewJump::Back);
    }
    app.go(ReviewJump::Forward);
    let said = app.send(TreeMsg::Choose(1).into_review()).to_vec();
    assert_eq!(said, [Effect::Say("Next: a1, 1 of 2".into())]);
    app.go(ReviewJump::Forward);
    assert_eq!(path(&app), ["c3", "a1"]);
    app.go(ReviewJump::Back);
    app.send(TreeMsg::Choose(-1).into_review());
    app.go(ReviewJump::End);
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
    // To the places where variations branch off.
    app.go(ReviewJump::PreviousBranch);
    assert_eq!(path(&app), ["c3"]);
    app.go(ReviewJump::PreviousBranch);
    assert_eq!(app.ply(), 0);
    app.go(ReviewJump::NextBranch);
    assert_eq!(path(&app), ["c3"]);
    app.go(ReviewJump::NextBranch);
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
}

#[test]
fn where_several_moves_lead_on_a_dialog_asks_which() {
    let mut app = review(&format!("{GAME}@1"));
    app.send(TreeMsg::Next.into_review());
    assert_eq!(app.ply(), 2, "the only way is taken");
    app.go(ReviewJump::Back);
    app.tap("b5");
    app.go(ReviewJump::Back);
    assert_eq!(
        app.send(TreeMsg::Next.into_review()),
        [Effect::Open(BRANCH_DIALOG)]
    );
    let branches = app.model.see_review(view::branches).ways;
    let ways: Vec<_> = branches
        .iter()
        .map(|way| (way.text.as_str(), way.note.as_str(), way.is_next))
        .collect();
    assert_eq!(ways, [("a1 e5 b2", "main line", false), ("b5", "", true)]);
    app.send(TreeMsg::Show(branches[0].node).into_review());
    assert_eq!(path(&app), ["c3", "a1"]);
}

#[test]
fn every_edit_of_the_variations_is_undone_and_done_again() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    let node = current(&app);
    let before = outline(&app);
    let edits = [
        (
            TreeMsg::Comment(node, "a try".into()),
            "c3 a1 (1…b5 \"a try\") e5 b2",
        ),
        (
            TreeMsg::Glyph(node, Some(Glyph::Dubious)),
            "c3 a1 (1…b5 \"a try\") e5 b2",
        ),
        (TreeMsg::MakeMain(node), "c3 b5 b5: a try (1…a1 e5 b2)"),
        (TreeMsg::Delete(node), "c3 a1 e5 b2"),
    ];
    let mut seen = vec![before];
    for (edit, after) in edits {
        app.send(edit.clone().into_review());
        assert_eq!(outline(&app), after, "{edit:?}");
        seen.push(after.to_owned());
    }
    assert_eq!(path(&app), ["c3"], "what is deleted is no longer shown");
    for before in seen.iter().rev().skip(1) {
        app.send(PlayMsg::Undo);
        assert_eq!(&outline(&app), before);
    }
    // The move itself was an edit, too.
    app.send(PlayMsg::Undo);
    assert_eq!(
        (outline(&app).as_str(), path(&app)),
        ("c3 a1 e5 b2", vec!["c3".to_owned()])
    );
    for _ in 0..5 {
        app.send(PlayMsg::Redo);
    }
    assert_eq!(outline(&app), "c3 a1 e5 b2");
    assert!(!app.model.see_review(view::panel).can_redo);
}

#[test]
fn a_position_is_told_with_its_sign_its_comment_and_the_ways_on() {
    let mut app = review(&format!("{GAME}@2"));
    let node = current(&app);
    app.send(TreeMsg::Comment(node, "Too close".into()).into_review());
    app.send(TreeMsg::Glyph(node, Some(Glyph::Mistake)).into_review());
    app.tap("d4");
    app.go(ReviewJump::Start);
    let said = |app: &mut App, jump| {
        let said = app.go(jump).iter().find_map(|effect| match effect {
            Effect::Say(text) => Some(text.clone()),
            _ => None,
        });
        said.expect("something is said")
    };
    said(&mut app, ReviewJump::Forward);
    assert_eq!(
        said(&mut app, ReviewJump::Forward),
        "Horizontal: a1, mistake. Move 2 of 3. Too close. 2 moves lead on."
    );
    // The slider says it by itself.
    let effects = app.send(ReviewMsg::Slide(1));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Say(_))));
    assert_eq!(app.ply(), 1);
    // The next move with the sign, around the end of the line.
    app.send(TreeMsg::NextSign(Glyph::Mistake).into_review());
    assert_eq!(app.ply(), 2);
    app.send(TreeMsg::NextSign(Glyph::Mistake).into_review());
    assert_eq!(app.ply(), 2);
    let said = app.send(TreeMsg::NextSign(Glyph::Blunder).into_review());
    assert_eq!(
        said,
        [Effect::Say("No move of this line is rated: blunder.".into())]
    );
}

#[test]
fn a_draw_in_a_variation_is_chosen_and_can_be_any_tile_that_is_left() {
    let mut app = review("carcassonne/players=2/D@1");
    let legal = app
        .model
        .play()
        .expect("a board")
        .game
        .table()
        .legal()
        .name(tessera_games::play::MoveIndex(0))
        .to_owned();
    app.send(PlayMsg::Enter(legal));
    // The meeple, or none.
    while !app.model.play().expect("a board").game.awaits_draw() {
        let game = &app.model.play().expect("a board").game;
        let name = game
            .table()
            .legal()
            .name(tessera_games::play::MoveIndex(0))
            .to_owned();
        app.send(PlayMsg::Choose(name));
    }
    let before = app.ply();
    let rows = app.model.see_review(view::draws);
    assert!(rows.len() > 20, "nearly every kind is in the bag: {}", rows.len());
    assert!(
        rows.iter()
            .all(|row| row.left > 0 && row.picture.contains("<svg"))
    );
    for kind in ["U", "A"] {
        app.send(ReviewMsg::Draw(Some(kind.into())));
        assert_eq!(
            (app.ply(), path(&app).last().map(String::as_str)),
            (before + 1, Some(kind))
        );
        assert_eq!(app.model.see_review(view::draws), [], "it is drawn");
        app.go(ReviewJump::Back);
    }
    app.send(ReviewMsg::Draw(Some("no tile".into())));
    assert_eq!(app.ply(), before, "what is not in the bag is not drawn");
    app.send(ReviewMsg::Draw(None));
    assert_eq!(app.ply(), before + 1, "by lot");
    app.send(ReviewMsg::Draw(None));
    assert_eq!(app.ply(), before + 1, "there is nothing to draw any more");
}

#[test]
fn a_random_walk_keeps_the_board_on_a_line_of_the_tree() {
    let mut app = review(&format!("{GAME}@2"));
    let mut dice = dice(19);
    for step in 0..2_000 {
        let (nodes, game) = {
            let state = app.model.review_page().expect("a review");
            (state.tree.preorder(), &state.board.game)
        };
        let node = nodes[dice.random_range(0..nodes.len().max(1))];
        let legal = game.table().legal();
        let name = (!game.over()).then(|| {
            let choices = legal.len() as u16;
            legal
                .name(tessera_games::play::MoveIndex(dice.random_range(0..choices)))
                .to_owned()
        });
        let msg: Msg = match dice.random_range(0..12) {
            0..=3 => match name {
                Some(name) => PlayMsg::Choose(name).into(),
                None => PlayMsg::GoTo(0).into(),
            },
            4 => ReviewMsg::Go(ReviewJump::Back).into(),
            5 => ReviewMsg::Go(ReviewJump::NextBranch).into(),
            6 => TreeMsg::Choose(1).into_review(),
            7 => TreeMsg::Promote(node).into_review(),
            8 if nodes.len() > 30 => TreeMsg::Delete(node).into_review(),
            9 => PlayMsg::Undo.into(),
            10 => PlayMsg::Redo.into(),
            _ => TreeMsg::Show(node).into_review(),
        };
        app.send(msg.clone());
        let state = app.model.review_page().expect("a review");
        let game = &state.board.game;
        assert_eq!(
            state.tree.names(state.line()),
            game.line(),
            "step {step}: {msg:?}"
        );
        assert_eq!(path(&app), game.line()[..game.ply()], "step {step}: {msg:?}");
    }
}

#[test]
fn the_review_of_a_game_against_an_engine_names_no_button_that_is_not_there() {
    for language in tessera_core::language::Language::ALL {
        let mut app = App::open();
        app.model.shell.language = language;
        app.send(Msg::Navigate(format!("#review/{GAME};ai=1:2")));
        for ply in 0..=4 {
            app.send(ReviewMsg::Seek(ply));
            let prompt = app.panel().prompt;
            assert!(
                !["Go on", "Continuar"].iter().any(|name| prompt.contains(name)),
                "{prompt}"
            );
        }
    }
}
