//! The examples of `docs/embedding.md`: every game and puzzle in them can be shown, with every option that they name.

use tessera_app::{EmbedAddress, EmbedSubject};
use tessera_core::language::Language;
use tessera_games::catalog;

const DOCUMENT: &str = include_str!("../../docs/embedding.md");

/// What stands between two texts, wherever the first one is followed by the second.
fn between<'a>(text: &'a str, from: &'a str, to: &'a [char]) -> impl Iterator<Item = &'a str> {
    text.split(from)
        .skip(1)
        .filter_map(move |rest| rest.split(to).next())
}

/// The fragments of frames, and the records of elements with their other attributes as options.
fn fragments() -> Vec<String> {
    let html = DOCUMENT
        .split("```html\n")
        .skip(1)
        .filter_map(|block| block.split("```").next());
    let mut fragments = Vec::new();
    for block in html {
        fragments.extend(between(block, "embed.html#", &['"']).map(str::to_owned));
        fragments.extend(between(block, "HOST/#", &['"']).map(str::to_owned));
        for element in between(block, "<board-game ", &['>']) {
            let attribute = |name: &str| {
                between(element, &format!("{name}=\""), &['"'])
                    .next()
                    .map(str::to_owned)
            };
            let record = attribute("record").expect("an example has a record");
            let ply = attribute("ply").map_or(String::new(), |ply| format!("@{ply}"));
            fragments.push(record + &ply);
        }
    }
    // Addresses in sentences.
    fragments.extend(
        between(DOCUMENT, "`puzzle/", &['`'])
            .map(|puzzle| format!("puzzle/{puzzle}"))
            .filter(|text| text.len() > 7),
    );
    fragments
}

#[test]
fn every_example_of_the_document_shows_what_it_names() {
    let fragments = fragments();
    assert!(fragments.len() >= 6, "{fragments:?}");
    for fragment in &fragments {
        let read = EmbedAddress::parse(fragment);
        assert!(read.faults.is_empty(), "{fragment}: {:?}", read.faults);
        match read.subject {
            Ok(EmbedSubject::Game(link)) => {
                let (_, refused) = catalog::replayed(&link.record, Language::English).expect("it opens");
                assert!(refused.is_none(), "{fragment}: {refused:?}");
                let shown = link.record.shown.unwrap_or(0);
                assert!(shown <= link.record.names.len(), "{fragment} has no ply {shown}");
            }
            Ok(_) => assert!(fragment.starts_with("puzzle/")),
            Err(fault) => panic!("{fragment}: {fault:?}"),
        }
    }
}
