//! The style sheets that an HTML file links.

use std::collections::BTreeSet;

/// The paths, from the root of the site, of the style sheets that the HTML file at `path` links, each once: the page for
/// missing addresses links them from every depth, and no more than one of those addresses is a file.
///
/// A sheet on another host has no path. The scanner reads what Trunk and `lab pages` write: `<link>` elements with
/// attributes in double quotes, in single quotes or without quotes.
pub fn style_sheets(path: &str, html: &str) -> BTreeSet<String> {
    html.split("<link")
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .filter(|tag| attribute(tag, "rel") == Some("stylesheet"))
        .filter_map(|tag| resolve(path, attribute(tag, "href")?))
        .collect()
}

/// The value of an attribute in the text of a start tag.
pub(super) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let value = tag.match_indices(name).find_map(|(at, _)| {
        let is_whole = tag[..at].ends_with(|c: char| c.is_ascii_whitespace());
        let value = tag[at + name.len()..].strip_prefix('=')?;
        is_whole.then_some(value)
    })?;
    let quote = value.chars().next()?;
    if quote == '"' || quote == '\'' {
        value[1..].split(quote).next()
    } else {
        value
            .split(|c: char| c.is_ascii_whitespace())
            .next()
            .map(|value| value.trim_end_matches('/'))
    }
}

/// The path from the root of the site of a relative address in the file at `path`.
pub(super) fn resolve(path: &str, address: &str) -> Option<String> {
    if address.contains("//") || address.starts_with("data:") {
        return None;
    }
    let address = address.split(['?', '#']).next()?;
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts = Vec::new();
    if !address.starts_with('/') {
        parts.extend(folder.split('/').filter(|part| !part.is_empty()));
    }
    for part in address.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linked_style_sheets_are_found_from_any_folder() {
        for (path, html, sheets) in [
            (
                "index.html",
                r#"<link rel="stylesheet" href="./style-1.css" integrity="x"/>"#,
                &["style-1.css"][..],
            ),
            (
                "rules/keil/index.html",
                "<link href='../../a.css?v=1' rel='stylesheet'><link rel=stylesheet href=b.css>",
                &["a.css", "rules/keil/b.css"],
            ),
            (
                "404.html",
                "<link rel=stylesheet href=a.css><link rel=stylesheet href=../a.css><link rel=stylesheet href=/a.css>",
                &["a.css"],
            ),
            (
                "es/index.html",
                r#"<link rel="stylesheet" href="/css/c.css">"#,
                &["css/c.css"],
            ),
            (
                "index.html",
                r#"<link rel="icon" href="a.css"><link data-rel="stylesheet" href="b.css">"#,
                &[],
            ),
            (
                "index.html",
                r#"<link rel="stylesheet" href="https://example.invalid/a.css">"#,
                &[],
            ),
        ] {
            let found: Vec<String> = style_sheets(path, html).into_iter().collect();
            assert_eq!(found, sheets, "{html}");
        }
    }
}
