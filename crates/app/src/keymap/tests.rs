//! The keys by their table.

use super::*;
use crate::words::HelpWords;
use tessera_core::language::Language;

fn press(key: &str) -> Press<'_> {
    Press {
        key,
        control: false,
        shift: false,
    }
}

const BESIDE: Focus = Focus {
    at_board: false,
    in_review: false,
};
const AT_BOARD: Focus = Focus {
    at_board: true,
    in_review: false,
};

fn first(press: Press, focus: Focus) -> Option<Command> {
    commands(press, focus, true, &[]).next()
}

#[test]
fn arrows_go_over_the_board_and_beside_it_through_the_game() {
    assert_eq!(
        first(press("ArrowLeft"), AT_BOARD),
        Some(Command::Step(Step::Left))
    );
    assert_eq!(first(press("ArrowLeft"), BESIDE), Some(Command::GoBy(-1)));
    let shifted = Press {
        shift: true,
        ..press("ArrowUp")
    };
    assert_eq!(first(shifted, AT_BOARD), Some(Command::Step(Step::UpOther)));
}

/// Whether a command has a meaning only in some positions.
fn is_of_position(command: &Command) -> bool {
    matches!(
        command,
        Command::Place | Command::Choose | Command::ChooseNone | Command::Switch
    )
}

#[test]
fn a_review_has_keys_of_its_own_beside_the_board_and_only_there() {
    let in_review = |at_board| Focus {
        at_board,
        in_review: true,
    };
    let branch = Press {
        shift: true,
        ..press("ArrowLeft")
    };
    for (press, command) in [
        (press("ArrowUp"), Command::ChooseWay(-1)),
        (branch, Command::ToBranch(-1)),
        (press("b"), Command::NextFault(Glyph::Blunder)),
        (press("ArrowLeft"), Command::GoBy(-1)),
    ] {
        // What depends on the position comes first, where the position has it.
        let mut sure = commands(press, in_review(false), true, &[]);
        assert_eq!(sure.find(|command| !is_of_position(command)), Some(command));
    }
    assert_eq!(
        first(press("ArrowUp"), in_review(true)),
        Some(Command::Step(Step::Up))
    );
    assert!(commands(press("b"), BESIDE, true, &[]).all(|command| is_of_position(&command)));
}

#[test]
fn the_board_is_rotated_by_keys_of_every_keyboard() {
    for (key, shift, turn) in [("{", true, -1), ("}", false, 1), ("<", false, -1), (">", true, 1)] {
        let press = Press { shift, ..press(key) };
        for focus in Focus::ALL {
            let rotates = Command::RotateBoard(turn);
            assert!(
                commands(press, focus, true, &[]).any(|command| command == rotates),
                "{key}"
            );
        }
    }
}

#[test]
fn a_held_key_repeats_only_what_can_be_taken_back_step_by_step() {
    for command in [
        Command::Pass,
        Command::Choose,
        Command::ChooseNone,
        Command::ConfirmChoice,
        Command::Place,
        Command::NewGame,
        Command::Hint,
    ] {
        assert!(!command.repeats(), "{command:?}");
    }
    for command in [
        Command::Step(Step::Left),
        Command::Undo,
        Command::GoBy(1),
        Command::Zoom(1),
        Command::TypeCell,
    ] {
        assert!(command.repeats(), "{command:?}");
    }
}

#[test]
fn without_shortcuts_single_keys_work_only_at_the_board() {
    let beside: Vec<Command> = commands(press("u"), BESIDE, false, &[]).collect();
    assert_eq!(beside, []);
    assert!(commands(press("u"), AT_BOARD, false, &[]).any(|command| command == Command::Undo));
    let undo = Press {
        control: true,
        ..press("z")
    };
    assert!(commands(undo, BESIDE, false, &[]).any(|command| command == Command::Undo));
    assert!(commands(press("Escape"), BESIDE, false, &[]).any(|command| command == Command::Cancel));
}

#[test]
fn no_key_has_two_bindings_of_which_the_second_can_never_be_reached() {
    for (at, binding) in KEYMAP.iter().enumerate() {
        let same = |other: &&Binding| {
            other.context == binding.context
                && other.keys == binding.keys
                && other.control == binding.control
                && other.shift == binding.shift
        };
        assert_eq!(KEYMAP[..at].iter().filter(same).count(), 0, "{binding:?}");
    }
}

#[test]
fn the_list_of_keys_has_a_row_for_every_command_and_none_is_empty() {
    let rows = help(Language::English, &[]);
    assert!(
        rows.iter()
            .all(|row| !row.keys.is_empty() && !row.text.is_empty())
    );
    let row = |text: &str| rows.iter().find(|row| row.text == text).unwrap();
    let words = HelpWords::of(Language::English);
    assert_eq!(row(words.undo).keys, "u · Ctrl\u{2011}z");
    assert_eq!(row(words.rotate).keys, "r · Shift\u{2011}r");
    let pseudo = help(Language::Pseudo, &[]);
    assert!(pseudo.iter().all(|row| row.text.starts_with('[')));
    for row in pseudo {
        // What stands outside the brackets are characters, each a key by itself.
        let parts = row.keys.split('[').map(|part| part.rsplit(']').next().unwrap());
        let mut outside = parts.flat_map(|part| part.split([' ', '\u{a0}']));
        assert!(
            outside.all(|key| key.chars().filter(|char| char.is_alphabetic()).count() < 2),
            "{}",
            row.keys
        );
    }
}
