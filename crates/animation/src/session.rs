//! What the encoder's program does with the page's requests.

use super::encoder::Encoder;
use super::fault::Fault;
use super::message::{Answer, Request};
use super::palette::{Histogram, Palette};

/// How far an animation has come.
#[derive(Default)]
enum Stage {
    /// None was begun.
    #[default]
    Idle,
    /// The colours are being counted.
    Sampling {
        width: u16,
        height: u16,
        inks: Vec<[u8; 3]>,
        histogram: Histogram,
    },
    /// Frames are being written.
    Encoding(Box<Encoder>),
}

/// One animation after the other.
#[derive(Default)]
pub struct Session(Stage);

impl Session {
    /// Carries a request out, with the picture that came with it, four bytes a pixel. Returns the answer, and the file
    /// that goes with it once the animation is finished. After a fault the next animation can be begun.
    pub fn answer(&mut self, request: Request, pixels: Option<Vec<u8>>) -> (Answer, Option<Vec<u8>>) {
        match self.try_answer(request, pixels) {
            Ok(None) => (Answer::Taken, None),
            Ok(Some(file)) => (Answer::Finished, Some(file)),
            Err(fault) => {
                self.0 = Stage::Idle;
                (Answer::Failed(fault.to_string()), None)
            }
        }
    }

    fn try_answer(&mut self, request: Request, pixels: Option<Vec<u8>>) -> Result<Option<Vec<u8>>, Fault> {
        match (request, pixels, &mut self.0) {
            (Request::Begin { width, height, inks }, ..) => {
                let histogram = Histogram::default();
                self.0 = Stage::Sampling {
                    width,
                    height,
                    inks,
                    histogram,
                };
            }
            (Request::Sample, Some(pixels), Stage::Sampling { histogram, .. }) => histogram.count(&pixels),
            (Request::Sample, ..) => return Err(Fault::OutOfTurn("Sample")),
            (Request::Frame { delay }, Some(pixels), Stage::Encoding(encoder)) => {
                encoder.push(&pixels, delay)?
            }
            (Request::Frame { delay }, Some(pixels), Stage::Sampling { .. }) => {
                let Stage::Sampling {
                    width,
                    height,
                    inks,
                    mut histogram,
                } = std::mem::take(&mut self.0)
                else {
                    return Err(Fault::OutOfTurn("Frame"));
                };
                histogram.count(&pixels);
                let mut encoder = Encoder::new(width, height, Palette::new(&inks, &histogram))?;
                encoder.push(&pixels, delay)?;
                self.0 = Stage::Encoding(Box::new(encoder));
            }
            (Request::Frame { .. }, ..) => return Err(Fault::OutOfTurn("Frame")),
            (Request::Finish, ..) => {
                let Stage::Encoding(encoder) = std::mem::take(&mut self.0) else {
                    return Err(Fault::OutOfTurn("Finish"));
                };
                return encoder.finish().map(Some);
            }
        }
        Ok(None)
    }
}
