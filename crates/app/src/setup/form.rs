//! The form in which a game is set up.

use super::choices::{KOMI, Opponent, SeatSetup, Starts};
use super::option_fields::{FAIR, option_field, usual_value};
use super::state::SetupState;
use crate::form::{Choice, Control, Field, ON, choices, name_of, value_of};
use crate::ladder::Ladder;
use crate::level::Level;
use crate::player::Player;
use crate::players_form::{level_of, levels, player_of, player_value, players_by_link, strength};
use crate::settings_form;
use crate::shell::Shell;
use crate::words::SetupWords;
use tessera_core::game::Seat;

const STARTS: [(Starts, &str); 3] = [
    (Starts::Me, "me"),
    (Starts::Them, "them"),
    (Starts::Random, "random"),
];
const ORDERS: [(Starts, &str); 2] = [(Starts::Me, "me"), (Starts::Random, "random")];
const FRIEND: &str = "friend";
const WATCH: &str = "watch";
const BY_LINK: &str = "link";
/// The fields with the names of the players of a game by link.
const MINE: &str = "mine";
const THEIRS: &str = "theirs";
const AIDS: &str = "aids";
/// What is filled in by the button of the level that comes next.
pub const NEXT: &str = "next-level";

/// The form in which a game is set up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SetupForm {
    /// The heading.
    pub title: String,
    /// How it went against the level that was played last; empty where none was.
    pub ladder: String,
    /// The level that comes next and is not chosen yet, with the label of its button.
    pub next: Option<(Level, String)>,
    /// The fields, in their order: who plays, and how large the board is. A seat's player is followed by its name.
    pub fields: Vec<Field>,
    /// The fields of what is rarely changed.
    pub more: Vec<Field>,
    /// Whether any of those is not as usual.
    pub is_unusual: bool,
}

/// The form for the game that is being set up; empty if there is none.
pub fn form(state: Option<&SetupState>, shell: &Shell) -> SetupForm {
    let Some(state) = state else {
        return SetupForm::default();
    };
    let (game, setup) = (state.game, &state.setup);
    let words = SetupWords::of(shell.language);
    let about = game.about_in(shell.language);
    let time = settings_form::time(shell).hidden_if(!state.is_timed());
    let fair = setup.fair_komi(game);
    let specs = game.specs_in(shell.language);
    let mut options: Vec<Field> = specs
        .iter()
        .map(|spec| option_field(spec, setup, fair, words))
        .collect();
    // The first option of every game is how large the board is, or how many play.
    let mut more = options.split_off(1);
    let is_unusual = specs[1..].iter().any(|spec| {
        let chosen = setup.options.get(spec.key);
        chosen.is_some_and(|chosen| chosen != usual_value(spec, fair))
    });
    let mut fields = Vec::new();
    if game.seats_vary() {
        fields.append(&mut options);
        let seats = state.seats();
        for (index, seat) in seats.iter().enumerate() {
            // What is said of a level is said once.
            let is_told = seats[..index].iter().any(|other| other.player == seat.player);
            fields.extend(seat_fields(state, shell, index as u8 + 1, seat, is_told));
        }
        let texts = [words.as_listed, words.by_lot];
        let order = Field::select(
            "starts",
            words.who_sits_where,
            choices(&ORDERS, &texts),
            name_of(&ORDERS, &setup.starts),
        );
        fields.extend([time, order.note(words.first_seat_begins)]);
    } else {
        let mut opponents = levels(shell.language);
        opponents.push(Choice::new(FRIEND, words.friend));
        opponents.push(Choice::new(BY_LINK, words.by_link));
        opponents.push(Choice::new(WATCH, words.watch));
        let opponent = Field::select(
            "opponent",
            words.opponent,
            opponents,
            opponent_value(setup.opponent),
        )
        .note(match setup.opponent {
            Opponent::Machine(level) => strength(game, level, shell.language),
            _ => "".into(),
        });
        if fair.is_none() && game.has_option(KOMI) && setup.options.get(KOMI).is_none() {
            let size = &mut options[0];
            size.note = (words.bid_at_this_size)(&size.note).into();
        }
        let texts = [words.me, words.them, words.by_lot];
        let starts = Field::select(
            "starts",
            words.who_starts,
            choices(&STARTS, &texts),
            name_of(&STARTS, &setup.starts),
        )
        // The AI against itself needs nobody who begins.
        .hidden_if(matches!(setup.opponent, Opponent::Watch(_)));
        // Where a komi is bid, whoever starts names it.
        let starts = if game.has_option(KOMI) {
            starts.note(words.who_starts_note)
        } else {
            starts
        };
        let name = |name: &str, label: &str, text: &str| {
            let is_unused = !matches!(setup.opponent, Opponent::ByLink | Opponent::Friend);
            name_field(name.to_owned(), label.to_owned(), text.to_owned(), false, words).hidden_if(is_unused)
        };
        let theirs = name(THEIRS, words.name_of_friend, &setup.theirs);
        let mine = name(MINE, words.own_name, &setup.mine);
        fields.extend([opponent, theirs, time]);
        fields.append(&mut options);
        fields.extend([starts, mine]);
    }
    if setup.is_by_link(game) {
        fields.push(Field::switch(AIDS, words.aids, setup.aids).note(words.aids_note));
    }
    if about.aids {
        more.push(Field::switch("purist", words.purist, setup.purist).note(words.purist_note));
    }
    let ladder = Ladder::of(&shell.saved, game);
    SetupForm {
        title: (words.title)(about.name),
        ladder: ladder.map_or_else(String::new, |ladder| {
            (words.ladder)(ladder.level.number(), ladder.won, ladder.lost, ladder.drawn)
        }),
        next: ladder.and_then(|ladder| {
            let next = ladder.next.filter(|&next| !state.is_against(next))?;
            let text = if next > ladder.level {
                words.level_up
            } else {
                words.level_down
            };
            Some((next, text(next.number())))
        }),
        fields,
        more,
        is_unusual: is_unusual || setup.purist,
    }
}

/// Who plays at a seat, and under which name. Whether an earlier seat has told how strong they are.
fn seat_fields(state: &SetupState, shell: &Shell, number: u8, seat: &SeatSetup, is_told: bool) -> [Field; 2] {
    let words = SetupWords::of(shell.language);
    let players = players_by_link(shell.language);
    let player = Field::select(
        format!("seat-{number}"),
        (words.seat)(number),
        players,
        player_value(seat.player),
    )
    .note(match seat.player {
        Player::Machine(level) if !is_told => strength(state.game, level, shell.language),
        _ => "".into(),
    });
    let label = (words.name_of_seat)(number);
    let name = name_field(format!("name-{number}"), label, seat.name.clone(), true, words);
    let is_machine = matches!(seat.player, Player::Machine(_));
    [player, name.hidden_if(is_machine)]
}

fn name_field(name: String, label: String, text: String, beside: bool, words: &SetupWords) -> Field {
    Field {
        name,
        label,
        note: "".into(),
        hidden: false,
        control: Control::Text {
            text,
            placeholder: words.name_placeholder,
            longest: SeatSetup::LONGEST_NAME,
            beside,
        },
    }
}

fn opponent_value(opponent: Opponent) -> String {
    match opponent {
        Opponent::Machine(level) => level.number().to_string(),
        Opponent::Friend => FRIEND.to_owned(),
        Opponent::ByLink => BY_LINK.to_owned(),
        Opponent::Watch(_) => WATCH.to_owned(),
    }
}

impl SetupState {
    /// Fills in a field by its name; a name or value that the form does not have changes nothing.
    pub fn fill_in(&mut self, field: &str, value: &str) {
        let seat = |prefix: &str| {
            let number: u8 = field.strip_prefix(prefix)?.parse().ok()?;
            Some(Seat(number.checked_sub(1)?))
        };
        let seats = self.seats().len() as u8;
        let setup = &mut self.setup;
        match field {
            NEXT => {
                if let Some(level) = level_of(value) {
                    setup.play_against(level);
                }
            }
            "opponent" => {
                setup.opponent = match (level_of(value), value) {
                    (Some(level), _) => Opponent::Machine(level),
                    (None, FRIEND) => Opponent::Friend,
                    (None, BY_LINK) => Opponent::ByLink,
                    _ => Opponent::Watch(Level::WATCHED),
                }
            }
            "starts" => setup.starts = value_of(&STARTS, value).unwrap_or(setup.starts),
            MINE => setup.mine = value.to_owned(),
            THEIRS => setup.theirs = value.to_owned(),
            AIDS => setup.aids = value == ON,
            "purist" => setup.purist = value == ON,
            _ => {
                if let Some(seat) = seat("seat-") {
                    let player = player_of(value);
                    setup.change_seat(seat, seats, |seat| seat.player = player);
                    // Engines and friends elsewhere play in no game together.
                    let away = |other: Player| match player {
                        Player::Elsewhere => matches!(other, Player::Machine(_)),
                        Player::Machine(_) => other == Player::Elsewhere,
                        Player::Person => false,
                    };
                    for seat in setup.seats.iter_mut().filter(|seat| away(seat.player)) {
                        seat.player = player;
                    }
                } else if let Some(seat) = seat("name-") {
                    setup.change_seat(seat, seats, |seat| seat.name = value.to_owned());
                } else if value == FAIR {
                    setup.options.clear(field);
                } else if self.game.has_option(field) {
                    setup.options.set(field, value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saved_games::SavedGames;
    use crate::settings::THINK_TIME;
    use crate::setup::Setup;
    use tessera_core::game::dice;
    use tessera_core::language::Language;
    use tessera_games::catalog::GameId;

    fn shell() -> Shell {
        Shell::new(Default::default(), SavedGames::default(), Vec::new(), dice(1))
    }

    fn fields(state: &SetupState) -> Vec<Field> {
        let form = form(Some(state), &shell());
        [form.fields, form.more].concat()
    }

    #[test]
    fn every_choice_of_every_field_is_chosen_once_it_is_filled_in() {
        for &game in GameId::ALL {
            let first = SetupState {
                game,
                setup: Setup::default(),
            };
            for field in fields(&first) {
                let mut state = first.clone();
                let Control::Select { choices, .. } = field.control else {
                    continue;
                };
                // The time belongs to the settings.
                if field.name == THINK_TIME {
                    continue;
                }
                for choice in choices {
                    state.fill_in(&field.name, &choice.value);
                    let now = fields(&state).into_iter().find(|now| now.name == field.name);
                    let Some(Control::Select { chosen, .. }) = now.map(|now| now.control) else {
                        panic!("{game:?}: {} is gone", field.name)
                    };
                    assert_eq!(chosen, choice.value, "{game:?}: {}", field.name);
                }
            }
        }
    }

    #[test]
    fn an_unknown_field_or_value_changes_nothing() {
        let before = SetupState {
            game: GameId::Linage,
            setup: Setup::default(),
        };
        for (field, value) in [("starts", "nobody"), ("seat-0", "1"), ("colour", "red")] {
            let mut state = before.clone();
            state.fill_in(field, value);
            assert_eq!(state, before, "{field} {value}");
        }
    }

    #[test]
    fn every_text_of_the_form_is_in_the_language_asked_for() {
        let state = SetupState {
            game: GameId::Carcassonne,
            setup: Setup::default(),
        };
        let mut shell = shell();
        shell.language = Language::Pseudo;
        let form = form(Some(&state), &shell);
        assert!(form.title.starts_with('['));
        for field in form.fields.iter().chain(&form.more) {
            assert!(field.label.starts_with('['), "{field:?}");
            assert!(field.note.is_empty() || field.note.starts_with('['), "{field:?}");
            if let Control::Select { choices, .. } = &field.control {
                assert!(
                    choices
                        .iter()
                        .all(|choice| choice.text.contains('[') || choice.text.parse::<u16>().is_ok()),
                    "{field:?}"
                );
            }
        }
    }

    #[test]
    fn the_name_of_a_level_is_a_sentence_within_the_level() {
        for choice in levels(Language::Pseudo) {
            assert_eq!(choice.text.matches('[').count(), 2, "{}", choice.text);
        }
    }

    #[test]
    fn a_seat_has_a_name_to_type_exactly_if_a_person_sits_there_or_elsewhere() {
        let mut state = SetupState {
            game: GameId::Carcassonne,
            setup: Setup::default(),
        };
        let people = [Player::Person, Player::Elsewhere].map(player_value);
        let mut seen = 0;
        for field in fields(&state) {
            let Some(number) = field.name.strip_prefix("seat-") else {
                continue;
            };
            let Control::Select { choices, .. } = field.control else {
                panic!("a player is chosen from a list");
            };
            for choice in choices {
                state.fill_in(&field.name, &choice.value);
                let name = format!("name-{number}");
                let now = fields(&state).into_iter().find(|now| now.name == name);
                assert_eq!(now.map(|name| name.hidden), Some(!people.contains(&choice.value)));
                seen += 1;
            }
        }
        assert!(seen > 2);
    }

    #[test]
    fn the_setting_up_without_aids_is_filled_in() {
        let mut state = SetupState {
            game: GameId::Carcassonne,
            setup: Setup::default(),
        };
        for (value, on) in [(ON, true), ("off", false)] {
            state.fill_in("purist", value);
            assert_eq!(state.setup.purist, on);
        }
    }
}
