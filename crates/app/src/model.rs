//! The app as a whole: which page is open, and how one leads to another.

use super::by_link::ByLinkMsg;
use super::game_review::GameReviews;
use super::keymap::{KeySetting, key_fault};
use super::lesson::{LessonLoading, LessonProgress, LessonState};
use super::message::{ARMED_MILLIS, Effect, Msg};
use super::notice::Notice;
use super::pasted::bad_data;
use super::play::{Board, PlayMsg, PlayState};
use super::puzzle::{PuzzleLoading, PuzzleScores, PuzzleState};
use super::review::ReviewState;
use super::route::LinkFault;
use super::saved_game::SaveId;
use super::saved_games::SavedGames;
use super::settings::{Settings, THINK_TIME};
use super::setup::{Setup, SetupState};
use super::share::ShareMsg;
use super::shell::{Shell, Visibility};
use super::words::SettingsWords;
use tessera_core::game::Dice;
use tessera_games::catalog::GameId;

/// For how long a search goes on while the page is not shown, in milliseconds.
const UNSEEN_MILLIS: u32 = 60_000;

/// The page that is open, with its state, which is dropped when another page opens.
pub enum OpenPage {
    /// The home page, which is static.
    Home,
    /// A board.
    Play(Box<PlayState>),
    Review(Box<ReviewState>),
    Puzzle(Box<PuzzleState>),
    /// A puzzle whose file is being fetched.
    PuzzleLoading(PuzzleLoading),
    /// A step of a lesson.
    Lesson(Box<LessonState>),
    /// A lesson whose file is being fetched.
    LessonLoading(LessonLoading),
    /// Measurements in this browser.
    Bench,
    /// The link shows nothing, and this is why.
    Lost(LinkFault),
}

/// The state of the app.
pub struct Model {
    /// What all pages share.
    pub shell: Shell,
    pub page: OpenPage,
    /// The game that is being set up, in a dialog over any page.
    pub setup: Option<SetupState>,
    /// The reviews of games. One goes on when its page is left.
    pub reviews: GameReviews,
    /// Whether a page was opened since the app began.
    has_opened: bool,
}

impl Model {
    /// The app before anything happened. `dice` is seeded by the browser.
    pub fn new(settings: Settings, saved: SavedGames, setups: Vec<(GameId, Setup)>, dice: Dice) -> Model {
        Model {
            shell: Shell::new(settings, saved, setups, dice),
            page: OpenPage::Home,
            setup: None,
            reviews: GameReviews::default(),
            has_opened: false,
        }
    }

    /// The fragment of the address of the page that is open, if a game is shown.
    pub(super) fn address(&self) -> Option<String> {
        match &self.page {
            OpenPage::Play(state) => Some(state.address()),
            OpenPage::Review(state) => Some(state.address()),
            OpenPage::Puzzle(state) => Some(state.address()),
            OpenPage::Lesson(state) => Some(state.address()),
            _ => None,
        }
    }

    /// Takes in what happened and returns what the browser has to do.
    pub fn update(&mut self, msg: impl Into<Msg>) -> Vec<Effect> {
        match msg.into() {
            Msg::Navigate(fragment) => self.navigate(&fragment, None),
            Msg::Return(fragment, id) => self.navigate(&fragment, Some(id)),
            Msg::Saved(listed, asked_at) => {
                self.shell.saved.refresh(listed, asked_at);
                Vec::new()
            }
            Msg::InPage(why) => {
                self.shell.in_page = Some(why);
                Vec::new()
            }
            Msg::Hidden => self.hide(),
            Msg::Left => self.leave(),
            Msg::LongHidden if self.shell.visibility == Visibility::Hidden => self.sleep(),
            Msg::LongHidden => Vec::new(),
            Msg::Shown => {
                self.shell.visibility = Visibility::Shown;
                match &mut self.page {
                    OpenPage::Play(state) => state.think(&mut self.shell).into_iter().collect(),
                    OpenPage::Review(state) => state.ask(&mut self.shell).into_iter().collect(),
                    // Another day may have begun.
                    OpenPage::Puzzle(_) => vec![Effect::AskDay],
                    _ => Vec::new(),
                }
            }
            Msg::Forked(from, to) => self.fork(from, to),
            Msg::Pasted(text, saved) => self.open_on_home(&text, saved.map(|saved| *saved)),
            Msg::CodeRead(read) => self.open_code(read),
            Msg::Home => {
                let mut effects = self.open_page(OpenPage::Home);
                effects.push(Effect::Go(String::new(), true));
                effects
            }
            Msg::Start(id, setup) => self.start(id, setup, true),
            Msg::Rematch => self.rematch(),
            Msg::SetUp(id) => {
                self.setup = Some(self.last_setup(id));
                vec![Effect::Open("setup")]
            }
            Msg::FillInSetup(field, value) if field == THINK_TIME => self.fill_in_settings(&field, &value),
            Msg::FillInSetup(field, value) => {
                if let Some(state) = &mut self.setup {
                    state.fill_in(&field, &value);
                }
                Vec::new()
            }
            Msg::FillInSettings(field, value) => self.fill_in_settings(&field, &value),
            Msg::SetKey(setting) => self.set_key(setting),
            Msg::UsualKey(binding) => {
                self.shell.settings.keys.retain(|set| set.binding != binding);
                vec![Effect::KeepSettings(self.shell.settings.clone())]
            }
            Msg::ResetKeys => {
                self.shell.settings.keys.clear();
                let say = self.shell.notify(Notice::KeysReset);
                vec![
                    Effect::KeepSettings(self.shell.settings.clone()),
                    Effect::Say(say),
                ]
            }
            Msg::Begin => match self.setup.take() {
                Some(state) => self.start(state.game, state.setup, true),
                None => Vec::new(),
            },
            Msg::Set(settings) => {
                self.shell.settings = settings.clone();
                vec![Effect::KeepSettings(settings)]
            }
            Msg::Erase if !self.shell.erasing => {
                self.shell.erasing = true;
                let say = SettingsWords::of(self.shell.language).erase_again;
                vec![
                    Effect::After(ARMED_MILLIS, Msg::KeepStored),
                    Effect::Say(say.to_owned()),
                ]
            }
            Msg::Export => vec![Effect::Export],
            Msg::Stored(kept) => {
                self.shell.take_up(*kept);
                Vec::new()
            }
            Msg::Imported(imported) => {
                self.shell.take_up(imported.kept);
                self.shell.saved.refresh(imported.saved, imported.asked_at);
                let say = self.shell.notify(Notice::Imported(imported.games));
                let mut effects = vec![
                    Effect::KeepSettings(self.shell.settings.clone()),
                    Effect::Say(say),
                ];
                // The file may have a review of the game on the page.
                if self.review_page().is_some() {
                    effects.extend(self.fetch_game_review(false));
                }
                effects
            }
            Msg::NotImported(text) => {
                let say = self.shell.notify(Notice::NotImported(bad_data(&text)));
                vec![Effect::Alert(say)]
            }
            Msg::FileTooLarge(most) => {
                let say = self.shell.notify(Notice::FileTooLarge(most));
                vec![Effect::Alert(say)]
            }
            Msg::KeepStored => {
                self.shell.erasing = false;
                Vec::new()
            }
            Msg::Erase => {
                self.shell.erasing = false;
                self.shell.settings = Settings::default();
                // Otherwise they would be stored again.
                self.shell.saved.clear();
                self.shell.setups.clear();
                self.shell.rotations.clear();
                self.shell.puzzles = PuzzleScores::default();
                self.shell.lessons = LessonProgress::default();
                let mut effects = self.forget_reviews();
                effects.extend([Effect::KeepSettings(Settings::default()), Effect::Erase]);
                effects
            }
            Msg::Erased(true) => vec![Effect::Say(self.shell.notify(Notice::Erased))],
            Msg::Erased(false) => vec![Effect::Alert(self.shell.notify(Notice::NotErased))],
            Msg::Dismiss => {
                self.shell.notice = None;
                Vec::new()
            }
            Msg::Share(ShareMsg::Drawn(news)) if self.story().is_some() => self.hear_of_story(news),
            Msg::Share(msg) => match &mut self.page {
                OpenPage::Play(state) => state.share(&mut self.shell, msg),
                OpenPage::Review(state) => state.share(&mut self.shell, msg),
                OpenPage::Puzzle(state) => state.share(&mut self.shell, msg),
                _ => Vec::new(),
            },
            Msg::Review(msg) => self.update_review(msg),
            Msg::Puzzle(msg) => self.update_puzzle(msg),
            Msg::Lesson(msg) => self.update_lesson(msg),
            Msg::OpenReview => self.review_board(),
            Msg::OpenMoments => self.open_moments(),
            Msg::GameReview(msg) => {
                let mut effects = self.update_game_review(msg);
                effects.extend(self.share_verdicts());
                effects.extend(self.begin_moments());
                effects
            }
            Msg::Play(PlayMsg::ByLink(ByLinkMsg::Paste(text))) => self.paste_link(&text),
            Msg::Play(msg) => {
                let OpenPage::Play(state) = &mut self.page else {
                    return Vec::new();
                };
                let mut effects = state.update(&mut self.shell, msg);
                effects.extend(self.count_first_game());
                effects
            }
            Msg::Board(msg) => match &mut self.page {
                OpenPage::Play(state) => {
                    let mut effects = state.update_board(&mut self.shell, msg);
                    effects.extend(self.count_first_game());
                    effects
                }
                OpenPage::Review(_) => self.play_in_review(msg),
                OpenPage::Puzzle(state) => state.play(&mut self.shell, msg),
                OpenPage::Lesson(state) => state.play(&mut self.shell, msg),
                _ => Vec::new(),
            },
            Msg::Engine(msg) => match &mut self.page {
                OpenPage::Play(state) => {
                    let mut effects = state.on_engine(&mut self.shell, msg);
                    effects.extend(self.count_first_game());
                    effects
                }
                OpenPage::Puzzle(state) => state.on_engine(&mut self.shell, msg),
                _ => Vec::new(),
            },
            Msg::Embed(msg) => self.update_frame(msg),
        }
    }

    /// Changes a key, or says why it cannot be had.
    #[inline(never)]
    fn set_key(&mut self, setting: KeySetting) -> Vec<Effect> {
        let keys = &self.shell.settings.keys;
        if let Some(fault) = key_fault(&setting, keys).filter(|_| !setting.is_off()) {
            return vec![Effect::Alert(
                self.shell.notify(Notice::KeyRefused(setting, fault)),
            )];
        }
        self.shell.settings.set_key(setting.clone());
        let say = self.shell.notify(Notice::KeySet(setting));
        vec![
            Effect::KeepSettings(self.shell.settings.clone()),
            Effect::Say(say),
        ]
    }

    #[inline(never)]
    fn fill_in_settings(&mut self, field: &str, value: &str) -> Vec<Effect> {
        let (before, search) = (self.shell.settings.language, self.shell.settings.search());
        self.shell.settings.fill_in(field, value);
        let mut effects = vec![Effect::KeepSettings(self.shell.settings.clone())];
        if let OpenPage::Review(state) = &mut self.page
            && self.shell.settings.search() != search
        {
            effects.extend(state.resume_analysis(&mut self.shell));
        }
        let chosen = self.shell.settings.language;
        let language = chosen.unwrap_or(self.shell.device_language);
        if chosen != before && language != self.shell.language {
            effects.extend(self.leave());
            effects.push(Effect::Translate(language));
        }
        effects
    }

    /// Opens another page. The state of the page that was open is dropped, and what lay over it is closed.
    pub(super) fn open_page(&mut self, page: OpenPage) -> Vec<Effect> {
        let mut effects = self.leave();
        effects.push(Effect::Unsay);
        let is_drawing = |board: &Board| {
            let share = board.share.as_ref();
            share.is_some_and(|share| share.picture.progress.is_some())
        };
        if self.board().is_some_and(is_drawing) {
            effects.push(Effect::StopDrawing);
        }
        // However far down the page before was read. Home is found as it was left, and the steps of a lesson follow each other where
        // they are read.
        let to_top = match (&page, &self.page) {
            (OpenPage::Home, _) => None,
            (_, OpenPage::PuzzleLoading(_) | OpenPage::LessonLoading(_) | OpenPage::Lesson(_)) => {
                Some(Effect::PanelToTop)
            }
            _ => Some(Effect::ToTop),
        };
        self.page = page;
        self.shell.notice = None;
        // What was open before the first page lies over it: settings after a change of language.
        let lay_over = std::mem::replace(&mut self.has_opened, true);
        effects.extend(lay_over.then_some(Effect::CloseDialogs));
        effects.extend(to_top.filter(|_| lay_over));
        effects.push(Effect::Drop);
        effects
    }

    /// Keeps what the page may lose, and lets no search go on for long. A phone has no power to spare for one.
    fn hide(&mut self) -> Vec<Effect> {
        let mut effects = self.leave();
        effects.extend(self.keep_review());
        if self.shell.visibility == Visibility::Shown {
            self.shell.visibility = Visibility::Hidden;
            if self.shell.is_touch {
                effects.extend(self.sleep())
            } else {
                effects.push(Effect::After(UNSEEN_MILLIS, Msg::LongHidden))
            }
        }
        effects
    }

    /// Takes the open question back until the page is shown again. A review goes on: whoever has started one waits for
    /// it elsewhere.
    fn sleep(&mut self) -> Vec<Effect> {
        self.shell.visibility = Visibility::Asleep;
        match &mut self.page {
            OpenPage::Play(state) => {
                let is_open = state.forget_question() | state.end_check();
                is_open.then_some(Effect::Drop).into_iter().collect()
            }
            OpenPage::Review(state) => state.put_down(),
            _ => Vec::new(),
        }
    }

    /// Keeps the picture of the game on the board, which the home page shows.
    fn leave(&mut self) -> Vec<Effect> {
        let pictured = self.play().and_then(|state| state.pictured(&self.shell));
        pictured.map(Effect::Keep).into_iter().collect()
    }

    /// Goes on keeping the game on the board under another id, since another tab has continued it, too.
    #[inline(never)]
    fn fork(&mut self, from: SaveId, to: SaveId) -> Vec<Effect> {
        let board = match &mut self.page {
            OpenPage::Play(state) => &mut state.board,
            OpenPage::Review(state) => &mut state.board,
            _ => return Vec::new(),
        };
        if board.slot.id != from {
            return Vec::new();
        }
        board.slot.id = to;
        self.shell.saved.fork(from, to);
        let text = self.shell.notify(Notice::Forked);
        let address = self.address().map(|address| Effect::Go(address, false));
        address.into_iter().chain([Effect::Alert(text)]).collect()
    }
}
