//! The app in a frame of another site: what the address of the frame asks for, the messages that frame and host exchange,
//! and what becomes of them.
//!
//! ```text
//! fragment = subject { "&" option }
//! subject  = link | "puzzle/" puzzle | "review/study/" digits [ "@" ply ]
//! option   = KEY "=" value
//! ```
//!
//! `link` is the text of a [`Link`](super::Link), and a puzzle has the address that it has on the site
//! ([`Route`](super::Route)). The frame keeps nothing, writes no address and leads nowhere: of the
//! effects of the app it carries out those that stay within it ([`Model::receive`](super::Model::receive)).

mod address;
mod bounds;
mod frame;
mod host;
mod host_message;
mod news;
mod options;
mod play_on;
mod post;
mod show_study;
mod state;
mod study;
mod update;
pub mod view;

pub use address::{EmbedAddress, EmbedSubject};
pub use frame::{FRAME, SANDBOX, frame_address, frame_html};
pub use host_message::{HostFault, HostMessage, HostValue, Jump};
pub(crate) use options::MODES;
pub use options::{EmbedMode, EmbedOptions, MoveList, OptionFault, OptionProblem};
pub use post::{Post, Posted};
pub use show_study::StudyView;
pub use state::{Embed, EmbedMsg};
pub use study::EmbeddedStudy;
