//! The answers to questions about the board.

use crate::app::board_lines::Heading;

crate::words! {
    /// What one can ask about the board, and the answers.
    pub struct QueryWords {
        /// The heading of the questions.
        title,
        /// What the questions are for.
        note,
        /// Where the keyboard is.
        here,
        /// The last move.
        last_move,
        /// The legal moves.
        legal_moves,
        /// What stands on the lines from the cell.
        scan,
        /// The score.
        score,
        /// What the engine thinks.
        estimate,
        /// The best move that the engine knows.
        best_move,
        /// Nothing has been asked yet.
        no_answer,
        /// The keyboard was at no cell yet.
        no_cell,
        /// Nobody has moved yet.
        no_move,
        /// How many moves are legal.
        count(moves: usize),
        /// Which moves are legal.
        list(moves: &[String]),
        /// There is nothing to play.
        over,
        /// What stands on a line.
        line(heading: &str, parts: &[String]),
        /// No cell lies that way.
        no_line(heading: &str),
        /// Where a line runs.
        heading(heading: Heading),
        /// What each player has.
        scores(parts: &[String]),
        /// What a player has.
        score_of(who: &str, score: &str, account: &str),
        /// What a player would have if the game ended now, after what it has for good.
        promised(score: &str, promised: &str),
        /// What the engine thinks is not shown.
        estimate_off,
        /// No engine plays.
        no_engine,
        /// The game is played without aids.
        purist,
        /// The best move so far, and what it is worth.
        best(mv: &str, worth: &str),
        /// The move that the engine expects.
        expected(mv: &str),
        /// The engine knows nothing of this position.
        unknown,
    }
}

static ENGLISH: QueryWords = QueryWords {
    title: "Ask about the board",
    note: "The answer is read aloud. At the board the same questions have keys, each with Shift.",
    here: "Where am I?",
    last_move: "What was the last move?",
    legal_moves: "Which moves are legal?",
    scan: "What stands around here?",
    score: "What is the score?",
    estimate: "Who is ahead?",
    best_move: "What is the best move?",
    no_answer: "Press a question. A second press says more, or goes on.",
    no_cell: "Go to a cell of the board first.",
    no_move: "Nobody has moved yet.",
    count: |moves| match moves {
        1 => "There is 1 legal move.".to_owned(),
        moves => format!("There are {moves} legal moves."),
    },
    list: |moves| format!("Legal: {}.", moves.join(", ")),
    over: "The game is over.",
    line: |heading, parts| format!("{heading}: {}.", parts.join("; ")),
    no_line: |heading| format!("{heading}: no cell."),
    heading: |heading| {
        match heading {
            Heading::Up => "Up",
            Heading::UpRight => "Up right",
            Heading::Right => "Right",
            Heading::DownRight => "Down right",
            Heading::Down => "Down",
            Heading::DownLeft => "Down left",
            Heading::Left => "Left",
            Heading::UpLeft => "Up left",
        }
        .to_owned()
    },
    scores: |parts| format!("{}.", parts.join("; ")),
    score_of: |who, score, account| match account {
        "" => format!("{who}: {score}"),
        account => format!("{who}: {score} ({account})"),
    },
    promised: |score, promised| format!("{score}, {promised} if the game ended now"),
    estimate_off: "“What the AI thinks” is off. The comma key switches it on.",
    no_engine: "No AI plays in this game.",
    purist: "This game is played without aids.",
    best: |mv, worth| format!("Best so far: {mv}, {worth}."),
    expected: |mv| format!("The AI expects {mv}."),
    unknown: "The AI has not looked at this position yet.",
};
