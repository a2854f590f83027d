//! The address of a frame: a game, and how it is shown.

use super::options::{EmbedOptions, OptionFault};
use crate::app::link::{BadLink, Link};

/// What the fragment of a frame's address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedAddress {
    /// The game, or why there is none.
    pub link: Result<Link, BadLink>,
    /// How it is shown.
    pub options: EmbedOptions,
    /// What of the options is ignored.
    pub faults: Vec<OptionFault>,
}

impl EmbedAddress {
    /// Reads a fragment without its `#`.
    pub fn parse(fragment: &str) -> EmbedAddress {
        let (link, options) = fragment.split_once('&').unwrap_or((fragment, ""));
        let (options, faults) = EmbedOptions::parse(options);
        EmbedAddress {
            link: Link::from_fragment(link),
            options,
            faults,
        }
    }
}
