//! The sentences of notices, and of links that show nothing.

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
        /// Why the address of a kept game shows nothing: it is not kept here.
        not_kept,
        /// A link's first fault, the number of plies before it, and the number of names after those.
        link_broken(fault: &str, shown: usize, left_out: usize),
        /// The draws still to come are this device's own.
        reshuffled,
        /// A turn went on by itself.
        turn_went_on,
        /// The engine gave no move.
        no_answer(why: &str),
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
    link_copied: "The link is copied: it holds the whole game.",
    link_to_copy: "The link could not be copied. Copy it from here:",
    saved_as_file: |name| format!("This game is too long for a link, so it was saved as a file: {name}."),
    nearly_too_long: "This game is getting too long for a link. Once it is, Share saves it as a file instead.",
    forked: "This game was continued in another tab. From here on this tab keeps a game of its own.",
    new_line: "This is a new game from here on. The finished game is kept: Back returns to it.",
    erased: "Everything that was kept on this device is erased.",
    not_kept: "this device does not keep that game, or no longer",
    link_broken: |fault, shown, left_out| {
        let plies = if shown == 1 {
            "ply before it is"
        } else {
            "plies before it are"
        };
        let names = if left_out == 1 { "name is" } else { "names are" };
        format!("The link breaks off at {fault}. The {shown} {plies} shown; {left_out} {names} left out.")
    },
    reshuffled: "This game goes on with a bag of your own: what is still to be drawn was shuffled anew.",
    turn_went_on: "There was nothing to choose after that, so the turn went on.",
    no_answer: |why| format!("The AI cannot move: {why}. Press Go on to try again."),
    lost: |why| format!("This link cannot be opened: {why}."),
    lost_title: "Nothing to show here",
    all_games: "All games",
};
