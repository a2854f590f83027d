//! The rules of Connect Four.

fn main() {
    tessera_sizes::play(tessera_games::connect_four::ConnectFour::of_board("7x6").expect("the usual board"));
}
