//! What a frame shows of a study: what is said about the position that is shown, and the ways on from it.

use super::study::EmbeddedStudy;
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::play::{Board, Mark};
use crate::records::{AnnotatedGame, STUDY, from_study};
use crate::review::{NodeId, marks_on, sign_text};
use crate::route::LinkFault;
use crate::shell::Shell;
use tessera_games::play::Record;
use tessera_protocol::assessment::Glyph;

/// What a study says about the position that is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StudyView {
    /// The last move with its sign, and what that or the verdict means; empty without either.
    pub sign: String,
    /// What is said about the last move; empty if nothing is.
    pub comment: String,
    /// The other ways on from here: the position after the first move, and how the way begins.
    pub ways: Vec<(NodeId, String)>,
    /// Where the shown line leaves the main line; `None` while it is on it.
    pub back: Option<NodeId>,
}

/// How many moves of a way are shown.
const SHOWN: usize = 3;

impl EmbeddedStudy {
    fn node(&self, game: &LiveGame) -> NodeId {
        self.tree.find(&game.line()[..game.ply()])
    }

    /// What it says about the position on a board.
    pub(super) fn view(&self, game: &LiveGame, shell: &Shell) -> StudyView {
        let (tree, node) = (&self.tree, self.node(game));
        let mv = game.table().move_text(tree.name(node));
        let glyph = tree.glyph(node);
        let meaning = sign_text(glyph, tree.told_verdict(node), shell.language);
        let sign = meaning.map(|meaning| format!("{mv}{} · {meaning}", glyph.map_or("", Glyph::text)));
        let next = game.line().get(game.ply());
        let others = tree.children(node).iter().copied();
        let others = others.filter(|&way| next.is_none_or(|next| tree.name(way) != next));
        let way = |first: NodeId| {
            let line = tree.line(first);
            let names = line.into_iter().skip(game.ply()).take(SHOWN);
            let texts: Vec<String> = names
                .map(|node| game.table().move_text(tree.name(node)))
                .collect();
            (first, texts.join(" "))
        };
        let mut path = tree.path(node).into_iter().rev();
        StudyView {
            sign: sign.unwrap_or_default(),
            comment: tree.comment(node).to_owned(),
            ways: others.map(way).collect(),
            back: (!tree.is_main(node))
                .then(|| path.find(|&node| tree.is_main(node)).unwrap_or(NodeId::ROOT)),
        }
    }

    /// The marks that it has on the position of a board.
    fn marks(&self, board: &Board) -> Vec<Mark> {
        let scene = board.game.table().scene();
        marks_on(scene, self.tree.marks(self.node(&board.game)))
    }
}

impl Model {
    /// Shows a study by its digits, at a ply of the line that it shows.
    pub(super) fn show_study(&mut self, digits: &str, ply: Option<usize>) -> Result<Vec<Effect>, LinkFault> {
        let game = from_study(digits, self.shell.language).map_err(LinkFault::BadStudy)?;
        let shown = game.shown_node();
        let AnnotatedGame { link, tree, .. } = game;
        let line = tree.line(shown);
        let at = ply.unwrap_or_else(|| tree.ply(shown));
        let link = Link {
            record: Record {
                names: tree.names(&line),
                shown: Some(at).filter(|&at| at < line.len()),
                ..link.record
            },
            ..link
        };
        if let Some(embed) = &mut self.shell.embed {
            let address = format!("{STUDY}{digits}");
            embed.study = Some(EmbeddedStudy { address, tree });
        }
        Ok(self.show(&link))
    }

    /// Shows the position of a node of the study, and the line through it.
    pub(super) fn show_way(&mut self, node: NodeId) -> Vec<Effect> {
        let study = self.shell.embed.as_ref().and_then(|embed| embed.study.as_ref());
        let (Some(study), OpenPage::Play(state)) = (study, &mut self.page) else {
            return Vec::new();
        };
        let game = &mut state.board.game;
        if !game.mode.takes_moves() && study.tree.contains(node) {
            let names = study.tree.names(&study.tree.line(node));
            game.follow(names, study.tree.ply(node));
        }
        Vec::new()
    }

    /// Puts the marks that the study has on the shown position on the board.
    pub(super) fn show_study_marks(&mut self) {
        let study = self.shell.embed.as_ref().and_then(|embed| embed.study.as_ref());
        if let (Some(study), OpenPage::Play(state)) = (study, &mut self.page)
            && !state.board.game.mode.takes_moves()
        {
            state.board.marks = study.marks(&state.board);
        }
    }
}

/// What a study says in a sentence or more after the status, for who hears it: the sign, and the comment.
pub(super) fn spoken(view: &StudyView) -> Option<String> {
    let parts = [view.sign.as_str(), view.comment.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join(". "))
}
