//! The style sheets of the app, and the parts of its program that some of them come with.

/// The style sheets in `www/` that nothing needs before a part of the app's program is there, without the extension.
const OF_PARTS: [(&str, &[&str]); 5] = [
    (
        "carcassonne",
        &[
            "land",
            "spread",
            "spread_turn",
            "spread_callouts",
            "spread_tools",
            "spread_small",
            "spread_flat",
        ],
    ),
    ("study", &["puzzle", "lesson"]),
    (
        "review",
        &[
            "seg",
            "game_review",
            "graph",
            "luck",
            "review_moves",
            "review",
            "review_sizes",
            "review_tabs",
            "learning",
            "chances",
            "analysis",
            "review_still",
        ],
    ),
    ("later", &["share", "rules_aside"]),
    ("frame", &["embed_widths"]),
];

/// A style sheet of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppStyle {
    /// Its address.
    pub file: String,
    /// The part of the app's program that it comes with; none where every game needs it.
    pub part: Option<String>,
}

impl AppStyle {
    /// Reads a style sheet as a page names it: `FILE`, or `PART=FILE`.
    pub(super) fn read(text: &str) -> AppStyle {
        let (part, file) = match text.split_once('=') {
            Some((part, file)) => (Some(part.to_owned()), file),
            None => (None, text),
        };
        AppStyle {
            file: file.to_owned(),
            part,
        }
    }
}

/// The part that a style sheet comes with, which has the name that `is_named` knows.
pub(super) fn part_of(is_named: impl Fn(&str) -> bool) -> Option<String> {
    let (part, _) = OF_PARTS
        .iter()
        .find(|(_, styles)| styles.iter().any(|style| is_named(style)))?;
    Some((*part).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_sheet_of_a_part_lies_in_www() {
        for style in OF_PARTS.iter().flat_map(|(_, styles)| *styles) {
            let file = format!("{}/../../www/{style}.css", env!("CARGO_MANIFEST_DIR"));
            assert!(std::path::Path::new(&file).is_file(), "{style}");
        }
    }
}
