//! Random histories of two to five devices that play a game by link: links are opened again, pasted, lost, sent twice and
//! forged, moves are taken back, pages are closed. Record, seats, names and draws agree, and no move is lost that was sent.

use rand::RngExt;
use tessera_app::{
    BoardMsg, ByLinkMsg, DrawOffer, Msg, OpenPage, PlayMsg, Player, SavedGame, ShareMsg, SharedId,
};
use tessera_core::game::{Dice, Seat, dice};
use tessera_games::play::{RESIGN, Record};

use super::App;
use super::by_link::{device, host};
use super::by_link_carcassonne::carcassonne;
use tessera_app::Starts;

/// A device at the table.
struct Place {
    app: App,
    /// The seat that its owner has.
    seat: Seat,
    /// Whether it has taken part in the game yet.
    is_in: bool,
    /// The lines that were sent from here, or opened here.
    lines: Vec<Vec<String>>,
}

/// All devices, and the links that are on their way.
struct Table {
    id: SharedId,
    places: Vec<Place>,
    links: Vec<String>,
    /// Whether moves are taken back that were sent, so that lines part.
    parts: bool,
    dice: Dice,
}

fn names_of(record: &str) -> Vec<String> {
    Record::parse(record).expect("a record").names
}

fn line_of(link: &str) -> Vec<String> {
    let record = link.trim_start_matches('#').split(';').next().expect("a record");
    names_of(record)
}

fn comparable(one: &[String], other: &[String]) -> bool {
    one.starts_with(other) || other.starts_with(one)
}

impl Place {
    fn kept(&self, id: SharedId) -> Vec<SavedGame> {
        self.app.kept_by_link(id)
    }

    /// The lines of the games that are kept.
    fn kept_lines(&self, id: SharedId) -> Vec<Vec<String>> {
        self.kept(id).iter().map(|game| names_of(&game.record)).collect()
    }

    /// Whether the game is on the board, and its seat taken.
    fn is_open(&self, id: SharedId) -> bool {
        let OpenPage::Play(state) = &self.app.model.page else {
            return false;
        };
        state
            .board
            .game
            .by_link
            .is_some_and(|by_link| by_link.id == id && !by_link.is_invited)
    }
}

impl Table {
    fn new(seed: u64, parts: bool) -> Table {
        let mut dice = dice(seed);
        let seats = dice.random_range(2..=5u8);
        let mut first = match seats {
            2 if dice.random_range(0..2) == 0 => {
                let starts = [Starts::Me, Starts::Them][dice.random_range(0..2)];
                host("size=3.komi=0_5", starts)
            }
            _ => carcassonne(seats.into(), seed + 1000),
        };
        first.model.shell.dice = tessera_core::game::dice(seed + 2000);
        let game = &first.model.board().expect("a game").game;
        let own = game
            .seats()
            .find(|&seat| game.players[seat] == Player::Person)
            .expect("a seat here");
        let others: Vec<Seat> = game.seats().filter(|&seat| seat != own).collect();
        let id = first.shared_id();
        let place = |app, seat, is_in| Place {
            app,
            seat,
            is_in,
            lines: Vec::new(),
        };
        let mut places = vec![place(first, own, true)];
        for seat in others {
            places.push(place(device(seed + 3000 + u64::from(seat.0)), seat, false));
        }
        Table {
            id,
            places,
            links: Vec::new(),
            parts,
            dice,
        }
    }

    /// Opens a link on a device in one of the ways in which that is done.
    fn open(&mut self, at: usize, link: &str) {
        let way = self.dice.random_range(0..3);
        let (id, line) = (self.id, line_of(link));
        let place = &mut self.places[at];
        let before = place.kept_lines(id);
        let msg = match way {
            0 => Msg::Navigate(link.into()),
            1 if place.is_open(id) => PlayMsg::ByLink(ByLinkMsg::Paste(format!("look: {link} ..."))).into(),
            _ => {
                place.app.send(Msg::Home);
                Msg::Pasted(format!("> {link}"), None)
            }
        };
        place.app.send(msg);
        let OpenPage::Play(state) = &place.app.model.page else {
            panic!("an honest link is opened: {link}")
        };
        let invited = state.board.game.by_link.expect("by link");
        if invited.is_invited {
            assert!(before.is_empty() && !place.is_in, "an invitation comes first");
            if invited.to == place.seat {
                place.app.send(PlayMsg::ByLink(ByLinkMsg::Accept));
                place.is_in = true;
                place.lines.push(line);
            } else {
                place.app.send(Msg::Home);
            }
            return;
        }
        let after = place.kept_lines(id);
        let is_new = before.iter().all(|kept| !comparable(kept, &line));
        assert_eq!(
            after.len(),
            before.len() + usize::from(is_new),
            "a card for each line that differs: {link}"
        );
        place.lines.push(line);
    }

    /// Something that happens on a device.
    fn step(&mut self) {
        let at = self.dice.random_range(0..self.places.len());
        let is_open = self.places[at].is_open(self.id);
        let choice = self.dice.random_range(0..17);
        match choice {
            0..=5 if is_open => self.play(at),
            6 | 7 if is_open => self.post(at),
            8 | 9 if !self.links.is_empty() => {
                // Mostly the last one.
                let last = self.links.len() - 1;
                let which = [last, self.dice.random_range(0..=last)][self.dice.random_range(0..2)];
                let link = self.links[which].clone();
                self.open(at, &link);
            }
            10 if !self.links.is_empty() => {
                let lost = self.dice.random_range(0..self.links.len());
                self.links.remove(lost);
            }
            11 if is_open => {
                let app = &mut self.places[at].app;
                if app.card().send.is_some_and(|send| send.is_due) || self.parts {
                    let before = names_of(&app.record());
                    let sent = app.model.board().unwrap().game.by_link.unwrap().sent;
                    app.send(PlayMsg::ByLink(ByLinkMsg::TakeBack));
                    app.send(if self.parts {
                        Msg::from(PlayMsg::ByLink(ByLinkMsg::TakeBack))
                    } else {
                        BoardMsg::Disarm.into()
                    });
                    let after = app.model.board().unwrap().game.line().to_vec();
                    assert!(self.parts || after.len() >= sent, "what was sent stays");
                    if after.len() < before.len() {
                        // It was given up on this device.
                        self.places[at]
                            .lines
                            .retain(|line| line.len() <= after.len() || !line.starts_with(&after));
                    }
                }
            }
            12 => self.reload(at),
            13 if !self.links.is_empty() => self.forge(at),
            14 if is_open => {
                let msg = [ByLinkMsg::AllowAids, ByLinkMsg::OfferDraw, ByLinkMsg::AcceptDraw];
                let msg = msg[self.dice.random_range(0..3)].clone();
                self.places[at].app.send(PlayMsg::ByLink(msg));
            }
            15 => self.go_on(at),
            16 if is_open => self.sketch(at),
            0..=7 => match self.links.last().cloned() {
                Some(link) if self.places[at].kept(self.id).is_empty() => self.open(at, &link),
                _ => self.go_on(at),
            },
            _ => {}
        }
    }

    /// Opens one of the games that a device keeps.
    fn go_on(&mut self, at: usize) {
        let kept = self.places[at].kept(self.id);
        if !kept.is_empty() {
            let id = kept[self.dice.random_range(0..kept.len())].id;
            self.places[at].app.send(Msg::Navigate(format!("saved/{id}")));
        }
    }

    /// Plays a move if it is somebody's turn on this device; tries to move where it is not.
    fn play(&mut self, at: usize) {
        let app = &mut self.places[at].app;
        let game = &app.model.board().unwrap().game;
        let legal = game.table().legal().names();
        let name = match legal.len() {
            0 => return,
            _ if self.dice.random_range(0..200) == 0 => RESIGN.to_owned(),
            many => legal[self.dice.random_range(0..many)].clone(),
        };
        let (is_here, before) = (game.persons_turn(), app.record());
        if name == RESIGN {
            app.send(PlayMsg::Resign);
            app.send(PlayMsg::Resign);
        } else {
            app.send(BoardMsg::Choose(name.clone()));
            if is_here && app.record() == before {
                app.send(BoardMsg::Choose(name));
            }
        }
        assert_eq!(app.record() != before, is_here, "only the seat here is moved for");
    }

    /// Tries moves for every seat, and leaves them in one of the ways in which that is done.
    fn sketch(&mut self, at: usize) {
        let app = &mut self.places[at].app;
        let (kept, address) = (app.kept_by_link(self.id), app.model.play().unwrap().address());
        app.send(PlayMsg::ByLink(ByLinkMsg::Try));
        if app.panel().by_link.expect("by link").end_trying.is_none() {
            return;
        }
        for _ in 0..self.dice.random_range(0..6) {
            let legal = app.legal();
            if !legal.is_empty() {
                let name = legal[self.dice.random_range(0..legal.len())].clone();
                app.send(BoardMsg::Choose(name));
            }
        }
        assert_eq!(app.kept_by_link(self.id), kept, "nothing that is tried is kept");
        assert_eq!(
            app.model.play().unwrap().address(),
            address,
            "the address is that of the game"
        );
        let last = self.links.last().cloned();
        let msg = match (self.dice.random_range(0..5), last) {
            (0, _) => Msg::Home,
            (1, _) => Msg::OpenReview,
            (2, _) => ShareMsg::Open.into(),
            (3, Some(link)) => return self.open(at, &link),
            _ => PlayMsg::ByLink(ByLinkMsg::EndTrying).into(),
        };
        app.send(msg);
        assert_eq!(app.kept_by_link(self.id), kept, "nothing that was tried is kept");
    }

    /// Sends the link of a device, perhaps once more.
    fn post(&mut self, at: usize) {
        let place = &mut self.places[at];
        if place.app.card().send.is_none() {
            return;
        }
        let link = place.app.send_link();
        place.lines.push(line_of(&link));
        self.links.push(link);
    }

    /// Closes the page; what was kept is there when it is opened again.
    fn reload(&mut self, at: usize) {
        let place = &mut self.places[at];
        let seed = self.dice.random::<u32>();
        let kept = place.kept(self.id);
        place.app = App::with(kept);
        place.app.model.shell.dice = dice(u64::from(seed));
    }

    /// Opens a link whose notes somebody has changed: no kept game changes.
    fn forge(&mut self, at: usize) {
        let link = self.links[self.dice.random_range(0..self.links.len())].clone();
        let place = &mut self.places[at];
        let kept = place.kept(self.id);
        let is_waiting = |game: &SavedGame| {
            let by_link = game.by_link().expect("by link");
            matches!(by_link.draw, DrawOffer::Offered(_))
        };
        let seats = place
            .app
            .model
            .board()
            .map_or(2, |state| state.game.table().seats());
        let (record, notes) = link.split_once(';').expect("notes");
        let forged = match self.dice.random_range(0..5) {
            0 => format!(
                "{record};{}",
                notes.replace("to=1", "to=9").replace("to=2", "to=1")
            ),
            1 => format!("{record};{notes};game={}", self.id),
            2 if !notes.contains("draw") && !kept.iter().any(is_waiting) => {
                format!("{record};{notes};draw=agreed")
            }
            3 if !notes.contains("draw") && seats > 2 => format!("{record};{notes};draw=1"),
            _ => format!("{record};game={};to=1", self.id)
                .replace("size=3", "size=5")
                .replace("players=", "small-city=4.players="),
        };
        place.app.send(Msg::Navigate(forged.clone()));
        let after = place.kept(self.id);
        let is_honest =
            matches!(&place.app.model.page, OpenPage::Play(state) if state.board.game.by_link.is_some());
        if is_honest {
            // The seat may be right after all; then it is an older or the same link, or an invitation that nobody accepts.
            place.app.send(Msg::Home);
        } else {
            assert_eq!(after, kept, "{forged}");
        }
    }

    /// What holds at every time.
    fn check(&self) {
        for place in &self.places {
            let kept = place.kept_lines(self.id);
            for line in &place.lines {
                assert!(
                    kept.iter().any(|kept| kept.starts_with(line)),
                    "a line is lost: {line:?} of {kept:?}"
                );
            }
            if !self.parts {
                assert_eq!(kept.len(), usize::from(place.is_in), "one card");
            }
            for game in place.kept(self.id) {
                let is_here = |&(seat, player): &(usize, &Player)| {
                    (usize::from(place.seat.0) == seat) == (*player == Player::Person)
                };
                assert!(
                    game.players.iter().enumerate().all(|seat| is_here(&seat)),
                    "{:?}",
                    game.players
                );
            }
        }
        if !self.parts {
            let lines: Vec<_> = self
                .places
                .iter()
                .flat_map(|place| place.kept_lines(self.id))
                .collect();
            for one in &lines {
                assert!(
                    lines.iter().all(|other| comparable(one, other)),
                    "devices agree: {lines:?}"
                );
            }
        }
    }

    /// Lets every device that is in open what the farthest one has.
    fn meet(&mut self) {
        let length = |place: &Place| place.kept_lines(self.id).first().map_or(0, Vec::len);
        let by = |&at: &usize| {
            let draw = self.places[at].kept(self.id).first().map(|game| game.over);
            (length(&self.places[at]), draw)
        };
        let farthest = (0..self.places.len()).max_by_key(by).expect("a device");
        let saved = self.places[farthest].kept(self.id)[0].id;
        self.places[farthest]
            .app
            .send(Msg::Navigate(format!("saved/{saved}")));
        let link = match self.places[farthest].app.card().send {
            Some(_) => self.places[farthest].app.send_link(),
            // It is that device's turn: its address says the same.
            None => self.places[farthest].app.model.play().unwrap().address(),
        };
        for at in 0..self.places.len() {
            if self.places[at].is_in {
                self.open(at, &link);
            }
        }
        self.check();
        let of = |place: &Place| {
            let game = place.kept(self.id).remove(0);
            (game.record, game.names, game.over, game.chance_seed)
        };
        let all: Vec<_> = self.places.iter().filter(|place| place.is_in).map(of).collect();
        assert!(all.iter().all(|one| *one == all[0]), "{all:#?}");
    }
}

#[test]
fn whatever_is_opened_lost_or_forged_devices_agree_and_no_sent_move_is_lost() {
    let (mut plies, mut met) = (0, 0);
    for seed in 0..14 {
        println!("seed {seed}");
        let mut table = Table::new(seed, false);
        for _ in 0..200 {
            table.step();
            table.check();
        }
        if table.places.iter().filter(|place| place.is_in).count() > 1 {
            table.meet();
            met += 1;
        }
        plies += table.places[0].kept_lines(table.id)[0].len();
    }
    assert!(plies > 80 && met > 6, "{plies} plies, {met} tables");
}

#[test]
fn a_sent_move_that_is_taken_back_leaves_both_lines_and_never_one_twice() {
    let mut cards = 0;
    for seed in 100..114 {
        println!("seed {seed}");
        let mut table = Table::new(seed, true);
        for _ in 0..200 {
            table.step();
            table.check();
        }
        let kept = table.places.iter().map(|place| place.kept(table.id).len());
        cards += kept.filter(|&cards| cards > 1).count();
    }
    assert!(cards > 2, "{cards} devices with several cards");
}
