//! What the review page holds.

use std::collections::BTreeMap;

use super::analysis::Analysis;
use super::article::Article;
use super::learn::Learning;
use super::luck_state::LuckState;
use super::make_puzzle::MakePuzzle;
use super::moments_state::Moments;
use super::play_on::PlayOn;
use super::story::Story;
use super::tab::ReviewTab;
use super::tree::{NodeId, VariationTree};
use crate::game_review::GameReview;
use crate::link::Link;
use crate::play::Board;
use crate::play::view::numbers;
use crate::route::Route;
use tessera_core::game::{Seat, Turn};
use tessera_games::play::{LINK_LIMIT, Record};
use tessera_protocol::assessment::{Glyph, Verdict};

/// The state of the review page.
pub struct ReviewState {
    /// The board with the position that is shown. Its game [is reviewed](crate::Mode::Review): a person decides
    /// for every seat, no engine answers, nothing is drawn by itself, and it is not kept as a game that was played. Its line
    /// is the path through the variations on which the position lies.
    pub board: Board,
    /// The variations.
    pub tree: VariationTree,
    /// The analysis of the position that is shown.
    pub analysis: Analysis,
    /// The game as it was opened, which its variations do not change.
    pub played: Record,
    /// The number of the move after each number of plies of that game.
    numbers: Vec<usize>,
    /// The move whose menu is open.
    pub menu: Option<NodeId>,
    /// Who plays on from here, once the dialog was opened that asks.
    pub play_on: Option<PlayOn>,
    /// The nodes of the line on the board.
    line: Vec<NodeId>,
    /// What the review of the game says about its moves.
    verdicts: BTreeMap<NodeId, Verdict>,
    /// What the first seat of two may expect by the graph of the game, by how many plies are played; empty until the review is
    /// complete.
    chances: BTreeMap<usize, f32>,
    /// Who decided each move of the tree.
    deciders: BTreeMap<NodeId, Turn>,
    /// What is shown about luck.
    pub luck: LuckState,
    /// Whether the report on the game is open.
    pub has_report: bool,
    /// The story of the game, while that is open.
    pub story: Option<Story>,
    /// The review as an article, while that is open.
    pub article: Option<Article>,
    /// What the panel shows on a small screen.
    pub tab: ReviewTab,
    /// Whether the values of the game are shown as a table and not as a graph.
    pub is_table: bool,
    /// The position at which a draw is chosen although the line goes on with one.
    pub(super) redrawn: Option<NodeId>,
    /// How many plies are played at the point of the graph under the pointer.
    pub pointed: Option<usize>,
    /// Somebody learns from mistakes.
    pub learning: Option<Learning>,
    /// Somebody is led through the moments that decided the game.
    pub moments: Option<Moments>,
    /// A puzzle is made of the position that is shown.
    pub make_puzzle: Option<MakePuzzle>,
    /// The digits of the study that was opened, and the revision of the variations as it has them.
    pub(super) study: Option<(String, u32)>,
    /// The revision of the variations that is kept.
    pub(super) kept_revision: u32,
}

impl ReviewState {
    /// The review of the game on this board, which has no variations yet. `analyses` is whether its positions are analysed
    /// from the beginning.
    pub fn new(board: Board, analyses: bool) -> ReviewState {
        let tree = VariationTree::new(board.game.line());
        let line = tree.main_line();
        let mut state = ReviewState {
            analysis: Analysis::new(analyses),
            played: Record {
                shown: None,
                ..board.game.record()
            },
            numbers: numbers(&board.game),
            luck: LuckState::default(),
            has_report: false,
            article: None,
            story: None,
            tab: ReviewTab::at_first(board.game.is_finished() && board.game.at_end()),
            is_table: false,
            redrawn: None,
            pointed: None,
            learning: None,
            moments: None,
            make_puzzle: None,
            study: None,
            kept_revision: 0,
            menu: None,
            play_on: None,
            verdicts: BTreeMap::new(),
            chances: BTreeMap::new(),
            deciders: BTreeMap::new(),
            board,
            tree,
            line,
        };
        state.note_deciders();
        state
    }

    /// The node of the position that is shown.
    pub fn current(&self) -> NodeId {
        self.node_at(self.board.game.ply())
    }

    /// The node of the line on the board after so many plies.
    fn node_at(&self, ply: usize) -> NodeId {
        let at = ply.checked_sub(1);
        at.and_then(|at| self.line.get(at).copied())
            .unwrap_or(NodeId::ROOT)
    }

    /// The nodes of the line on the board.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The node to which a step forward leads.
    pub fn next(&self) -> Option<NodeId> {
        self.line.get(self.board.game.ply()).copied()
    }

    /// Who decided the move that leads to a node; a draw where that is not known.
    pub fn decided(&self, node: NodeId) -> Turn {
        self.deciders.get(&node).copied().unwrap_or(Turn::Chance)
    }

    /// The sign behind a move: the one that a person has put there, or else that of its verdict.
    pub fn sign(&self, node: NodeId) -> Option<Glyph> {
        let of_verdict = || self.verdict(node).and_then(Verdict::glyph);
        self.tree.glyph(node).or_else(of_verdict)
    }

    /// The number of the move, as the list counts, after so many plies of the game as it was played.
    pub fn number_as_played(&self, ply: usize) -> usize {
        self.numbers[ply.min(self.numbers.len() - 1)]
    }

    /// What the review of the game says about a move, or else that of whoever shared it.
    pub fn verdict(&self, node: NodeId) -> Option<Verdict> {
        let told = || self.tree.told_verdict(node);
        self.verdicts.get(&node).copied().or_else(told)
    }

    /// What the first seat of two may expect in the position that is shown, by the graph of the game; `None` in a variation and
    /// before the review is complete.
    pub(super) fn reviewed_chance(&self) -> Option<f32> {
        let known = self.chances.get(&self.board.game.ply()).copied();
        known.filter(|_| self.is_as_played())
    }

    /// The variations as they are told to others: with what the review of the game says about its moves.
    #[inline(never)]
    pub(super) fn told_tree(&self) -> VariationTree {
        let mut tree = self.tree.clone();
        tree.forget_edits();
        for (&node, &verdict) in &self.verdicts {
            tree.tell_verdict(node, Some(verdict));
        }
        tree
    }

    /// Takes in what the review of the game says about its moves.
    pub(crate) fn take_verdicts(&mut self, review: Option<&GameReview>) {
        self.verdicts.clear();
        let complete = review.filter(|review| review.seats == 2 && review.is_complete());
        let standings = complete.map_or_else(Vec::new, GameReview::standings);
        self.chances.clear();
        self.chances.extend(standings.into_iter().map(|at| match at.seat {
            Seat::FIRST => (at.ply, at.value),
            _ => (at.ply, 1.0 - at.value),
        }));
        let mut node = NodeId::ROOT;
        for (index, name) in self.played.names.iter().enumerate() {
            let Some(next) = self.tree.child(node, name) else {
                break;
            };
            node = next;
            let verdict = review.and_then(|review| review.verdict_at(index + 1));
            self.verdicts.extend(verdict.map(|verdict| (node, verdict)));
        }
    }

    /// Takes variations in place of those that are here, and shows one of their positions.
    pub fn take_tree(&mut self, tree: VariationTree, shown: NodeId) {
        self.tree = tree;
        self.deciders.clear();
        for node in self.tree.preorder() {
            // Only where a line ends: it tells of all moves that lead there.
            if self.tree.children(node).is_empty() {
                self.follow(self.tree.path(node), 0);
            }
        }
        self.follow(self.tree.line(shown), self.tree.ply(shown));
    }

    /// Shows the position of a node. The line that is on the board stays if the node lies on it.
    pub(super) fn show(&mut self, node: NodeId) {
        let ply = self.tree.ply(node);
        if self.node_at(ply) == node {
            self.board.game.go_to(ply);
        } else {
            self.follow(self.tree.line(node), ply);
        }
    }

    /// Has the board follow a line of the tree to a ply.
    pub(super) fn follow(&mut self, line: Vec<NodeId>, ply: usize) {
        self.board.game.follow(self.tree.names(&line), ply);
        self.line = line;
        self.note_deciders();
    }

    /// Notes who decided the moves of the line on the board.
    fn note_deciders(&mut self) {
        let game = &self.board.game;
        let decided = self.line.iter().enumerate();
        self.deciders
            .extend(decided.map(|(ply, &node)| (node, game.decided(ply))));
    }

    /// The game with the position that is shown, as a link tells it to others: the main line, and where the shown variation
    /// leaves it.
    pub fn link(&self) -> Link {
        let main = self.tree.main_line();
        let shared = main
            .iter()
            .zip(&self.line)
            .take_while(|(main, line)| main == line);
        let shown = shared.count().min(self.board.game.ply());
        let link = self.board.link();
        Link {
            record: Record {
                shown: Some(shown).filter(|&shown| shown < main.len()),
                names: self.tree.names(&main),
                ..link.record
            },
            ..link
        }
    }

    /// The position that is shown, as the game that ends with it.
    pub fn position_link(&self) -> Link {
        let link = self.board.link();
        let mut record = link.record;
        record.names.truncate(self.board.game.ply());
        Link {
            record: Record {
                shown: None,
                ..record
            },
            ..link
        }
    }

    /// The fragment of the page's address: the study that was opened, as long as nothing is edited; else the link, or the id under which the game is kept where it would be too long.
    pub fn address(&self) -> String {
        if let Some((digits, _)) = self.study.as_ref().filter(|(_, at)| *at == self.tree.revision()) {
            return Route::Study(digits.clone()).to_string();
        }
        let address = Route::Review(self.link()).to_string();
        if address.len() <= LINK_LIMIT {
            address
        } else {
            Route::ReviewSaved(self.board.slot.id).to_string()
        }
    }
}
