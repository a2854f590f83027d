//! The text of a QR code in a picture.

use rqrr::PreparedImage;

/// Returns the text of the first code of a picture that can be read, given its width and four bytes a pixel: red, green, blue and
/// opacity. Light codes on dark ground are read, too.
pub fn text_of_code(width: usize, pixels: &[u8]) -> Option<String> {
    assert!(
        width > 0 && pixels.len().is_multiple_of(4 * width),
        "whole rows of pixels"
    );
    let light = |x: usize, y: usize| {
        let pixel = &pixels[4 * (y * width + x)..][..4];
        let sum: u32 = pixel[..3].iter().map(|&part| u32::from(part)).sum();
        let opacity = u32::from(pixel[3]);
        // What is not opaque is seen on white.
        ((sum / 3 * opacity + 255 * (255 - opacity)) / 255) as u8
    };
    let height = pixels.len() / 4 / width;
    read(width, height, light).or_else(|| read(width, height, |x, y| 255 - light(x, y)))
}

fn read(width: usize, height: usize, light: impl FnMut(usize, usize) -> u8) -> Option<String> {
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, light);
    let codes = picture.detect_grids();
    codes.iter().find_map(|code| Some(code.decode().ok()?.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use qrcodegen::{QrCode, QrCodeEcc};

    const LINK: &str = "https://example.org/#linage/size=9.komi=5_5/e5.c3.g7;game=k7f3q2;to=2";

    /// A picture of a code: how many pixels a module has, how wide the ground around it is, and the colours of both.
    fn picture(text: &str, module: usize, ground: usize, dark: [u8; 4], light: [u8; 4]) -> (usize, Vec<u8>) {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("it fits");
        let modules = code.size() as usize;
        let side = modules * module + 2 * ground;
        let at = |at: usize| {
            at.checked_sub(ground)
                .map(|at| at / module)
                .filter(|&at| at < modules)
        };
        let pixel = |place: usize| match (at(place % side), at(place / side)) {
            (Some(x), Some(y)) if code.get_module(x as i32, y as i32) => dark,
            _ => light,
        };
        (side, (0..side * side).flat_map(pixel).collect())
    }

    #[test]
    fn a_code_is_read_in_dark_on_light_and_light_on_dark() {
        let (black, white) = ([0, 0, 0, 255], [255; 4]);
        for (dark, light) in [
            (black, white),
            (white, black),
            (black, [0; 4]),
            ([40, 30, 90, 255], [240, 230, 200, 255]),
        ] {
            for (module, ground) in [(2, 8), (3, 30), (8, 200)] {
                let (width, pixels) = picture(LINK, module, ground, dark, light);
                let read = text_of_code(width, &pixels);
                assert_eq!(
                    read.as_deref(),
                    Some(LINK),
                    "{module} pixels a module, {dark:?} on {light:?}"
                );
            }
        }
    }

    #[test]
    fn a_picture_without_a_code_has_no_text() {
        assert_eq!(text_of_code(1, &[0; 4]), None);
        assert_eq!(text_of_code(20, &[255; 1600]), None);
        let stripes: Vec<u8> = (0..40_000)
            .map(|at| if at / 28 % 2 == 0 { 255 } else { 0 })
            .collect();
        assert_eq!(text_of_code(100, &stripes), None);
    }
}
