//! What home says of the games that the device keeps.

use tessera_games::play::counted;

tessera_core::words!(
    /// What the home page says of a game.
    pub enum HomeWords {
        /// How far a game has come, and whose turn it is, unless it is nobody's.
        summary = en(|moves: usize, turn: Option<&str>| {
            let moves = counted(moves, "move", "moves");
            match turn {
                Some(turn) => format!("{moves}, {turn}"),
                None => moves,
            }
        })
        .es(|moves, turn| {
            let moves = counted(moves, "jugada", "jugadas");
            match turn {
                Some(turn) => format!("{moves}, {turn}"),
                None => moves,
            }
        }),
        /// How a game ended, a sentence, and how many moves it has.
        ended = en(|result: &str, moves: usize| format!("{result} {}", counted(moves, "move", "moves")))
            .es(|result, moves| format!("{result} {}", counted(moves, "jugada", "jugadas"))),
        /// It is the turn of the only person at the table.
        your_turn = en("your turn").es("te toca"),
        /// It is the turn of the person on this device in a game by link.
        your_turn_against =
            en(|name: &str| format!("your turn against {name}")).es(|name| format!("te toca contra {name}")),
        /// It is the turn of one of several persons.
        turn_of = en(|name: &str| format!("{name}'s turn")).es(|name| format!("le toca a {name}")),
        /// It is the turn of somebody at another device, to whom the link was sent.
        waiting_for =
            en(|name: &str| format!("waiting for {name}")).es(|name| format!("a la espera de {name}")),
        /// It is the turn of somebody at another device, to whom the link is to be sent.
        to_send_to =
            en(|name: &str| format!("to be sent to {name}")).es(|name| format!("falta enviarla a {name}")),
        /// It is an engine's turn.
        ai_turn = en("the AI's turn").es("le toca a la IA"),
    }
);
