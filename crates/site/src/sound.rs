//! Sounds, made of tones by the browser; nothing is downloaded for them.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

use super::browser;
use tessera_app::{Sound, Tone, Volume};

thread_local! {
    /// The browser's output, once a sound was played.
    static OUTPUT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound and vibrates. A browser that has no sound, or allows none before the page is touched, stays silent.
pub fn play(sound: Sound, volume: Volume, vibrates: bool) {
    if let Some(millis) = sound.vibrates().filter(|_| vibrates) {
        let navigator = browser::window().navigator();
        // Not every browser has it.
        if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
            navigator.vibrate_with_duration(millis);
        }
    }
    if volume == Volume::Off {
        return;
    }
    OUTPUT.with_borrow_mut(|output| {
        if output.is_none() {
            *output = AudioContext::new().ok();
        }
        if let Some(output) = output {
            if output.state() != AudioContextState::Running {
                // It goes on once the page is touched, or once the call is over that interrupted it: a state of its own,
                // which not every browser has.
                let _ = output.resume();
            }
            for tone in sound.tones() {
                // A tone that cannot be made is left out.
                let _ = sing(output, *tone, volume.gain());
            }
        }
    });
}

/// Makes a tone that begins at once and fades.
fn sing(output: &AudioContext, tone: Tone, gain: f32) -> Result<(), JsValue> {
    let begins = output.current_time() + tone.at;
    let ends = begins + tone.fades;
    let (oscillator, volume) = (output.create_oscillator()?, output.create_gain()?);
    oscillator.set_type(web_sys::OscillatorType::Triangle);
    oscillator.frequency().set_value(tone.hertz);
    volume.gain().set_value_at_time(gain, begins)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, ends)?;
    oscillator.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&output.destination())?;
    oscillator.start_with_when(begins)?;
    oscillator.stop_with_when(ends)
}
