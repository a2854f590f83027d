//! Pictures of equal size as an animated GIF: the palette, what changes from picture to picture, the file.
//!
//! The encoder is a program of its own, which the page loads when somebody asks for an animation; the page itself
//! knows only the messages.
//!
//! ```
//! use tessera_animation::{Answer, Request, Session};
//!
//! let mut session = Session::default();
//! let (width, height) = (1, 1);
//! let begin = Request::Begin { width, height, inks: vec![[255, 0, 0]] };
//! assert_eq!(session.answer(begin, None), (Answer::Taken, None));
//! // A red picture, then a black one, for half a second each.
//! for red in [255, 0] {
//!     let picture = vec![red, 0, 0, 255];
//!     let (answer, _) = session.answer(Request::Frame { delay: 50 }, Some(picture));
//!     assert_eq!(answer, Answer::Taken);
//! }
//! let (answer, file) = session.answer(Request::Finish, None);
//! assert_eq!(answer, Answer::Finished);
//! assert!(file.is_some_and(|file| file.starts_with(b"GIF89a")));
//! ```

#[cfg(feature = "encoder")]
mod encoder;
#[cfg(feature = "encoder")]
mod fault;
#[cfg(feature = "encoder")]
mod median_cut;
mod message;
#[cfg(feature = "encoder")]
mod palette;
#[cfg(feature = "encoder")]
mod session;

#[cfg(feature = "encoder")]
pub use encoder::Encoder;
#[cfg(feature = "encoder")]
pub use fault::Fault;
pub use message::{Answer, Request};
#[cfg(feature = "encoder")]
pub use palette::{Histogram, Palette};
#[cfg(feature = "encoder")]
pub use session::Session;
