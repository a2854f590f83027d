//! The pages and dialogs that are drawn by leptos, still.

use leptos::prelude::*;

use super::app::App;
use super::stages::stages;
use super::{bench, dialogs, play, review};
use crate::app::{Model, OpenPage};

/// Which of them is shown.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    None,
    Review,
    Bench,
}

impl Shown {
    fn of(model: &Model) -> Shown {
        match &model.page {
            OpenPage::Review(_) => Shown::Review,
            OpenPage::Bench => Shown::Bench,
            _ => Shown::None,
        }
    }
}

/// The page that is shown, if it is one of them, and the dialogs that every page has.
#[component]
pub fn Pages() -> impl IntoView {
    let app = App::here();
    let [page] = stages();
    let shown = app.see(Shown::of);
    view! {
        {move || match shown.get() {
            _ if !page.get() => ().into_any(),
            Shown::None => ().into_any(),
            Shown::Review => view! { <review::Review /><play::SupplyDialog /> }.into_any(),
            Shown::Bench => bench::Bench().into_any(),
        }}
        {move || page.get().then(dialogs_of_all_pages)}
    }
}

/// The dialogs that every page has, which follow the page.
fn dialogs_of_all_pages() -> impl IntoView {
    let [share] = stages();
    view! { {move || share.get().then(|| view! { <dialogs::ShareDialog /> })} }
}
