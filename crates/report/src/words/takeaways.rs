//! What the data of a section say, in one or two sentences.

use crate::counted::{Counted, Wins};
use crate::section::Feature;
use tessera_core::language::Language;

tessera_core::words!(
    /// A sentence for each section. What is counted comes with its noun; other numbers are written by the caller.
    pub enum TakeawayWords {
        /// The section was not measured.
        not_measured = en("This was not measured for this report.").es("No se midió para este informe."),
        /// No published report has the facts.
        not_published =
            en("No published report has these facts.").es("Ningún informe publicado tiene estos datos."),
        /// The board grows.
        growing_board = en("The board grows during the game, so it has no fixed cells and no symmetries.")
            .es("El tablero crece durante la partida: no tiene casillas fijas ni simetrías."),
        /// Nothing is drawn.
        no_chance = en("Nothing is drawn in this game.").es("En este juego no hay azar."),
        /// There are no features.
        no_features =
            en("This game has no features that score.").es("En este juego no hay elementos que puntúen."),
        /// Puzzles have their own page.
        own_page = en("Puzzles have a page of their own.").es("Los problemas tienen su propia página."),
        /// How the representative game ends: the winner, counted from 1, or a draw.
        rules = en(|length: Counted, winner: Option<u8>| {
            let length = length.text(EN);
            match winner {
                Some(seat) => format!("The representative game lasts {length}, and player {seat} wins it."),
                None => format!("The representative game lasts {length} and is drawn."),
            }
        })
        .es(|length, winner| {
            let length = length.text(ES);
            match winner {
                Some(seat) => format!("La partida representativa dura {length} y la gana el jugador {seat}."),
                None => format!("La partida representativa dura {length} y acaba en empate."),
            }
        }),
        /// How many play on how many cells.
        miscellaneous = en(|players: Counted, cells: Option<Counted>| match cells {
            Some(cells) => format!("{} on {}.", players.text(EN), cells.text(EN)),
            None => format!("{} on a board that grows.", players.text(EN)),
        })
        .es(|players, cells| match cells {
            Some(cells) => format!("{} en {}.", players.text(ES), cells.text(ES)),
            None => format!("{} en un tablero que crece.", players.text(ES)),
        }),
        /// The mean rating.
        bgg_stats = en(|ratings: Counted, mean: &str| {
            if ratings.is_one() {
                format!("The only rating is {mean} of 10.")
            } else {
                format!("The mean of {} is {mean} of 10.", ratings.text(EN))
            }
        })
        .es(|ratings, mean| {
            if ratings.is_one() {
                format!("La única valoración es de {mean} sobre 10.")
            } else {
                format!("La media de {} es de {mean} sobre 10.", ratings.text(ES))
            }
        }),
        /// The range of the ratings.
        bgg_ratings = en(|low: &str, high: &str, sd: &str| {
            if low == high {
                format!("Every rating is {low}.")
            } else {
                format!("Ratings lie between {low} and {high}, with a standard deviation of {sd}.")
            }
        })
        .es(|low, high, sd| {
            if low == high {
                format!("Todas las valoraciones son de {low}.")
            } else {
                format!("Las valoraciones van de {low} a {high}, con una desviación típica de {sd}.")
            }
        }),
        /// How many levels there are; open if the highest that was tried is one, so that there may be more.
        levels = en(|levels: u32, open: bool| match levels {
            _ if open => {
                format!("At least {levels} levels of play, each of which beats the one below clearly.")
            }
            0 => "No level of play beats random moves clearly.".to_owned(),
            1 => "One level of play beats random moves clearly.".to_owned(),
            _ => format!("{levels} levels of play, each of which beats the one below clearly."),
        })
        .es(|levels, open| match levels {
            _ if open => {
                format!("Al menos {levels} niveles de juego, cada uno claramente mejor que el anterior.")
            }
            0 => "Ningún nivel de juego gana claramente a las jugadas al azar.".to_owned(),
            1 => "Un nivel de juego gana claramente a las jugadas al azar.".to_owned(),
            _ => format!("{levels} niveles de juego, cada uno claramente mejor que el anterior."),
        }),
        /// The size of the rules.
        kolmogorov = en(|ratio: &str| {
            format!("The rules take {ratio} times as many bytes as a game that only fills the board.")
        })
        .es(|ratio| {
            format!("Las reglas ocupan {ratio} veces los bytes de un juego que solo llena el tablero.")
        }),
        /// The time of a random game.
        playout = en(|microseconds: &str, ratio: &str, reference: &str| {
            format!("A random game takes {microseconds} µs, {ratio} times as long as one of {reference}.")
        })
        .es(|microseconds, ratio, reference| {
            format!(
                "Una partida al azar tarda {microseconds} µs, {ratio} veces lo que tarda una de {reference}."
            )
        }),
        /// The section of this title was measured with a faster program.
        faster_since = en(|section: &str| format!("“{section}” was measured later, with a faster program."))
            .es(|section| format!("«{section}» se midió más tarde, con un programa más rápido.")),
        /// A seat, counted from 1, has an advantage.
        advantage =
            en(|seat: u8, wins: Wins| format!("Player {seat} has the advantage and wins {}.", wins.text(EN)))
                .es(|seat, wins| format!("El jugador {seat} tiene ventaja: gana {}.", wins.text(ES))),
        /// Nobody has an advantage that the games could show.
        no_advantage =
            en(|first: Wins| format!("No advantage can be shown: player 1 wins {}.", first.text(EN)))
                .es(|first| format!("No se aprecia ventaja: el jugador 1 gana {}.", first.text(ES))),
        /// How often a side wins, whoever plays it.
        side = en(|side: &str, wins: Wins| format!("Whoever plays it, {side} wins {}.", wins.text(EN)))
            .es(|side, wins| format!("Lo juegue quien lo juegue, {side} gana {}.", wins.text(ES))),
        /// Random games a second.
        search_speed = en(|games: Counted| format!("{} random games a second.", games.number(EN)))
            .es(|games| format!("{} partidas al azar por segundo.", games.number(ES))),
        /// No mirror won a game.
        mirrors_lose = en(|games: Counted| {
            format!(
                "Every mirror lost each of its games, as expected: {} in all.",
                games.text(EN)
            )
        })
        .es(|games| {
            format!(
                "Todos los espejos perdieron todas sus partidas, como se esperaba: {} en total.",
                games.text(ES)
            )
        }),
        /// Some mirrors won.
        mirrors_win = en(|wins: u32, games: Counted| format!("Mirrors won {wins} of {}.", games.text(EN)))
            .es(|wins, games| format!("Los espejos ganaron {wins} de {}.", games.text(ES))),
        /// Length, branching and tree.
        complexity = en(|length: Counted, branching: &str, size: &str| {
            format!(
                "A game lasts {}, each a choice among {branching} on average: a tree of {size} games.",
                length.text(EN)
            )
        })
        .es(|length, branching, size| {
            format!(
                "Una partida dura {}, y cada vez hay de media {branching} opciones: un árbol de {size} \
                 partidas.",
                length.text(ES)
            )
        }),
        /// Positions seen, and what they let expect if the same engine went on.
        positions = en(|games: Counted, seen: Counted, size: &str| {
            format!(
                "{} went through {} different positions. If the same engine played on for ever, it would go \
                 through about {size}, which is an extrapolation and not the number of positions of the \
                 game.",
                games.text(EN),
                seen.number(EN)
            )
        })
        .es(|games, seen, size| {
            format!(
                "{} pasaron por {} posiciones distintas. Si el mismo motor siguiera jugando sin fin, pasaría \
                 por unas {size}: es una extrapolación, no el número de posiciones del juego.",
                games.text(ES),
                seen.number(ES)
            )
        }),
        /// Positions seen where no end is in sight.
        positions_without_end = en(|games: Counted, seen: Counted| {
            format!(
                "{} went through {} different positions, and each further game still brings almost as many \
                 new ones, so how many there are in all cannot be estimated.",
                games.text(EN),
                seen.number(EN)
            )
        })
        .es(|games, seen| {
            format!(
                "{} pasaron por {} posiciones distintas, y cada partida más aún trae casi otras tantas \
                 nuevas, así que no se puede estimar cuántas hay en total.",
                games.text(ES),
                seen.number(ES)
            )
        }),
        /// Killer and terrible moves.
        moves = en(|moves: Counted, killer: u32, terrible: u32| {
            let verb = |count: u32| if count == 1 { "is" } else { "are" };
            let never = match terrible {
                0 => "all are chosen at some time".to_owned(),
                _ => format!("{terrible} {} never chosen", verb(terrible)),
            };
            format!(
                "Of {}, {killer} {} chosen more than every second time, and {never}.",
                moves.text(EN),
                verb(killer)
            )
        })
        .es(|moves, killer, terrible| {
            let verb = |count: u32| if count == 1 { "se elige" } else { "se eligen" };
            let never = match terrible {
                0 => "todas se eligen alguna vez".to_owned(),
                1 => "1 no se elige nunca".to_owned(),
                _ => format!("{terrible} no se eligen nunca"),
            };
            format!(
                "De {}, {killer} {} más de la mitad de las veces y {never}.",
                moves.text(ES),
                verb(killer)
            )
        }),
        /// The part of the board that is used.
        coverage = en(|percent: &str| format!("On average a game uses {percent} % of the cells."))
            .es(|percent| format!("Una partida usa de media el {percent} % de las casillas.")),
        /// Median and mode.
        lengths = en(|median: Counted, from: u32, to: Counted| {
            let most = if to.number(EN) == from.to_string() {
                to.text(EN)
            } else {
                format!("{from} to {}", to.text(EN))
            };
            format!(
                "Half of the games last at most {}; the most frequent length is {most}.",
                median.text(EN)
            )
        })
        .es(|median, from, to| {
            let most = if to.number(ES) == from.to_string() {
                to.text(ES)
            } else {
                format!("{from} a {}", to.text(ES))
            };
            format!(
                "La mitad de las partidas dura {} como mucho; la duración más frecuente es de {most}.",
                median.text(ES)
            )
        }),
        /// How many puzzles there are.
        puzzles = en(|count: usize| match count {
            1 => "One puzzle.".to_owned(),
            _ => format!("{count} puzzles."),
        })
        .es(|count| match count {
            1 => "Un problema.".to_owned(),
            _ => format!("{count} problemas."),
        }),
        /// The feature that brings most.
        features = en(|feature: Feature, percent: &str| {
            let feature = match feature {
                Feature::City => "Cities",
                Feature::Road => "Roads",
                Feature::Cloister => "Cloisters",
                Feature::Farm => "Fields",
            };
            format!("{feature} bring most: {percent} % of all points.")
        })
        .es(|feature, percent| {
            let feature = match feature {
                Feature::City => "Las ciudades",
                Feature::Road => "Los caminos",
                Feature::Cloister => "Los monasterios",
                Feature::Farm => "Los campos",
            };
            format!("{feature} dan más que nada: el {percent} % de todos los puntos.")
        }),
        /// The part of the margin that is drawn.
        luck = en(|percent: &str, low: &str, high: &str| {
            format!(
                "Between two equal engines the tiles drawn explain {percent} % of the variance of the final \
                 margin ({low} to {high} %); the rest comes from what the engines chose, by their own random \
                 numbers too."
            )
        })
        .es(|percent, low, high| {
            format!(
                "Entre dos motores iguales, las losetas robadas explican el {percent} % de la varianza de la \
                 diferencia final (del {low} al {high} %); el resto viene de lo que eligieron los motores, \
                 también con sus propios números al azar."
            )
        }),
    }
);

const EN: Language = Language::English;
const ES: Language = Language::Spanish;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thing::Thing;

    #[test]
    fn a_range_with_equal_ends_is_one_number() {
        for language in [Language::English, Language::Spanish] {
            let words = TakeawayWords::of(language);
            let moves = |number: u32| Counted::whole(number, Thing::Move);
            for sentence in [
                (words.lengths)(moves(71), 71, moves(71)),
                (words.bgg_ratings)("9", "9", "0"),
            ] {
                assert!(
                    !sentence.contains(" to ") && !sentence.contains(" a "),
                    "{sentence}"
                );
                assert!(!sentence.contains("between"), "{sentence}");
            }
            assert!((words.lengths)(moves(71), 70, moves(72)).contains("72"));
        }
    }

    #[test]
    fn one_is_said_as_people_say_it() {
        let words = TakeawayWords::of(Language::English);
        let moves = |number: u32| Counted::whole(number, Thing::DifferentMove);
        assert_eq!(
            (words.moves)(moves(95), 1, 2),
            "Of 95 different moves, 1 is chosen more than every second time, and 2 are never chosen."
        );
    }
}
