//! The tabs of a review, which small screens show.

use super::App;
use super::reader::Element;
use tessera_app::ReviewMsg;
use tessera_app::review::ReviewTab;
use tessera_core::language::Language;
use tessera_views::Act;

const REVIEW: &str = "review/linage/size=5.komi=5_5/c3.a1.e5";

/// The tabs, and what the page says of them.
fn row(page: &Element) -> &Element {
    let mut lists = page.all().into_iter().filter(|one| one.role() == Some("tablist"));
    lists.next().expect("a row of tabs")
}

fn names(page: &Element) -> Vec<String> {
    let tabs = row(page)
        .all()
        .into_iter()
        .filter(|one| one.role() == Some("tab"));
    tabs.map(|tab| tab.name(page)).collect()
}

fn chosen(page: &Element) -> Vec<&str> {
    let tabs = row(page).all().into_iter();
    let chosen = tabs.filter(|tab| tab.attribute("aria-selected") == Some("true"));
    chosen.filter_map(|tab| tab.attribute("id")).collect()
}

#[test]
fn the_tabs_of_a_review_have_their_names_in_both_languages() {
    let names = |language| names(&App::in_language(language, REVIEW).html());
    assert_eq!(names(Language::English), ["Analysis", "Moves", "Summary"]);
    assert_eq!(names(Language::Spanish), ["Análisis", "Jugadas", "Resumen"]);
}

#[test]
fn a_tab_is_chosen_and_what_the_others_show_is_there_for_screens_with_room() {
    let mut app = App::in_language(Language::English, REVIEW);
    assert_eq!(
        chosen(&app.html()),
        ["to-analysis"],
        "the analysis is shown first"
    );
    for (tab, name, id) in [
        (ReviewTab::Moves, "Moves", "to-moves"),
        (ReviewTab::Game, "Summary", "to-game"),
        (ReviewTab::Analysis, "Analysis", "to-analysis"),
    ] {
        let page = app.html();
        let tabs = row(&page).all().into_iter();
        let mut pressed = tabs.filter(|one| one.role() == Some("tab") && one.name(&page) == name);
        let handle = pressed.next().and_then(|tab| tab.attribute("data-on"));
        match app.regions().act(handle.expect("a tab that can be pressed"), "") {
            Some(Act::Tell(msg)) => app.effects = app.model.receive(msg),
            other => panic!("{name} tells the model nothing: {other:?}"),
        }
        let page = app.html();
        assert_eq!(chosen(&page), [id]);
        let shown = page.all().into_iter().find_map(|one| one.attribute("data-tab"));
        assert_eq!(shown, Some(tab.id()), "the style sheet shows this one");
        for id in ["engine", "tree", "course", "whole-game"] {
            assert!(page.by_id(id).is_some(), "{id}");
        }
    }
}

#[test]
fn the_review_of_a_game_that_is_over_opens_with_its_summary_and_at_a_move_with_the_analysis() {
    let first = |address: &str| {
        let page = App::in_language(Language::English, address).html();
        chosen(&page).iter().map(|id| id.to_string()).collect::<Vec<_>>()
    };
    let over = "review/linage/size=5.komi=2/d4.b3.c5.pass.pass";
    assert_eq!(first(over), ["to-game"]);
    assert_eq!(first(&format!("{over}@3")), ["to-analysis"]);
}

#[test]
fn arrows_lead_around_the_tabs_of_a_review_and_take_the_focus_along() {
    let mut app = App::in_language(Language::English, REVIEW);
    for (from, key, to, id) in [
        (ReviewTab::Analysis, "ArrowLeft", ReviewTab::Game, "to-game"),
        (ReviewTab::Analysis, "ArrowRight", ReviewTab::Moves, "to-moves"),
        (ReviewTab::Game, "ArrowRight", ReviewTab::Analysis, "to-analysis"),
        (ReviewTab::Moves, "End", ReviewTab::Game, "to-game"),
        (ReviewTab::Moves, "Home", ReviewTab::Analysis, "to-analysis"),
    ] {
        app.send(ReviewMsg::Tab(from));
        let page = app.html();
        let handle = row(&page).attribute("data-key").expect("it hears keys");
        let act = app.regions().act(handle, &format!("-- {key} {key}"));
        assert_eq!(
            act,
            Some(Act::TellFrom(ReviewMsg::Tab(to).into(), id)),
            "{from:?} {key}"
        );
    }
}
