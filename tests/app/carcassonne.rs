//! Carcassonne on the page: the tile in hand, marks to point at, the bag.

use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Effect, Level, Model, Msg, NoEffect, Notice, PlayMsg, Player, Pointer, SavedGame, SavedGames,
    SeatSetup, Settings, Setup,
};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Shape, SpotId};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

const OPTIONS: &str = "carcassonne/players=2.small-city=4.unplaceable=aside";

fn model() -> Model {
    Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7))
}

/// The page at a record.
pub(crate) fn at(names: &str) -> Model {
    let mut model = model();
    model.update(Msg::Navigate(format!("{OPTIONS}/{names}")));
    model
}

fn names(model: &Model) -> Vec<String> {
    model.board().expect("a game").game.line().to_vec()
}

pub(crate) fn cell(model: &Model, label: &str) -> SpotId {
    let spots = &model.board().expect("a game").game.table().scene().spots;
    spots
        .iter()
        .find(|spot| spot.label == label)
        .expect("it is there")
        .id
}

/// The badges of what was scored, and handles.
fn badges(model: &Model) -> Vec<SpotId> {
    let marks = model.see(view::board).above.marks;
    marks
        .iter()
        .map(|mark| mark.id)
        .filter(|id| matches!(id, SpotId::Badge(_) | SpotId::Handle(_)))
        .collect()
}

/// A small city is scored, the other seat has moved, and the first has just laid its next tile.
const SCORED: &str = "E.0_1_2.city-s.U.1_0_1.none.U.2_0_1";

#[test]
fn a_badge_that_is_touched_explains_itself_in_every_phase() {
    for plies in [3, 4, 6, 7, 8] {
        let line: Vec<&str> = SCORED.split('.').take(plies).collect();
        let mut model = at(&line.join("."));
        for badge in badges(&model) {
            model.update(BoardMsg::Hover(Some(badge)));
            model.see(view::board);
            model.panel();
            model.update(BoardMsg::Tap(badge, Pointer::Fine));
            let notice = model.shell.notice.as_ref();
            assert!(matches!(notice, Some(Notice::Scored(_))), "{notice:?}");
        }
    }
    assert_eq!(badges(&at(SCORED)).len(), 1, "the city's badge is still there");
}

#[test]
fn a_turn_of_tile_and_meeple_counts_as_one_move_as_in_the_list() {
    for (plies, turn) in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)] {
        let mut review = model();
        review.update(Msg::Navigate(format!("#review/{OPTIONS}/{SCORED}@{plies}")));
        let shown = review.see_review(tessera_app::review::view::panel).at;
        assert_eq!(shown, format!("Turn {turn} of 3"), "{plies} plies");
        let shown = at(&format!("{SCORED}@{plies}")).panel().at;
        assert_eq!(shown, format!("{turn} of 3"), "{plies} plies");
    }
}

#[test]
fn spots_that_are_not_there_are_touched_in_vain_and_break_nothing() {
    let mut model = at(SCORED);
    let spots = [
        SpotId::Cell(200),
        SpotId::Cell(u16::MAX),
        SpotId::Segment(144),
        SpotId::Segment(u8::MAX),
        SpotId::Badge(200),
        SpotId::Handle(0),
        SpotId::Handle(3),
        SpotId::Handle(u8::MAX),
    ];
    for spot in spots {
        for pointer in [Pointer::Fine, Pointer::Coarse, Pointer::Key] {
            model.update(BoardMsg::Hover(Some(spot)));
            model.see(view::board);
            model.see(view::hover);
            let before = names(&model);
            model.update(BoardMsg::Tap(spot, pointer));
            assert!(names(&model).starts_with(&before));
        }
    }
}

#[test]
fn undo_first_puts_down_what_is_only_held() {
    let mut model = at("V");
    let to = cell(&model, "1_0");
    model.update(BoardMsg::Tap(to, Pointer::Coarse));
    assert!(model.board().expect("a game").ghost.is_some());
    model.update(BoardMsg::Undo);
    assert!(model.board().expect("a game").ghost.is_none());
    assert_eq!(names(&model), ["V"], "nothing was taken back");
    assert_eq!(
        model.board().expect("a game").hover,
        None,
        "a finger does not hover"
    );
}

#[test]
fn what_is_pointed_at_does_not_outlive_its_mark() {
    let mut model = at("V");
    let to = cell(&model, "1_0");
    model.update(BoardMsg::Tap(to, Pointer::Coarse));
    let handle = *badges(&model).first().expect("a pinned tile has handles");
    model.update(BoardMsg::Hover(Some(handle)));
    model.update(BoardMsg::Cancel);
    assert_eq!(model.board().expect("a game").hover, None);
    let veils = |model: &Model| {
        model
            .see(view::board)
            .above
            .items
            .iter()
            .filter(|item| item.ink == Ink::Veil)
            .count()
    };
    assert_eq!(veils(&model), 0);
}

#[test]
fn a_handle_turns_the_pinned_tile_and_shows_where_its_top_goes_on_a_turned_board_too() {
    for turns in 0..4 {
        let mut model = at("V");
        for _ in 0..turns {
            model.update(BoardMsg::RotateBoard(1));
        }
        let to = cell(&model, "1_0");
        model.update(BoardMsg::Tap(to, Pointer::Coarse));
        let scene = model.see(view::board).whole();
        let center = scene.spot(to).expect("the cell").center;
        for handle in badges(&model) {
            let at = scene.spot(handle).expect("the handle").center;
            let arrow = scene.items.iter().find_map(|item| match &item.shape {
                Shape::Text(place, _, text) if *place == at => Some(text.clone()),
                _ => None,
            });
            let (x, y) = (at.x - center.x, at.y - center.y);
            let wanted = match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
                (true, true, _) => "→",
                (true, false, _) => "←",
                (false, _, true) => "↓",
                (false, _, false) => "↑",
            };
            assert_eq!(arrow.as_deref(), Some(wanted), "after {turns} turns");
            model.update(BoardMsg::Tap(handle, Pointer::Coarse));
            assert_eq!(handle, SpotId::Handle(model.board().expect("a game").facing));
            let state = model.board().expect("a game");
            let ghost = state.ghost.expect("a move waits");
            let name = state.game.table().legal().name(ghost);
            assert!(name.ends_with(&state.facing.to_string()), "{name}");
        }
    }
}

#[test]
fn a_link_that_ends_before_a_draw_goes_on_however_its_end_is_reached() {
    for link in [
        "V.1_0_1.none",
        "V.1_0_1.none@1",
        "V.1_0_1.none@3",
        "V.1_0_1.none@9",
    ] {
        let mut model = at(link);
        model.update(BoardMsg::GoTo(usize::MAX));
        let names = names(&model);
        assert_eq!(names.len(), 4, "{link}: {names:?}");
        assert!(
            model.board().is_some_and(|state| state.game.persons_turn()),
            "{link}"
        );
    }
    // The same holds for the legal part of a broken link.
    let model = at("V.1_0_1.none.M.99_99_0");
    assert!(model.shell.notice.as_ref().is_some_and(Notice::is_lasting));
    assert!(model.board().is_some_and(|state| state.game.persons_turn()));
}

#[test]
fn the_bag_of_a_game_is_no_ones_who_opens_a_shorter_record_of_it() {
    let mut model = at("V");
    let chance_seed = model.board().expect("a game").game.chance_seed();
    let to = cell(&model, "1_0");
    model.update(BoardMsg::Tap(to, Pointer::Fine));
    model.update(BoardMsg::Choose("none".into()));
    let whole = model.board().expect("a game").game.record().to_string();
    model.update(Msg::Navigate(format!("{OPTIONS}/V")));
    assert_ne!(model.board().expect("a game").game.chance_seed(), chance_seed);
    assert!(
        model.shell.notice.is_some(),
        "it says that the bag is shuffled anew"
    );
    model.update(Msg::Home);
    let mut again = at("V");
    // A reload and the kept game itself go on with the same bag.
    let kept = model.shell.saved.newest().expect("kept").clone();
    again.shell.saved.keep(SavedGame {
        record: whole.clone(),
        chance_seed,
        ..kept
    });
    again.update(Msg::Home);
    again.update(Msg::Navigate(whole));
    assert_eq!(again.board().expect("a game").game.chance_seed(), chance_seed);
}

#[test]
fn a_purist_is_told_what_lies_there_and_no_more() {
    let start = |purist: bool| {
        let mut model = model();
        let seat = || SeatSetup {
            player: Player::Person,
            name: String::new(),
        };
        let setup = Setup {
            options: Options::default(),
            seats: vec![seat(), seat()],
            purist,
            ..Setup::default()
        };
        model.update(Msg::Start(GameId::Carcassonne, setup));
        model
    };
    let (plain, purist) = (start(false), start(true));
    let land = plain
        .board()
        .expect("a game")
        .game
        .table()
        .land()
        .expect("a land");
    let mut aids = 0;
    for (plain, purist) in plain.see(view::cells).iter().zip(purist.see(view::cells)) {
        let aid = land.aid(plain.cell);
        aids += usize::from(aid.is_some());
        assert_eq!(plain.label != purist.label, aid.is_some(), "{}", plain.label);
    }
    assert!(aids > 0, "there is something to work out");
    drop(land);
    let rings = |mut model: Model| {
        let before = model.see(view::board).whole().items.len();
        model.update(BoardMsg::Supply(Some("V".into())));
        model.see(view::board).whole().items.len() - before
    };
    assert!(rings(plain) > 0, "the cells for a kind are ringed");
    assert_eq!(rings(purist), 0);
}

#[test]
fn the_drawn_tile_and_what_was_scored_are_said() {
    let mut model = at("E.0_1_2");
    let effects = model.update(BoardMsg::Choose("city-s".into()));
    let said: Vec<&String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Say(text) => Some(text),
            _ => None,
        })
        .collect();
    let panel = model.panel();
    let hand = model.see(view::pointed).hand.expect("a tile is in hand").text;
    let played = "Player 1: Meeple: city south.".to_owned();
    // Beside the board stands the whole turn, and what it scored.
    assert_eq!(
        panel.gains,
        [
            "Player 1: 0, 1, turned 180°, Meeple: city south.",
            "City: 2 tiles × 2 = 4 for Player 1."
        ]
    );
    let gains = panel.gains.into_iter().skip(1);
    let told: Vec<String> = [played]
        .into_iter()
        .chain(gains)
        .chain([panel.status, panel.prompt, hand])
        .collect();
    assert_eq!(said, [&told.join(" ")]);
}

#[test]
fn a_tile_that_is_pinned_is_put_down_when_the_machine_takes_the_seat() {
    let mut model = at("V");
    let to = cell(&model, "1_0");
    model.update(BoardMsg::Tap(to, Pointer::Coarse));
    let seat = model
        .board()
        .and_then(|state| state.game.to_move())
        .expect("somebody moves");
    model.update(PlayMsg::Seat(seat, Player::Machine(Level::USUAL)));
    model.update(BoardMsg::Confirm);
    assert_eq!(names(&model), ["V"], "nobody plays for the machine");
}

#[test]
fn what_is_taken_on_the_tile_just_laid_says_so_when_it_is_touched() {
    let mut model = at("U.1_0_1.road-e.U.2_0_1");
    let offers = model.panel().offers;
    assert_eq!(offers.len(), 3, "none, or one of two fields: {offers:?}");
    let offered: Vec<SpotId> = offers.iter().filter_map(|offer| offer.mark).collect();
    let scene = model.board().expect("a game").game.table().scene();
    assert!(
        scene
            .marks
            .iter()
            .any(|mark| mark.label == "road-e" && !offered.contains(&mark.id))
    );
    let taken: Vec<SpotId> = scene
        .marks
        .iter()
        .map(|mark| mark.id)
        .filter(|cell| !offered.contains(cell))
        .collect();
    assert_eq!(taken.len(), 2, "the road here, and the meeple on it there");
    for mark in taken {
        let has_meeple = model.board().expect("a game").game.table().is_taken(mark);
        model.update(BoardMsg::Tap(mark, Pointer::Fine));
        let notice = model.shell.notice.as_ref();
        let is_refused = matches!(
            notice,
            Some(Notice::NoEffect {
                why: NoEffect::Forbidden(_),
                ..
            })
        );
        // Whoever clicks a meeple wants to know whose it is.
        assert_eq!(is_refused, !has_meeple, "{notice:?}");
    }
}

#[test]
fn the_chances_of_the_bag_sum_to_one_whatever_becomes_of_tiles_that_fit_nowhere() {
    use rand::RngExt;
    use tessera_core::game::Turn;
    use tessera_games::catalog;
    for unplaceable in ["aside", "return"] {
        let options = Options::parse(&format!("unplaceable={unplaceable}")).expect("an option");
        let mut table = catalog::open(GameId::Carcassonne, &options, Language::English).expect("an option");
        let mut dice = dice(3);
        println!("seed 3, {unplaceable}");
        while table.turn() != Turn::Over {
            if table.turn() == Turn::Chance {
                let sum: f64 = table
                    .land()
                    .expect("a land")
                    .supply()
                    .iter()
                    .map(|kind| kind.percent())
                    .sum();
                assert!((sum - 100.0).abs() < 1e-6, "{sum}");
                let listed = table
                    .land()
                    .expect("a land")
                    .supply()
                    .iter()
                    .filter(|kind| kind.percent() > 0.0)
                    .count();
                assert_eq!(
                    listed,
                    table.legal().len(),
                    "a chance for exactly what can be drawn"
                );
            }
            let names = table.legal().names();
            let at = dice.random_range(0..names.len() as u32);
            table.play(&names[at as usize]).expect("it was listed");
        }
    }
}
