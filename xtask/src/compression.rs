//! The two content codings of static hosts: gzip (RFC 1952) and brotli (RFC 7932).

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The base-2 logarithm of brotli's window: 4 MiB, more than any file of the site.
const BROTLI_WINDOW_BITS: i32 = 22;

/// A content coding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coding {
    /// gzip, which every browser decodes.
    Gzip,
    /// brotli, which makes smaller files.
    Brotli,
}

/// How much time compression may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Quick enough for the first request of a file.
    Quick,
    /// The smallest result.
    Best,
}

impl Coding {
    /// The coding's name in `Accept-Encoding` and `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// Compresses the bytes.
    pub fn compress(self, bytes: &[u8], effort: Effort) -> Vec<u8> {
        match self {
            Self::Gzip => gzip(bytes, effort),
            Self::Brotli => brotli(bytes, effort),
        }
    }
}

fn gzip(bytes: &[u8], effort: Effort) -> Vec<u8> {
    let level = match effort {
        Effort::Quick => 6,
        Effort::Best => 9,
    };
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("writing to a vector does not fail")
}

fn brotli(mut bytes: &[u8], effort: Effort) -> Vec<u8> {
    let parameters = BrotliEncoderParams {
        quality: match effort {
            Effort::Quick => 8,
            Effort::Best => 11,
        },
        lgwin: BROTLI_WINDOW_BITS,
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut compressed, &parameters)
        .expect("writing to a vector does not fail");
    compressed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_compressed_is_smaller_and_decompresses_to_the_same_bytes() {
        let text: Vec<u8> = (0..20_000u32)
            .flat_map(|n| (n / 7).to_string().into_bytes())
            .collect();
        for effort in [Effort::Quick, Effort::Best] {
            let gzip = Coding::Gzip.compress(&text, effort);
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(&gzip[..])
                .read_to_end(&mut plain)
                .unwrap();
            assert!(plain == text && gzip.len() < text.len() / 2);

            let brotli = Coding::Brotli.compress(&text, effort);
            let mut plain = Vec::new();
            brotli::BrotliDecompress(&mut &brotli[..], &mut plain).unwrap();
            assert!(plain == text && brotli.len() < text.len() / 2);
        }
    }
}
