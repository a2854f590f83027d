//! What reports quote from elsewhere, as each language says it: engines, machines, kinds of games.
//!
//! The English texts are those of the data, so a text that stands here in English is found by itself.

use crate::corpus_summary::CAPPED;
use tessera_core::language::Language;

tessera_core::words!(
    /// What reports quote from elsewhere.
    enum QuotedWords {
        /// The engine of the site.
        mcts = en("Tessera's engine").es("el motor de Tessera"),
        /// Random playouts are cut short.
        capped = en("random games cut short").es("partidas aleatorias acortadas"),
        /// The machine on which most was measured.
        server_core =
            en("one core of a shared x86-64 server").es("un núcleo de un servidor x86-64 compartido"),
        /// A browser on that machine.
        headless = en(|browser: &str| format!("{browser}, headless, on a shared x86-64 server"))
            .es(|browser| format!("{browser} sin ventana, en un servidor x86-64 compartido")),
        /// How the rules were built.
        build = en("rustc (opt-level z, LTO, one codegen unit) and wasm-opt -Oz")
            .es("rustc (opt-level z, LTO, una sola unidad de generación de código) y wasm-opt -Oz"),
        /// The smallest game.
        connect_four = en("Connect Four").es("Conecta cuatro"),
        /// A kind of play.
        combinatorial = en("Combinatorial").es("Combinatorio"),
        /// A family of games.
        combinatorial_of =
            en(|year: &str| format!("Combinatorial {year}")).es(|year| format!("Combinatorios de {year}")),
        /// A mechanism.
        territory = en("Territory").es("Territorio"),
        /// A mechanism.
        capture = en("Capture").es("Captura"),
        /// A mechanism.
        scoring = en("Scoring").es("Puntuación"),
        /// A component.
        board = en("Board").es("Tablero"),
        /// A game that gives a family its name.
        go = en("Go").es("Go"),
    }
);

/// A text that a report quotes, in a language. What is not known is quoted as it stands.
pub fn quoted(text: &str, language: Language) -> String {
    let (english, words) = (QuotedWords::of(Language::English), QuotedWords::of(language));
    let plain = [
        (english.server_core, words.server_core),
        (english.build, words.build),
        (english.connect_four, words.connect_four),
        (english.combinatorial, words.combinatorial),
        (english.territory, words.territory),
        (english.capture, words.capture),
        (english.scoring, words.scoring),
        (english.board, words.board),
        (english.go, words.go),
    ];
    if let Some((_, own)) = plain.iter().find(|(known, _)| *known == text) {
        return (*own).to_owned();
    }
    let headless = (english.headless)("");
    if let Some(browser) = text.strip_suffix(headless.as_str()) {
        return (words.headless)(browser);
    }
    if let Some((first, others)) = text.split_once(", ") {
        return format!("{}, {}", quoted(first, language), quoted(others, language));
    }
    match text.strip_prefix((english.combinatorial_of)("").as_str()) {
        Some(year) => (words.combinatorial_of)(year),
        None => text.to_owned(),
    }
}

/// What an engine is called: `UCT (c = 0.3)` for `uct:c=0.3`.
pub fn engine_name(engine: &str, language: Language) -> String {
    let words = QuotedWords::of(language);
    let (whole, is_capped) = match engine.strip_suffix(CAPPED) {
        Some(whole) => (whole, true),
        None => (engine, false),
    };
    let (name, constants) = whole.split_once(':').unwrap_or((whole, ""));
    let name = match name {
        "mcts" => words.mcts.to_owned(),
        name => name.to_uppercase(),
    };
    let constant = |text: &str| match text.split_once('=') {
        Some((constant, value)) => {
            let decimals = value.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            let value = value
                .parse()
                .map_or_else(|_| value.to_owned(), |value| language.number(value, decimals));
            format!("{constant} = {value}")
        }
        None => text.to_owned(),
    };
    let constants = constants.split(',').filter(|text| !text.is_empty());
    let mut notes: Vec<String> = constants.map(constant).collect();
    notes.extend(is_capped.then(|| words.capped.to_owned()));
    if notes.is_empty() {
        name
    } else {
        format!("{name} ({})", notes.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reports_quote_is_said_in_the_language_of_the_page() {
        let spanish = |text: &str| quoted(text, Language::Spanish);
        assert_eq!(spanish("Capture, Scoring"), "Captura, Puntuación");
        assert_eq!(spanish("Combinatorial 2019, Go"), "Combinatorios de 2019, Go");
        assert_eq!(
            spanish("Chromium 156, headless, on a shared x86-64 server"),
            "Chromium 156 sin ventana, en un servidor x86-64 compartido"
        );
        for text in [
            "Territory",
            "Connect Four",
            "Chromium 156, headless, on a shared x86-64 server",
        ] {
            assert_eq!(quoted(text, Language::English), text);
        }
        assert_eq!(spanish("an abacus"), "an abacus");
    }

    #[test]
    fn an_engine_is_named_with_its_constants() {
        let capped = format!("uct:c=0.3{CAPPED}");
        assert_eq!(engine_name("uct:c=0.3", Language::Spanish), "UCT (c = 0,3)");
        assert_eq!(
            engine_name(&capped, Language::English),
            "UCT (c = 0.3; random games cut short)"
        );
        assert_eq!(engine_name("mcts", Language::Spanish), "el motor de Tessera");
    }
}
