//! What the data of the representative game and of openings say, in one or two sentences.

use crate::counted::{Counted, Wins};
use tessera_core::language::Language;

tessera_core::words!(
    /// Sentences on single games and their beginnings. What is counted comes with its noun.
    pub enum CourseTakeaways {
        /// The greatest swing: points, seat counted from 1, and where: the number of the move or turn.
        swing = en(|points: Counted, seat: u8, at: &str| {
            format!(
                "The greatest change of the lead in the representative game is {} for player {seat}, at \
                 {at}, if the game ended there.",
                points.text(EN)
            )
        })
        .es(|points, seat, at| {
            format!(
                "El mayor cambio de ventaja de la partida representativa es de {} para el jugador {seat}, en \
                 {at}, si la partida acabara ahí.",
                points.text(ES)
            )
        }),
        /// No lead changed.
        no_swing = en("No lead changes during the representative game.")
            .es("La ventaja no cambia durante la partida representativa."),
        /// The number of a move, or of a turn of several plies.
        at_number =
            en(|number: u32, is_turn: bool| format!("{} {number}", if is_turn { "turn" } else { "move" }))
                .es(|number, is_turn| format!("{} {number}", if is_turn { "el turno" } else { "la jugada" })),
        /// Lead changes and critical turns.
        trajectory = en(|changes: usize, critical: Counted| {
            let changes = match changes {
                0 => "never changes".to_owned(),
                1 => "changes once".to_owned(),
                _ => format!("changes {changes} times"),
            };
            let critical = if critical.is_none() {
                "nothing is critical".to_owned()
            } else if critical.is_one() {
                format!("{} is critical", critical.text(EN))
            } else {
                format!("{} are critical", critical.text(EN))
            };
            format!("In the representative game the lead {changes}, and {critical}.")
        })
        .es(|changes, critical| {
            let changes = match changes {
                0 => "no cambia nunca".to_owned(),
                1 => "cambia una vez".to_owned(),
                _ => format!("cambia {changes} veces"),
            };
            let critical = if critical.is_none() {
                "nada es crítico".to_owned()
            } else {
                format!("hay {} en que gana una sola opción", critical.text(ES))
            };
            format!("En la partida representativa la ventaja {changes} y {critical}.")
        }),
        /// How many of those that have a null move are hot, in percent.
        hot = en(|percent: &str, with_null: Counted| {
            format!(
                "Of the {} that can be compared with changing nothing, {percent} % are hot.",
                with_null.text(EN)
            )
        })
        .es(|percent, with_null| {
            format!(
                "De {} que se pueden comparar con no cambiar nada, el {percent} % se considera caliente.",
                with_null.text(ES)
            )
        }),
        /// At how many of all a move wins more often than it loses.
        heatmap = en(|winning: usize, of: Counted| {
            format!(
                "At {winning} of {} of the representative game, some choice wins more often than it loses.",
                of.text(EN)
            )
        })
        .es(|winning, of| {
            format!(
                "En {winning} de {} de la partida representativa, alguna opción gana más veces de las que \
                 pierde.",
                of.text(ES)
            )
        }),
        /// Effective and good moves in percent.
        good_moves = en(|effective: &str, good: &str| {
            format!(
                "In the representative game {effective} % of the possible moves are about as good as the \
                 best, and {good} % win more often than they lose."
            )
        })
        .es(|effective, good| {
            format!(
                "En la partida representativa, el {effective} % de las jugadas posibles son casi tan buenas \
                 como la mejor y el {good} % ganan más veces de las que pierden."
            )
        }),
        /// Where there is most to choose from, and how much at the end.
        actions = en(|most: u32, at: &str, last: u32| {
            format!(
                "The representative game has most possible moves at {at}: {most}. At the last choice: {last}."
            )
        })
        .es(|most, at, last| {
            format!(
                "La partida representativa tiene el máximo de jugadas posibles en {at}: {most}. En la última \
                 elección: {last}."
            )
        }),
        /// How many kinds of moves there are.
        action_types = en(|kinds: usize| match kinds {
            1 => "All moves are of one kind.".to_owned(),
            _ => format!("Moves are of {kinds} kinds."),
        })
        .es(|kinds| match kinds {
            1 => "Todas las jugadas son de un solo tipo.".to_owned(),
            _ => format!("Las jugadas son de {kinds} tipos."),
        }),
        /// The cell that somebody plays most in the first turns: how often in how many games, and how often it wins.
        opening_cell = en(
            |who: &str, first: Counted, cell: &str, plays: u32, games: Counted, percent: &str| {
                format!(
                    "In the first {} {who} plays on {cell} most, symmetric cells included: {plays} times in \
                     {}, and wins {percent} % of those games.",
                    first.text(EN),
                    games.text(EN)
                )
            },
        )
        .es(|who, first, cell, plays, games, percent| {
            format!(
                "Al principio ({}), {who} juega sobre todo en {cell}, contando las casillas simétricas: \
                 {plays} veces en {}, y gana el {percent} % de esas partidas.",
                first.text(ES),
                games.text(ES)
            )
        }),
        /// A seat, counted from 1.
        seat = en(|seat: u8| format!("player {seat}")).es(|seat| format!("el jugador {seat}")),
        /// No cell was played often enough.
        no_opening_cell = en(|first: Counted, least: u32| {
            format!(
                "No cell was played {least} times in the first {}.",
                first.text(EN)
            )
        })
        .es(|first, least| {
            format!(
                "Ninguna casilla se jugó {least} veces al principio ({}).",
                first.text(ES)
            )
        }),
        /// Positions at the greatest depth.
        reachable = en(|positions: Counted, plies: Counted| {
            format!("{} after {}.", positions.text(EN), plies.text(EN))
        })
        .es(|positions, plies| format!("{} tras {}.", positions.text(ES), plies.text(ES))),
        /// The shortest games.
        shortest = en(|count: &str, plies: Counted| {
            format!(
                "The shortest games that somebody wins have {}; there are {count}.",
                plies.text(EN)
            )
        })
        .es(|count, plies| {
            format!(
                "Las partidas más cortas que alguien gana tienen {}; hay {count}.",
                plies.text(ES)
            )
        }),
        /// Nobody wins so soon.
        no_shortest = en(|plies: Counted| format!("Nobody can win within {}.", plies.text(EN)))
            .es(|plies| format!("Nadie puede ganar en {}.", plies.text(ES))),
        /// The opening played most: in how many of all games, and how often the first seat wins.
        opening = en(|games: u32, of: Counted, first: Wins| {
            format!(
                "The most frequent opening begins {games} of {}. In these, player 1 wins {}.",
                of.text(EN),
                first.text(EN)
            )
        })
        .es(|games, of, first| {
            format!(
                "La apertura más frecuente inicia {games} de {}. En ellas, el jugador 1 gana {}.",
                of.text(ES),
                first.text(ES)
            )
        }),
        /// The same where the games are too few to say who wins.
        opening_of_few = en(|games: u32, of: Counted| {
            format!(
                "The most frequent opening begins {games} of {}: too few to say whom it helps.",
                of.text(EN)
            )
        })
        .es(|games, of| {
            format!(
                "La apertura más frecuente inicia {games} de {}: demasiado pocas para decir a quién ayuda.",
                of.text(ES)
            )
        }),
        /// No two games begin alike.
        no_opening = en("No two games begin alike once it is settled how they are played.")
            .es("No hay dos partidas que empiecen igual una vez acordado cómo se juegan."),
    }
);

const EN: Language = Language::English;
const ES: Language = Language::Spanish;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thing::Thing;

    #[test]
    fn one_and_none_are_said_as_people_say_them() {
        let words = CourseTakeaways::of(Language::English);
        let critical = |number: u32| (words.trajectory)(1, Counted::whole(number, Thing::Move));
        assert!(
            critical(0).ends_with("and nothing is critical."),
            "{}",
            critical(0)
        );
        assert!(critical(1).ends_with("and 1 move is critical."));
        assert!(critical(2).ends_with("and 2 moves are critical."));
    }
}
