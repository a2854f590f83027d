//! The list of moves of the review: the main line in columns, and below each line what is said about its moves and what
//! else could have been played.

use super::better::{BetterLine, better};
use crate::game_review::{GameReview, ReviewedPly};
use crate::live_game::LiveGame;
use crate::play::view::{MoveLine, MoveTable, arranged, in_percent, numbers};
use crate::review::state::ReviewState;
use crate::review::tree::NodeId;
use crate::review::verdict_text::sign_text;
use crate::shell::Shell;
use crate::words::{GameReviewWords, ReviewWords};
use tessera_core::game::Turn;
use tessera_protocol::assessment::Glyph;

/// A move in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeMove {
    /// The position after it.
    pub node: NodeId,
    /// How it reads: `c3`, `Komi 5½`.
    pub text: String,
    /// Its number, where a variation begins with it: `15.`, or `15…` where a draw came before it in the turn.
    pub number: Option<String>,
    /// The sign behind it, and what it means.
    pub sign: Option<(Glyph, String)>,
    /// The chance of its seat after it, in percent without the sign: `45`; none before the review of the game knows it, and of
    /// a draw.
    pub worth: Option<i32>,
}

/// A part of a variation.
#[derive(Clone, PartialEq, Debug)]
pub enum NoteItem {
    Move(TreeMove),
    /// What is said about the move before it.
    Comment(String),
    /// What else could have been played in place of the move before it.
    Variation(Vec<NoteItem>),
}

/// What stands below a line of the list.
#[derive(Clone, PartialEq, Debug)]
pub enum TreeNote {
    /// What is said about a move, after the move: `e8: a fine square`.
    Comment(String, String),
    /// What else could have been played.
    Variation(Vec<NoteItem>),
    /// What would have been better than a move, as the review of the game says.
    Better(BetterLine),
}

/// A line of the list.
#[derive(Clone, PartialEq, Debug)]
pub enum TreeLine {
    /// Moves of the main line.
    Moves(MoveLine<TreeMove>),
    /// What stands below the line before it.
    Notes(Vec<TreeNote>),
}

/// The list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TreeTable {
    /// The headings of the columns; empty where every turn has a line of its own.
    pub columns: Vec<String>,
    /// What the numbers behind moves are; none where there are none.
    pub worth: Option<&'static str>,
    /// The lines, the first turn first.
    pub lines: Vec<TreeLine>,
}

/// The list of moves, with what the review of the game says. It does not depend on which position is shown.
pub fn moves(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> TreeTable {
    let main = state.tree.main_line();
    let list = List {
        state,
        review,
        shell,
        as_played: state.as_played(&state.tree.names(&main)),
    };
    let table = list.arranged(&main);
    let mut lines = Vec::new();
    for line in table.lines {
        let mut notes = Vec::new();
        // The first column of a round moves before the second.
        for &ply in line.turns().iter().flatten() {
            list.add_notes(main[ply], &mut notes);
        }
        lines.push(TreeLine::Moves(line.map(|ply| list.of_main_line(main[ply]))));
        if !notes.is_empty() {
            lines.push(TreeLine::Notes(notes));
        }
    }
    let has_worths = review.is_some_and(|review| !review.plies.is_empty());
    TreeTable {
        columns: table.columns,
        worth: has_worths.then_some(GameReviewWords::of(shell.language).own_chance),
        lines,
    }
}

/// Which move of how many is shown.
pub(super) fn at(game: &LiveGame, words: &ReviewWords) -> String {
    let numbers = numbers(game);
    let [shown, all] = [game.ply(), game.line().len()].map(|ply| numbers[ply]);
    if game.id.seats_vary() {
        (words.at_turn)(shown, all)
    } else {
        (words.at)(shown, all)
    }
}

/// A move with its sign, as it is read aloud: `f9, blunder`.
pub(in crate::review) fn move_in_words(state: &ReviewState, shell: &Shell, node: NodeId) -> String {
    let words = ReviewWords::of(shell.language);
    let text = state.board.game.table().move_text(state.tree.name(node));
    match sign(state, shell, node) {
        Some((_, meaning)) => (words.with_sign)(&text, &meaning),
        None => text,
    }
}

/// The sign behind a move, and what it means.
fn sign(state: &ReviewState, shell: &Shell, node: NodeId) -> Option<(Glyph, String)> {
    let glyph = state.sign(node)?;
    let meaning = sign_text(state.tree.glyph(node), state.verdict(node), shell.language)?;
    Some((glyph, meaning))
}

/// What the list is made from.
struct List<'s> {
    state: &'s ReviewState,
    review: Option<&'s GameReview>,
    shell: &'s Shell,
    /// How many plies the main line has in common with the game as it was played.
    as_played: usize,
}

impl List<'_> {
    /// The moves of a line from the first on, in rounds or turns, each by its place in the line.
    fn arranged(&self, line: &[NodeId]) -> MoveTable<usize> {
        let (tree, game) = (&self.state.tree, &self.state.board.game);
        let ply = |&node: &NodeId| {
            (
                self.state.decided(node),
                game.table().is_agreement(tree.name(node)),
            )
        };
        let plies: Vec<(Turn, bool)> = line.iter().map(ply).collect();
        arranged(game, &plies, self.shell.language)
    }

    fn one(&self, node: NodeId) -> TreeMove {
        let tree = &self.state.tree;
        TreeMove {
            node,
            text: self.state.board.game.table().move_text(tree.name(node)),
            number: None,
            sign: sign(self.state, self.shell, node),
            worth: None,
        }
    }

    /// A move of the main line, with what the review knows of it as long as that is the game as it was played.
    fn of_main_line(&self, node: NodeId) -> TreeMove {
        let ply = self.state.tree.ply(node);
        let known = self.review.and_then(|review| review.ending_at(ply));
        let known = known.filter(|known| !known.drawn && ply <= self.as_played);
        TreeMove {
            worth: known.and_then(ReviewedPly::value_played).map(in_percent),
            ..self.one(node)
        }
    }

    /// Adds what stands below a line with this move of the main line.
    fn add_notes(&self, node: NodeId, notes: &mut Vec<TreeNote>) {
        let tree = &self.state.tree;
        let comment = tree.comment(node);
        let text = self.state.board.game.table().move_text(tree.name(node));
        notes.extend(better(self.state, self.review, self.shell, node).map(TreeNote::Better));
        if !comment.is_empty() {
            notes.push(TreeNote::Comment(text, comment.to_owned()));
        }
        notes.extend(self.others(node).into_iter().map(TreeNote::Variation));
    }

    /// The variations that begin with what else could have been played, if this is the move that was.
    fn others(&self, node: NodeId) -> Vec<Vec<NoteItem>> {
        let tree = &self.state.tree;
        let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
        match siblings.split_first() {
            Some((first, others)) if *first == node => {
                others.iter().map(|&other| self.variation(other)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A variation from its first move on.
    fn variation(&self, first: NodeId) -> Vec<NoteItem> {
        let tree = &self.state.tree;
        let mut items = Vec::new();
        let mut next = Some(first);
        while let Some(node) = next {
            let number = (node == first).then(|| self.number(node));
            items.push(NoteItem::Move(TreeMove {
                number,
                ..self.one(node)
            }));
            let comment = tree.comment(node);
            items.extend((!comment.is_empty()).then(|| NoteItem::Comment(comment.to_owned())));
            if node != first {
                items.extend(self.others(node).into_iter().map(NoteItem::Variation));
            }
            next = tree.children(node).first().copied();
        }
        items
    }

    /// The number of a move: `15.`, or in a turn that begins with a draw `15…` of what follows it.
    fn number(&self, node: NodeId) -> String {
        let mut table = self.arranged(&self.state.tree.path(node));
        match table.lines.pop() {
            Some(MoveLine::Round(first, turns)) => {
                let before: usize = turns.iter().map(Vec::len).sum();
                format!("{}.", first + before - 1)
            }
            Some(MoveLine::Turn(number, ..)) => match self.state.decided(node) {
                Turn::Chance => format!("{number}."),
                _ => format!("{number}…"),
            },
            _ => String::new(),
        }
    }
}
