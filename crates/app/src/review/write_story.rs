//! How the story of a game is told: where it turned, the only move, and from when on it was decided.

use super::moments::{moments, said, why};
use super::state::ReviewState;
use super::story::{STORY_DIALOG, Story, StoryCard, StoryMsg};
use crate::game_review::{GameReview, ReviewedPly, Standing};
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::picture::{Destination, PictureForm, PictureNews, PictureOrder, StoryPanel};
use crate::play::view;
use crate::player_names;
use crate::reasons::reason;
use crate::shell::Shell;
use crate::words::StoryWords;
use tessera_core::game::Seat;
use tessera_core::sorting;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::assessment::Verdict;

/// A game is decided once the winner has this chance, or this share of the win, until the end.
const DECIDED: f32 = 0.9;

impl Model {
    /// Takes in what happens with the story.
    pub(crate) fn update_story(&mut self, msg: StoryMsg) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        match (msg, &state.story) {
            (StoryMsg::Open, _) => {
                let review = self
                    .reviews
                    .of(&state.played)
                    .filter(|review| review.is_complete());
                state.story = Some(story(state, review, &self.shell));
                vec![Effect::Open(STORY_DIALOG)]
            }
            (StoryMsg::Close, _) => {
                state.story = None;
                Vec::new()
            }
            (StoryMsg::Show(at), Some(story)) => match story.cards.get(at).map(|card| card.panel.ply) {
                Some(ply) => state.seek(&mut self.shell, ply),
                None => Vec::new(),
            },
            (StoryMsg::Save, Some(story)) => {
                let panels: Vec<StoryPanel> = story.cards.iter().map(|card| card.panel.clone()).collect();
                let form = PictureForm {
                    size: 1440,
                    ..PictureForm::default()
                };
                let order = PictureOrder {
                    rotation: self.shell.rotation(&state.board.game),
                    letters: self.shell.settings.letters,
                    title: story.title.clone(),
                    story: panels,
                    ..PictureOrder::new(&form, state.played.clone(), 0, Destination::File)
                };
                vec![Effect::Draw(Box::new(order))]
            }
            (StoryMsg::Show(_) | StoryMsg::Save, None) => Vec::new(),
        }
    }

    /// The story, if it is open.
    pub(crate) fn story(&mut self) -> Option<&mut Story> {
        match &mut self.page {
            OpenPage::Review(state) => state.story.as_mut(),
            _ => None,
        }
    }

    /// Takes in what became of the picture of the story.
    pub(crate) fn hear_of_story(&mut self, news: PictureNews) -> Vec<Effect> {
        if let Some(story) = self.story() {
            story.told = Some(news);
        }
        Vec::new()
    }
}

/// What happened at a ply, before it is written as a card.
struct Event {
    ply: usize,
    heading: &'static str,
    texts: Vec<String>,
}

/// The story of the game of the page; without cards where the review is not complete, or nothing is to be told.
#[inline(never)]
pub fn story(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> Story {
    let mut link = state.board.link();
    link.record.clone_from(&state.played);
    // What was played is legal. Nobody is called "you": others read it.
    let (Some(review), Ok(opened)) = (review, link.opened(shell.language)) else {
        return Story::default();
    };
    let game = &opened.game;
    let mut events = Vec::new();
    events.extend(turned(state, review, game, shell));
    events.extend(only_move(state, review, game, shell));
    if let Some(event) = decided(state, review, game, shell) {
        match events
            .iter_mut()
            .find(|known: &&mut Event| known.ply == event.ply)
        {
            Some(known) => known.texts.extend(event.texts),
            None => events.push(event),
        }
    }
    sorting::sort_by_key(&mut events, |event| event.ply);
    let mut title = view::title_at(game, game.table(), shell.language);
    if game.over() {
        title = format!("{title} · {}", opened.outcome(shell.language));
    }
    Story {
        title,
        cards: events
            .into_iter()
            .filter_map(|event| card(state, event, shell))
            .collect(),
        told: None,
    }
}

fn card(state: &ReviewState, event: Event, shell: &Shell) -> Option<StoryCard> {
    let mut record = Record {
        shown: None,
        ..state.played.clone()
    };
    record.names.truncate(event.ply);
    let (table, _) = catalog::replayed(&record, shell.language).ok()?;
    let scene = table.scene().rotated(shell.rotation(&state.board.game));
    Some(StoryCard {
        panel: StoryPanel {
            ply: event.ply,
            heading: event.heading.to_owned(),
            text: event.texts.join(" "),
        },
        picture: scene.compact_svg(),
    })
}

/// The move or draw that changed the chances most.
fn turned(state: &ReviewState, review: &GameReview, game: &LiveGame, shell: &Shell) -> Option<Event> {
    let change = |ply: &&ReviewedPly| ply.loss().or_else(|| ply.luck()).unwrap_or(0.0).abs();
    let moments = moments(review);
    let ply = moments
        .into_iter()
        .max_by(|a, b| change(a).total_cmp(&change(b)))?;
    let text = said(state, review, ply, game, shell);
    Some(Event {
        ply: ply.end() as usize,
        heading: StoryWords::of(shell.language).turned,
        texts: [text].into_iter().chain(why(review, ply, game, shell)).collect(),
    })
}

/// The last only move that was found.
fn only_move(state: &ReviewState, review: &GameReview, game: &LiveGame, shell: &Shell) -> Option<Event> {
    let words = StoryWords::of(shell.language);
    let mut found = review.plies.iter().rev();
    let ply = found.find(|ply| ply.verdict() == Some(Verdict::OnlyMove))?;
    let seat = review.seat(ply);
    let who = player_names::side_or_name_within(game, seat, shell.language);
    let mv = super::verdict_text::move_text(game.table(), &ply.played);
    let number = state.number_as_played(ply.end() as usize);
    let line = ply.report.line(&ply.played);
    let why = line.and_then(|line| {
        reason(
            game,
            shell.language,
            ply.ply as usize,
            &line.variation,
            seat,
            true,
        )
    });
    Some(Event {
        ply: ply.end() as usize,
        heading: words.only,
        texts: [(words.only_was)(number, &who, &mv)]
            .into_iter()
            .chain(why)
            .collect(),
    })
}

/// From when on the winner stayed ahead.
fn decided(state: &ReviewState, review: &GameReview, game: &LiveGame, shell: &Shell) -> Option<Event> {
    let words = StoryWords::of(shell.language);
    let payoff = review.payoff?;
    let winner = Seat::all(review.seats).find(|&seat| payoff[seat] == 1.0)?;
    // With two seats all values are those of one.
    let chance = |at: Standing| match (at.seat == winner, review.seats) {
        (true, _) => Some((at.ply, at.value)),
        (false, 2) => Some((at.ply, 1.0 - at.value)),
        (false, _) => None,
    };
    let points: Vec<(usize, f32)> = review.standings().into_iter().filter_map(chance).collect();
    let last_doubt = points.iter().rposition(|&(_, chance)| chance < DECIDED);
    let (ply, _) = *points.get(last_doubt.map_or(0, |at| at + 1))?;
    // What is known only by the result is no moment of the game.
    if ply == 0 || ply >= review.record.names.len() {
        return None;
    }
    let who = player_names::side_or_name_first(game, winner, shell.language);
    let number = state.number_as_played(ply);
    Some(Event {
        ply,
        heading: words.decided,
        texts: vec![(words.decided_from)(number, &who)],
    })
}
