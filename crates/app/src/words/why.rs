//! The sentences that say why a finished game was won.

use tessera_core::points;
use tessera_games::play::{counted, listed, listed_in_spanish};

tessera_core::words!(
    /// Why a game ended as it did, each in a sentence. Numbers of points are written for people.
    pub enum WhyWords {
        /// Some have resigned; `you` is whether the only one is addressed.
        resigned = en(|names: &[String], _you: bool| format!("{} resigned.", listed(names))).es(
            |names, you| match (names, you) {
                (_, true) => "Has abandonado.".to_owned(),
                ([name], _) => format!("{name} ha abandonado."),
                _ => format!("{} han abandonado.", listed_in_spanish(names)),
            },
        ),
        /// The players agreed on a draw.
        agreed = en(|scores: &[String]| format!("The draw was agreed; the score was {}.", listed(scores)))
            .es(|scores| {
                format!(
                    "Las tablas se acordaron; el marcador era {}.",
                    listed_in_spanish(scores)
                )
            }),
        /// What a side has when the game ends, in a list.
        side_score = en(|side: &str, score: &str| format!("{side} {score}"))
            .es(|side, score| format!("{side} {score}")),
        /// The winner of these sides has the larger largest group.
        larger_group = en(|winner: &str, larger: i32, loser: &str, smaller: i32| {
            let larger = counted(larger, "stone", "stones");
            format!("The largest group of {winner} has {larger}, that of {loser} {smaller}.")
        })
        .es(|winner, larger, loser, smaller| {
            let larger = counted(larger, "piedra", "piedras");
            format!("El mayor grupo de {winner} tiene {larger}; el de {loser}, {smaller}.")
        }),
        /// The largest groups are of one size, and the winner has fewer groups.
        fewer_groups = en(|winner: &str, size: i32| {
            let size = counted(size, "stone", "stones");
            format!("Both largest groups have {size}, and {winner} has fewer groups.")
        })
        .es(|winner, size| {
            let size = counted(size, "piedra", "piedras");
            format!("Los dos grupos mayores tienen {size}, y {winner} tiene menos grupos.")
        }),
        /// Sizes and numbers of groups are equal.
        equal_groups = en(|size: i32| {
            let size = counted(size, "stone", "stones");
            format!("Both largest groups have {size}, and both sides have as many groups.")
        })
        .es(|size| {
            let size = counted(size, "piedra", "piedras");
            format!(
                "Los dos grupos mayores tienen {size}, y los dos bandos tienen tantos grupos el uno como el \
                 otro."
            )
        }),
        /// A number of points, from half points.
        points = en(|halves: i32| {
            let noun = if matches!(halves, 1 | 2) {
                "point"
            } else {
                "points"
            };
            format!("{} {noun}", points::in_words(halves))
        })
        .es(|halves| {
            let noun = if matches!(halves, 1 | 2) {
                "punto"
            } else {
                "puntos"
            };
            format!("{} {noun}", points::in_words(halves))
        }),
        /// Both sides have as much.
        even = en(|each: &str| format!("Both sides have {each}."))
            .es(|each| format!("Los dos bandos tienen {each}.")),
        /// Both sides have as much with the komi.
        even_with_komi = en(|each: &str, komi: &str, second: &str| {
            format!("With the komi of {komi} for {second} both sides have {each}.")
        })
        .es(|each, komi, second| {
            format!("Con el komi de {komi} para {second}, los dos bandos tienen {each}.")
        }),
        /// The board alone says who won; there is no komi.
        board = en(|own: &str, other: &str, winner: &str| {
            format!("On the board it is {own} to {other} for {winner}.")
        })
        .es(|own, other, winner| format!("En el tablero, {own} a {other} para {winner}.")),
        /// The board says who won, and the other side's komi is smaller than the lead.
        beats_komi = en(|own: &str, other: &str, winner: &str, komi: &str, second: &str| {
            format!(
                "On the board it is {own} to {other} for {winner}; the komi of {komi} is not enough for \
                 {second}."
            )
        })
        .es(|own, other, winner, komi, second| {
            format!("En el tablero, {own} a {other} para {winner}; el komi de {komi} no le basta a {second}.")
        }),
        /// The side with the komi leads on the board too.
        without_komi = en(|own: &str, other: &str, winner: &str, komi: &str| {
            format!("On the board it is {own} to {other} for {winner}, before the komi of {komi}.")
        })
        .es(|own, other, winner, komi| {
            format!("En el tablero, {own} a {other} para {winner}, antes del komi de {komi}.")
        }),
        /// The side with the komi is behind on the board.
        komi_turns = en(
            |lead: &str, behind: &str, first: &str, komi: &str, second: &str| {
                format!(
                    "On the board it is {lead} to {behind} for {first}; the komi of {komi} makes {second} \
                     win."
                )
            },
        )
        .es(|lead, behind, first, komi, second| {
            format!("En el tablero, {lead} a {behind} para {first}; con el komi de {komi} gana {second}.")
        }),
        /// The board is even, and there is a komi.
        komi_decides = en(|each: &str, komi: &str, second: &str| {
            format!("On the board it is {each} to {each}; the komi of {komi} makes {second} win.")
        })
        .es(|each, komi, second| {
            format!("En el tablero, {each} a {each}; con el komi de {komi} gana {second}.")
        }),
        /// Without the half point of the button it would be even.
        button =
            en(|winner: &str| format!("Without the button it is even; its half point makes {winner} win."))
                .es(|winner| format!("Sin el botón hay empate; con su medio punto gana {winner}.")),
        /// A move closed so many cells for the winner.
        closed = en(|mv: &str, cells: usize, winner: &str| {
            format!(
                "{mv} closed {} for {winner}.",
                counted(cells as i32, "cell", "cells")
            )
        })
        .es(|mv, cells, winner| {
            let cells = counted(cells as i32, "casilla", "casillas");
            format!("{mv} cerró {cells} para {winner}.")
        }),
        /// A move finished a group of so many stones for the winner.
        finished = en(|mv: &str, stones: usize, winner: &str| {
            let stones = counted(stones as i32, "stone", "stones");
            format!("{mv} finished {stones} for {winner}.")
        })
        .es(|mv, stones, winner| {
            let stones = counted(stones as i32, "piedra", "piedras");
            format!("{mv} completó {stones} para {winner}.")
        }),
        /// So many stones of the loser were captured in the whole game.
        captured = en(|winner: &str, stones: usize, loser: &str| {
            let stones = counted(stones as i32, "stone", "stones");
            format!("{winner} captured {stones} of {loser}.")
        })
        .es(|winner, stones, loser| {
            let stones = counted(stones as i32, "piedra", "piedras");
            format!("{winner} capturó {stones} de {loser}.")
        }),
        /// What the points come from in which the winner leads by most; names are what seats are called after a preposition.
        source = en(
            |source: &str, own: &str, winner: &str, other: &str, loser: &str| {
                format!("{source}: {own} for {winner}, {other} for {loser}. Nothing else that scores differs more.")
            },
        )
        .es(|source, own, winner, other, loser| {
            format!("{source}: {own} para {winner}, {other} para {loser}. En nada más que puntúa hay tanta diferencia.")
        }),
        /// Those who share the win have as many points each.
        shared = en(|each: &str| format!("Each of them has {each}."))
            .es(|each| format!("Cada cual tiene {each}.")),
    }
);
