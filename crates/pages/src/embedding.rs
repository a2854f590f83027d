//! The page for authors of other pages: how to show a board there, with boards that are shown so.

mod words;

use maud::{Markup, html};

use super::board::{board, table};
use super::embed_script::EMBED_SCRIPT;
use super::frame::{HOST, frame};
use super::link::{EMBEDDING, Link, Root};
use super::page::Page;
use super::shell;
use super::site_address::SiteAddress;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
pub(super) use words::EmbeddingWords;

/// A board that the page shows.
struct Example {
    game: GameId,
    /// The record; without it, the example of the game.
    record: Option<&'static str>,
    /// The attributes beside the record.
    attributes: &'static [(&'static str, &'static str)],
    /// What is said of it.
    caption: fn(&EmbeddingWords) -> fn(&str) -> String,
}

const EXAMPLES: &[Example] = &[
    Example {
        game: GameId::Linage,
        record: None,
        attributes: &[],
        caption: |words| words.viewer_example,
    },
    Example {
        game: GameId::Carteso,
        record: Some("carteso/size=5.komi=2/"),
        attributes: &[("mode", "play"), ("level", "2")],
        caption: |words| words.play_example,
    },
    Example {
        game: GameId::Carcassonne,
        record: None,
        attributes: &[("moves", "none")],
        caption: |words| words.viewer_example,
    },
    Example {
        game: GameId::Keil,
        record: None,
        attributes: &[("mode", "diagram")],
        caption: |words| words.diagram_example,
    },
];

/// One of the sentences of the page.
type Sentence = fn(&EmbeddingWords) -> &'static str;

/// What is written in the column of values.
enum Values {
    /// The values themselves.
    Are(&'static str),
    /// The ids of the games.
    Games,
    /// A kind of value, in words.
    In(Sentence),
}

use Values::{Are, Games, In};

/// Each attribute with its values and what it does.
const ATTRIBUTES: &[(&str, Values, Sentence)] = &[
    ("record", In(|words| words.record_value), |words| words.record),
    ("game", Games, |words| words.game),
    ("size", In(|words| words.number_value), |words| words.size),
    ("puzzle", In(|words| words.puzzle_value), |words| words.puzzle),
    ("ply", Are("last, first, 0, 1, 2 …"), |words| words.ply),
    ("mode", Are("viewer, diagram, play, puzzle"), |words| words.mode),
    ("moves", Are("auto, right, bottom, none"), |words| words.moves),
    ("controls", Are("on, off"), |words| words.controls),
    ("engine", Are("off, on"), |words| words.engine),
    ("level", Are("1–9"), |words| words.level),
    ("theme", Are("auto, light, dark, contrast"), |words| words.theme),
    ("lang", Are("en, es"), |words| words.lang),
    ("keys", Are("on, off"), |words| words.keys),
    ("wheel", Are("off, on"), |words| words.wheel),
    ("coords", Are("on, off"), |words| words.coords),
    ("orientation", Are("0–11"), |words| words.orientation),
    ("start", Are("auto, click"), |words| words.start),
    ("seed, steps", In(|words| words.number_value), |words| words.seed),
    ("title", In(|words| words.text_value), |words| words.named),
];

/// The end of the address of a frame: a record, the ply, and options.
const OPTIONS: &str = "linage/size=9.komi=2_5/e5.d4.f6@2&mode=play&level=2&theme=dark";

/// Every attribute of the element, as `www/embed.js` has to know them.
#[cfg(test)]
pub(super) fn attributes() -> impl Iterator<Item = &'static str> {
    ATTRIBUTES.iter().flat_map(|(names, ..)| names.split(", "))
}

/// The events with what they tell, then the methods.
const SCRIPT: &str = "board.addEventListener('move', ({ detail }) => console.log(detail.name));

ready  { record, ply, plies }
ply    { ply, plies }
move   { record, ply, name, seat }
end    { record, points, winners }
solved { puzzle }
failed { puzzle }
error  { message }

board.goTo(12)        // or 'first', 'prev', 'next', 'last'
board.flip()
board.getRecord()
board.setRecord(record)";

pub(super) fn page(language: Language, published_at: Option<&SiteAddress>) -> Page {
    let words = EmbeddingWords::of(language);
    let root = Root::of(EMBEDDING, language);
    let site = Site(published_at);
    let origin = html! { span data-site="origin" { (site.origin()) } };
    let main = html! {
        article.rules.embedding {
            (shell::offers(&root, EMBEDDING, language))
            h1 { (words.title) }
            p.lead { (words.lead) }
            section {
                h2 { (words.examples) }
                div.boards { @for example in EXAMPLES { (example.shown(&root, language, &site)) } }
            }
            section {
                h2 { (words.frame) }
                p { (words.frame_text) }
                (snippet(words, &site.code(&frame(GameId::Linage, language))))
            }
            section {
                h2 { (words.element) }
                p { (words.element_text) }
                (snippet(words, &site.code(&EXAMPLES[0].html(language))))
                p { (words.content_text) }
            }
            (attributes_table(words))
            section {
                h2 { (words.script) }
                p { (words.script_text) }
                pre tabindex="0" { code { (SCRIPT) } }
            }
            section {
                h2 { (words.allow) }
                p { (words.policy) }
                (snippet(words, &html! { "script-src " (origin) ";\nframe-src " (origin) ";" }))
                p { (words.isolated) }
                p { (words.sandbox) }
                h2 { (words.privacy) }
                p { (words.privacy_text) }
            }
            (shell::footer(&root, EMBEDDING, language))
        }
        script type="module" src=(root.file(EMBED_SCRIPT)) async {}
    };
    Page {
        language,
        address: EMBEDDING.to_owned(),
        title: format!("{} · Tessera", words.title),
        description: words.description.to_owned(),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}

impl Example {
    fn record(&self) -> &'static str {
        self.record
            .unwrap_or(self.game.about_in(Language::default()).example)
    }

    fn caption(&self, language: Language) -> String {
        (self.caption)(EmbeddingWords::of(language))(self.game.name())
    }

    /// The board, with its HTML to copy.
    fn shown(&self, root: &Root, language: Language, site: &Site) -> Markup {
        let words = EmbeddingWords::of(language);
        let attribute = |name: &str| {
            let found = self.attributes.iter().find(|(key, _)| *key == name);
            found.map(|&(_, value)| value)
        };
        html! {
            figure {
                board-game record=(self.record()) mode=[attribute("mode")] level=[attribute("level")]
                    moves=[attribute("moves")] {
                    a.thumb href=(root.to(Link::Position(self.record()))) aria-label=(words.open) {
                        (board(&*table(self.record(), language)))
                    }
                }
                figcaption { (self.caption(language)) }
                details {
                    summary { (words.html) }
                    (snippet(words, &site.code(&self.html(language))))
                }
            }
        }
    }

    /// The script and the element as authors write them.
    fn html(&self, language: Language) -> String {
        let record = self.record();
        let attributes = self.attributes.iter();
        let attributes: String = attributes
            .map(|(name, value)| format!(" {name}=\"{value}\""))
            .collect();
        format!(
            "<script type=\"module\" src=\"{HOST}{EMBED_SCRIPT}\" async></script>\n<board-game \
             record=\"{record}\"{attributes}>\n  <a href=\"{HOST}#{record}\">{}</a>\n</board-game>",
            self.caption(language)
        )
    }
}

/// Where the site is published, if that is known; else `www/start.js` writes it into the page.
struct Site<'a>(Option<&'a SiteAddress>);

impl Site<'_> {
    fn address(&self) -> &str {
        self.0.map_or(HOST, SiteAddress::address)
    }

    fn origin(&self) -> &str {
        self.0.map_or(HOST.trim_end_matches('/'), SiteAddress::origin)
    }

    /// A text with the address of the site where it names [`HOST`].
    fn code(&self, text: &str) -> Markup {
        html! {
            @for (place, part) in text.split(HOST).enumerate() {
                @if place > 0 { span data-site="address" { (self.address()) } }
                (part)
            }
        }
    }
}

/// What is copied from the page.
fn snippet(words: &EmbeddingWords, code: &Markup) -> Markup {
    html! {
        div.snippet {
            pre tabindex="0" { code { (code) } }
            p.actions {
                button data-say="copy" { (words.copy) }
                span role="status" data-done=(words.copied) {}
            }
        }
    }
}

fn attributes_table(words: &EmbeddingWords) -> Markup {
    html! {
        section {
            h2 #attributes { (words.attributes) }
            p { (words.options_text) }
            pre tabindex="0" { code { "embed.html#" (OPTIONS) } }
            div.wide tabindex="0" role="region" aria-labelledby="attributes" {
                table {
                    thead { tr { th scope="col" { (words.name) } th scope="col" { (words.values) } th scope="col" { (words.meaning) } } }
                    tbody {
                        @for (name, values, meaning) in ATTRIBUTES {
                            tr {
                                th scope="row" { code { (name) } }
                                td {
                                    @match values {
                                        Are(values) => code { (values) },
                                        Games => code {
                                            @for (place, game) in GameId::ALL.iter().enumerate() {
                                                @if place > 0 { ", " }
                                                (game.id())
                                            }
                                        },
                                        In(kind) => (kind(words)),
                                    }
                                }
                                td { (meaning(words)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_app::{EmbedAddress, EmbedOptions, EmbedSubject};

    #[test]
    fn the_levels_are_those_that_there_are() {
        let level = ATTRIBUTES.iter().find(|(name, ..)| *name == "level");
        let Some((_, Are(values), _)) = level else {
            panic!("the level has values");
        };
        let is_read = |level: u8| {
            EmbedAddress::parse(&format!("{OPTIONS}&level={level}"))
                .faults
                .is_empty()
        };
        let last = (1..=99).take_while(|level| is_read(*level)).count();
        assert_eq!(*values, format!("1–{last}"));
    }

    /// The names and the values of each row of the document's table of attributes.
    fn documented() -> Vec<(String, String)> {
        let document = include_str!("../../../docs/embedding.md");
        let table = document
            .lines()
            .skip_while(|line| !line.starts_with("| attribute |"));
        let rows = table.skip(2).take_while(|line| line.starts_with('|'));
        let row = |line: &str| {
            let plain = line.replace('`', "");
            let mut cells = plain.split('|').skip(1).map(|cell| cell.trim().to_owned());
            Some((cells.next()?, cells.next()?))
        };
        rows.filter_map(row).collect()
    }

    #[test]
    fn the_document_has_the_attributes_of_the_page_with_the_same_values() {
        let documented = documented();
        let names: Vec<&str> = documented
            .iter()
            .flat_map(|(names, _)| names.split(", "))
            .collect();
        assert_eq!(names, attributes().collect::<Vec<_>>());
        for (name, explained, _) in ATTRIBUTES {
            let row = documented.iter().find(|(names, _)| names == name);
            if let (Are(explained), Some((_, values))) = (explained, row) {
                assert_eq!(values, explained, "{name}");
            }
        }
    }

    #[test]
    fn a_frame_takes_every_value_that_the_page_names_and_the_first_is_the_default() {
        let options = |(name, ..): &&(&str, Values, Sentence)| !["ply", "lang"].contains(name);
        for (name, values, _) in ATTRIBUTES.iter().filter(options) {
            let Are(values) = values else { continue };
            // The other values are numbers from one to another, and there the default need not be the first.
            let values = values.split(", ").filter(|value| !value.contains('–'));
            for (at, value) in values.enumerate() {
                let (asked, faults) = EmbedOptions::parse(&format!("{name}={value}"));
                assert_eq!(faults, [], "{name}={value}");
                let is_default = asked == EmbedOptions::default();
                assert_eq!(is_default, at == 0, "{name}={value}");
            }
        }
    }

    #[test]
    fn every_example_is_a_game_that_can_be_shown_whole() {
        let examples = EXAMPLES.iter().map(|example| example.record().to_owned());
        for address in examples.chain([OPTIONS.to_owned()]) {
            let read = EmbedAddress::parse(&address);
            let Ok(EmbedSubject::Game(link)) = read.subject else {
                panic!("{address} names no game");
            };
            assert!(read.faults.is_empty(), "{address}: {:?}", read.faults);
            let (_, refused) =
                tessera_games::catalog::replayed(&link.record, Language::default()).expect("it opens");
            assert!(refused.is_none(), "{address}: {refused:?}");
        }
    }
}
