//! How a puzzle is opened, and the next one after it.

use std::rc::Rc;

use super::address::{PuzzleAddress, PuzzleName};
use super::daily::daily_place;
use super::loading::PuzzleLoading;
use super::message::{FetchFault, PuzzleMsg};
use super::orientation::oriented;
use super::own::own_puzzle;
use super::state::{Listing, Phase, PuzzleState};
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::route::LinkFault;
use crate::saved_game::SaveSlot;
use crate::shell::Shell;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;
use tessera_protocol::puzzles::{Puzzle, PuzzleFile};

/// The puzzle of the day, with a symmetry drawn at random.
const TODAY: PuzzleAddress = PuzzleAddress {
    name: PuzzleName::Daily,
    on_path: false,
    orientation: None,
};

impl Model {
    /// The page of a puzzle, if it is open.
    pub fn puzzle_page(&self) -> Option<&PuzzleState> {
        match &self.page {
            OpenPage::Puzzle(state) => Some(state),
            _ => None,
        }
    }

    /// A value to draw beside the board of a puzzle; the default where another page is open.
    pub fn see_puzzle<T: Default>(&self, view: impl FnOnce(&PuzzleState, &Shell) -> T) -> T {
        self.puzzle_page()
            .map_or_else(T::default, |state| view(state, &self.shell))
    }

    /// Opens the page of a puzzle; its file is fetched once the day is known.
    pub(crate) fn open_puzzle(&mut self, address: PuzzleAddress) -> Vec<Effect> {
        let mut effects = self.open_page(OpenPage::PuzzleLoading(PuzzleLoading::new(address)));
        effects.push(Effect::AskDay);
        effects
    }

    /// Fetches a puzzle that a frame is to show in place of the board that it shows until then.
    pub(crate) fn fetch_puzzle(&mut self, address: PuzzleAddress) -> Vec<Effect> {
        if let Some(embed) = &mut self.shell.embed {
            embed.loading = Some(PuzzleLoading::new(address));
        }
        vec![Effect::AskDay]
    }

    /// The puzzle whose file is being fetched.
    fn loading(&mut self) -> Option<&mut PuzzleLoading> {
        match &mut self.page {
            OpenPage::PuzzleLoading(loading) => Some(loading),
            _ => self.shell.embed.as_mut()?.loading.as_mut(),
        }
    }

    /// Takes in what happened on the page of a puzzle.
    #[inline(never)]
    pub(crate) fn update_puzzle(&mut self, msg: PuzzleMsg) -> Vec<Effect> {
        let shell = &mut self.shell;
        match (msg, &mut self.page) {
            (PuzzleMsg::Day(day), _) => self.take_day(day),
            (PuzzleMsg::Fetched(game, file), _) => self.take_file(game, file),
            (PuzzleMsg::Next, _) => self.open_next_puzzle(),
            (PuzzleMsg::Today, _) => self.open_puzzle(TODAY),
            (PuzzleMsg::Hint, OpenPage::Puzzle(state)) => state.ask_hint(shell),
            (PuzzleMsg::TryAgain, OpenPage::Puzzle(state)) => state.try_again(shell),
            (PuzzleMsg::Solution, OpenPage::Puzzle(state)) => state.show_solution(shell),
            (PuzzleMsg::Restart, OpenPage::Puzzle(state)) => state.restart(shell),
            (PuzzleMsg::CopyResult, OpenPage::Puzzle(state)) => state.copy_result(shell),
            (PuzzleMsg::Picture, OpenPage::Puzzle(state)) => state.open_picture(shell),
            (
                PuzzleMsg::Hint
                | PuzzleMsg::TryAgain
                | PuzzleMsg::Solution
                | PuzzleMsg::Restart
                | PuzzleMsg::CopyResult
                | PuzzleMsg::Picture,
                _,
            ) => Vec::new(),
        }
    }

    fn take_day(&mut self, day: u32) -> Vec<Effect> {
        if let Some(loading) = self.loading().filter(|loading| loading.day.is_none()) {
            loading.day = Some(day);
            return self.fetch_puzzles();
        }
        match &mut self.page {
            OpenPage::Puzzle(state) => {
                state.day = day;
                let is_untouched = state.phase == Phase::Find && state.board.game.ply() == state.start;
                let is_other_day = state.daily().is_some_and(|daily| daily != day);
                if is_other_day && is_untouched {
                    self.open_puzzle(TODAY)
                } else {
                    Vec::new()
                }
            }
            _ => Vec::new(),
        }
    }

    fn fetch_puzzles(&mut self) -> Vec<Effect> {
        let game = self.loading().and_then(|loading| loading.game());
        game.map(Effect::FetchPuzzles).into_iter().collect()
    }

    fn take_file(&mut self, game: GameId, file: Result<Box<PuzzleFile>, FetchFault>) -> Vec<Effect> {
        let Some(loading) = self.loading() else {
            return Vec::new();
        };
        // The answer to an earlier question.
        if loading.game() != Some(game) {
            return Vec::new();
        }
        let (address, day) = (loading.address, loading.day.unwrap_or_default());
        let is_daily = address.name == PuzzleName::Daily;
        let file = match file {
            Ok(file) if file.game != game || file.check_list().is_err() => {
                return self.lose_puzzle(LinkFault::BadPuzzles);
            }
            Ok(file) if !is_daily || file.listed().next().is_some() => file,
            Err(FetchFault::Unreadable) => return self.lose_puzzle(LinkFault::BadPuzzles),
            Err(FetchFault::Unreachable) => return self.lose_puzzle(LinkFault::PuzzlesUnreachable),
            Ok(_) | Err(FetchFault::Missing) if is_daily => {
                loading.passed_over += 1;
                return if loading.passed_over < GameId::ALL.len() {
                    self.fetch_puzzles()
                } else {
                    self.lose_puzzle(LinkFault::NoPuzzle)
                };
            }
            Ok(_) | Err(FetchFault::Missing) => return self.lose_puzzle(LinkFault::NoPuzzle),
        };
        let place = match address.name {
            PuzzleName::Daily => {
                let is_listed = |&place: &usize| file.puzzles[place].is_listed();
                let listed: Vec<usize> = (0..file.puzzles.len()).filter(is_listed).collect();
                daily_place(day, listed.len()).map(|at| listed[at])
            }
            PuzzleName::Of(_, number) => {
                let is_it = |puzzle: &Puzzle| puzzle.number(game) == Some(number);
                file.puzzles.iter().position(is_it)
            }
        };
        let Some(place) = place else {
            return self.lose_puzzle(LinkFault::NoPuzzle);
        };
        let listing = Listing {
            file: Rc::from(file),
            place,
            daily: (address.name == PuzzleName::Daily).then_some(day),
            on_path: address.on_path,
            orientation: 0,
        };
        self.show_puzzle(listing, address.orientation, day, false)
    }

    /// Opens the next puzzle. After one of one's own games: the one that is asked next, if any is due. On a path: the next of the path.
    /// Without a path, and once all of it are solved: the next listed puzzle of the game that is not solved yet, in the order of the
    /// file; where all are, the next one.
    fn open_next_puzzle(&mut self) -> Vec<Effect> {
        let OpenPage::Puzzle(state) = &self.page else {
            return Vec::new();
        };
        let Some(listing) = &state.listing else {
            let due = state.next_due(&self.shell).map(str::to_owned);
            let open = |due: String| {
                let mut effects = vec![Effect::Go(due.clone(), true)];
                effects.extend(self.update(Msg::Navigate(due)));
                effects
            };
            return due.map_or_else(Vec::new, open);
        };
        let puzzles = &listing.file.puzzles;
        let on_path = listing.on_path.then(|| self.next_on_path(listing)).flatten();
        let after = |steps: usize| (listing.place + steps) % puzzles.len();
        let is_open = |&place: &usize| !self.shell.puzzles.has_solved(&puzzles[place].id);
        let is_listed = |&place: &usize| puzzles[place].is_listed();
        let mut listed = (1..puzzles.len()).map(after).filter(is_listed);
        let first = listed.clone().next().unwrap_or(listing.place);
        let next = Listing {
            file: Rc::clone(&listing.file),
            place: on_path.unwrap_or_else(|| listed.find(is_open).unwrap_or(first)),
            daily: None,
            on_path: on_path.is_some(),
            orientation: 0,
        };
        self.show_puzzle(next, None, state.day, true)
    }

    /// The place in the file of the first puzzle of its path, after this one and then before it, that is not solved.
    fn next_on_path(&self, listing: &Listing) -> Option<usize> {
        let (puzzles, here) = (&listing.file.puzzles, &listing.puzzle().id);
        let mut paths = listing.file.paths().into_iter();
        let (path, at) = paths.find_map(|path| {
            let at = path.puzzles.iter().position(|puzzle| puzzle.id == *here)?;
            Some((path.puzzles, at))
        })?;
        let mut others = path[at + 1..].iter().chain(&path[..at]);
        let next = others.find(|puzzle| !self.shell.puzzles.has_solved(&puzzle.id))?;
        puzzles.iter().position(|puzzle| puzzle.id == next.id)
    }

    /// Shows a puzzle of a file mapped by the symmetry of this number, or by one that is drawn.
    fn show_puzzle(
        &mut self,
        listing: Listing,
        orientation: Option<u8>,
        day: u32,
        push: bool,
    ) -> Vec<Effect> {
        let slot = SaveSlot::new(self.new_save_id());
        let Some(game) = listing.game(self.shell.language) else {
            return self.lose_puzzle(LinkFault::BadPuzzles);
        };
        let dice = &mut self.shell.dice;
        let mut oriented = |number| oriented(listing.puzzle(), &game, number, dice);
        // The puzzle of another day may be of a game with fewer symmetries than the link knows of.
        let found = oriented(orientation).or_else(|| oriented(listing.daily.map(|_| None)?));
        let Some((puzzle, orientation)) = found else {
            return self.lose_puzzle(LinkFault::NoPuzzle);
        };
        let shell = &self.shell;
        let Some(mut state) = PuzzleState::open(game.id, puzzle, slot, &shell.settings, shell.language)
        else {
            return self.lose_puzzle(LinkFault::BadPuzzles);
        };
        state.day = day;
        state.listing = Some(Listing {
            orientation,
            ..listing
        });
        self.show_state(state, push)
    }

    /// Shows the puzzle that somebody has made of a record.
    pub(crate) fn open_own_puzzle(&mut self, record: &Record) -> Vec<Effect> {
        let slot = SaveSlot::new(self.new_save_id());
        let shell = &self.shell;
        let state = own_puzzle(record, shell.language).and_then(|(game, puzzle)| {
            PuzzleState::open(game, puzzle, slot, &shell.settings, shell.language)
        });
        match state {
            Some(state) => {
                let mut effects = self.show_state(state, false);
                effects.push(Effect::AskDay);
                effects
            }
            None => self.lose_puzzle(LinkFault::NoPuzzle),
        }
    }

    fn show_state(&mut self, state: PuzzleState, push: bool) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Some(embed) = &mut self.shell.embed {
            embed.show_puzzle();
            self.shell.rotations = vec![(state.board.game.id, embed.options.orientation)];
            // The engine of the board that it takes the place of.
            effects.push(Effect::Rest);
        }
        let address = state.address();
        let say = state.say(&self.shell);
        effects.extend(self.open_page(OpenPage::Puzzle(Box::new(state))));
        effects.push(Effect::Go(address, push));
        effects.extend(say);
        effects
    }

    fn lose_puzzle(&mut self, fault: LinkFault) -> Vec<Effect> {
        if self.shell.embed.is_some() {
            self.refuse_puzzle(fault)
        } else {
            self.open_page(OpenPage::Lost(fault))
        }
    }
}
