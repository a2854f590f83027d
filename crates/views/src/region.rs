//! Regions: the parts of a page that are put into it one by one.

use maud::{Markup, PreEscaped};

use super::act::{Act, Answer};

/// The name of the outermost region.
pub const PAGE: &str = "page";

/// A part of the page as it was written.
pub struct Region {
    /// Its name, which is the `data-region` of the element that it fills.
    pub name: String,
    /// Its content, with a mark in the place of each region within it.
    pub html: String,
    /// What its elements do, in the order in which they stand in it.
    pub answers: Vec<Answer>,
}

/// What begins the mark of a region. No text is mistaken for it: in text `<` is escaped.
const MARK: &str = "<!";

/// Stands in HTML for the content of a region that is in the page already, and stays. `www/views.js` reads it.
const KEPT: &str = "<!kept>";

/// The mark that stands for a region in the one around it.
pub(super) fn placeholder(name: &str) -> Markup {
    PreEscaped(format!("{MARK}{name}>"))
}

impl Region {
    /// Its parts: what stands before each region within it, with the name of that; at last what stands after all of them.
    fn parts(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let mut rest = Some(&*self.html);
        std::iter::from_fn(move || {
            let text = rest?;
            let Some((before, after)) = text.split_once(MARK) else {
                rest = None;
                return Some((text, None));
            };
            let (name, after) = after.split_once('>')?;
            rest = Some(after);
            Some((before, Some(name)))
        })
    }
}

/// Regions that were written together.
#[derive(Default)]
pub struct Regions(pub Vec<Region>);

impl Regions {
    pub fn get(&self, name: &str) -> Option<&Region> {
        self.0.iter().find(|region| region.name == name)
    }

    /// All of a region's content, that of the regions within it too; nothing where there is none.
    pub fn html(&self, name: &str) -> String {
        let mut html = String::new();
        if let Some(region) = self.get(name) {
            self.write(region, &|_| false, &mut html);
        }
        html
    }

    /// Writes a region's content, with [`KEPT`] in the place of that of the regions within it that are kept.
    fn write(&self, region: &Region, is_kept: &dyn Fn(&Region) -> bool, html: &mut String) {
        for (text, within) in region.parts() {
            html.push_str(text);
            match within.and_then(|name| self.get(name)) {
                Some(within) if is_kept(within) => html.push_str(KEPT),
                Some(within) => self.write(within, is_kept, html),
                None => {}
            }
        }
    }

    /// What an element does, by the handle that its HTML has, with the value that it has.
    pub fn act(&self, handle: &str, value: &str) -> Option<Act> {
        let (name, index) = handle.rsplit_once('.')?;
        let answer = self.get(name)?.answers.get(index.parse::<usize>().ok()?)?;
        answer.act(value)
    }

    /// The regions whose text differs from that of a page that was put in before, with their content: of those within each
    /// other only the outermost. What has not changed within them is not written again. Where the outermost of all is not
    /// among them, the order is that of writing.
    pub fn changed(&self, before: &Regions) -> Vec<(&str, String)> {
        // Mostly the same regions are written in the same order.
        let is_other = |(index, region): &(usize, &Region)| {
            let at_its_place = before.0.get(*index).filter(|other| other.name == region.name);
            let other = at_its_place.or_else(|| before.get(&region.name));
            other.is_none_or(|before| before.html != region.html)
        };
        let regions = self.0.iter().enumerate().filter(is_other);
        let changed: Vec<&Region> = regions.map(|(_, region)| region).collect();
        let mut within = Vec::new();
        for region in &changed {
            self.add_within(region, &mut within);
        }
        let is_kept = |region: &Region| {
            let mut names = vec![&*region.name];
            self.add_within(region, &mut names);
            !changed.iter().any(|changed| names.contains(&&*changed.name))
        };
        let outermost = changed.iter().filter(|region| !within.contains(&&*region.name));
        outermost
            .map(|region| {
                let mut html = String::new();
                self.write(region, &is_kept, &mut html);
                (&*region.name, html)
            })
            .collect()
    }

    /// Adds the names of the regions within one, at any depth. The text of each region is read once at most: reading takes
    /// longer than all else here.
    fn add_within<'a>(&'a self, outer: &'a Region, names: &mut Vec<&'a str>) {
        for name in outer.parts().filter_map(|(_, within)| within) {
            if !names.contains(&name) {
                names.push(name);
                if let Some(region) = self.get(name) {
                    self.add_within(region, names);
                }
            }
        }
    }

    /// Puts others in the place of those of the same name.
    pub fn replace(&mut self, others: Regions) {
        for other in others.0 {
            match self.0.iter_mut().find(|region| region.name == other.name) {
                Some(region) => *region = other,
                None => self.0.push(other),
            }
        }
    }
}
