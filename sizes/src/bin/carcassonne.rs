//! The rules of Carcassonne.

fn main() {
    tessera_sizes::play(tessera::games::carcassonne::Carcassonne::new(2));
}
