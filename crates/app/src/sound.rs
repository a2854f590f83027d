//! The sounds of the page.

use super::settings::Volume;

/// The event that a sound stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A person at this device has moved.
    Moved,
    /// The engine has moved.
    Answered,
    /// What was touched does nothing.
    Refused,
    /// The game is over.
    Ended,
}

/// A tone of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// When it begins, in seconds from the beginning of the sound.
    pub at: f64,
    /// How long it takes to fade, in seconds.
    pub fades: f64,
    /// Its pitch, in hertz.
    pub hertz: f32,
}

const fn tone(at: f64, fades: f64, hertz: f32) -> Tone {
    Tone { at, fades, hertz }
}

impl Sound {
    /// The tones of the sound: wood on wood for a move, lower for the engine's, a low tone twice for a refusal, and a
    /// chord for the end.
    pub fn tones(self) -> &'static [Tone] {
        const MOVED: [Tone; 2] = [tone(0.0, 0.05, 1_150.0), tone(0.0, 0.09, 330.0)];
        const ANSWERED: [Tone; 2] = [tone(0.0, 0.05, 860.0), tone(0.0, 0.11, 247.0)];
        const REFUSED: [Tone; 2] = [tone(0.0, 0.08, 147.0), tone(0.11, 0.1, 131.0)];
        const ENDED: [Tone; 3] = [
            tone(0.0, 0.5, 392.0),
            tone(0.14, 0.5, 494.0),
            tone(0.28, 0.7, 587.0),
        ];
        match self {
            Sound::Moved => &MOVED,
            Sound::Answered => &ANSWERED,
            Sound::Refused => &REFUSED,
            Sound::Ended => &ENDED,
        }
    }

    /// For how many milliseconds the device vibrates with it: not for what a person has just done.
    pub fn vibrates(self) -> Option<u32> {
        match self {
            Sound::Moved => None,
            Sound::Answered => Some(15),
            Sound::Refused => Some(40),
            Sound::Ended => Some(120),
        }
    }
}

impl Volume {
    /// The gain of a tone where it begins, from 0 to 1.
    pub fn gain(self) -> f32 {
        match self {
            Volume::Off => 0.0,
            Volume::Quiet => 0.08,
            Volume::Loud => 0.25,
        }
    }
}
