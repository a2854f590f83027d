//! A link as a QR code, to be photographed.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The longest link that becomes a code, in bytes: in larger ones the modules are too small for a screen.
pub const QR_LIMIT: usize = 1_000;

/// The white border that the standard asks for, in modules.
const QUIET: i32 = 4;

/// A QR code as a picture: black modules on white.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Qr {
    /// The side of the picture with its border, in modules.
    pub side: i32,
    /// The outlines of the black modules, as the path of an SVG picture.
    pub path: String,
}

impl Qr {
    /// The code of a text; `None` for one of more than [`QR_LIMIT`] bytes.
    pub fn of(text: &str) -> Option<Qr> {
        if text.len() > QR_LIMIT {
            return None;
        }
        // A code of the least correction that has room to spare corrects more.
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let run = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
                if run > 0 {
                    // Writing to a string cannot fail.
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                x += run.max(1);
            }
        }
        Some(Qr {
            side: size + 2 * QUIET,
            path,
        })
    }

    /// The picture as an SVG element.
    pub fn svg(&self) -> String {
        let Qr { side, path } = self;
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}h-{side}z"/><path fill="#000" d="{path}"/></svg>"##
        )
    }
}
