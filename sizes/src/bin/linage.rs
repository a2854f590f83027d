//! The rules of Linage.

fn main() {
    tessera_sizes::play(tessera_games::linage::Linage::<2>::new(9, None));
}
