//! What a board is used for: playing, looking on, reviewing.

use super::player::Player;

/// What a game on the page is there for, and so who decides in it, whether draws follow, and whether it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It is played: whoever sits at a seat decides for it, engines answer, draws follow, and the device keeps it.
    Play,
    /// It is only looked at, in a frame of another site: nobody decides, and nothing is drawn.
    Look,
    /// It is reviewed, or its moves are only tried: a person decides for every seat, whoever sits there. No engine
    /// answers, nothing is drawn by itself, and it is not kept as a game that was played. This is also the board of a
    /// puzzle and of a lesson while a move is looked for, and of a game by link while moves are tried.
    Review,
    /// The board of a puzzle or of a lesson while no move is looked for: as in a review, but nobody decides.
    LookBack,
}

impl Mode {
    /// Whether a person at this device decides for a seat at which this player sits.
    pub fn asks_person(self, player: Player) -> bool {
        match self {
            Mode::Play => player == Player::Person,
            Mode::Review => true,
            Mode::Look | Mode::LookBack => false,
        }
    }

    /// Whether moves can be made.
    pub fn takes_moves(self) -> bool {
        match self {
            Mode::Play | Mode::Review => true,
            Mode::Look | Mode::LookBack => false,
        }
    }

    /// Whether the engines decide for the seats at which they sit.
    pub fn engines_answer(self) -> bool {
        self == Mode::Play
    }

    /// Whether draws are made by themselves.
    pub fn draws_follow(self) -> bool {
        self == Mode::Play
    }

    /// Whether it is a game that the device keeps.
    pub fn is_kept(self) -> bool {
        self == Mode::Play
    }

    /// Whether moves are made without consequences: in a review, a puzzle and a lesson, whose pages say what follows.
    pub fn is_study(self) -> bool {
        match self {
            Mode::Review | Mode::LookBack => true,
            Mode::Play | Mode::Look => false,
        }
    }
}
