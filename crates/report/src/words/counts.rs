//! Nouns that numbers stand with.

use crate::thing::Thing;

tessera_core::words!(
    /// Nouns that numbers stand with.
    pub enum CountWords {
        /// What is counted, of one or of several.
        noun = en(|thing: Thing, one: bool| {
            let [singular, plural] = match thing {
                Thing::Game => ["game", "games"],
                Thing::Move => ["move", "moves"],
                Thing::Turn => ["turn", "turns"],
                Thing::Ply => ["ply", "plies"],
                Thing::DifferentMove => ["different move", "different moves"],
                Thing::MoveKind => ["kind of move", "kinds of moves"],
                Thing::Position => ["position", "positions"],
                Thing::Rating => ["rating", "ratings"],
                Thing::Trial => ["trial", "trials"],
                Thing::Player => ["player", "players"],
                Thing::Cell => ["cell", "cells"],
                Thing::Point => ["point", "points"],
            };
            if one { singular } else { plural }.to_owned()
        })
        .es(|thing, one| {
            let [singular, plural] = match thing {
                Thing::Game => ["partida", "partidas"],
                Thing::Move => ["jugada", "jugadas"],
                Thing::Turn => ["turno", "turnos"],
                Thing::Ply => ["jugada simple", "jugadas simples"],
                Thing::DifferentMove => ["jugada distinta", "jugadas distintas"],
                Thing::MoveKind => ["tipo de jugada", "tipos de jugada"],
                Thing::Position => ["posición", "posiciones"],
                Thing::Rating => ["valoración", "valoraciones"],
                Thing::Trial => ["prueba", "pruebas"],
                Thing::Player => ["jugador", "jugadores"],
                Thing::Cell => ["casilla", "casillas"],
                Thing::Point => ["punto", "puntos"],
            };
            if one { singular } else { plural }.to_owned()
        }),
        /// How often somebody wins: percent, and the ends of its interval.
        wins = en(|percent: &str, low: &str, high: &str, with_draws: bool| {
            let draws = if with_draws {
                ", a draw counted as half a win"
            } else {
                ""
            };
            format!("{percent} % of the games ({low} to {high} %){draws}")
        })
        .es(|percent, low, high, with_draws| {
            let draws = if with_draws {
                "; un empate cuenta como media victoria"
            } else {
                ""
            };
            format!("el {percent} % de las partidas (del {low} al {high} %){draws}")
        }),
    }
);
