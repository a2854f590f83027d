//! What the elements of a view do.

use tessera_app::{AnalysisMsg, BoardMsg, KeySetting, Msg, PlayMsg, Query, ReviewMsg, ShareMsg, TreeMsg};

/// What an element does: it sends the model a message, or the browser does something that leaves the model as it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The message goes to the model.
    Tell(Msg),
    /// The message goes to the model, and the focus to the element with this id.
    TellFrom(Msg, &'static str),
    /// The dialog with this id opens.
    Open(&'static str),
    /// The dialog with this id is closed.
    Close(&'static str),
    /// The message goes to the model, and the dialog with this id is closed.
    TellAndClose(Msg, &'static str),
    /// The focus goes to the element with this id.
    Focus(String),
    /// This is asked about the board, with the keyboard at its cell.
    Ask(Query),
    /// The board is enlarged by so many steps.
    Zoom(i8),
    /// The board is shown as it is by itself.
    Fit,
    /// Only those pieces are listed that are still to come, or all.
    ListLeft(bool),
    /// The pieces still to come are listed by this kind of edge, or as usual.
    ListBy(Option<usize>),
    /// The next key is for the binding of this name, or for none.
    AwaitKey(Option<&'static str>),
    /// The key that was waited for is set.
    SetKey(KeySetting),
    /// A person chooses a file with all that was stored elsewhere.
    Import,
    /// The page fills the screen, or no longer.
    FullScreen,
    Print,
    /// It is measured how fast this browser is.
    Measure,
    /// All of these, one after the other.
    All(Vec<Act>),
}

impl Act {
    /// Whether what it needs of the program is there, see [`Msg::is_at_hand`].
    #[must_use]
    pub fn is_at_hand(&self) -> bool {
        match self {
            Act::Tell(msg) | Act::TellFrom(msg, _) | Act::TellAndClose(msg, _) => msg.is_at_hand(),
            Act::Close(_) | Act::Focus(_) | Act::Zoom(_) | Act::Fit => true,
            _ => false,
        }
    }
}

impl From<Msg> for Act {
    fn from(msg: Msg) -> Act {
        Act::Tell(msg)
    }
}

impl From<BoardMsg> for Act {
    fn from(msg: BoardMsg) -> Act {
        Act::Tell(msg.into())
    }
}

impl From<ShareMsg> for Act {
    fn from(msg: ShareMsg) -> Act {
        Act::Tell(msg.into())
    }
}

impl From<PlayMsg> for Act {
    fn from(msg: PlayMsg) -> Act {
        Act::Tell(msg.into())
    }
}

impl From<AnalysisMsg> for Act {
    fn from(msg: AnalysisMsg) -> Act {
        ReviewMsg::Analysis(msg).into()
    }
}

impl From<ReviewMsg> for Act {
    fn from(msg: ReviewMsg) -> Act {
        Act::Tell(msg.into())
    }
}

impl From<TreeMsg> for Act {
    fn from(msg: TreeMsg) -> Act {
        ReviewMsg::from(msg).into()
    }
}

/// What makes an act of the value of an element: of what was typed or chosen, or of a key; nothing for `None`.
pub type Read = dyn Fn(&str) -> Option<Act>;

/// What an element does when something happens to it.
pub enum Answer {
    /// Always the same.
    Act(Act),
    /// What is made of its value.
    Value(Box<Read>),
}

impl Answer {
    /// What the element does, with the value that it has.
    pub fn act(&self, value: &str) -> Option<Act> {
        match self {
            Answer::Act(act) => Some(act.clone()),
            Answer::Value(read) => read(value),
        }
    }
}
