//! The policy of the static pages, and what it forbids.

use super::{Element, files, parsed};

#[test]
fn no_page_holds_a_script_a_style_or_a_handler_that_a_strict_policy_forbids() {
    for file in files() {
        let document = parsed(&file);
        for (open, text) in &document.texts {
            let around = open.last().map_or("", String::as_str);
            assert!(!matches!(around, "script" | "style"), "{}: {text}", file.path);
        }
        for element in &document.elements {
            for (name, value) in &element.attributes {
                let forbidden = name == "style" || name.starts_with("on") || value.starts_with("javascript:");
                assert!(!forbidden, "{}: <{} {name}={value:?}>", file.path, element.name);
            }
        }
    }
}

#[test]
fn the_policy_stands_before_all_that_it_forbids_and_the_charset_among_the_first_bytes() {
    for file in files() {
        let document = parsed(&file);
        let is_head = |element: &Element| element.name == "head";
        let head = document.elements.iter().position(is_head).expect("a head");
        let first = &document.elements[head + 1];
        assert_eq!(
            first.get("http-equiv"),
            Some("Content-Security-Policy"),
            "{}",
            file.path
        );
        // Browsers look no further for it.
        let charset = file.html.find("charset").expect("a charset");
        assert!(charset < 1000, "{}: {charset}", file.path);
    }
}
