//! The rules of Keil.

fn main() {
    tessera_sizes::play(tessera::games::keil::Keil::<3>::new(7, None, true));
}
