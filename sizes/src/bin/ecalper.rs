//! The rules of Ecalper.

fn main() {
    tessera_sizes::play(tessera_games::ecalper::Ecalper::<4>::new(8, true));
}
