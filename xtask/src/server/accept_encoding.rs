//! The choice of a content coding by the `Accept-Encoding` header (RFC 9110, section 12.5.3).

use crate::compression::Coding;

/// The codings that the server offers, the preferred one first; `None` is the identity.
const OFFERED: [Option<Coding>; 3] = [Some(Coding::Brotli), Some(Coding::Gzip), None];

/// The quality of a coding that the header does not allow, in thousandths like all others.
const REFUSED: u16 = 0;
/// The quality of the identity where the header does not mention it: acceptable, but after all that is mentioned.
const UNMENTIONED_IDENTITY: u16 = 1;

/// The coding with the highest quality; among equal ones brotli comes before gzip and gzip before none.
///
/// Without the header, and where the header refuses everything, the file is sent as it is.
pub fn choose(accept_encoding: Option<&str>) -> Option<Coding> {
    let header = accept_encoding?;
    let mut best = (None, REFUSED);
    for coding in OFFERED {
        let quality = quality(header, coding);
        if quality > best.1 {
            best = (coding, quality);
        }
    }
    best.0
}

/// The quality that the header gives to a coding, in thousandths.
fn quality(header: &str, coding: Option<Coding>) -> u16 {
    let name = coding.map_or("identity", Coding::name);
    let mut of_any = None;
    for item in header.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let item_name = parts.next().unwrap_or_default();
        let is_any = item_name == "*";
        if !is_any && !item_name.eq_ignore_ascii_case(name) {
            continue;
        }
        let quality = parts
            .find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")))
            .map_or(Some(1000), thousandths)
            .unwrap_or(REFUSED);
        if !is_any {
            return quality;
        }
        of_any = Some(quality);
    }
    of_any.unwrap_or(match coding {
        Some(_) => REFUSED,
        None => UNMENTIONED_IDENTITY,
    })
}

/// A weight of `0` to `1` in thousandths; none if it is not such a number.
fn thousandths(weight: &str) -> Option<u16> {
    let weight: f32 = weight.trim().parse().ok()?;
    (0.0..=1.0)
        .contains(&weight)
        .then(|| (weight * 1000.0).round() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coding_with_the_highest_quality_is_chosen() {
        const BROTLI: Option<Coding> = Some(Coding::Brotli);
        const GZIP: Option<Coding> = Some(Coding::Gzip);
        assert_eq!(choose(None), None);
        for (header, coding) in [
            ("", None),
            ("identity", None),
            ("deflate, zstd", None),
            ("gzip", GZIP),
            ("br", BROTLI),
            ("gzip, deflate, br, zstd", BROTLI),
            ("GZip", GZIP),
            ("gzip;q=0.5", GZIP),
            ("gzip;q=0.001", GZIP),
            ("gzip; q=1.0, br; q=0.9", GZIP),
            ("br;q=0", None),
            ("br;q=0, gzip;q=0.2", GZIP),
            ("*", BROTLI),
            ("br;q=0, *", GZIP),
            ("*;q=0", None),
            ("gzip, *;q=0", GZIP),
            ("gzip;q=0.5, identity", None),
            ("gzip;q=0.5, identity;q=0.4", GZIP),
            ("gzip;q=much", None),
            ("gzip;q=2", None),
            ("xbr, gzip2", None),
        ] {
            assert_eq!(choose(Some(header)), coding, "{header}");
        }
    }
}
