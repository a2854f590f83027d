//! Pictures become frames of a GIF: of each only the rectangle that differs from the one before, and of that only the
//! pixels that differ.

use gif::{DisposalMethod, Frame, Repeat};

use super::fault::Fault;
use super::palette::{BYTES, Palette, TRANSPARENT};

/// The longest side of a picture, in pixels.
const LONGEST: u16 = 4096;

/// A part of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rectangle {
    left: usize,
    top: usize,
    /// The first column to the right of it.
    right: usize,
    /// The first row below it.
    bottom: usize,
}

impl Rectangle {
    /// The smallest rectangle that holds these pixels; `None` if there are none.
    fn around(pixels: impl Iterator<Item = usize>, width: usize) -> Option<Rectangle> {
        pixels.fold(None, |found: Option<Rectangle>, pixel| {
            let (x, y) = (pixel % width, pixel / width);
            let so_far = found.unwrap_or(Rectangle {
                left: x,
                top: y,
                right: x + 1,
                bottom: y + 1,
            });
            Some(Rectangle {
                left: so_far.left.min(x),
                top: so_far.top.min(y),
                right: so_far.right.max(x + 1),
                bottom: so_far.bottom.max(y + 1),
            })
        })
    }
}

/// An animation that is being made.
pub struct Encoder {
    file: gif::Encoder<Vec<u8>>,
    palette: Palette,
    width: u16,
    height: u16,
    /// The last picture as it came.
    pixels: Vec<u8>,
    /// The last picture as places of the palette.
    places: Vec<u8>,
    /// The last frame: how long it is shown is known when the next one differs.
    open: Option<Frame<'static>>,
    frames: usize,
}

impl Encoder {
    /// Begins an animation that is shown again and again.
    pub fn new(width: u16, height: u16, palette: Palette) -> Result<Encoder, Fault> {
        if [width, height].iter().any(|side| !(1..=LONGEST).contains(side)) {
            return Err(Fault::Size(width, height));
        }
        let mut file = gif::Encoder::new(Vec::new(), width, height, &palette.bytes()).map_err(encoding)?;
        file.set_repeat(Repeat::Infinite).map_err(encoding)?;
        Ok(Encoder {
            file,
            palette,
            width,
            height,
            pixels: Vec::new(),
            places: Vec::new(),
            open: None,
            frames: 0,
        })
    }

    /// Shows a picture, four bytes a pixel, for so many hundredths of a second. A picture that does not differ from the
    /// one before makes that last longer.
    pub fn push(&mut self, pixels: &[u8], delay: u16) -> Result<(), Fault> {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        let expected = width * height * BYTES;
        if pixels.len() != expected {
            return Err(Fault::Pixels(pixels.len(), expected));
        }
        let Some(open) = &mut self.open else {
            let palette = &mut self.palette;
            self.places = pixels
                .chunks_exact(BYTES)
                .map(|pixel| palette.place([pixel[0], pixel[1], pixel[2]]))
                .collect();
            self.pixels = pixels.to_vec();
            self.open = Some(Frame {
                delay,
                dispose: DisposalMethod::Keep,
                width: self.width,
                height: self.height,
                buffer: self.places.clone().into(),
                ..Frame::default()
            });
            return Ok(());
        };
        let mut changes = Vec::new();
        let pairs = pixels.chunks_exact(BYTES).zip(self.pixels.chunks_exact(BYTES));
        for (at, (pixel, before)) in pairs.enumerate() {
            if pixel != before {
                let place = self.palette.place([pixel[0], pixel[1], pixel[2]]);
                if place != self.places[at] {
                    self.places[at] = place;
                    changes.push(at);
                }
            }
        }
        self.pixels.copy_from_slice(pixels);
        let Some(rectangle) = Rectangle::around(changes.iter().copied(), width) else {
            open.delay = open.delay.saturating_add(delay);
            return Ok(());
        };
        let (across, down) = (rectangle.right - rectangle.left, rectangle.bottom - rectangle.top);
        let mut buffer = vec![TRANSPARENT; across * down];
        for at in changes {
            let (x, y) = (at % width - rectangle.left, at / width - rectangle.top);
            buffer[y * across + x] = self.places[at];
        }
        // All of it lies within a picture, whose sides are 16 bits.
        let frame = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: rectangle.left as u16,
            top: rectangle.top as u16,
            width: across as u16,
            height: down as u16,
            buffer: buffer.into(),
            ..Frame::default()
        };
        let open = std::mem::replace(open, frame);
        self.write(&open)
    }

    fn write(&mut self, frame: &Frame) -> Result<(), Fault> {
        self.frames += 1;
        self.file.write_frame(frame).map_err(encoding)
    }

    /// The file. Error: nothing was shown.
    pub fn finish(mut self) -> Result<Vec<u8>, Fault> {
        let last = self.open.take().ok_or(Fault::OutOfTurn("Finish"))?;
        self.write(&last)?;
        self.file
            .into_inner()
            .map_err(|error| Fault::Encoding(error.to_string()))
    }
}

fn encoding(error: gif::EncodingError) -> Fault {
    Fault::Encoding(error.to_string())
}
