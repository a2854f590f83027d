//! What people read about agreements, turns and scores, once for all games of two sides.

use super::agreement::{Agreement, AgreementMove, AgreementRules, BoardClosed, Side};
use crate::play::{Choice, Measure, OptionKind, OptionSpec, SideName, counted};
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::points;

tessera_core::words!(
    /// The sentences that games of two sides share.
    pub enum SideWords {
        /// The side that moves first where lines decide.
        vertical = en("Vertical").es("Vertical"),
        /// The side that moves second where lines decide.
        horizontal = en("Horizontal").es("Horizontal"),
        /// The side that moves first with black stones.
        black = en("Black").es("Negro"),
        /// The side that moves second with white stones.
        white = en("White").es("Blanco"),

        /// Asks for a bid; `second` is the side that receives the komi.
        bid_komi = en(|second: &str| {
            format!(
                "Name the komi: the points {second} gets for moving second. Then the other player chooses a \
                 side, so name a fair one."
            )
        })
        .es(|second| {
            format!(
                "Propón el komi: los puntos que recibe {second} por jugar en segundo lugar. Después, el otro \
                 jugador elige bando, así que te conviene que sea justo."
            )
        }),
        /// Asks for a side.
        choose_side = en(|komi: &str| format!("The komi is {komi}. Choose your side."))
            .es(|komi| format!("El komi es {komi}. Elige tu bando.")),
        /// Says that the game is over.
        game_over = en("The game is over.").es("La partida ha terminado."),

        /// The note of a bid; `second` is the side that receives the komi.
        komi_note = en(|second: &str, points: &str| format!("{second} gets {points}."))
            .es(|second, points| format!("{second} recibe {points}.")),
        /// The label of the choice of a side.
        play_side = en(|side: &str| format!("Play {side}")).es(|side| format!("Jugar como {side}")),
        /// A bid in the list of moves.
        komi = en(|komi: &str| format!("Komi {komi}")).es(|komi| format!("Komi {komi}")),
        /// The swap of sides, on its button and in the list of moves.
        swap = en("Swap sides").es("Cambiar de bando"),
        /// The choice of the button in the list of moves.
        button = en("Take the button").es("Tomar el botón"),
        /// The label of a pass.
        pass = en("Pass").es("Pasar"),
        /// The note of a pass.
        pass_note = en("If your opponent passes too, the game ends.")
            .es("Si tu rival también pasa, la partida termina."),
        /// The label of a pass that ends the game.
        pass_and_end = en("Pass and end").es("Pasar y terminar"),
        /// The note of a pass that ends the game.
        pass_and_end_note =
            en("Two passes in a row end the game.").es("La partida termina con dos pases seguidos."),

        /// Why the board is closed: the game is over.
        closed_game_over = en("the game is over").es("la partida ha terminado"),
        /// Why the board is closed: the komi must be bid first.
        closed_komi_not_bid = en("name the komi first").es("primero hay que proponer el komi"),
        /// Why the board is closed: a side must be chosen first.
        closed_side_not_chosen = en("choose your side first").es("primero hay que elegir bando"),
        /// Why a stone cannot be placed: there is one.
        occupied = en("there is a stone already").es("ya hay una piedra"),
        /// An empty point.
        empty = en("empty").es("vacía"),

        /// A number of points.
        points = en(|number: i32| counted(number, "point", "points"))
            .es(|number| counted(number, "punto", "puntos")),
        /// A komi in points, from half points.
        komi_points = en(|halves: i16| {
            let noun = if matches!(halves, 1 | 2) {
                "point"
            } else {
                "points"
            };
            format!("{} {noun}", points::in_words(halves.into()))
        })
        .es(|halves| {
            let noun = if matches!(halves, 1 | 2) {
                "punto"
            } else {
                "puntos"
            };
            format!("{} {noun}", points::in_words(halves.into()))
        }),
        /// A number of stones.
        stones = en(|number: i32| counted(number, "stone", "stones"))
            .es(|number| counted(number, "piedra", "piedras")),
        /// A score with the komi; `parts` is what the side has on the board.
        with_komi = en(|parts: &str, komi: &str| format!("{parts} + {komi} komi"))
            .es(|parts, komi| format!("{parts} + {komi} de komi")),

        /// The label of the option for the size of the board.
        option_size = en("Board").es("Tablero"),
        /// The label of the option for the komi.
        option_komi = en("Komi").es("Komi"),
        /// The label of an option that is on.
        option_on = en("On").es("Sí"),
        /// The label of an option that is off.
        option_off = en("Off").es("No"),

        /// The tag of games for two.
        tag_players = en("2 players").es("2 jugadores"),
        /// The tag of games on a square board.
        tag_square_board = en("square board").es("tablero cuadrado"),
        /// The tag of games on a hexagonal board.
        tag_hexagonal_board = en("hexagonal board").es("tablero hexagonal"),
    }
);

/// The names that a game gives its two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideNames {
    /// Vertical moves first, Horizontal second.
    VerticalHorizontal,
    /// Black moves first, White second.
    BlackWhite,
}

impl SideNames {
    /// The name of a side.
    pub fn of(self, side: Side, language: Language) -> &'static str {
        let words = SideWords::of(language);
        match (self, side) {
            (SideNames::VerticalHorizontal, Side::First) => words.vertical,
            (SideNames::VerticalHorizontal, Side::Second) => words.horizontal,
            (SideNames::BlackWhite, Side::First) => words.black,
            (SideNames::BlackWhite, Side::Second) => words.white,
        }
    }

    /// The side that each seat plays, once sides are chosen.
    pub fn by_seat(
        self,
        rules: &AgreementRules,
        agreement: &Agreement,
        language: Language,
    ) -> BySeat<Option<SideName>> {
        let mut names = BySeat::default();
        for seat in Seat::all(2) {
            names[seat] = agreement.side(seat).map(|side| SideName {
                id: rules.side_name(side),
                name: self.of(side, language),
                is_first: side == Side::First,
            });
        }
        names
    }

    /// What the seat that bids or chooses a side is asked; `None` once both are settled.
    pub fn agreement_prompt(self, agreement: &Agreement, language: Language) -> Option<String> {
        let words = SideWords::of(language);
        Some(match agreement.chooser()? {
            Seat::FIRST => (words.bid_komi)(self.of(Side::Second, language)),
            _ => (words.choose_side)(&komi(agreement)),
        })
    }

    /// How a move of this name reads in a list: `Komi 5½`, `Horizontal`, `Pass`. A placement reads as in records.
    pub fn move_text(self, rules: &AgreementRules, name: &str, language: Language) -> String {
        let words = SideWords::of(language);
        match rules.parse(name) {
            Some(AgreementMove::Komi(halves)) => (words.komi)(&points::in_words(halves.into())),
            Some(AgreementMove::Play(side)) => self.of(side, language).to_owned(),
            Some(AgreementMove::Swap) => words.swap.to_owned(),
            Some(AgreementMove::Button) => words.button.to_owned(),
            None if name == "pass" => words.pass.to_owned(),
            None => name.to_owned(),
        }
    }

    /// How a bid or the choice of a side is shown. The notes say what it means to play the first side and, with this
    /// komi, the second.
    pub fn agreement_choice(
        self,
        agreement: &Agreement,
        mv: AgreementMove,
        first_note: &str,
        second_note: fn(&str) -> String,
        language: Language,
    ) -> Choice {
        let words = SideWords::of(language);
        match mv {
            AgreementMove::Komi(halves) => {
                let komi = points::in_words(halves.into());
                let points = (words.komi_points)(halves);
                Choice {
                    note: (words.komi_note)(self.of(Side::Second, language), &points),
                    label: komi,
                }
            }
            AgreementMove::Play(side) => Choice {
                label: (words.play_side)(self.of(side, language)),
                note: match side {
                    Side::First => first_note.to_owned(),
                    Side::Second => second_note(&(words.komi_points)(agreement.komi().unwrap_or(0))),
                },
            },
            AgreementMove::Swap | AgreementMove::Button => unreachable!("the game shows {mv:?} itself"),
        }
    }
}

/// The komi as people read it.
fn komi(agreement: &Agreement) -> String {
    points::in_words(agreement.komi().unwrap_or(0).into())
}

/// Why no stone may be placed anywhere.
pub fn board_closed(closed: BoardClosed, language: Language) -> &'static str {
    let words = SideWords::of(language);
    match closed {
        BoardClosed::GameOver => words.closed_game_over,
        BoardClosed::KomiNotBid => words.closed_komi_not_bid,
        BoardClosed::SideNotChosen => words.closed_side_not_chosen,
    }
}

/// How a pass is shown after so many passes in succession.
pub fn pass(passes: u8, language: Language) -> Choice {
    let words = SideWords::of(language);
    let (label, note) = match passes {
        0 => (words.pass, words.pass_note),
        _ => (words.pass_and_end, words.pass_and_end_note),
    };
    Choice {
        label: label.to_owned(),
        note: note.to_owned(),
    }
}

/// What each seat's score is made of: `parts` of its side on the board, and the komi. Empty until sides are chosen.
pub fn account(agreement: &Agreement, parts: [String; 2], language: Language) -> BySeat<String> {
    let words = SideWords::of(language);
    let [first, second] = parts;
    let mut account = BySeat::default();
    if agreement.chooser().is_none() {
        account[agreement.seat(Side::First)] = first;
        account[agreement.seat(Side::Second)] = (words.with_komi)(&second, &komi(agreement));
    }
    account
}

/// The option for the komi.
pub fn komi_option(note: &'static str, language: Language) -> OptionSpec {
    OptionSpec {
        key: "komi",
        label: SideWords::of(language).option_komi,
        note,
        kind: OptionKind::Komi,
        default: "bid",
    }
}

/// The option for the size of the board: `smallest..=largest`, of which the page offers those from `offered` on.
pub fn size_option(
    of: Measure,
    smallest: u16,
    largest: u16,
    offered: u16,
    default: &'static str,
    note: &'static str,
    language: Language,
) -> OptionSpec {
    OptionSpec {
        key: "size",
        label: SideWords::of(language).option_size,
        note,
        kind: OptionKind::Number {
            of,
            least: smallest,
            most: largest,
            offered,
        },
        default,
    }
}

/// An option that is on unless it is switched off.
pub fn switch_option(
    key: &'static str,
    label: &'static str,
    note: &'static str,
    language: Language,
) -> OptionSpec {
    let words = SideWords::of(language);
    let value = |value: &str, label: &str| (value.to_owned(), label.to_owned());
    OptionSpec {
        key,
        label,
        note,
        kind: OptionKind::OneOf(vec![value("on", words.option_on), value("off", words.option_off)]),
        default: "on",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_komi_of_at_most_one_point_is_no_plural() {
        let words = SideWords::of(Language::English);
        let read = [0, 1, 2, 3, 11].map(words.komi_points);
        assert_eq!(read, ["0 points", "½ point", "1 point", "1½ points", "5½ points"]);
    }
}
