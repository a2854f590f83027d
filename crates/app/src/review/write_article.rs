//! How a review is written as an article.

use super::article::{ARTICLE_DIALOG, Article, ArticlePart, MOST_DIAGRAMS};
use super::board_marks::marks_on;
use super::state::ReviewState;
use super::tree::NodeId;
use super::view::{NoteItem, TreeLine, TreeMove, TreeNote, moves};
use crate::game_review::GameReview;
use crate::link::Link;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::picture::with_marks;
use crate::play::view::{self, MoveLine};
use crate::player_names;
use crate::shell::Shell;
use crate::words::{ArticleWords, ReviewWords, ShareWords};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

impl Model {
    /// Writes the article and opens it, or forgets it.
    pub(crate) fn show_article(&mut self, shows: bool) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        state.article = shows.then(|| article(state, self.reviews.of(&state.played), &self.shell));
        shows
            .then_some(Effect::Open(ARTICLE_DIALOG))
            .into_iter()
            .collect()
    }
}

/// The review of the page as an article.
#[inline(never)]
pub fn article(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> Article {
    let words = ArticleWords::of(shell.language);
    let mut link = state.board.link();
    link.record.names = state.tree.names(&state.tree.main_line());
    link.record.shown = None;
    let mut writer = Writer::new(state, &link, shell);
    let list = moves(state, review, shell);
    // What the last line of moves holds: how each move is named, and the position after it.
    let mut last = Vec::new();
    for line in &list.lines {
        writer.show(&std::mem::take(&mut last));
        match line {
            TreeLine::Moves(line) => {
                let (first, head) = match line {
                    MoveLine::Agreed(_) => (None, String::new()),
                    MoveLine::Round(number, _) => (Some(*number), format!("{number}. ")),
                    MoveLine::Turn(number, seat, _) => {
                        let who = player_names::short(&state.board.game, *seat, shell.language);
                        (None, format!("{number}. {who}: "))
                    }
                };
                last = writer.turns(first, &head, line.turns());
            }
            TreeLine::Notes(notes) => notes.iter().for_each(|note| writer.note(note)),
        }
    }
    writer.show(&last);
    writer.flush();
    let cut = writer.shown > MOST_DIAGRAMS;
    writer.step(link.record.names.len());
    writer.diagram(words.end.to_owned());
    Article {
        title: view::title_at(&state.board.game, state.board.game.table(), shell.language),
        facts: facts(&link, shell.language),
        parts: writer.parts,
        cut: if cut {
            (words.cut)(MOST_DIAGRAMS)
        } else {
            String::new()
        },
    }
}

/// Who played, and how it ended. Nobody is called "you": others read it.
fn facts(link: &Link, language: Language) -> Vec<String> {
    // What was played is legal.
    let Ok(opened) = link.opened(language) else {
        return Vec::new();
    };
    let who = |seat: Seat| player_names::title(&opened.game, seat, language);
    let players: Vec<String> = opened.game.seats().map(who).collect();
    let result = || (ShareWords::of(language).result)(&opened.outcome(language));
    let result = opened.game.over().then(result);
    [players.join(" – ")].into_iter().chain(result).collect()
}

/// Writes the parts one after the other.
struct Writer<'a> {
    state: &'a ReviewState,
    shell: &'a Shell,
    /// The main line, and a table that steps forward along it.
    names: Vec<String>,
    table: Option<Box<dyn Table>>,
    ply: usize,
    parts: Vec<ArticlePart>,
    /// Moves that are not a part yet.
    text: Vec<String>,
    /// How many positions have something said about them.
    shown: usize,
}

impl Writer<'_> {
    fn new<'a>(state: &'a ReviewState, link: &Link, shell: &'a Shell) -> Writer<'a> {
        let start = Record {
            names: Vec::new(),
            ..link.record.clone()
        };
        Writer {
            state,
            shell,
            names: link.record.names.clone(),
            table: catalog::replayed(&start, shell.language)
                .ok()
                .map(|(table, _)| table),
            ply: 0,
            parts: Vec::new(),
            text: Vec::new(),
            shown: 0,
        }
    }

    /// Writes a line of moves: the turn of each column, after the number of its first move or who moves. Where every move has a
    /// number of its own, that of the first is given.
    fn turns(&mut self, first: Option<usize>, head: &str, turns: &[Vec<TreeMove>]) -> Vec<(String, NodeId)> {
        let mut last: Vec<(String, NodeId)> = Vec::new();
        let mut texts = Vec::new();
        for (column, moves) in turns.iter().enumerate() {
            texts.extend((moves.is_empty() && column == 0).then(|| "…".to_owned()));
            for played in moves {
                let text = signed(played);
                let name = match first {
                    Some(first) => format!("{}. {text}", first + last.len()),
                    None => text.clone(),
                };
                last.push((name, played.node));
                texts.push(text);
            }
        }
        self.text.push(format!("{head}{}", texts.join(" ")));
        last
    }

    /// Makes the moves so far a part.
    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        if !text.is_empty() {
            self.parts.push(ArticlePart::Moves(text.join(" ")));
        }
    }

    /// Draws the positions of which something is said.
    fn show(&mut self, moves: &[(String, NodeId)]) {
        let tree = &self.state.tree;
        for (name, node) in moves {
            if tree.comment(*node).is_empty() && tree.marks(*node).is_empty() {
                continue;
            }
            self.flush();
            self.shown += 1;
            if self.shown <= MOST_DIAGRAMS {
                self.step(tree.ply(*node));
                self.diagram((ArticleWords::of(self.shell.language).after)(name));
            }
        }
    }

    /// Steps forward to the position after so many plies.
    fn step(&mut self, ply: usize) {
        let names = self.names.get(self.ply..ply).unwrap_or_default();
        if let Some(table) = &mut self.table {
            names.iter().for_each(|name| _ = table.play(name));
        }
        self.ply = self.ply.max(ply);
    }

    /// Draws the position on the table, with what is marked on it.
    fn diagram(&mut self, caption: String) {
        let Some(table) = &self.table else { return };
        let scene = table.scene();
        let node = self
            .state
            .tree
            .find(&self.names[..self.ply.min(self.names.len())]);
        let marks = marks_on(scene, self.state.tree.marks(node));
        let mut scene = with_marks(scene, &marks).rotated(self.shell.rotation(&self.state.board.game));
        if self.shell.settings.letters {
            scene.letter_stones();
        }
        self.parts
            .push(ArticlePart::Diagram(scene.compact_svg(), caption));
    }

    fn note(&mut self, note: &TreeNote) {
        self.flush();
        let part = match note {
            TreeNote::Comment(mv, text) => ArticlePart::Comment(mv.clone(), text.clone()),
            TreeNote::Variation(items) => ArticlePart::Aside(in_a_row(items)),
            TreeNote::Better(line) => {
                let moves: Vec<&str> = line.moves.iter().map(|(text, _)| text.as_str()).collect();
                let better = ReviewWords::of(self.shell.language).better;
                ArticlePart::Aside(format!("{better} {} · {}", moves.join(" "), line.cost))
            }
        };
        self.parts.push(part);
    }
}

/// A move with its sign.
fn signed(played: &TreeMove) -> String {
    let sign = played.sign.as_ref().map_or("", |(glyph, _)| glyph.text());
    format!("{}{sign}", played.text)
}

/// A variation in a row.
fn in_a_row(items: &[NoteItem]) -> String {
    let item = |item: &NoteItem| match item {
        NoteItem::Move(played) => match &played.number {
            Some(number) => format!("{number} {}", signed(played)),
            None => signed(played),
        },
        NoteItem::Comment(text) => format!("– {text}"),
        NoteItem::Variation(items) => format!("({})", in_a_row(items)),
    };
    items.iter().map(item).collect::<Vec<_>>().join(" ")
}
