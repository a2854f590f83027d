//! What is chosen among a few.

use serde::{Deserialize, Serialize};

use crate::form::Names;
use tessera_core::scene::InkTheme;

/// What is chosen among a few that have names, in forms and where the device keeps it.
pub trait Named: Copy + PartialEq + 'static {
    /// What can be chosen, with the names, in the order of a list.
    const NAMES: &'static Names<Self>;
}

/// Writes a [`Named`] enumeration: each value with its name.
macro_rules! named {
    ($(#[$doc:meta])* $kind:ident { $($(#[$value_doc:meta])* $value:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $kind {
            $($(#[$value_doc])* #[serde(rename = $name)] $value,)*
        }

        impl Named for $kind {
            const NAMES: &'static Names<$kind> = &[$(($kind::$value, $name)),*];
        }
    };
}

named! {
    /// Light or dark.
    Theme {
        /// As the device says.
        #[default]
        System = "system",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// Black and white, with the strongest lines.
        Contrast = "contrast",
    }
}

impl Theme {
    /// The theme of pictures that leave the page; `None` where the device decides.
    pub fn inks(self) -> Option<InkTheme> {
        match self {
            Theme::System => None,
            Theme::Light => Some(InkTheme::Light),
            Theme::Dark => Some(InkTheme::Dark),
            Theme::Contrast => Some(InkTheme::Contrast),
        }
    }
}

named! {
    /// When a touched cell waits for a second touch.
    Confirm {
        /// On touch screens.
        #[default]
        Auto = "auto",
        Always = "always",
        Never = "never",
    }
}

named! {
    /// Where coordinates are written.
    Coordinates {
        /// Nowhere.
        Off = "off",
        /// Along the edge.
        #[default]
        Edge = "edge",
        /// In every cell.
        Cells = "cells",
    }
}

named! {
    /// How much is read aloud at a cell.
    CellLabels {
        /// All there is to know.
        #[default]
        Full = "full",
        /// Its name and what is on it.
        Short = "short",
    }
}

named! {
    /// In which games against the engine a coach speaks.
    Coach {
        /// In each game until it was won twice.
        #[default]
        First = "first",
        /// In all.
        Always = "always",
        /// In none.
        Never = "never",
    }
}

named! {
    /// What happens between the turns of persons who share a device.
    OneDevice {
        /// Nothing.
        #[default]
        Still = "still",
        /// The board turns to whoever is to move: the device lies between them.
        Turns = "turns",
        /// A screen asks for the device to be handed over.
        HandOver = "hand-over",
    }
}

named! {
    /// What the panel shows below whose turn it is.
    PanelTab {
        /// The list of moves.
        #[default]
        Moves = "moves",
        /// What there is to know about the game.
        Info = "info",
    }
}

named! {
    /// How loud sounds are.
    Volume {
        /// There are none.
        #[default]
        Off = "off",
        Quiet = "quiet",
        Loud = "loud",
    }
}
