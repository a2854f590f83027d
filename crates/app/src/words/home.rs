//! What home says of the games that the device keeps.

use tessera_games::play::counted;

tessera_core::words! {
    /// What the home page says of a game.
    pub struct HomeWords {
        /// How far a game has come, and whose turn it is, unless it is nobody's.
        summary(moves: usize, turn: Option<&str>),
        /// How a game ended, a sentence, and how many moves it has.
        ended(result: &str, moves: usize),
        /// It is the turn of the only person at the table.
        your_turn,
        /// It is the turn of the person on this device in a game by link.
        your_turn_against(name: &str),
        /// It is the turn of one of several persons.
        turn_of(name: &str),
        /// It is the turn of somebody at another device, to whom the link was sent.
        waiting_for(name: &str),
        /// It is the turn of somebody at another device, to whom the link is to be sent.
        to_send_to(name: &str),
        /// It is an engine's turn.
        ai_turn,
    }
}

static ENGLISH: HomeWords = HomeWords {
    summary: |moves, turn| {
        let moves = counted(moves, "move", "moves");
        match turn {
            Some(turn) => format!("{moves}, {turn}"),
            None => moves,
        }
    },
    ended: |result, moves| format!("{result} {}", counted(moves, "move", "moves")),
    your_turn: "your turn",
    your_turn_against: |name| format!("your turn against {name}"),
    turn_of: |name| format!("{name}'s turn"),
    waiting_for: |name| format!("waiting for {name}"),
    to_send_to: |name| format!("to be sent to {name}"),
    ai_turn: "the AI's turn",
};

static SPANISH: HomeWords = HomeWords {
    summary: |moves, turn| {
        let moves = counted(moves, "jugada", "jugadas");
        match turn {
            Some(turn) => format!("{moves}, {turn}"),
            None => moves,
        }
    },
    ended: |result, moves| format!("{result} {}", counted(moves, "jugada", "jugadas")),
    your_turn: "te toca",
    your_turn_against: |name| format!("te toca contra {name}"),
    turn_of: |name| format!("le toca a {name}"),
    waiting_for: |name| format!("a la espera de {name}"),
    to_send_to: |name| format!("falta enviarla a {name}"),
    ai_turn: "le toca a la IA",
};
