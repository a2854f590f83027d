//! How a lesson is opened, and another step of it.

use std::rc::Rc;

use super::address::LessonAddress;
use super::file::{Goal, Lesson};
use super::loading::LessonLoading;
use super::message::LessonMsg;
use super::progress::LessonStep;
use super::state::LessonState;
use crate::level::Level;
use crate::live_game::{ChanceSeed, LiveGame};
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::player::Player;
use crate::puzzle::FetchFault;
use crate::route::LinkFault;
use crate::saved_game::SaveSlot;
use crate::shell::Shell;
use rand::RngExt;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;

/// The id of the step that is the first game, in every lesson.
const GAME_STEP: &str = "game";

impl Model {
    /// The page of a lesson, if it is open.
    pub fn lesson_page(&self) -> Option<&LessonState> {
        match &self.page {
            OpenPage::Lesson(state) => Some(state),
            _ => None,
        }
    }

    /// A value to draw beside the board of a lesson; the default where another page is open.
    pub fn see_lesson<T: Default>(&self, view: impl FnOnce(&LessonState, &Shell) -> T) -> T {
        self.lesson_page()
            .map_or_else(T::default, |state| view(state, &self.shell))
    }

    /// Opens the page of a lesson; its file is fetched unless it is there.
    pub(crate) fn open_lesson(&mut self, address: LessonAddress) -> Vec<Effect> {
        if let OpenPage::Lesson(state) = &self.page
            && state.game() == address.game
        {
            let lesson = Rc::clone(&state.lesson);
            return self.show_step(lesson, address.step, false);
        }
        let mut effects = self.open_page(OpenPage::LessonLoading(LessonLoading { address }));
        effects.push(Effect::FetchLesson(address.game));
        effects
    }

    /// Takes in what happened on the page of a lesson.
    pub(crate) fn update_lesson(&mut self, msg: LessonMsg) -> Vec<Effect> {
        let shell = &mut self.shell;
        match (msg, &mut self.page) {
            (LessonMsg::Fetched(game, text), _) => self.take_lesson(game, text),
            (LessonMsg::Next, _) => self.turn_to(1),
            (LessonMsg::Back, _) => self.turn_to(-1),
            (LessonMsg::Begin, _) => self.begin_first_game(),
            (LessonMsg::TakeBack(number), OpenPage::Lesson(state)) => state.take_back_try(shell, number),
            (LessonMsg::ShowMe, OpenPage::Lesson(state)) => state.show_me(shell),
            (LessonMsg::Again, OpenPage::Lesson(state)) => state.restart(shell),
            (LessonMsg::Leave, OpenPage::Lesson(state)) => {
                vec![Effect::Leave(format!("learn/{}/", state.game().id()))]
            }
            (LessonMsg::TakeBack(_) | LessonMsg::ShowMe | LessonMsg::Again | LessonMsg::Leave, _) => {
                Vec::new()
            }
        }
    }

    fn take_lesson(&mut self, game: GameId, text: Result<String, FetchFault>) -> Vec<Effect> {
        let OpenPage::LessonLoading(loading) = &self.page else {
            return Vec::new();
        };
        // The answer to an earlier question.
        if loading.address.game != game {
            return Vec::new();
        }
        let step = loading.address.step;
        let fault = match text.map(|text| Lesson::parse(&text)) {
            Ok(Ok(lesson)) if lesson.game == game => return self.show_step(Rc::new(lesson), step, false),
            Err(FetchFault::Unreachable) => LinkFault::LessonUnreachable,
            Err(FetchFault::Missing) => LinkFault::NoLesson,
            Err(FetchFault::Unreadable) | Ok(_) => LinkFault::BadLesson,
        };
        self.open_page(OpenPage::Lost(fault))
    }

    /// Opens the step that is so many steps further.
    fn turn_to(&mut self, steps: i8) -> Vec<Effect> {
        let OpenPage::Lesson(state) = &self.page else {
            return Vec::new();
        };
        let (lesson, number) = (Rc::clone(&state.lesson), state.number());
        let number = number.saturating_add_signed(steps);
        match lesson.numbered(number) {
            Some(_) => self.show_step(lesson, Some(number), true),
            // All steps are listed there.
            None => vec![Effect::Leave(format!("learn/{}/", lesson.game.id()))],
        }
    }

    /// Shows the step of a number that is counted from 1, or the first one that is not done.
    fn show_step(&mut self, lesson: Rc<Lesson>, number: Option<u8>, push: bool) -> Vec<Effect> {
        let shell = &self.shell;
        let is_open = |id: &str| !shell.lessons.has_done(lesson.game, id);
        let place = match number {
            Some(number) => usize::from(number) - 1,
            None => {
                let open = lesson.steps.iter().position(|step| is_open(&step.id));
                open.unwrap_or(0)
            }
        };
        if place >= lesson.steps.len() {
            return self.open_page(OpenPage::Lost(LinkFault::NoLesson));
        }
        let slot = SaveSlot::new(self.new_save_id());
        let shell = &self.shell;
        let state = LessonState::open(lesson, place, slot, &shell.settings, shell.language);
        let Some(mut state) = state else {
            return self.open_page(OpenPage::Lost(LinkFault::BadLesson));
        };
        state.mark_cells(shell);
        let address = state.address();
        let say = state.say(shell);
        let mut effects = self.open_page(OpenPage::Lesson(Box::new(state)));
        effects.push(Effect::Go(address, push));
        effects.extend(say);
        effects
    }

    /// Begins the first game: an ordinary one, against the lowest level.
    fn begin_first_game(&mut self) -> Vec<Effect> {
        let OpenPage::Lesson(state) = &self.page else {
            return Vec::new();
        };
        let step = state.step();
        if step.goal != Goal::Game {
            return Vec::new();
        }
        let (id, seat) = (state.game(), step.seat);
        let Ok(record) = Record::parse(&step.record) else {
            return Vec::new();
        };
        let chance_seed = ChanceSeed::new(self.shell.dice.random());
        let Ok(mut game) = LiveGame::start(id, &record.options, chance_seed, self.shell.language) else {
            return Vec::new();
        };
        let lowest = Level::all().next().expect("there are levels");
        for other in game.seats().filter(|&other| other != seat) {
            game.players[other] = Player::Machine(lowest);
        }
        self.begin(game, true)
    }

    /// Keeps the first game of a lesson as done once a person has played a game of its kind to its end.
    pub(crate) fn count_first_game(&mut self) -> Vec<Effect> {
        let OpenPage::Play(state) = &self.page else {
            return Vec::new();
        };
        let game = &state.board.game;
        let is_person = |seat| game.players[seat] == Player::Person;
        let is_played = game.over() && game.mode.is_kept() && game.seats().any(is_person);
        let lessons = &mut self.shell.lessons;
        if !is_played || !lessons.has_begun(game.id) || lessons.has_done(game.id, GAME_STEP) {
            return Vec::new();
        }
        let step = LessonStep {
            game: game.id,
            id: GAME_STEP.to_owned(),
        };
        lessons.take(&step);
        vec![Effect::KeepLesson(step)]
    }
}
