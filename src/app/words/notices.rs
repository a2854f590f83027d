//! The sentences of notices, and of links that show nothing.

use crate::play::counted;

crate::words! {
    /// Messages to the person.
    pub struct NoticeWords {
        /// Why a cell was touched in vain, after its name.
        in_vain(label: &str, why: &str),
        /// Why nothing can be done once the game is over.
        game_over,
        /// Why nothing can be done while somebody else is to move.
        not_your_turn,
        /// Why nothing can be done where no move begins.
        no_move_here,
        /// The link was copied.
        link_copied,
        /// The page may not copy; the link follows.
        link_to_copy,
        /// The game is too long for a link; a file of this name was saved.
        saved_as_file(name: &str),
        /// The game will soon be too long for a link.
        nearly_too_long,
        /// Another tab has continued this game, too.
        forked,
        /// A move from an earlier ply of a finished game began another game.
        new_line,
        /// Everything that was stored on the device was erased.
        erased,
        /// A file with everything was taken in, with so many games.
        imported(count: u32),
        /// A file was not taken in, for this reason.
        not_imported(why: &str),
        /// Why the address of a kept game shows nothing: it is not kept here.
        not_kept,
        /// A link's first fault, a whole sentence, the number of plies before it, and the number of names after those.
        link_broken(fault: &str, shown: usize, left_out: usize),
        /// The draws still to come are this device's own.
        reshuffled,
        /// A turn went on by itself.
        turn_went_on,
        /// The engine gave no move.
        no_answer(why: &str),
        /// A game cannot be started, for this reason.
        cannot_start(why: &str),
        /// A link shows nothing, for this reason.
        lost(why: &str),
        /// The heading of the page for such a link.
        lost_title,
        /// The button that leads to the home page.
        all_games,
    }
}

static ENGLISH: NoticeWords = NoticeWords {
    in_vain: |label, why| format!("{label}: {why}."),
    game_over: "the game is over",
    not_your_turn: "it is not your turn",
    no_move_here: "no move begins here",
    link_copied: "The link is copied. It holds the whole game.",
    link_to_copy: "The link could not be copied. Copy it from here:",
    saved_as_file: |name| format!("This game is too long for a link, so it was saved as a file: {name}."),
    nearly_too_long: "This game is getting too long for a link. Soon Share will save it as a file instead.",
    forked: "This game was continued in another tab. From here on this tab keeps a game of its own.",
    new_line: "This is a new game from here on. The finished game is kept: Back returns to it.",
    erased: "Everything that was kept on this device is erased.",
    imported: |count| format!("Settings and {} are imported.", counted(count, "game", "games")),
    not_imported: |why| format!("Nothing was imported: {why}."),
    not_kept: "that game is not kept on this device, or no longer",
    link_broken: |fault, shown, left_out| {
        let shown = match shown {
            0 => "the start of the game".to_owned(),
            last => format!("the game up to move {last}"),
        };
        let left_out = counted(left_out, "move of the link is", "moves of the link are");
        format!("{fault} You see {shown}; {left_out} left out.")
    },
    reshuffled: "What is left in the bag was shuffled again: from here on the draws are your own.",
    turn_went_on: "There was no choice left, so the turn ended.",
    no_answer: |why| format!("The AI cannot move: {why}. Press Go on to try again."),
    cannot_start: |why| format!("This game cannot be started: {why}."),
    lost: |why| format!("This link cannot be opened: {why}."),
    lost_title: "Nothing to show here",
    all_games: "All games",
};
