//! The rules of Carteso.

fn main() {
    tessera_sizes::play(tessera::games::carteso::Carteso::<2>::new(9, None));
}
