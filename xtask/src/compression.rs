//! The two content codings of static hosts, gzip (RFC 1952) and brotli (RFC 7932), at their smallest.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The bytes in gzip, which every browser decodes.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("writing to a vector does not fail")
}

/// The bytes in brotli, which makes smaller files. Its usual window of 4 MiB is larger than any file of the site.
pub fn brotli(mut bytes: &[u8]) -> Vec<u8> {
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut compressed, &BrotliEncoderParams::default())
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
        let gzip = gzip(&text);
        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(&gzip[..])
            .read_to_end(&mut plain)
            .unwrap();
        assert!(plain == text && gzip.len() < text.len() / 2);

        let brotli = brotli(&text);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &brotli[..], &mut plain).unwrap();
        assert!(plain == text && brotli.len() < text.len() / 2);
    }
}
