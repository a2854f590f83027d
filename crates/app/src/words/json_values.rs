//! What is wrong with a value of JSON that was pasted.

use super::PasteWords;
use super::faults::bad_game;
use crate::json::JsonPart;
use crate::records::Shape;
use crate::review::{MOST_COMMENT, TreeLimit};
use tessera_core::language::Language;
use tessera_core::quoted::shortened;
use tessera_games::play::RefusedMove;
use tessera_protocol::assessment::{Glyph, Verdict};

impl PasteWords {
    /// What was expected where text is no JSON.
    pub(super) fn json_part(&self, part: JsonPart) -> &'static str {
        match part {
            JsonPart::Value => self.json_value,
            JsonPart::Key => self.json_key,
            JsonPart::Colon => self.json_colon,
            JsonPart::CommaOrEnd => self.json_comma,
            JsonPart::Text => self.json_text,
            JsonPart::Nothing => self.json_nothing,
        }
    }

    /// What is wrong with a value of JSON.
    pub(super) fn shape(&self, shape: &Shape, language: Language) -> String {
        match shape {
            Shape::Missing => self.shape_missing.to_owned(),
            Shape::Twice => self.shape_twice.to_owned(),
            Shape::Unknown => self.shape_unknown.to_owned(),
            Shape::Object => self.shape_object.to_owned(),
            Shape::List(most) => (self.shape_list)(*most),
            Shape::Text => self.shape_text.to_owned(),
            Shape::Whole(least, most) => (self.shape_whole)(*least, *most),
            Shape::Number => self.shape_number.to_owned(),
            Shape::Truth => self.shape_truth.to_owned(),
            Shape::Name => self.shape_name.to_owned(),
            Shape::Is(text) => (self.shape_is)(text),
            Shape::Game(fault) => (self.shape_wrong)(&bad_game(fault, language)),
            Shape::Glyph => (self.shape_glyph)(&Glyph::ALL.map(Glyph::text).join(" ")),
            Shape::Mark => self.shape_mark.to_owned(),
            Shape::Verdict => (self.shape_verdict)(&Verdict::ALL.map(Verdict::id).join(" ")),
            Shape::Comment => (self.shape_comment)(MOST_COMMENT),
            Shape::Empty => self.shape_empty.to_owned(),
            Shape::SameMove => self.shape_same_move.to_owned(),
            Shape::Limit(limit) => (self.shape_wrong)(&self.limit(*limit)),
            Shape::Illegal(refused) => self.refused(refused),
        }
    }

    /// What is wrong with the value of a path. A move is told by its number instead.
    pub(super) fn shape_at(&self, path: &str, shape: &Shape, language: Language) -> String {
        let why = self.shape(shape, language);
        match shape {
            Shape::Illegal(_) => why,
            _ if path.is_empty() => (self.at_path)("JSON", &why),
            _ => (self.at_path)(path, &why),
        }
    }

    /// Why a move is refused.
    pub(super) fn refused(&self, refused: &RefusedMove) -> String {
        (self.no_move)(refused.mv.ply + 1, &shortened(&refused.mv.name), &refused.why)
    }

    /// Why a game cannot have more variations or comments.
    fn limit(&self, limit: TreeLimit) -> String {
        match limit {
            TreeLimit::Nodes(most) => (self.too_many_moves)(most),
            TreeLimit::Nesting(most) => (self.too_nested)(most),
            TreeLimit::Comments(most) => (self.too_many_comments)(most),
        }
    }
}
