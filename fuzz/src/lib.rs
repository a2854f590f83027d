//! The checks of the doors, which `tests/doors` compiles too.

#[path = "../../tests/doors/checks/mod.rs"]
pub mod checks;
