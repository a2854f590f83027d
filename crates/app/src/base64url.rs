//! Bytes as letters and digits of an address: base64 with `-` and `_` and without `=` at the end (RFC 4648, section 5).

/// The digits, by their values.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let byte = |at: usize| u32::from(part.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..=part.len() {
            let digit = bits >> (18 - 6 * at) & 63;
            text.push(char::from(DIGITS[digit as usize]));
        }
    }
    text
}

/// The bytes of a text. Error: the byte of the text at which another digit is expected, which is its end where digits are
/// missing.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for (start, part) in (0..).step_by(4).zip(text.as_bytes().chunks(4)) {
        let mut bits = 0;
        for (at, &byte) in part.iter().enumerate() {
            bits |= value(byte).ok_or(start + at)? << (18 - 6 * at);
        }
        // One digit alone is no byte.
        if part.len() == 1 {
            return Err(text.len());
        }
        bytes.extend(
            [16, 8, 0]
                .map(|shift| (bits >> shift) as u8)
                .iter()
                .take(part.len() - 1),
        );
    }
    Ok(bytes)
}

/// The value of a digit.
fn value(byte: u8) -> Option<u32> {
    Some(u32::from(match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (&[0xfb, 0xff, 0xfe], "-__-"),
        ] {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text), Ok(bytes.to_vec()));
        }
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&encode(&all)), Ok(all));
    }

    #[test]
    fn the_place_of_what_is_no_digit_is_told() {
        assert_eq!(decode("Zm9v+"), Err(4));
        assert_eq!(decode("Zm=v"), Err(2));
        assert_eq!(decode("Zm9vY"), Err(5));
        assert_eq!(decode("ü"), Err(0));
    }
}
