//! The link of a study: a game with all that is said about it, packed into letters and digits.

use miniz_oxide::deflate::compress_to_vec_zlib;
use tessera_app::records::{STUDY, StudyFault, from_study};
use tessera_app::words::bad_study;
use tessera_app::{Msg, Pasted, Route, pasted};
use tessera_core::language::Language;

/// The bytes are the digits of a study, or the text that is packed in one. What is read is a legal game that is written as a
/// study that reads as the same game; what is refused has a sentence in each language that says where. The page opens both.
pub fn check(bytes: &[u8]) {
    if let Some(text) = super::text(bytes) {
        let digits = text.strip_prefix(STUDY).unwrap_or(text);
        read(digits);
        // It is found in any text, or it is said why not.
        let _ = pasted(&format!("See #{STUDY}{digits} there"), None, Language::English);
        let mut model = super::model();
        model.update(Msg::Navigate(format!("{STUDY}{digits}")));
    }
    let packed = compress_to_vec_zlib(bytes, 6);
    read(&encoded(&packed));
}

fn read(digits: &str) {
    match from_study(digits, Language::English) {
        Err(fault) => {
            for language in Language::ALL {
                assert!(!bad_study(&fault, language).is_empty());
            }
            if let StudyFault::Digit(at) = fault {
                assert!(at <= digits.len());
            }
        }
        Ok(game) => {
            let Some(study) = game.study() else { return };
            assert!(study.ends_with(|last: char| last.is_ascii_alphanumeric()));
            let digits = study.strip_prefix(STUDY).expect("it is a study");
            assert_eq!(from_study(digits, Language::Spanish).as_ref(), Ok(&game));
            let found = pasted(&format!("(#{study}_)."), None, Language::English);
            match found {
                Ok(Pasted::Page(route)) => assert_eq!(*route, Route::Study(digits.to_owned())),
                other => panic!("{study}: {other:?}"),
            }
        }
    }
}

/// Bytes as base64url, by the rule of RFC 4648 as it is written there.
fn encoded(bytes: &[u8]) -> String {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1));
    let bits: Vec<u8> = bits.collect();
    let digit = |part: &[u8]| {
        let bit = |at: usize| usize::from(part.get(at).copied().unwrap_or(0));
        char::from(DIGITS[(0..6).fold(0, |value, at| value << 1 | bit(at))])
    };
    bits.chunks(6).map(digit).collect()
}
