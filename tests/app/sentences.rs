//! Sentences that were wrong or odd once: what they say now.

use super::{App, level, move_texts};
use tessera_app::form::{Control, Field};
use tessera_app::play::view;
use tessera_app::{
    BoardMsg, EngineMsg, Level, Model, Msg, Opponent, PlayMsg, Player, Pointer, SavedGames, Settings, Setup,
    SetupForm, Starts, setup_form,
};
use tessera_core::game::{Seat, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::Options;
use tessera_protocol::{NamedLine, Report};

const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside";

fn at(address: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(address.into()));
    app
}

/// The form in which a game is set up.
fn form(game: GameId) -> SetupForm {
    let mut app = App::open();
    app.send(Msg::SetUp(game));
    setup_form(app.model.setup.as_ref(), &app.model.shell)
}

/// The same with these fields filled in.
fn form_with(game: GameId, choices: &[(&str, &str)]) -> SetupForm {
    let mut app = App::open();
    app.send(Msg::SetUp(game));
    for &(field, value) in choices {
        app.send(Msg::FillInSetup(field.to_owned(), value.to_owned()));
    }
    setup_form(app.model.setup.as_ref(), &app.model.shell)
}

/// The note of a field.
fn note_of(form: &SetupForm, name: &str) -> Option<String> {
    let field = form.fields.iter().find(|field| field.name == name);
    field.map(|field| field.note.to_string())
}

/// The texts of the choices of a field.
fn choices(form: &SetupForm, name: &str) -> Vec<String> {
    let field = form.fields.iter().find(|field| field.name == name);
    let Some(Control::Select { choices, .. }) = field.map(|field| &field.control) else {
        panic!("{name} is no list")
    };
    choices.iter().map(|choice| choice.text.clone()).collect()
}

#[test]
fn the_plies_of_a_turn_of_tiles_are_listed_in_words() {
    let app = at(&format!("{LAND}/E.0_1_2.city-s.U.1_0_1.none.U.2_0_1.field-0"));
    let texts = move_texts(&app.panel());
    let listed = [
        "Tile E",
        "0, 1, turned 180°",
        "Meeple: city south",
        "Tile U",
        "1, 0, turned 90°",
        "No meeple",
        "Tile U",
        "2, 0, turned 90°",
        "Meeple: field north-west",
    ];
    assert_eq!(texts[..listed.len()], listed);
}

#[test]
fn cells_of_a_land_are_called_by_their_coordinates() {
    let mut app = at(&format!("{LAND}/V"));
    let cell = app.cell("-1_0");
    app.send(BoardMsg::Hover(Some(cell)));
    let hover = app.model.see(view::hover);
    assert!(hover.starts_with("−1, 0: empty"), "{hover}");
    let cells = app.model.see(view::cells);
    let view = cells.iter().find(|view| view.cell == cell).expect("a cell");
    assert!(view.label.starts_with("−1, 0, empty"), "{}", view.label);
}

#[test]
fn the_only_person_is_called_you_within_sentences() {
    let mut app = at(&format!("{LAND}/E.0_1_2"));
    app.send(PlayMsg::Seat(Seat(1), Player::Machine(Level::USUAL)));
    app.send(BoardMsg::Choose("city-s".into()));
    let told = [
        "You: 0, 1, turned 180°, Meeple: city south.",
        "City: 2 tiles × 2 = 4 for you.",
    ];
    assert_eq!(app.panel().gains, told);
}

#[test]
fn one_visit_is_no_plural() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(9)), Starts::Them);
    let id = app.question().expect("the AI begins").id;
    let line = NamedLine {
        mv: "c3".into(),
        visits: 1,
        value: 0.5,
        variation: vec!["c3".into()],
        proven: false,
        ..NamedLine::default()
    };
    app.send(EngineMsg::Final(Report {
        id,
        lines: vec![line],
        steps: 1,
        millis: 200,
        ..Report::default()
    }));
    app.send(PlayMsg::Announced(id));
    assert_eq!(
        app.panel().last_answer.as_deref(),
        Some("AI: c3 (0.2 s, 1 visit)")
    );
}

#[test]
fn a_broken_link_says_which_move_it_is_and_counts_in_numbers() {
    let notice = |names: &str| at(&format!("linage/size=5.komi=3_5/{names}")).panel().notice;
    assert_eq!(
        notice("c3.a1.c3").as_deref(),
        Some(
            "Move 3, “c3”, cannot be played: there is a stone already. You see the game up to move 2; 1 move of the \
             link is left out."
        )
    );
    assert_eq!(
        notice("z9.a1").as_deref(),
        Some(
            "Move 1, “z9”, cannot be played: there is no such cell. You see the start of the game; 2 moves of the \
             link are left out."
        )
    );
}

#[test]
fn a_broken_link_counts_as_the_list_of_moves_and_says_that_another_tile_is_drawn() {
    let notice = |link: &str| at(link).panel().notice.expect("a notice");
    let said = notice("carcassonne/players=2/C.0_1_0.none.Z");
    assert!(
        said.starts_with(
            "Move 2, “Z”, cannot be played: no tile is called so. You see the game up to move 1;"
        ),
        "{said}"
    );
    assert!(said.ends_with(" Another tile is drawn."), "{said}");
    // The place is wrong, and the tile stays.
    let said = notice("carcassonne/players=2/C.9_9_0");
    assert!(
        said.starts_with("Move 1, “9_9_0”,") && !said.contains("Another tile"),
        "{said}"
    );
    // What was agreed has no number.
    let said = notice("linage/size=5.komi=bid/komi-0_5.vertical.c3.c3");
    assert!(
        said.starts_with("Move 2, “c3”, cannot be played") && said.contains("up to move 1;"),
        "{said}"
    );
}

#[test]
fn the_set_up_speaks_of_komi_exactly_where_there_is_one() {
    for &game in GameId::ALL {
        let form = form(game);
        let fields = || form.fields.iter().chain(&form.more);
        let mut texts: Vec<String> = fields().map(|field| field.note.to_string()).collect();
        texts.extend(fields().map(|field| field.label.clone()));
        let speaks = texts.iter().any(|text| text.to_lowercase().contains("komi"));
        assert_eq!(speaks, game.has_option("komi"), "{game:?}");
    }
}

#[test]
fn the_names_of_levels_are_short_and_the_note_below_says_how_strong_the_chosen_one_is() {
    let levels = choices(&form(GameId::Linage), "opponent");
    assert_eq!(
        levels[..2],
        ["Level 1, Newcomer".to_owned(), "Level 2, Beginner".to_owned()]
    );
    let note = |chosen: &str| {
        let form = form_with(GameId::Linage, &[("opponent", chosen)]);
        note_of(&form, "opponent").expect("an opponent")
    };
    assert_eq!(note("1"), "Knows the rules.");
    assert_eq!(
        note("2"),
        "Has played a few games. 205 Elo above level 1 (200 win about 3 games in 4)."
    );
    assert!(note("9").starts_with("The strongest, with a time you set."));
    assert_eq!(note("friend"), "");
    // At several seats of one level it is said once.
    let seats = [("players", "3"), ("seat-2", "3"), ("seat-3", "3")];
    let carcassonne = form_with(GameId::Carcassonne, &seats);
    let notes = ["seat-1", "seat-2", "seat-3"].map(|seat| note_of(&carcassonne, seat).expect("a seat"));
    assert_eq!(notes[0], "");
    assert!(notes[1].starts_with("Plays now and then."), "{}", notes[1]);
    assert_eq!(notes[2], "");
}

#[test]
fn the_set_up_asks_who_plays_and_on_which_board_and_the_rest_under_more_options() {
    let names = |fields: &[Field]| {
        let shown = fields.iter().filter(|field| !field.hidden);
        shown.map(|field| field.name.clone()).collect::<Vec<_>>()
    };
    let keil = form(GameId::Keil);
    assert_eq!(names(&keil.fields), ["opponent", "size", "starts"]);
    assert_eq!(names(&keil.more), ["komi", "button"]);
    assert!(!keil.is_unusual);
    let carcassonne = form(GameId::Carcassonne);
    assert_eq!(
        names(&carcassonne.fields),
        ["players", "seat-1", "name-1", "seat-2", "starts"]
    );
    assert_eq!(names(&carcassonne.more), ["small-city", "unplaceable", "purist"]);
    // What is not as usual is in view.
    assert!(form_with(GameId::Keil, &[("button", "off")]).is_unusual);
    assert!(!form_with(GameId::Keil, &[("button", "on"), ("komi", "fair")]).is_unusual);
    assert!(form_with(GameId::Carcassonne, &[("purist", "on")]).is_unusual);
}

#[test]
fn a_board_without_a_known_fair_komi_says_that_the_komi_is_bid() {
    let note = |choices: &[(&str, &str)]| {
        let form = form_with(GameId::Keil, choices);
        note_of(&form, "size").expect("a board")
    };
    assert_eq!(note(&[]), "Points along each edge.");
    assert_eq!(
        note(&[("size", "4")]),
        "Points along each edge. Its fair komi is not known, so it is bid."
    );
    assert_eq!(
        note(&[("size", "4"), ("komi", "1")]),
        "Points along each edge.",
        "it is chosen"
    );
}

#[test]
fn the_komi_is_to_be_bid_until_it_is_settled() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    let setup = Setup {
        options: Options::parse("size=5.komi=bid").expect("options"),
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    model.update(Msg::Start(GameId::Linage, setup));
    assert_eq!(model.panel().subtitle, "5 × 5 · komi to be bid");
    model.update(BoardMsg::Choose("komi-0_5".into()));
    assert_eq!(model.panel().subtitle, "5 × 5 · komi ½");
}

#[test]
fn no_game_by_this_name_is_answered_with_the_names_of_the_games() {
    let why = |link: &str| match &at(link).model.page {
        tessera_app::OpenPage::Lost(fault) => fault.text(Language::English),
        _ => panic!("{link} is opened"),
    };
    let games = "there are Carteso, Linage, Keil, Ecalper and Carcassonne.";
    // Whatever stands behind the name of a game that does not exist.
    for link in [
        "chess//e4",
        "chess/e4",
        "chess//e4..e5",
        "chess//e4@x",
        "review/chess/e4",
        "play/chess",
    ] {
        assert_eq!(
            why(link),
            format!("This link cannot be opened: no game is called “chess”; {games}"),
            "{link}"
        );
    }
    // A name that is missing is not quoted.
    for link in ["//e4", "/e4"] {
        assert_eq!(
            why(link),
            format!("This link cannot be opened: no game is named; {games}"),
            "{link}"
        );
    }
}

#[test]
fn a_meeple_that_waits_is_confirmed_in_words() {
    let mut app = at(&format!("{LAND}/U.1_0_1"));
    let mark = app.panel().offers.into_iter().find_map(|offer| offer.mark);
    app.send(BoardMsg::Tap(mark.expect("a part of the tile"), Pointer::Coarse));
    let (label, _) = app.panel().main.expect("something to confirm");
    assert_eq!(label, "✓ Put meeple");
}
