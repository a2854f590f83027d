//! The rules of Carteso.

fn main() {
    tessera_sizes::play(tessera_games::carteso::Carteso::<2>::new(9, None));
}
