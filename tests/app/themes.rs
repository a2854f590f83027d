//! Every ink has its colour in every theme: a forgotten one would be painted gray.

use tessera::scene::Ink;

#[test]
fn every_theme_gives_every_ink_a_colour() {
    let css = include_str!("../../www/style.css");
    let block = |selector: &str| {
        let start = css
            .find(selector)
            .unwrap_or_else(|| panic!("style.css has no {selector}"));
        let end = css[start..].find('}').expect("a block ends") + start;
        &css[start..end]
    };
    for selector in [":root {", ":root[data-theme=\"contrast\"] {"] {
        for ink in Ink::ALL {
            let property = format!("--ink-{}:", ink.name());
            assert!(
                block(selector).contains(&property),
                "{property} is missing in {selector}"
            );
        }
    }
}
