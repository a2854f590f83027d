//! The rules of Keil.

fn main() {
    tessera_sizes::play(tessera_games::keil::Keil::<3>::new(7, None, true));
}
