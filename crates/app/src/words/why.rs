//! The sentences that say why a finished game was won.

use tessera_core::points;
use tessera_games::play::{counted, listed, listed_in_spanish};

tessera_core::words! {
    /// Why a game ended as it did, each in a sentence. Numbers of points are written for people.
    pub struct WhyWords {
        /// Some have resigned; `you` is whether the only one is addressed.
        resigned(names: &[String], you: bool),
        /// The players agreed on a draw.
        agreed(scores: &[String]),
        /// What a side has when the game ends, in a list.
        side_score(side: &str, score: &str),
        /// The winner of these sides has the larger largest group.
        larger_group(winner: &str, larger: i32, loser: &str, smaller: i32),
        /// The largest groups are of one size, and the winner has fewer groups.
        fewer_groups(winner: &str, size: i32),
        /// Sizes and numbers of groups are equal.
        equal_groups(size: i32),
        /// A number of points, from half points.
        points(halves: i32),
        /// Both sides have as much.
        even(each: &str),
        /// Both sides have as much with the komi.
        even_with_komi(each: &str, komi: &str, second: &str),
        /// The board alone says who won; there is no komi.
        board(own: &str, other: &str, winner: &str),
        /// The board says who won, and the other side's komi is smaller than the lead.
        beats_komi(own: &str, other: &str, winner: &str, komi: &str, second: &str),
        /// The side with the komi leads on the board too.
        without_komi(own: &str, other: &str, winner: &str, komi: &str),
        /// The side with the komi is behind on the board.
        komi_turns(lead: &str, behind: &str, first: &str, komi: &str, second: &str),
        /// The board is even, and there is a komi.
        komi_decides(each: &str, komi: &str, second: &str),
        /// Without the half point of the button it would be even.
        button(winner: &str),
        /// A move closed so many cells for the winner.
        closed(mv: &str, cells: usize, winner: &str),
        /// A move finished a group of so many stones for the winner.
        finished(mv: &str, stones: usize, winner: &str),
        /// So many stones of the loser were captured in the whole game.
        captured(winner: &str, stones: usize, loser: &str),
        /// What the points come from in which the winner leads by most; names are what seats are called after a preposition.
        source(source: &str, own: &str, winner: &str, other: &str, loser: &str),
        /// Those who share the win have as many points each.
        shared(each: &str),
    }
}

static ENGLISH: WhyWords = WhyWords {
    resigned: |names, _| format!("{} resigned.", listed(names)),
    agreed: |scores| format!("The draw was agreed; the score was {}.", listed(scores)),
    side_score: |side, score| format!("{side} {score}"),
    larger_group: |winner, larger, loser, smaller| {
        let larger = counted(larger, "stone", "stones");
        format!("The largest group of {winner} has {larger}, that of {loser} {smaller}.")
    },
    fewer_groups: |winner, size| {
        let size = counted(size, "stone", "stones");
        format!("Both largest groups have {size}, and {winner} has fewer groups.")
    },
    equal_groups: |size| {
        let size = counted(size, "stone", "stones");
        format!("Both largest groups have {size}, and both sides have as many groups.")
    },
    points: |halves| {
        let noun = if matches!(halves, 1 | 2) {
            "point"
        } else {
            "points"
        };
        format!("{} {noun}", points::in_words(halves))
    },
    even: |each| format!("Both sides have {each}."),
    even_with_komi: |each, komi, second| {
        format!("With the komi of {komi} for {second} both sides have {each}.")
    },
    board: |own, other, winner| format!("On the board it is {own} to {other} for {winner}."),
    beats_komi: |own, other, winner, komi, second| {
        format!(
            "On the board it is {own} to {other} for {winner}; the komi of {komi} is not enough for {second}."
        )
    },
    without_komi: |own, other, winner, komi| {
        format!("On the board it is {own} to {other} for {winner}, before the komi of {komi}.")
    },
    komi_turns: |lead, behind, first, komi, second| {
        format!("On the board it is {lead} to {behind} for {first}; the komi of {komi} makes {second} win.")
    },
    komi_decides: |each, komi, second| {
        format!("On the board it is {each} to {each}; the komi of {komi} makes {second} win.")
    },
    button: |winner| format!("Without the button it is even; its half point makes {winner} win."),
    closed: |mv, cells, winner| {
        format!(
            "{mv} closed {} for {winner}.",
            counted(cells as i32, "cell", "cells")
        )
    },
    finished: |mv, stones, winner| {
        let stones = counted(stones as i32, "stone", "stones");
        format!("{mv} finished {stones} for {winner}.")
    },
    captured: |winner, stones, loser| {
        let stones = counted(stones as i32, "stone", "stones");
        format!("{winner} captured {stones} of {loser}.")
    },
    source: |source, own, winner, other, loser| {
        format!("{source}: {own} for {winner}, {other} for {loser}. It is the largest difference.")
    },
    shared: |each| format!("Each of them has {each}."),
};

static SPANISH: WhyWords = WhyWords {
    resigned: |names, you| match (names, you) {
        (_, true) => "Has abandonado.".to_owned(),
        ([name], _) => format!("{name} ha abandonado."),
        _ => format!("{} han abandonado.", listed_in_spanish(names)),
    },
    agreed: |scores| {
        format!(
            "Las tablas se acordaron; el marcador era {}.",
            listed_in_spanish(scores)
        )
    },
    side_score: |side, score| format!("{side} {score}"),
    larger_group: |winner, larger, loser, smaller| {
        let larger = counted(larger, "piedra", "piedras");
        format!("El mayor grupo de {winner} tiene {larger}; el de {loser}, {smaller}.")
    },
    fewer_groups: |winner, size| {
        let size = counted(size, "piedra", "piedras");
        format!("Los dos grupos mayores tienen {size}, y {winner} tiene menos grupos.")
    },
    equal_groups: |size| {
        let size = counted(size, "piedra", "piedras");
        format!(
            "Los dos grupos mayores tienen {size}, y los dos bandos tienen tantos grupos el uno como el otro."
        )
    },
    points: |halves| {
        let noun = if matches!(halves, 1 | 2) {
            "punto"
        } else {
            "puntos"
        };
        format!("{} {noun}", points::in_words(halves))
    },
    even: |each| format!("Los dos bandos tienen {each}."),
    even_with_komi: |each, komi, second| {
        format!("Con el komi de {komi} para {second}, los dos bandos tienen {each}.")
    },
    board: |own, other, winner| format!("En el tablero, {own} a {other} para {winner}."),
    beats_komi: |own, other, winner, komi, second| {
        format!("En el tablero, {own} a {other} para {winner}; el komi de {komi} no le basta a {second}.")
    },
    without_komi: |own, other, winner, komi| {
        format!("En el tablero, {own} a {other} para {winner}, antes del komi de {komi}.")
    },
    komi_turns: |lead, behind, first, komi, second| {
        format!("En el tablero, {lead} a {behind} para {first}; con el komi de {komi} gana {second}.")
    },
    komi_decides: |each, komi, second| {
        format!("En el tablero, {each} a {each}; con el komi de {komi} gana {second}.")
    },
    button: |winner| format!("Sin el botón hay empate; con su medio punto gana {winner}."),
    closed: |mv, cells, winner| {
        let cells = counted(cells as i32, "casilla", "casillas");
        format!("{mv} cerró {cells} para {winner}.")
    },
    finished: |mv, stones, winner| {
        let stones = counted(stones as i32, "piedra", "piedras");
        format!("{mv} completó {stones} para {winner}.")
    },
    captured: |winner, stones, loser| {
        let stones = counted(stones as i32, "piedra", "piedras");
        format!("{winner} capturó {stones} de {loser}.")
    },
    source: |source, own, winner, other, loser| {
        format!("{source}: {own} para {winner}, {other} para {loser}. Es la mayor diferencia.")
    },
    shared: |each| format!("Cada cual tiene {each}."),
};
