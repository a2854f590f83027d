//! What all pages share: settings, language, what is stored on the device, and the notice.

use super::embed::Embed;
use super::kept::Kept;
use super::lesson::LessonProgress;
use super::live_game::LiveGame;
use super::notice::Notice;
use super::play::Beside;
use super::puzzle::PuzzleScores;
use super::saved_games::SavedGames;
use super::settings::{OneDevice, Settings, Volume};
use super::setup::Setup;
use super::supervisor::InPage;
use tessera_core::game::Dice;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// Whether the page is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Visibility {
    #[default]
    Shown,
    /// Not at the moment; a search goes on.
    Hidden,
    /// No longer, so that no search goes on: it would only take power.
    Asleep,
}

/// What all pages share.
pub struct Shell {
    /// The language of all sentences: that of the page.
    pub language: Language,
    /// Whether the device wants to save data or power.
    pub saves_data: bool,
    /// The language of the device, as far as the site speaks it.
    pub device_language: Language,
    /// The address of the site, with the slash at its end.
    pub site: String,
    /// The settings for all games.
    pub settings: Settings,
    /// The games that the device keeps.
    pub saved: SavedGames,
    /// The last set-up of each game.
    pub setups: Vec<(GameId, Setup)>,
    /// What the device keeps of puzzles.
    pub puzzles: PuzzleScores,
    /// What the device keeps of lessons.
    pub lessons: LessonProgress,
    /// How far the board of each game is rotated clockwise, in twelfths of a circle.
    pub rotations: Vec<(GameId, u8)>,
    /// Whether the pointer used last was a finger.
    pub is_touch: bool,
    /// Whether only the board and whose turn it is are shown.
    pub board_only: bool,
    /// What is open over the board of a land.
    pub beside: Option<Beside>,
    /// Why the engine runs in the page; `None` where it runs in workers, or was not needed yet.
    pub in_page: Option<InPage>,
    /// Whether the page is shown, and whether a search may start.
    pub visibility: Visibility,
    /// Whether a second press erases what is stored.
    pub erasing: bool,
    /// The message to the person.
    pub notice: Option<Notice>,
    /// The frame of another site in which the app runs; `None` on the site itself.
    pub embed: Option<Embed>,
    /// The id of the last question to the engine; 0 before the first.
    last_question: u32,
    /// The random numbers of the page: seats drawn by lot, seeds of games and of questions.
    pub dice: Dice,
}

impl Shell {
    /// What the device has stored. `dice` is seeded by the browser.
    pub fn new(settings: Settings, saved: SavedGames, setups: Vec<(GameId, Setup)>, dice: Dice) -> Shell {
        Shell {
            language: Language::default(),
            device_language: Language::default(),
            site: String::new(),
            settings,
            saved,
            setups: setups
                .into_iter()
                .map(|(id, setup)| (id, setup.fitted(id)))
                .collect(),
            puzzles: PuzzleScores::default(),
            lessons: LessonProgress::default(),
            rotations: Vec::new(),
            is_touch: false,
            board_only: false,
            beside: None,
            saves_data: false,
            in_page: None,
            visibility: Visibility::default(),
            erasing: false,
            notice: None,
            embed: None,
            last_question: 0,
            dice,
        }
    }

    /// Takes up what the device keeps besides games.
    pub fn take_up(&mut self, kept: Kept) {
        self.settings = kept.settings;
        self.setups = kept.setups;
        self.rotations = kept.rotations;
        self.puzzles = kept.puzzles;
        self.lessons = kept.lessons;
    }

    /// Shows a message to the person; returns its text, to be said.
    pub fn notify(&mut self, notice: Notice) -> String {
        let text = notice.text(self.language);
        self.notice = Some(notice);
        text
    }

    /// Whether the settings want sounds or vibration.
    pub fn is_heard(&self) -> bool {
        self.settings.volume != Volume::Off || self.settings.vibrates
    }

    /// The last set-up of a game.
    pub fn setup(&self, id: GameId) -> Setup {
        let last = self.setups.iter().rev().find(|(game, _)| *game == id);
        last.map(|(_, setup)| setup.clone()).unwrap_or_default()
    }

    /// The id of a new question to the engine, counted from 1.
    pub fn next_question(&mut self) -> u32 {
        self.last_question += 1;
        self.last_question
    }

    /// How far the board of a game is rotated clockwise, in twelfths of a circle: as somebody has chosen, and where persons share
    /// the device and want it so, towards the one who is to move.
    pub fn rotation(&self, game: &LiveGame) -> u8 {
        let chosen = self.rotations.iter().rev().find(|(id, _)| *id == game.id);
        let step = 12 / game.table().rotation_steps();
        let chosen = chosen.map_or(0, |(_, twelfths)| twelfths % 12 / step * step);
        let seats = game.table().seats();
        let turned = match game.to_move() {
            Some(seat) if self.settings.one_device == OneDevice::Turns && game.shares_device() => {
                12 * seat.0 / seats / step * step
            }
            _ => 0,
        };
        (chosen + turned) % 12
    }
}
