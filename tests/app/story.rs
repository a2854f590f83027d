//! The story of a game: where it turned, the only move, and from when on it was decided; and its picture.

use tessera_app::review::{STORY_DIALOG, Story, StoryMsg};
use tessera_app::{Effect, Msg, PictureNews, PictureOrder, ReviewMsg, ShareMsg};
use tessera_core::language::Language;
use tessera_core::scene::Shape;

use super::App;
use super::learn::{LINAGE, state};
use super::moments::{led, values};
use super::pictures::storyboard;

fn story(app: &mut App) -> Story {
    let effects = app.send(ReviewMsg::Story(StoryMsg::Open)).to_vec();
    assert_eq!(effects, [Effect::Open(STORY_DIALOG)]);
    state(app).story.clone().expect("it is open")
}

#[test]
fn cards_tell_what_happened_in_the_order_of_the_game() {
    let mut app = led(values());
    let story = story(&mut app);
    assert!((1..=3).contains(&story.cards.len()), "{story:?}");
    assert!(
        story.title.starts_with("Linage, 5 × 5 · komi ½ · "),
        "{}",
        story.title
    );
    let plies: Vec<usize> = story.cards.iter().map(|card| card.panel.ply).collect();
    assert!(plies.is_sorted(), "{plies:?}");
    let headings: Vec<&str> = story
        .cards
        .iter()
        .map(|card| card.panel.heading.as_str())
        .collect();
    assert!(headings.contains(&"Where it turned"), "{headings:?}");
    for card in &story.cards {
        assert!(card.picture.starts_with("<svg"), "{}", card.picture);
        assert!(
            card.panel.text.contains("move ") || card.panel.text.contains("Move "),
            "{card:?}"
        );
        let words = card.panel.text.to_lowercase();
        assert!(!words.contains("you"), "others read it: {}", card.panel.text);
    }
    // A card leads to its position.
    let at = story.cards.len() - 1;
    app.send(ReviewMsg::Story(StoryMsg::Show(at)));
    assert_eq!(state(&app).board.game.ply(), plies[at]);
    app.send(ReviewMsg::Story(StoryMsg::Close));
    assert_eq!(state(&app).story, None);
}

#[test]
fn what_turned_a_game_is_its_largest_change_and_a_game_that_was_never_in_doubt_was_decided_early() {
    let mut app = led(values());
    let review = app.model.game_review().expect("a review");
    let largest = review
        .plies
        .iter()
        .max_by(|a, b| a.loss().unwrap_or(0.0).total_cmp(&b.loss().unwrap_or(0.0)))
        .map(|ply| ply.end() as usize);
    let told = story(&mut app);
    let turned = told
        .cards
        .iter()
        .find(|card| card.panel.heading == "Where it turned");
    assert_eq!(turned.map(|card| card.panel.ply), largest);
    // All values are near to one another: nothing turned, and nobody was ever sure to win.
    let even: Vec<&[(&str, f32)]> = LINAGE.iter().map(|_| &[("pass", 0.5)][..]).collect();
    let mut even = led(even.leak());
    assert!(story(&mut even).cards.is_empty());
}

#[test]
fn its_picture_has_the_positions_side_by_side_with_what_is_said() {
    let mut app = led(values());
    let told = story(&mut app);
    let [Effect::Draw(order)] = app.send(ReviewMsg::Story(StoryMsg::Save)) else {
        panic!("a picture is ordered")
    };
    let order = PictureOrder::clone(order);
    assert_eq!(
        (order.file_name().as_str(), order.size),
        ("linage-story.png", 1440)
    );
    let scene = storyboard(order).picture(0).0;
    let texts: Vec<&str> = (scene.items.iter())
        .filter_map(|item| match &item.shape {
            Shape::Text(at, _, text) => {
                assert!(at.x > 0.0 && at.x < scene.width && at.y < scene.height, "{text}");
                Some(text.as_str())
            }
            _ => None,
        })
        .collect();
    for card in &told.cards {
        assert!(texts.contains(&card.panel.heading.as_str()), "{texts:?}");
        let first = card.panel.text.split(' ').next().expect("a word");
        assert!(texts.iter().any(|text| text.starts_with(first)), "{texts:?}");
    }
    assert!(
        scene.width > scene.height || told.cards.len() == 1,
        "they stand in a row"
    );
    // What became of it is told there, and not in the dialog for sharing.
    let saved = PictureNews::Saved("linage-story.png".to_owned(), 90_000);
    app.send(Msg::Share(ShareMsg::Drawn(saved.clone())));
    assert_eq!(
        state(&app).story.as_ref().and_then(|story| story.told.clone()),
        Some(saved)
    );
}

#[test]
fn without_a_complete_review_there_is_no_story_and_spanish_has_its_own_words() {
    let mut app = App::open();
    app.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.a1".into()));
    assert_eq!(story(&mut app), Story::default());
    let mut app = led(values());
    app.model.shell.language = Language::Spanish;
    let told = story(&mut app);
    assert!(
        told.cards.iter().any(|card| card.panel.heading == "Donde cambió"),
        "{told:?}"
    );
}
