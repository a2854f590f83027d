//! The rules of Filling.

fn main() {
    tessera_sizes::play(tessera_games::filling::Filling::<2>::new(9));
}
