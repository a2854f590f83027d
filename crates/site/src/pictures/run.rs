//! An order that is being carried out.

use std::cell::Cell;
use std::rc::Rc;

use crate::browser;
use tessera_app::{PictureNews, PictureOrder, Survey};
use tessera_core::language::Language;
use tessera_core::scene::InkTheme;

thread_local! {
    /// The number of the last order; what was ordered before it is not drawn any further.
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// An order that is being carried out.
#[derive(Clone)]
pub struct Run {
    number: u32,
    /// Takes the news to the app.
    report: Rc<dyn Fn(PictureNews)>,
}

impl Run {
    /// Begins an order; an earlier one ends.
    pub fn begin(report: impl Fn(PictureNews) + 'static) -> Run {
        let number = LAST.with(|last| {
            last.set(last.get() + 1);
            last.get()
        });
        let report = Rc::new(report);
        Run { number, report }
    }

    /// Whether nobody has cancelled the order.
    pub fn goes_on(&self) -> bool {
        LAST.with(Cell::get) == self.number
    }

    /// Tells the app, unless somebody has cancelled the order.
    pub fn report(&self, news: PictureNews) {
        if self.goes_on() {
            (self.report)(news);
        }
    }
}

/// Ends what is being drawn.
pub fn stop() {
    LAST.with(|last| last.set(last.get() + 1));
}

/// The positions of an order.
pub fn survey(order: PictureOrder, language: Language) -> Result<Survey, PictureNews> {
    Survey::new(order, language).ok_or(PictureNews::Failed)
}

/// The theme of an order: that of the page where none was chosen.
pub fn theme(order: &PictureOrder) -> InkTheme {
    order.theme.unwrap_or_else(theme_in_force)
}

/// The theme of the page, where the device decides: see the selectors in `www/boards.css`.
fn theme_in_force() -> InkTheme {
    let root = browser::window()
        .document()
        .and_then(|document| document.document_element());
    let attribute = |name: &str| root.as_ref().and_then(|root| root.get_attribute(name));
    let chosen = attribute("data-theme").unwrap_or_default();
    let known = InkTheme::ALL.into_iter().find(|theme| theme.name() == chosen);
    known.unwrap_or(match attribute("data-contrast") {
        Some(_) => InkTheme::Contrast,
        None if browser::matches("(prefers-color-scheme: dark)") => InkTheme::Dark,
        None => InkTheme::Light,
    })
}
