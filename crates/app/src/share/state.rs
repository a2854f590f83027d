//! What is shared of a game, and how.

use crate::embed::EmbedMode;
use crate::form::Names;
use crate::live_game::LiveGame;
use crate::picture::PictureForm;
use crate::review::{NodeId, VariationTree};
use crate::settings::Theme;
use tessera_core::language::Language;
use tessera_games::play::Record;

/// The ways to share a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ShareTab {
    /// An address that holds the game.
    #[default]
    Link,
    /// A picture.
    Image,
    /// The moves as text.
    Text,
    /// HTML for another page.
    Embed,
}

impl ShareTab {
    /// Every way, in the order of the tabs.
    pub const ALL: [ShareTab; 4] = [ShareTab::Link, ShareTab::Image, ShareTab::Text, ShareTab::Embed];

    /// Its name in the ids of the page.
    pub fn id(self) -> &'static str {
        match self {
            ShareTab::Link => "share-link",
            ShareTab::Image => "share-image",
            ShareTab::Text => "share-text",
            ShareTab::Embed => "share-embed",
        }
    }
}

/// How much of the game is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scope {
    /// Every move.
    #[default]
    Game,
    /// The position that was shown: the moves that lead to it, seen from their end.
    Position,
    /// The moves up to the position that was shown, seen from their beginning.
    Line,
}

/// What is pasted where a board or its picture is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Snippet {
    /// A frame, which any page can hold.
    #[default]
    Frame,
    /// An element of a script of this site: it fits its height and holds a picture until the board is there.
    Element,
    /// The address of the frame, for programs that make the frame themselves.
    Address,
    /// A picture that leads to the game, in Markdown.
    Markdown,
    /// The same in HTML.
    Image,
    /// The same in BBCode.
    BbCode,
}

impl Snippet {
    /// Whether it is a picture that leads to the game.
    pub fn is_picture(self) -> bool {
        matches!(self, Snippet::Markdown | Snippet::Image | Snippet::BbCode)
    }
}

/// The names of the snippets in the form.
pub(super) const SNIPPETS: &Names<Snippet> = &[
    (Snippet::Frame, "frame"),
    (Snippet::Element, "element"),
    (Snippet::Address, "address"),
    (Snippet::Markdown, "markdown"),
    (Snippet::Image, "image"),
    (Snippet::BbCode, "bbcode"),
];

/// The widths of an embedded board that can be chosen, in CSS pixels, besides that of its place.
pub const WIDTHS: [u16; 3] = [320, 480, 640];

/// How the game is embedded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EmbedForm {
    /// What the board does.
    pub kind: EmbedMode,
    /// Its width in CSS pixels; `None` for that of its place.
    pub width: Option<u16>,
    /// The language of the frame.
    pub language: Language,
    /// What is pasted there.
    pub snippet: Snippet,
}

/// The variations of a game that is reviewed. As a whole, the game is its main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedVariations {
    /// All lines.
    pub tree: VariationTree,
    /// The names of the main line.
    main_line: Vec<String>,
    /// The node of the position that was shown.
    shown: NodeId,
    /// After how many plies of the main line the line on the board branches off, or how many of them are shown.
    at: usize,
}

/// What is shared of a game, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareState {
    /// The way.
    pub tab: ShareTab,
    /// How much.
    pub scope: Scope,
    /// The ply that was shown when the dialog was opened.
    pub at: usize,
    /// The plies of the line at that moment.
    pub plies: usize,
    /// The fragment of the address of the puzzle whose first position is shared.
    pub puzzle: Option<String>,
    /// The variations of the game, where it is reviewed.
    pub variations: Option<SharedVariations>,
    /// Whether the ply at which the game opens is named; else it opens at its end.
    pub starts: bool,
    /// That ply.
    pub start: usize,
    /// Whether the link is a study, where there is more to tell than the main line.
    pub as_study: bool,
    /// Whether the names of the players go along.
    pub with_names: bool,
    /// Whether the link says which seats were the AI's.
    pub with_machines: bool,
    /// The theme of pictures; [`Theme::System`] for that of whoever sees them.
    pub theme: Theme,
    /// How far pictures are rotated clockwise, in twelfths of a circle.
    pub rotation: u8,
    /// Whether the code of the link is shown in place of the picture.
    pub qr: bool,
    /// Whether the text is JSON.
    pub json: bool,
    /// How the game becomes a picture.
    pub picture: PictureForm,
    /// How the game is embedded.
    pub embed: EmbedForm,
}

impl ShareState {
    /// The usual choices for a line of so many plies of which one is shown, on a board that is rotated.
    pub fn new(at: usize, plies: usize, rotation: u8, language: Language) -> ShareState {
        ShareState {
            tab: ShareTab::default(),
            scope: Scope::default(),
            at,
            plies,
            puzzle: None,
            variations: None,
            starts: at < plies,
            start: at,
            as_study: false,
            with_names: false,
            with_machines: true,
            theme: Theme::default(),
            rotation,
            qr: false,
            json: false,
            picture: PictureForm::default(),
            embed: EmbedForm {
                language,
                ..EmbedForm::default()
            },
        }
    }

    /// Takes in the variations of a game that is reviewed, of which this line is on the board and this node is shown.
    pub fn take_variations(&mut self, tree: VariationTree, line: &[String], shown: NodeId) {
        let main_line = tree.names(&tree.main_line());
        let on_board = line[..self.at.min(line.len())].iter().zip(&main_line);
        self.variations = Some(SharedVariations {
            at: on_board.take_while(|(shown, main)| shown == main).count(),
            tree,
            shown,
            main_line,
        });
        self.set_scope(self.scope);
    }

    /// Chooses how much is shared, and where that usually opens.
    pub fn set_scope(&mut self, scope: Scope) {
        self.scope = scope;
        (self.starts, self.start) = match scope {
            Scope::Game => {
                let at = self.variations.as_ref().map_or(self.at, |shared| shared.at);
                (at < self.last(), at)
            }
            Scope::Position => (false, self.at),
            Scope::Line => (true, 0),
        };
    }

    /// How many plies are shared.
    pub fn last(&self) -> usize {
        match self.scope {
            Scope::Game => match &self.variations {
                Some(shared) => shared.main_line.len(),
                None => self.plies,
            },
            Scope::Position | Scope::Line => self.at,
        }
    }

    /// The variations, where the whole game is shared and there is more to tell than its main line.
    pub fn notes(&self) -> Option<&VariationTree> {
        let shared = self.variations.as_ref().filter(|_| self.scope == Scope::Game);
        shared.map(|shared| &shared.tree).filter(|tree| tree.has_notes())
    }

    /// The node of the position that was shown in a review.
    pub(super) fn shown(&self) -> Option<NodeId> {
        self.variations.as_ref().map(|shared| shared.shown)
    }

    /// Whether the link is a study.
    pub(super) fn is_study(&self) -> bool {
        let takes_one = matches!(self.tab, ShareTab::Link | ShareTab::Embed);
        self.as_study && takes_one && self.notes().is_some()
    }

    /// Whether a picture can be made in the tab.
    pub(super) fn makes_picture(&self) -> bool {
        match self.tab {
            ShareTab::Image => true,
            ShareTab::Embed => self.embed.snippet.is_picture(),
            ShareTab::Link | ShareTab::Text => false,
        }
    }

    /// Whether variations, comments, signs and marks are left out, which only the JSON of the whole game and a study hold, and
    /// whether verdicts are.
    pub fn leaves_out(&self) -> (bool, bool) {
        let is_json = self.tab == ShareTab::Text && self.json && self.scope == Scope::Game;
        let goes_along = is_json || self.is_study();
        self.variations.as_ref().map_or((false, false), |shared| {
            let (notes, verdicts) = (shared.tree.has_own_notes(), shared.tree.has_verdicts());
            (notes && !goes_along, verdicts && !goes_along)
        })
    }

    /// The ply that whoever opens it sees first.
    pub fn first_seen(&self) -> usize {
        if self.starts {
            self.start.min(self.last())
        } else {
            self.last()
        }
    }

    /// What is shared of a record of the line on the board.
    pub fn record(&self, line: Record) -> Record {
        let mut record = line;
        if let (Some(shared), Scope::Game) = (&self.variations, self.scope) {
            record.names.clone_from(&shared.main_line);
        }
        // The engine may have moved since.
        record.names.truncate(self.last());
        record.shown = Some(self.first_seen()).filter(|&ply| ply < record.names.len());
        record
    }

    /// Whether the position that is seen first is the one on the board.
    pub(super) fn is_on_board(&self, game: &LiveGame) -> bool {
        let (ply, shared) = (self.first_seen(), self.record(game.record()));
        ply == game.ply() && shared.names.get(..ply) == game.line().get(..ply)
    }
}
