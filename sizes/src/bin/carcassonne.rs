//! The rules of Carcassonne.

fn main() {
    tessera_sizes::play(tessera_games::carcassonne::Carcassonne::new(2));
}
