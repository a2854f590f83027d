//! The messages that a host page may send to a frame, and the schema by which they are read.
//!
//! Any page may put the frame into itself and send it anything. A message is a flat object: the browser hands over the
//! names of its fields with their values, and a value that is neither text nor a number is not looked into.

use tessera_games::play::RECORD_LIMIT;

/// The name that every message of ours carries.
pub(super) const NAMESPACE: &str = "tessera";
/// The version of the messages.
pub(super) const VERSION: u8 = 1;

/// A value in a message of the host.
#[derive(Clone, PartialEq, Debug)]
pub enum HostValue {
    Text(String),
    /// Text that is longer than any record, which was not even copied.
    TooLong,
    Number(f64),
    /// Anything else.
    Other,
}

impl HostValue {
    /// The most characters of a text that is worth copying.
    pub const MOST_TEXT: usize = RECORD_LIMIT;
    /// The most fields of an object that can be a message.
    pub const MOST_FIELDS: usize = 8;

    fn text(&self) -> Option<&str> {
        match self {
            HostValue::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Which position is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// The one after so many plies.
    Ply(usize),
    First,
    /// The one before that which is shown.
    Prev,
    /// The one after that which is shown.
    Next,
    Last,
}

/// What the host wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostMessage {
    /// Another position of the game is to be shown.
    GoTo(Jump),
    /// The board is to be rotated by half a circle.
    Flip,
    /// The game of this link is to be shown in place of the present one.
    SetRecord(String),
    /// Another frame is used: no engine is to think here, and its memory is to be given back.
    Rest,
}

/// Why a message that is meant for the frame is not obeyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostFault {
    /// No message has this type.
    Type,
    /// This field is missing, or has no such value.
    Field(&'static str),
    /// It has a field that no such message has.
    Extra,
}

impl HostMessage {
    /// Reads the fields of an object that was sent to the frame; `None` where it is no message of ours, and nothing is
    /// answered.
    pub fn read(fields: &[(String, HostValue)]) -> Option<Result<HostMessage, HostFault>> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value);
        let is_ours = field("ns").and_then(HostValue::text) == Some(NAMESPACE);
        if !is_ours || field("v") != Some(&HostValue::Number(VERSION.into())) {
            return None;
        }
        let own = match field("type").and_then(HostValue::text) {
            Some("goTo") => "to",
            Some("setRecord") => "record",
            Some("flip" | "rest") => "",
            _ => return Some(Err(HostFault::Type)),
        };
        let is_known = |key: &str| ["ns", "v", "type", "id", own].contains(&key);
        if fields.iter().any(|(key, _)| !is_known(key)) {
            return Some(Err(HostFault::Extra));
        }
        Some(match (own, field("type").and_then(HostValue::text)) {
            ("to", _) => match field("to").and_then(jump) {
                Some(jump) => Ok(HostMessage::GoTo(jump)),
                None => Err(HostFault::Field("to")),
            },
            ("record", _) => match field("record").and_then(HostValue::text) {
                Some(record) => Ok(HostMessage::SetRecord(record.to_owned())),
                None => Err(HostFault::Field("record")),
            },
            (_, Some("flip")) => Ok(HostMessage::Flip),
            _ => Ok(HostMessage::Rest),
        })
    }
}

/// The position that a value names.
fn jump(value: &HostValue) -> Option<Jump> {
    match value {
        HostValue::Text(text) => match text.as_str() {
            "first" => Some(Jump::First),
            "prev" => Some(Jump::Prev),
            "next" => Some(Jump::Next),
            "last" => Some(Jump::Last),
            _ => None,
        },
        HostValue::Number(ply) if *ply >= 0.0 && *ply <= f64::from(u32::MAX) && ply.fract() == 0.0 => {
            Some(Jump::Ply(*ply as usize))
        }
        HostValue::Number(_) | HostValue::TooLong | HostValue::Other => None,
    }
}
