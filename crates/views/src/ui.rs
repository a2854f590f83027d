//! What a view writes besides its HTML: what its elements do, and its regions.

use std::fmt;

use maud::{Markup, PreEscaped, Render};

use super::act::{Act, Answer};
use super::region::{PAGE, Region, Regions, placeholder};
use tessera_app::{Command, Shell, key_name};
use tessera_core::language::Language;

/// What a view is given to write with.
pub struct Ui<'a> {
    /// What all pages share.
    pub shell: &'a Shell,
    /// The regions that are being written, the outermost first: what their elements do, so far.
    open: Vec<(String, Vec<Answer>)>,
    /// Those that are written.
    written: Vec<Region>,
}

/// Names in HTML what an element does: its region, and its place in the table of the region. It is the value of an attribute
/// that says when: `data-on` (a click), `data-menu` (the other button of the pointer, or a finger that rests), `data-input`,
/// `data-change`, `data-submit`, `data-key`, `data-drag` (see [`Drag`](crate::Drag)), `data-wheel` (`1` or `-1`), `data-over` and `data-out` (the pointer or
/// the focus), `data-left` (the focus alone), `data-cancel` and `data-closed` (a dialog).
///
/// The value of a click, a menu or a form is that of the field whose id stands in `data-field`, or else the `data-node` of the
/// part of the element that it happens to. A button with `data-hold` is pressed on and on while it is held down; along an
/// element with `data-scrub` a finger moves the slider whose id stands there, and what has `data-grip` is dragged to move the slider in it.
pub struct Handle(String);

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Render for Handle {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.0);
    }
}

impl<'a> Ui<'a> {
    /// Nothing is written yet. What stands in no other region belongs to the outermost.
    pub fn new(shell: &'a Shell) -> Ui<'a> {
        Ui {
            shell,
            open: vec![(PAGE.to_owned(), Vec::new())],
            written: Vec::new(),
        }
    }

    /// The language of all sentences.
    pub fn language(&self) -> Language {
        self.shell.language
    }

    /// The element does this.
    pub fn on(&mut self, act: impl Into<Act>) -> Handle {
        self.answer(Answer::Act(act.into()))
    }

    /// The element does what is made of its value.
    pub fn value(&mut self, read: impl Fn(&str) -> Option<Act> + 'static) -> Handle {
        self.answer(Answer::Value(Box::new(read)))
    }

    fn answer(&mut self, answer: Answer) -> Handle {
        let (name, answers) = self.open.last_mut().expect("the outermost region is never ended");
        answers.push(answer);
        Handle(format!("{name}.{}", answers.len() - 1))
    }

    /// The content of a region, to stand alone in an element whose `data-region` has the name. It is put into the page only
    /// when it is another text than before.
    // A function of its own for each region: one that a first move does not need is loaded later.
    #[inline(never)]
    pub fn region(&mut self, name: &str, view: impl FnOnce(&mut Ui) -> Markup) -> Markup {
        self.open.push((name.to_owned(), Vec::new()));
        let html = view(self);
        self.close_region(html)
    }

    fn close_region(&mut self, PreEscaped(html): Markup) -> Markup {
        if let Some((name, answers)) = self.open.pop() {
            let mark = placeholder(&name);
            self.written.push(Region { name, html, answers });
            return mark;
        }
        PreEscaped(html)
    }

    /// Ends the outermost region with its content.
    pub(super) fn close(mut self, html: Markup) -> Regions {
        self.close_region(html);
        self.end()
    }

    /// What is written.
    pub(super) fn end(self) -> Regions {
        Regions(self.written)
    }

    /// The title of a button with the key of its command, or without a key where somebody has changed it.
    pub fn titled(&self, command: Command, with_key: &'static str, plain: &'static str) -> &'static str {
        let (language, keys) = (self.language(), &self.shell.settings.keys);
        if key_name(command, language, keys) == key_name(command, language, &[]) {
            with_key
        } else {
            plain
        }
    }
}
