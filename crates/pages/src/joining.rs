//! Built files that the same pages load one after the other, joined to one.

use super::assets::Assets;
use super::joined::{FIRST_SCRIPTS, FRAME_SCRIPTS, Joined, STYLES};
use super::section::Section;

/// The file of several that are sent as one: what `join` makes of a name, an extension and addresses.
type Join<'a, E> = &'a mut dyn FnMut(&str, &str, &[String]) -> Result<String, E>;

impl Assets {
    /// Puts one file in the place of several that the same pages load one after the other. `join` gets the name of the file and
    /// its extension with the addresses of the files, and gives the address of the one.
    pub(super) fn join<E>(&mut self, join: Join<'_, E>) -> Result<(), E> {
        join_groups(&mut self.styles, ".css", &[STYLES], join)?;
        self.join_app_styles(join)?;
        join_groups(&mut self.first_scripts, ".js", &[FIRST_SCRIPTS], join)?;
        join_groups(&mut self.later_scripts, ".js", &[FRAME_SCRIPTS], join)?;
        for (section, files) in Section::ALL.iter().zip(&mut self.sections) {
            join_groups(&mut files.styles, ".css", section.groups(), join)?;
            join_groups(&mut files.scripts, ".js", section.groups(), join)?;
        }
        Ok(())
    }

    /// Joins the style sheets of the app that come together and follow each other.
    fn join_app_styles<E>(&mut self, join: Join<'_, E>) -> Result<(), E> {
        let mut all = Vec::new();
        for group in self.app_styles.chunk_by(|one, next| one.part == next.part) {
            let files: Vec<String> = group.iter().map(|style| style.file.clone()).collect();
            // Those of no part are named after the first of them.
            let name = group[0].part.clone().unwrap_or_else(|| name_of(&files[0]));
            let mut style = group[0].clone();
            style.file = join(&name, ".css", &files)?;
            all.push(style);
        }
        self.app_styles = all;
        Ok(())
    }
}

/// Joins the files of each group that follow each other; all others stay, in order.
fn join_groups<E>(files: &mut Vec<String>, end: &str, groups: &[Joined], join: Join<'_, E>) -> Result<(), E> {
    let group_of = |file: &String| groups.iter().position(|group| group.has(file));
    let mut all = Vec::new();
    for files in files.chunk_by(|one, next| group_of(one).is_some() && group_of(one) == group_of(next)) {
        match group_of(&files[0]) {
            Some(group) => all.push(join(groups[group].name, end, files)?),
            None => all.extend_from_slice(files),
        }
    }
    *files = all;
    Ok(())
}

/// The name of a file without its hash and extension.
fn name_of(address: &str) -> String {
    let file = address.rsplit('/').next().unwrap_or_default();
    let end = file.find(['-', '.']).unwrap_or(file.len());
    file[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part_styles::AppStyle;

    #[test]
    fn files_that_the_same_pages_load_become_one_and_the_order_stays() {
        let page = r#"<link rel="icon" href="i.svg"><link rel="preload" href="site_bg.wasm"><link rel="modulepreload" href="site.js">
            <link rel="stylesheet" href="./tokens-1.css"><link rel="stylesheet" href="./pages-2.css">
            <link rel="stylesheet" href="./home-3.css"><link rel="stylesheet" href="./play-4.css">
            <link rel="stylesheet" href="./dialogs-5.css"><link rel="stylesheet" href="./land-6.css">
            <link rel="stylesheet" href="./spread-7.css"><link rel="stylesheet" href="./share-8.css">
            <link rel="stylesheet" href="./game_print-9.css">
            <script src="./policy-0.js"></script><script src="./start-1.js"></script><script src="./device_store-2.js"></script>
            <script src="./saved_games-3.js"></script><script src="./idiomorph.min-4.js"></script>
            <script src="./views-5.js"></script><script src="./home-6.js"></script><script src="./paper-7.js"></script>
            <script src="./offline-8.js"></script>"#;
        let mut assets = Assets::read(page).expect("everything is named");
        let mut made = Vec::new();
        let mut join = |name: &str, end: &str, files: &[String]| {
            made.push(files.join(" "));
            Ok::<_, ()>(format!("./{name}-0{end}"))
        };
        assert_eq!(assets.join(&mut join), Ok(()));
        assert_eq!(assets.first_scripts, ["./start-0.js"]);
        assert_eq!(assets.styles, ["./style-0.css"]);
        let app_styles = [
            "./play-0.css",
            "carcassonne=./carcassonne-0.css",
            "later=./later-0.css",
            "./game_print-0.css",
        ];
        assert_eq!(assets.app_styles, app_styles.map(AppStyle::read));
        let home = assets.of(Section::Home);
        assert_eq!(home.styles, ["./home-0.css"]);
        assert_eq!(home.scripts, ["./stores-0.js", "./views-0.js", "./home-0.js"]);
        assert_eq!(assets.later_scripts, ["./page-0.js", "./offline-8.js"]);
        assert!(
            made.contains(&"./land-6.css ./spread-7.css".to_owned()),
            "{made:?}"
        );
        assert!(
            made.contains(&"./tokens-1.css ./pages-2.css".to_owned()),
            "{made:?}"
        );
        // What is joined stays so.
        let before = assets.clone();
        let mut again = |name: &str, end: &str, _: &[String]| Ok::<_, ()>(format!("./{name}-0{end}"));
        assert_eq!(assets.join(&mut again), Ok(()));
        assert_eq!(assets, before);
    }
}
