//! The story of a game: a dialog with at most three positions, which is saved as one picture.

use maud::{Markup, PreEscaped, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::review::{STORY_DIALOG, Story, StoryMsg};
use tessera_app::words::{GameReportWords, StoryWords};
use tessera_app::{GameReview, ReviewMsg, ReviewState};

/// The button that opens the story, once there may be one.
pub fn open_button(review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let open = ui.on(ReviewMsg::Story(StoryMsg::Open));
    html! {
        @if review.is_some_and(GameReview::is_complete) {
            button.open-report data-on=(open) { (icon("text")) (StoryWords::of(ui.language()).title) }
        }
    }
}

/// The story, while it is open.
pub fn dialog(state: &ReviewState, ui: &mut Ui) -> Markup {
    let (words, own) = (GameReportWords::of(ui.language()), StoryWords::of(ui.language()));
    let closed = ui.on(ReviewMsg::Story(StoryMsg::Close));
    let content = ui.region(STORY_DIALOG, |ui| {
        html! {
            @if let Some(story) = &state.story {
                form.head method="dialog" {
                    h2 #story-title { (own.title) }
                    button.icon aria-label=(words.close) title=(words.close) { (icon("close")) }
                }
                (cards(story, ui))
            }
        }
    });
    html! {
        dialog.wide-dialog #(STORY_DIALOG) tabindex="-1" aria-labelledby="story-title" data-refuge data-closed=(closed)
            data-region=(STORY_DIALOG) { (content) }
    }
}

fn cards(story: &Story, ui: &mut Ui) -> Markup {
    let words = StoryWords::of(ui.language());
    if story.cards.is_empty() {
        return html! { p { (words.none) } };
    }
    let told = story.told.as_ref().map(|news| news.text(ui.language()));
    html! {
        p.soft { (story.title) }
        div.scenes {
            @for (at, card) in story.cards.iter().enumerate() {
                // It is known while the dialog is open.
                @let show = Act::All(vec![ReviewMsg::Story(StoryMsg::Show(at)).into(), Act::Close(STORY_DIALOG)]);
                section.scene {
                    div.thumb aria-hidden="true" { (PreEscaped(&card.picture)) }
                    h3 { (card.panel.heading) }
                    p { (card.panel.text) }
                    button.quiet type="button" data-on=(ui.on(show)) { (words.show) }
                }
            }
        }
        p.small role="status" { (told.unwrap_or_default()) }
        p.actions {
            button.primary type="button" data-on=(ui.on(ReviewMsg::Story(StoryMsg::Save))) { (icon("download")) (words.save) }
        }
    }
}
