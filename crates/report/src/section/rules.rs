//! The section `rules`: the rules in short, and the representative game.

use serde::{Deserialize, Serialize};

use super::common::GameLink;
use super::content::Content;
use super::context::Context;

/// The section `rules`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesData {
    /// Who invented the game.
    pub designer: String,
    /// What one tries to do, in English.
    pub goal: String,
    /// The rules in English, a paragraph each. Pages in other languages take the same paragraphs from the catalogue.
    pub rules: Vec<String>,
    /// The game of the corpus whose number of turns is nearest the mean.
    pub representative: GameLink,
    /// The seat that won it, counted from 0; `None` for a draw.
    pub winner: Option<u8>,
}

impl Content for RulesData {
    fn how(&self, context: &Context) -> String {
        format!("{} {}", context.how.rules, context.decisions_are())
    }

    fn takeaway(&self, context: &Context) -> String {
        let winner = self.winner.map(|seat| seat + 1);
        (context.takeaways.rules)(context.decisions(self.representative.turns), winner)
    }
}
