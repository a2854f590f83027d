//! What the data of a section say, in one sentence.

crate::words! {
    /// A sentence for each section. Numbers are written by the caller.
    pub struct TakeawayWords {
        /// The section was not measured.
        not_measured,
        /// No published report has the facts.
        not_published,
        /// The board grows.
        growing_board,
        /// Nothing is drawn.
        no_chance,
        /// There are no features.
        no_features,
        /// Puzzles have their own page.
        own_page,
        /// How the representative game ends: the winner, counted from 1, or a draw.
        rules(turns: u32, winner: Option<u8>),
        /// How many play on how many cells.
        miscellaneous(seats: u8, cells: Option<u32>),
        /// The mean rating.
        bgg_stats(voters: u32, rating: &str),
        /// The range of the ratings.
        bgg_ratings(low: &str, high: &str, sd: &str),
        /// How many levels there are; open if the highest that was tried is one, so that there may be more.
        levels(levels: u32, open: bool),
        /// The size of the rules.
        kolmogorov(ratio: &str),
        /// The time of a random game.
        playout(microseconds: &str, ratio: &str),
        /// A seat, counted from 1, has an advantage.
        advantage(seat: u8, share: &str, low: &str, high: &str),
        /// Nobody has an advantage that the games could show.
        no_advantage(share: &str, low: &str, high: &str),
        /// Random games a second.
        search_speed(playouts: &str),
        /// No mirror won a game.
        mirrors_lose(games: u32),
        /// Some mirrors won.
        mirrors_win(wins: u32, games: u32),
        /// Length, branching and tree.
        complexity(turns: &str, branching: &str, size: &str),
        /// Positions seen, and the estimate of all.
        positions(seen: &str, size: &str),
        /// Positions seen where no end is in sight.
        positions_without_end(seen: &str),
        /// Killer and terrible moves.
        moves(distinct: u32, killer: u32, terrible: u32),
        /// The part of the board that is used.
        coverage(percent: &str),
        /// Median and mode.
        lengths(median: &str, from: u32, to: u32),
        /// The greatest swing: points, seat counted from 1, ply counted from 1.
        swing(points: &str, seat: u8, ply: u32),
        /// No lead changed.
        no_swing,
        /// Lead changes, critical turns, hot turns in percent.
        trajectory(changes: usize, critical: usize, hot: Option<&str>),
        /// How many turns have a move that wins more often than not.
        heatmap(winning: usize, turns: usize),
        /// Effective and good moves in percent.
        good_moves(effective: &str, good: &str),
        /// The most moves, at which turn.
        actions(moves: u32, turn: usize, last: u32),
        /// How many kinds of moves there are.
        action_types(kinds: usize),
        /// The cell that a seat, counted from 1, plays most.
        opening_cell(seat: u8, cell: &str, plays: u32, percent: &str),
        /// No cell was played often enough.
        no_opening_cell(least: u32),
        /// Positions at the greatest depth.
        reachable(positions: &str, depth: u32),
        /// The shortest games.
        shortest(count: &str, depth: u32),
        /// Nobody wins so soon.
        no_shortest(depth: u32),
        /// The opening played most.
        opening(games: u32, first_seat: &str),
        /// No two games begin alike.
        no_opening,
        /// How many puzzles there are.
        puzzles(count: usize),
        /// The feature that brings most: 0 cities, 1 roads, 2 monasteries, 3 farms.
        features(feature: usize, percent: &str),
        /// The part of the margin that is drawn.
        luck(percent: &str, low: &str, high: &str),
    }
}

static ENGLISH: TakeawayWords = TakeawayWords {
    not_measured: "This was not measured for this report.",
    not_published: "No published report has these facts.",
    growing_board: "The board grows during the game, so it has no fixed cells and no symmetries.",
    no_chance: "Nothing is drawn in this game.",
    no_features: "This game has no features that score.",
    own_page: "Puzzles have a page of their own.",
    rules: |turns, winner| match winner {
        Some(seat) => format!("The representative game lasts {turns} turns, and player {seat} wins it."),
        None => format!("The representative game lasts {turns} turns and is drawn."),
    },
    miscellaneous: |seats, cells| match cells {
        Some(cells) => format!("{seats} players on {cells} cells."),
        None => format!("{seats} players on a board that grows."),
    },
    bgg_stats: |voters, rating| format!("{voters} people rated it {rating} of 10 in the mean."),
    bgg_ratings: |low, high, sd| match low == high {
        true => format!("Every rating is {low}."),
        false => format!("Ratings lie between {low} and {high}, with a standard deviation of {sd}."),
    },
    levels: |levels, open| match levels {
        _ if open => format!("At least {levels} levels of play, each of which beats the one below clearly."),
        0 => "No level of play beats random moves clearly.".to_owned(),
        1 => "One level of play beats random moves clearly.".to_owned(),
        _ => format!("{levels} levels of play, each of which beats the one below clearly."),
    },
    kolmogorov: |ratio| {
        format!("The rules take {ratio} times as many bytes as a game that only fills the board.")
    },
    playout: |microseconds, ratio| {
        format!("A random game takes {microseconds} µs, {ratio} times as long as one of the reference.")
    },
    advantage: |seat, share, low, high| {
        format!("Player {seat} has the advantage: {share} % of the points ({low} to {high} %).")
    },
    no_advantage: |share, low, high| {
        format!("No advantage can be shown: player 1 earns {share} % of the points ({low} to {high} %).")
    },
    search_speed: |playouts| format!("{playouts} random games a second."),
    mirrors_lose: |games| format!("Every mirror lost each of its games, as expected: {games} games in all."),
    mirrors_win: |wins, games| format!("Mirrors won {wins} of {games} games."),
    complexity: |turns, branching, size| {
        format!("A game lasts {turns} turns with {branching} moves to choose from: a tree of {size} games.")
    },
    positions: |seen, size| {
        format!("The games went through {seen} different positions; in all there are about {size}.")
    },
    positions_without_end: |seen| {
        format!(
            "The games went through {seen} different positions, and their number grows without an end in sight."
        )
    },
    moves: |distinct, killer, terrible| {
        format!(
            "Of {distinct} different moves {killer} are chosen more than every second time, and {terrible} never."
        )
    },
    coverage: |percent| format!("A game uses {percent} % of the cells."),
    lengths: |median, from, to| {
        let most = if from == to {
            from.to_string()
        } else {
            format!("{from} to {to}")
        };
        format!("Half of the games last at most {median} turns; the most frequent length is {most}.")
    },
    swing: |points, seat, ply| {
        format!("The greatest change of a lead is {points} points for player {seat}, at ply {ply}.")
    },
    no_swing: "No lead changes during the game.",
    trajectory: |changes, critical, hot| {
        let changes = match changes {
            0 => "The lead never changes".to_owned(),
            1 => "The lead changes once".to_owned(),
            _ => format!("The lead changes {changes} times"),
        };
        let critical = match critical {
            1 => "one turn is critical".to_owned(),
            _ => format!("{critical} turns are critical"),
        };
        match hot {
            Some(hot) => format!("{changes}, {critical}, and {hot} % of the turns are hot."),
            None => format!("{changes}, and {critical}."),
        }
    },
    heatmap: |winning, turns| format!("At {winning} of {turns} turns a move wins more often than not."),
    good_moves: |effective, good| {
        format!("{effective} % of the moves are about as good as the best; {good} % win more often than not.")
    },
    actions: |moves, turn, last| {
        format!("The most moves are {moves}, at turn {turn}; at the last turn there are {last}.")
    },
    action_types: |kinds| match kinds {
        1 => "All moves are of one kind.".to_owned(),
        _ => format!("Moves are of {kinds} kinds."),
    },
    opening_cell: |seat, cell, plays, percent| {
        format!(
            "Player {seat} plays {cell}, or a cell that is like it, most in the first turns: {plays} times, for {percent} % of the points."
        )
    },
    no_opening_cell: |least| format!("No cell was played {least} times in the first turns."),
    reachable: |positions, depth| match depth {
        1 => format!("{positions} positions after one ply."),
        _ => format!("{positions} positions after {depth} plies."),
    },
    shortest: |count, depth| {
        format!("The shortest games that somebody wins have {depth} plies; there are {count}.")
    },
    no_shortest: |depth| format!("Nobody can win within {depth} plies."),
    opening: |games, first_seat| {
        format!(
            "The most frequent opening begins {games} games; player 1 earns {first_seat} % of their points."
        )
    },
    no_opening: "No two games begin alike once it is settled how they are played.",
    puzzles: |count| match count {
        1 => "One puzzle.".to_owned(),
        _ => format!("{count} puzzles."),
    },
    features: |feature, percent| {
        let feature = ["Cities", "Roads", "Monasteries", "Farms"][feature.min(3)];
        format!("{feature} bring most: {percent} % of all points.")
    },
    luck: |percent, low, high| {
        format!("The tiles drawn explain {percent} % of the final margins ({low} to {high} %).")
    },
};

static SPANISH: TakeawayWords = TakeawayWords {
    not_measured: "No se midió para este informe.",
    not_published: "Ningún informe publicado tiene estos datos.",
    growing_board: "El tablero crece durante la partida: no tiene casillas fijas ni simetrías.",
    no_chance: "En este juego no hay azar.",
    no_features: "En este juego no hay construcciones que puntúen.",
    own_page: "Los problemas tienen su propia página.",
    rules: |turns, winner| match winner {
        Some(seat) => format!("La partida representativa dura {turns} turnos y la gana el jugador {seat}."),
        None => format!("La partida representativa dura {turns} turnos y acaba en empate."),
    },
    miscellaneous: |seats, cells| match cells {
        Some(cells) => format!("{seats} jugadores en {cells} casillas."),
        None => format!("{seats} jugadores en un tablero que crece."),
    },
    bgg_stats: |voters, rating| format!("{voters} personas lo valoraron con {rating} de 10 de media."),
    bgg_ratings: |low, high, sd| match low == high {
        true => format!("Todas las valoraciones son de {low}."),
        false => format!("Las valoraciones van de {low} a {high}, con una desviación típica de {sd}."),
    },
    levels: |levels, open| match levels {
        _ if open => {
            format!("Al menos {levels} niveles de juego, cada uno claramente mejor que el anterior.")
        }
        0 => "Ningún nivel de juego gana claramente a las jugadas al azar.".to_owned(),
        1 => "Un nivel de juego gana claramente a las jugadas al azar.".to_owned(),
        _ => format!("{levels} niveles de juego, cada uno claramente mejor que el anterior."),
    },
    kolmogorov: |ratio| {
        format!("Las reglas ocupan {ratio} veces los bytes de un juego que solo llena el tablero.")
    },
    playout: |microseconds, ratio| {
        format!("Una partida al azar tarda {microseconds} µs, {ratio} veces lo que tarda la de referencia.")
    },
    advantage: |seat, share, low, high| {
        format!("El jugador {seat} tiene ventaja: el {share} % de los puntos (del {low} al {high} %).")
    },
    no_advantage: |share, low, high| {
        format!(
            "No se aprecia ventaja: el jugador 1 consigue el {share} % de los puntos (del {low} al {high} %)."
        )
    },
    search_speed: |playouts| format!("{playouts} partidas al azar por segundo."),
    mirrors_lose: |games| {
        format!("Todos los espejos perdieron todas sus partidas, como se esperaba: {games} en total.")
    },
    mirrors_win: |wins, games| format!("Los espejos ganaron {wins} de {games} partidas."),
    complexity: |turns, branching, size| {
        format!(
            "Una partida dura {turns} turnos con {branching} jugadas para elegir: un árbol de {size} partidas."
        )
    },
    positions: |seen, size| {
        format!("Las partidas pasaron por {seen} posiciones distintas; en total hay unas {size}.")
    },
    positions_without_end: |seen| {
        format!(
            "Las partidas pasaron por {seen} posiciones distintas, y su número crece sin un final a la vista."
        )
    },
    moves: |distinct, killer, terrible| {
        format!(
            "De {distinct} jugadas distintas, {killer} se eligen más de la mitad de las veces y {terrible}, nunca."
        )
    },
    coverage: |percent| format!("Una partida usa el {percent} % de las casillas."),
    lengths: |median, from, to| {
        let most = if from == to {
            from.to_string()
        } else {
            format!("de {from} a {to}")
        };
        format!("La mitad de las partidas dura {median} turnos como mucho; lo más frecuente es {most}.")
    },
    swing: |points, seat, ply| {
        format!(
            "El mayor cambio de ventaja es de {points} puntos para el jugador {seat}, en la jugada {ply}."
        )
    },
    no_swing: "Ninguna ventaja cambia durante la partida.",
    trajectory: |changes, critical, hot| {
        let changes = match changes {
            0 => "La ventaja no cambia nunca".to_owned(),
            1 => "La ventaja cambia una vez".to_owned(),
            _ => format!("La ventaja cambia {changes} veces"),
        };
        let critical = match critical {
            1 => "un turno es crítico".to_owned(),
            _ => format!("{critical} turnos son críticos"),
        };
        match hot {
            Some(hot) => format!("{changes}, {critical} y el {hot} % de los turnos está caliente."),
            None => format!("{changes} y {critical}."),
        }
    },
    heatmap: |winning, turns| {
        format!("En {winning} de {turns} turnos alguna jugada gana más veces de las que pierde.")
    },
    good_moves: |effective, good| {
        format!(
            "El {effective} % de las jugadas es casi tan bueno como la mejor; el {good} % gana más veces de las que pierde."
        )
    },
    actions: |moves, turn, last| {
        format!("El máximo es de {moves} jugadas, en el turno {turn}; en el último turno hay {last}.")
    },
    action_types: |kinds| match kinds {
        1 => "Todas las jugadas son de un solo tipo.".to_owned(),
        _ => format!("Las jugadas son de {kinds} tipos."),
    },
    opening_cell: |seat, cell, plays, percent| {
        format!(
            "El jugador {seat} juega sobre todo en {cell}, o en una casilla equivalente, al principio: {plays} veces, con el {percent} % de los puntos."
        )
    },
    no_opening_cell: |least| format!("Ninguna casilla se jugó {least} veces en los primeros turnos."),
    reachable: |positions, depth| match depth {
        1 => format!("{positions} posiciones tras una jugada."),
        _ => format!("{positions} posiciones tras {depth} jugadas."),
    },
    shortest: |count, depth| {
        format!("Las partidas más cortas que alguien gana tienen {depth} jugadas; hay {count}.")
    },
    no_shortest: |depth| format!("Nadie puede ganar en {depth} jugadas."),
    opening: |games, first_seat| {
        format!(
            "La apertura más frecuente inicia {games} partidas; el jugador 1 consigue el {first_seat} % de sus puntos."
        )
    },
    no_opening: "No hay dos partidas que empiecen igual una vez acordado cómo se juegan.",
    puzzles: |count| match count {
        1 => "Un problema.".to_owned(),
        _ => format!("{count} problemas."),
    },
    features: |feature, percent| {
        let feature = ["Las ciudades", "Los caminos", "Los monasterios", "Las granjas"][feature.min(3)];
        format!("{feature} dan más que nada: el {percent} % de todos los puntos.")
    },
    luck: |percent, low, high| {
        format!(
            "Las losetas robadas explican el {percent} % de las diferencias finales (del {low} al {high} %)."
        )
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_range_with_equal_ends_is_one_number() {
        for language in [Language::English, Language::Spanish] {
            let words = TakeawayWords::of(language);
            for sentence in [(words.lengths)("71", 71, 71), (words.bgg_ratings)("9", "9", "0")] {
                assert!(
                    !sentence.contains(" to ") && !sentence.contains(" a "),
                    "{sentence}"
                );
                assert!(!sentence.contains("between"), "{sentence}");
            }
            assert!((words.lengths)("71", 70, 72).contains("72"));
        }
    }
}
