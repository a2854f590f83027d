//! What every program holds, whatever its game: nothing but the start of a program.

fn main() {
    std::hint::black_box(Vec::<u8>::with_capacity(std::hint::black_box(8)));
}
