//! A komi as other programs write it, `3.5` or `3½`, in the spelling of records, `3_5`.

/// A text with every komi in the spelling of records, and the replacements that this took: `("komi=3.5", "komi=3_5")`.
///
/// A komi follows `komi=` or `komi-` at the start of an option or of a name. Anything that is no number of half points
/// stays as it is.
pub(super) fn with_written_komi(text: &str) -> (String, Vec<(String, String)>) {
    let mut written = String::with_capacity(text.len());
    let mut replaced = Vec::new();
    let mut rest = text;
    while let Some(at) = ["komi=", "komi-"].iter().filter_map(|key| rest.find(key)).min() {
        let (before, from) = rest.split_at(at);
        let (key, value) = from.split_at("komi=".len());
        written += before;
        let is_at_start = before.ends_with(['.', '/']) || before.is_empty() && written.len() == before.len();
        let length = spelled(value);
        match half_points(&value[..length]).filter(|_| is_at_start) {
            Some(name) if name != value[..length] => {
                replaced.push((format!("{key}{}", &value[..length]), format!("{key}{name}")));
                written += key;
                written += &name;
                rest = &value[length..];
            }
            _ => {
                written += key;
                rest = value;
            }
        }
    }
    written += rest;
    (written, replaced)
}

/// How many bytes of a text spell a number: digits, then `½` or a point or comma with digits.
fn spelled(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let rest = &text[whole..];
    if rest.starts_with('½') {
        return whole + '½'.len_utf8();
    }
    match rest.strip_prefix(['.', ',']).map(digits) {
        Some(fraction) if whole > 0 && fraction > 0 => whole + 1 + fraction,
        _ => whole,
    }
}

/// A number with a fraction in the spelling of records; `None` for one without. Where the fraction is no half, the result is
/// no komi either, so that it is refused as one.
fn half_points(text: &str) -> Option<String> {
    let (whole, fraction) = match text.strip_suffix('½') {
        Some("") => ("0", "5"),
        Some(whole) => (whole, "5"),
        None => text.split_once(['.', ','])?,
    };
    Some(match fraction.trim_end_matches('0') {
        "" => whole.to_owned(),
        fraction => format!("{whole}_{fraction}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_komi_becomes_that_of_records() {
        let written = |text: &str| with_written_komi(text).0;
        assert_eq!(written("linage/size=9.komi=3.5/"), "linage/size=9.komi=3_5/");
        assert_eq!(written("keil/komi=3½.button=off/"), "keil/komi=3_5.button=off/");
        assert_eq!(written("keil/komi=½/a1"), "keil/komi=0_5/a1");
        assert_eq!(written("keil/komi=6,50.size=4/a1"), "keil/komi=6_5.size=4/a1");
        assert_eq!(written("keil/komi=6.0.size=4/a1"), "keil/komi=6.size=4/a1");
        assert_eq!(written("linage//komi-5.5.vertical"), "linage//komi-5_5.vertical");
        assert_eq!(written("komi-5.5"), "komi-5_5");
        assert_eq!(written("linage/komi=3.25/"), "linage/komi=3_25/");
        let (_, replaced) = with_written_komi("linage/komi=3.5/");
        assert_eq!(replaced, [("komi=3.5".to_owned(), "komi=3_5".to_owned())]);
    }

    #[test]
    fn whatever_is_no_such_komi_stays() {
        for text in [
            "",
            "linage/size=9.komi=3_5/e5",
            "linage/size=9.komi=3.size=5/",
            "linage/komi=bid/komi-4_5.vertical.e5",
            "linage/xkomi=3.5/",
            "komi=",
            "komi=.5",
            "komi-½½",
        ] {
            let (written, _) = with_written_komi(text);
            assert!(written == text || text.contains('½'), "{text}: {written}");
        }
    }
}
