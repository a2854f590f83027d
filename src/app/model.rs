//! What the site knows, and how that changes.

mod thinking;

pub use thinking::OpenQuestion;

use super::game::{ChanceSeed, LiveGame};
use super::game_review::GameReview;
use super::message::{Effect, Msg};
use super::player::Player;
use super::session::Session;
use super::settings::Settings;
use super::setup::{SeatSetup, Setup};
use super::view;
use crate::catalog::{self, GameId};
use crate::game::{Dice, Seat};
use crate::language::Language;
use crate::play::{Record, Target};
use crate::protocol::Report;
use rand::RngExt;

/// Where one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// Nowhere in the app: the home page is shown.
    Home,
    /// A board.
    Play,
    /// Measurements in this browser.
    Bench,
    /// Nowhere: the link says nothing that can be shown, and this is why.
    Lost(String),
}

/// What is pressed once and waits for a second press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Armed {
    /// This choice.
    Choice(String),
    /// Giving up.
    Resignation,
}

/// A message to the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The message.
    pub text: String,
    /// The cell it is about.
    pub cell: Option<u16>,
    /// Whether it stays until it is dismissed.
    pub lasting: bool,
}

/// All that the site knows.
pub struct Model {
    /// Where one is.
    pub route: Route,
    /// The game on the board.
    pub game: Option<LiveGame>,
    /// Settings.
    pub settings: Settings,
    /// The last game kept.
    pub session: Option<Session>,
    /// The last set-up of each game.
    pub setups: Vec<(GameId, Setup)>,
    /// How far the board of each game is turned clockwise, in twelfths of a circle.
    pub turns: Vec<(GameId, u8)>,
    /// The game that is being set up.
    pub draft: Option<(GameId, Setup)>,
    /// The question put to the machine.
    pub thinking: Option<OpenQuestion>,
    /// Whether the machine waits until it is told to go on.
    pub paused: bool,
    /// What has been touched towards a move.
    pub taps: Vec<Target>,
    /// The move that waits to be confirmed.
    pub ghost: Option<String>,
    /// The cell under the pointer or the keyboard.
    pub hover: Option<u16>,
    /// How the piece in hand is turned, in quarters clockwise.
    pub facing: u8,
    /// Whether the board was last touched by a finger.
    pub coarse: bool,
    /// The kind of piece whose places are shown.
    pub supply: Option<String>,
    /// The step of the final scoring that is shown.
    pub scoring_step: Option<usize>,
    /// What waits for a second press.
    pub armed: Option<Armed>,
    /// A message to the person.
    pub notice: Option<Notice>,
    /// How the machine's last move came about.
    pub last_answer: Option<String>,
    /// What the machine knew when it moved last, and for which seat.
    pub last_report: Option<(Seat, Report)>,
    /// The review that was asked for last. It goes on when its page is left.
    pub review: Option<GameReview>,
    next_id: u32,
    dice: Dice,
}

impl Model {
    /// The site before anything happened. `dice` is seeded by the browser.
    pub fn new(
        settings: Settings,
        session: Option<Session>,
        setups: Vec<(GameId, Setup)>,
        dice: Dice,
    ) -> Model {
        Model {
            route: Route::Home,
            game: None,
            settings,
            session,
            setups,
            turns: Vec::new(),
            draft: None,
            thinking: None,
            paused: false,
            taps: Vec::new(),
            ghost: None,
            hover: None,
            facing: 0,
            coarse: false,
            supply: None,
            scoring_step: None,
            armed: None,
            notice: None,
            last_answer: None,
            last_report: None,
            review: None,
            next_id: 1,
            dice,
        }
    }

    /// The last set-up of a game.
    pub fn setup(&self, id: GameId) -> Setup {
        let last = self.setups.iter().rev().find(|(game, _)| *game == id);
        last.map(|(_, setup)| setup.clone()).unwrap_or_default()
    }

    /// Who sits where in the game that is being set up, if chairs are set one by one there; else nobody.
    pub fn draft_chairs(&self) -> Vec<SeatSetup> {
        let Some((id, setup)) = self.draft.as_ref().filter(|(id, _)| id.seats_vary()) else {
            return Vec::new();
        };
        setup.chairs(catalog::seats(*id, &setup.options).unwrap_or(0))
    }

    /// Whether somebody plays in the game that is being set up who thinks for as long as the person chooses.
    pub fn draft_is_timed(&self) -> bool {
        self.draft.as_ref().is_some_and(|(id, setup)| {
            let timed =
                |chair: &SeatSetup| matches!(chair.player, Player::Machine(level) if level.is_timed(*id));
            let mut chairs = self.draft_chairs();
            if chairs.is_empty() {
                chairs = setup.chairs(2);
            }
            chairs.iter().any(timed)
        })
    }

    /// Takes in what happened and says what is to be done.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Navigate(fragment) => self.navigate(&fragment),
            Msg::Home => {
                let mut effects = self.navigate("");
                effects.push(Effect::Go(String::new(), true));
                effects
            }
            Msg::Start(id, setup) => self.start(id, setup),
            Msg::SetUp(id) => {
                self.draft = Some((id, self.setup(id)));
                vec![Effect::Open("setup")]
            }
            Msg::Draft(changed) => {
                if let Some((_, setup)) = &mut self.draft {
                    *setup = changed;
                }
                Vec::new()
            }
            Msg::Begin => match self.draft.take() {
                Some((id, setup)) => self.start(id, setup),
                None => Vec::new(),
            },
            Msg::Share => {
                let text = "The link is copied: it holds the whole game.".to_owned();
                self.notice = Some(Notice {
                    text: text.clone(),
                    cell: None,
                    lasting: false,
                });
                vec![Effect::Copy, Effect::Say(text)]
            }
            Msg::Rematch => self.rematch(),
            Msg::RotateBoard(steps) => self.turn(steps),
            Msg::Tap(cell, pointer) => self.tap(cell, pointer),
            Msg::Hover(cell) => {
                self.hover = cell;
                Vec::new()
            }
            Msg::Confirm => self.confirm(),
            Msg::RotatePiece(step) => self.rotate(step),
            Msg::Overlay(overlay) => {
                self.settings.flipped ^= 1 << overlay;
                vec![Effect::KeepSettings(self.settings)]
            }
            Msg::Supply(name) => {
                self.supply = name;
                Vec::new()
            }
            Msg::ShowScoringStep(step) => self.reckon(step),
            Msg::Cancel => {
                self.put_down();
                self.supply = None;
                self.notice = None;
                Vec::new()
            }
            Msg::Choose(name) => self.choose(name),
            Msg::Resign => self.resign(),
            Msg::Disarm => {
                self.armed = None;
                Vec::new()
            }
            // What is only begun is put down first.
            Msg::Undo if self.ghost.is_some() || !self.taps.is_empty() => self.update(Msg::Cancel),
            Msg::Undo => self.step(LiveGame::undo),
            Msg::Redo => self.step(LiveGame::redo),
            Msg::GoTo(ply) => self.step(|game| {
                let from = game.ply();
                game.go_to(ply);
                from != game.ply()
            }),
            Msg::Seat(seat, player) => {
                let Some(game) = &mut self.game else {
                    return Vec::new();
                };
                game.players[seat] = player;
                let session = Session::of(game);
                let mut effects = vec![Effect::Drop, Effect::Keep(session.clone())];
                self.session = Some(session);
                self.thinking = None;
                self.paused = false;
                self.put_down();
                effects.extend(self.think());
                effects
            }
            Msg::MoveNow => self
                .thinking
                .as_ref()
                .map(|open| Effect::Stop(open.id))
                .into_iter()
                .collect(),
            Msg::StopThinking => {
                self.paused = true;
                self.thinking = None;
                vec![Effect::Drop, Effect::Say("The machine stopped.".into())]
            }
            Msg::GoOn => {
                self.paused = false;
                self.notice = None;
                if let Some(game) = &mut self.game {
                    let end = game.line().len();
                    game.go_to(end);
                    game.carry_on();
                }
                self.think().into_iter().collect()
            }
            Msg::SoFar(report) => {
                if let Some(open) = self.thinking.as_mut().filter(|open| open.id == report.id) {
                    open.report = report;
                }
                Vec::new()
            }
            Msg::Final(report) => self.answered(report),
            Msg::Refused(id, refusal) => {
                if self.thinking.take_if(|open| open.id == id).is_none() {
                    return Vec::new();
                }
                self.paused = true;
                let why = refusal.text(Language::English);
                let text = match refusal.is_sentence() {
                    true => why,
                    false => format!("The machine cannot move: {why}. Press Go on to try again."),
                };
                self.notice = Some(Notice {
                    text: text.clone(),
                    cell: None,
                    lasting: true,
                });
                vec![Effect::Alert(text)]
            }
            Msg::Review(steps) => self.start_review(steps),
            Msg::Reviewed { id, ply, report } => {
                if let Some(review) = self.review.as_mut().filter(|review| review.id == id) {
                    review.insert(ply, report);
                }
                Vec::new()
            }
            Msg::ReviewEnded(id, end) => {
                if let Some(review) = self.review.as_mut().filter(|review| review.id == id) {
                    review.end = Some(end);
                }
                Vec::new()
            }
            Msg::Set(settings) => {
                self.settings = settings;
                vec![Effect::KeepSettings(settings)]
            }
            Msg::Dismiss => {
                self.notice = None;
                Vec::new()
            }
        }
    }

    /// Starts a review of the whole line of the game on the board, in place of an earlier review.
    fn start_review(&mut self, steps: u32) -> Vec<Effect> {
        let Some(game) = &self.game else { return Vec::new() };
        let record = game.record();
        let (review, job) = GameReview::start(self.next_id, record, steps, self.dice.random());
        self.next_id += 1;
        self.review = Some(review);
        vec![Effect::Start(job)]
    }

    fn navigate(&mut self, fragment: &str) -> Vec<Effect> {
        let fragment = fragment.trim_start_matches('#');
        let here = self.game.as_ref().map(|game| game.record().to_string());
        if self.route == Route::Play && here.as_deref() == Some(fragment) {
            return Vec::new();
        }
        self.leave();
        match fragment {
            "" => self.route = Route::Home,
            "bench" => self.route = Route::Bench,
            "settings" => return self.over_home(Effect::Open("settings")),
            _ => {
                let game = |kind: &str| fragment.strip_prefix(kind).and_then(GameId::find);
                if let Some(id) = game("play/") {
                    return self.start_here(id);
                }
                if let Some(id) = game("setup/") {
                    self.draft = Some((id, self.setup(id)));
                    return self.over_home(Effect::Open("setup"));
                }
                return self.open(fragment);
            }
        }
        vec![Effect::Drop]
    }

    /// Opens a dialog over the home page, whose address takes the place of the dialog's.
    fn over_home(&mut self, open: Effect) -> Vec<Effect> {
        self.route = Route::Home;
        vec![Effect::Drop, Effect::Go(String::new(), false), open]
    }

    /// Starts a game with its last set-up, at the address that asked for it: going back does not start another.
    fn start_here(&mut self, id: GameId) -> Vec<Effect> {
        let mut effects = self.start(id, self.setup(id));
        for effect in &mut effects {
            if let Effect::Go(_, push) = effect {
                *push = false;
            }
        }
        effects
    }

    fn open(&mut self, text: &str) -> Vec<Effect> {
        let lost = |why: String| Route::Lost(format!("This link cannot be opened: {why}."));
        let record = match Record::parse(text) {
            Ok(record) => record,
            Err(error) => {
                self.route = lost(error.to_string());
                return vec![Effect::Drop];
            }
        };
        let known = self.session.as_ref().filter(|session| session.continues(&record));
        let resigned = known
            .filter(|session| session.record == text)
            .and_then(|session| session.resigned);
        let luck = known.map_or_else(|| ChanceSeed::new(self.dice.random()), |session| session.luck);
        match LiveGame::open(&record, luck) {
            Ok((mut game, fault)) => {
                if let Some(session) = known {
                    session.seat(&mut game);
                }
                game.resigned = resigned.map(Seat);
                let broken = fault.is_some();
                let breach = fault.map(|fault| {
                    let rest = record.names.len() - fault.ply;
                    format!(
                        "The link breaks off at {fault}. The {} before it {} shown; {rest} {} left out.",
                        count(fault.ply, "ply", "plies"),
                        if fault.ply == 1 { "is" } else { "are" },
                        if rest == 1 { "name is" } else { "names are" },
                    )
                });
                let news = (known.is_none() && !record.names.is_empty() && game.is_shuffled()).then(|| {
                    "This game goes on with a bag of your own: what is still to be drawn was shuffled anew.".to_owned()
                });
                self.notice = breach.or(news).map(|text| Notice {
                    text,
                    cell: None,
                    lasting: broken,
                });
                // The legal part of a broken link is looked at, not played on by a machine.
                self.paused = broken;
                self.game = Some(game);
                self.route = Route::Play;
                let mut effects = vec![Effect::Drop];
                effects.extend(
                    self.notice
                        .iter()
                        .map(|notice| Effect::Alert(notice.text.clone())),
                );
                // A draw was made where the record ended before one.
                let now = self.game.as_ref().map(|game| game.record().to_string());
                effects.extend(
                    now.filter(|now| now != text && !broken)
                        .map(|now| Effect::Go(now, false)),
                );
                effects.extend(self.think());
                effects
            }
            Err(error) => {
                self.route = lost(error.to_string());
                vec![Effect::Drop]
            }
        }
    }

    fn start(&mut self, id: GameId, setup: Setup) -> Vec<Effect> {
        let luck = ChanceSeed::new(self.dice.random());
        match LiveGame::start(id, &setup.options, luck) {
            Ok(mut game) => {
                game.seat(setup.seated(game.table().seats(), &mut self.dice));
                game.purist = setup.purist && id.about().aids;
                let mut effects = vec![Effect::KeepSetup(id, setup.clone())];
                self.setups.push((id, setup));
                effects.extend(self.begin(game));
                effects
            }
            Err(error) => {
                self.notice = Some(Notice {
                    text: error.to_string(),
                    cell: None,
                    lasting: true,
                });
                vec![Effect::Alert(error.to_string())]
            }
        }
    }

    fn rematch(&mut self) -> Vec<Effect> {
        let Some(old) = &self.game else { return Vec::new() };
        let (mut chairs, purist) = (old.chairs(), old.purist);
        chairs.rotate_right(1);
        let luck = ChanceSeed::new(self.dice.random());
        match LiveGame::start(old.id, &old.record().options, luck) {
            Ok(mut game) => {
                game.seat(chairs);
                game.purist = purist;
                self.begin(game)
            }
            Err(_) => Vec::new(),
        }
    }

    fn begin(&mut self, game: LiveGame) -> Vec<Effect> {
        self.leave();
        let mut effects = vec![Effect::Drop, Effect::Go(game.record().to_string(), true)];
        self.game = Some(game);
        self.route = Route::Play;
        effects.extend(self.settled());
        effects
    }

    fn leave(&mut self) {
        self.put_down();
        self.thinking = None;
        self.paused = false;
        self.notice = None;
        self.hover = None;
        self.supply = None;
        self.scoring_step = None;
        self.last_answer = None;
        self.last_report = None;
    }

    pub(super) fn play(&mut self, name: &str) -> Vec<Effect> {
        let Some(game) = &mut self.game else {
            return Vec::new();
        };
        let by_person = game.persons_turn();
        if let Err(error) = game.play(name) {
            let text = error.to_string();
            self.notice = Some(Notice {
                text: text.clone(),
                cell: None,
                lasting: false,
            });
            return vec![Effect::Alert(text)];
        }
        let skipped = by_person && game.was_forced();
        self.put_down();
        self.facing = 0;
        self.supply = None;
        self.scoring_step = None;
        self.notice = skipped.then(|| Notice {
            text: "There was nothing to choose after that, so the turn went on.".into(),
            cell: None,
            lasting: false,
        });
        // What lies at the cell now is pointed at only when the pointer moves again.
        self.hover = None;
        self.thinking = None;
        self.paused = false;
        self.settled()
    }

    /// Shows a step of the final scoring, or none.
    fn reckon(&mut self, step: Option<usize>) -> Vec<Effect> {
        let Some(game) = self.game.as_ref().filter(|game| game.over()) else {
            return Vec::new();
        };
        let gains = game.table().final_scoring();
        self.scoring_step = step.filter(|&step| step < gains.len());
        let said = self
            .scoring_step
            .map(|step| Effect::Say(view::named(game, &gains[step].text)));
        said.into_iter().collect()
    }

    /// After the position has changed: the address, the keeping, the telling, and the machine's turn.
    pub(super) fn settled(&mut self) -> Vec<Effect> {
        let Some(game) = &self.game else { return Vec::new() };
        let session = Session::of(game);
        let mut effects = vec![
            Effect::Go(session.record.clone(), false),
            Effect::Keep(session.clone()),
        ];
        self.session = Some(session);
        self.point();
        let panel = view::panel(self);
        // Who listens hears what was scored, whose turn it is, and what there is to be placed.
        let hand = panel.hand.map(|hand| hand.text);
        let told: Vec<String> = panel
            .gains
            .into_iter()
            .chain([panel.status])
            .chain(hand)
            .collect();
        effects.push(match panel.banner {
            Some(banner) => Effect::Alert(format!("{} {}", banner.headline, banner.detail)),
            None => Effect::Say(told.join(" ")),
        });
        effects.extend(self.think());
        effects
    }

    fn step(&mut self, step: impl FnOnce(&mut LiveGame) -> bool) -> Vec<Effect> {
        let Some(game) = &mut self.game else {
            return Vec::new();
        };
        if !step(game) {
            return Vec::new();
        }
        game.carry_on();
        // Whoever steps through a game of machines wants to look at it.
        self.paused = !game.persons_turn();
        self.put_down();
        self.thinking = None;
        self.scoring_step = None;
        self.notice = None;
        self.last_answer = None;
        self.last_report = None;
        let mut effects = vec![Effect::Drop];
        effects.extend(self.settled());
        effects
    }
}

/// `1 ply`, `2 plies`.
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
