//! A study: a game with all that is said about it, packed into a link.
//!
//! ```text
//! study = "review/study/" digits
//! ```
//!
//! `digits` are base64url (RFC 4648) without `=`. Their bytes are zlib (RFC 1950), and what is packed in them is a record as
//! JSON in UTF-8.
//!
//! # Stability
//!
//! Every study that was ever written goes on being read.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::{
    TINFL_FLAG_PARSE_ZLIB_HEADER, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
};
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use super::annotated::AnnotatedGame;
use super::json_reader::from_json;
use super::place::Shape;
use crate::base64url;
use crate::json::{Json, JsonFault};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{LINK_LIMIT, Record};

/// What the address of a study begins with.
pub const STUDY: &str = "review/study/";
/// The longest address of a study after its `#`, in bytes: as long as any other link.
pub const STUDY_LIMIT: usize = LINK_LIMIT;
/// The longest text that is unpacked, in bytes: some hundred times as much as fits into a link by text that people write.
pub const UNPACKED_LIMIT: usize = 200_000;
/// How hard it is packed, from 0 to 10.
const LEVEL: u8 = 10;

/// Why the digits of a study hold no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyFault {
    /// The address has more bytes than [`STUDY_LIMIT`].
    TooLong,
    /// At this digit, counted from 0, stands something else.
    Digit(usize),
    /// The end is missing.
    CutOff,
    /// The digits are not those that were written.
    Damaged,
    /// The text has more bytes than [`UNPACKED_LIMIT`].
    TooLarge,
    /// What is packed is no text from this byte on.
    NotText(usize),
    /// The text is no JSON from this character on, counted from 0.
    Json(usize, JsonFault),
    /// The JSON has another shape than a record: the path that leads to the value, and what is wrong with it.
    Shape(String, Shape),
}

impl AnnotatedGame {
    /// The game as a study, from `review/` on; `None` if it is longer than [`STUDY_LIMIT`].
    #[inline(never)]
    pub fn study(&self) -> Option<String> {
        let study = self.study_of_any_length();
        (study.len() <= STUDY_LIMIT).then_some(study)
    }

    /// The same, however long it is.
    pub fn study_of_any_length(&self) -> String {
        let mut json = self.bare_json();
        loop {
            let digits = base64url::encode(&compress_to_vec_zlib(json.as_bytes(), LEVEL));
            // What else stands at the end of an address is taken for the end of a sentence. JSON may end with spaces.
            if digits.ends_with(['-', '_']) {
                json.push(' ')
            } else {
                return format!("{STUDY}{digits}");
            }
        }
    }
}

/// Reads the digits of a study. Every move is legal, or the fault has the place of the first that is not, and why in this
/// language.
#[inline(never)]
pub fn from_study(digits: &str, language: Language) -> Result<AnnotatedGame, StudyFault> {
    if STUDY.len() + digits.len() > STUDY_LIMIT {
        return Err(StudyFault::TooLong);
    }
    let text = unpacked(&base64url::decode(digits).map_err(StudyFault::Digit)?)?;
    let json = Json::parse(&text).map_err(|fault| {
        let before = text.get(..fault.at).map_or(0, |before| before.chars().count());
        StudyFault::Json(before, fault)
    })?;
    drop(text);
    let game = from_json(&json, language).map_err(|fault| StudyFault::Shape(fault.path, fault.why))?;
    drop(json);
    let record = Record {
        shown: None,
        ..game.link.record.clone()
    };
    match catalog::replayed(&record, language) {
        Ok((_, Some(refused))) => {
            let path = format!("plies[{}].name", refused.mv.ply);
            Err(StudyFault::Shape(path, Shape::Illegal(refused)))
        }
        _ => Ok(game),
    }
}

/// The text that is packed in bytes.
fn unpacked(bytes: &[u8]) -> Result<String, StudyFault> {
    let flags = TINFL_FLAG_PARSE_ZLIB_HEADER | TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let mut text = vec![0; UNPACKED_LIMIT];
    let mut reader = Box::<DecompressorOxide>::default();
    let (status, read, written) = decompress(&mut reader, bytes, &mut text, 0, flags);
    match status {
        TINFLStatus::Done if read == bytes.len() => {}
        TINFLStatus::HasMoreOutput => return Err(StudyFault::TooLarge),
        TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => {
            return Err(StudyFault::CutOff);
        }
        _ => return Err(StudyFault::Damaged),
    }
    text.truncate(written);
    String::from_utf8(text).map_err(|fault| StudyFault::NotText(fault.utf8_error().valid_up_to()))
}
