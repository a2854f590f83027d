//! The engine behind a port: takes requests, searches in slices, answers.
//!
//! The same code serves in a worker and, where no worker can be started, in the page itself: it only knows a port. One
//! question and one review can be open; [`Turns`] says which is worked on.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Reflect, Uint16Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Performance};

use tessera_engine::bench;
use tessera_engine::review::Review;
use tessera_engine::{EngineRun, Status};
use tessera_games::catalog::GameId;
use tessera_protocol::{Answer, Budget, EngineRefusal, Question, Report, Request, Slice, Turns, WeighedLine};

/// How long a slice of work lasts, in milliseconds: a message waits no longer than this, unless a single step does.
const SLICE_MILLIS: f64 = 8.0;
/// How often an open question or review is reported on, in milliseconds.
const REPORT_MILLIS: f64 = 125.0;
/// The build id of a worker that no build step has stamped.
const UNSTAMPED: &str = "dev";

/// An engine with its port.
struct EngineServer {
    port: MessagePort,
    /// A channel to itself: a message sent here arrives after the requests that wait.
    loopback: MessagePort,
    /// Whether a message to itself is on its way: a second one would let a slice in twice as often.
    is_scheduled: bool,
    question: Option<OpenQuestion>,
    review: Option<OpenReview>,
    /// Whose slice is next.
    turns: Turns,
    /// The search of the last question: it goes on if the next question is about the same or a later position of the same
    /// game.
    last: Option<EngineRun>,
}

/// Which search a question starts.
enum Kind<'l> {
    /// The main search, in place of the one before.
    Main,
    /// A side search: the main search is paused.
    Side,
    /// A side search for who owns each cell at the ends of the game after these lines.
    Ownership(&'l [WeighedLine]),
}

struct OpenQuestion {
    question: Question,
    run: EngineRun,
    /// Whether it is answered by a side search.
    is_side_search: bool,
    /// When it was asked, in milliseconds.
    asked: f64,
    /// When it was reported on last, in milliseconds.
    reported: f64,
}

struct OpenReview {
    id: u32,
    review: Review,
    /// When it was reported on last, in milliseconds.
    reported: f64,
}

impl OpenQuestion {
    /// Searches for a slice, or up to the end of the time allowed.
    fn slice(&mut self) -> Status {
        let left = match self.question.budget {
            Budget::Steps(_) => f64::INFINITY,
            Budget::Millis(millis) => self.asked + f64::from(millis) - now(),
        };
        match self.run.slice(left.min(SLICE_MILLIS), now) {
            Status::Searching if left <= SLICE_MILLIS => Status::Finished,
            status => status,
        }
    }

    fn report(&self) -> Report {
        Report {
            millis: (now() - self.asked) as u32,
            ..self.run.report()
        }
    }
}

/// Returns the milliseconds since the worker or the page began.
fn now() -> f64 {
    thread_local! {
        static CLOCK: Performance = Reflect::get(&js_sys::global(), &"performance".into())
            .expect("workers and windows have a clock")
            .unchecked_into();
    }
    CLOCK.with(Performance::now)
}

/// Returns the build that the engine belongs to: the first line of its script sets it.
fn engine_build() -> String {
    let stamp = Reflect::get(&js_sys::global(), &"TESSERA_BUILD".into());
    stamp
        .ok()
        .and_then(|stamp| stamp.as_string())
        .unwrap_or_else(|| UNSTAMPED.into())
}

/// Serves the requests that come through `port`, from now on.
pub fn serve(port: MessagePort) {
    let channel = MessageChannel::new().expect("what has ports has channels");
    let server = Rc::new(RefCell::new(EngineServer {
        port: port.clone(),
        loopback: channel.port1(),
        is_scheduled: false,
        question: None,
        review: None,
        turns: Turns::default(),
        last: None,
    }));
    let requested = Rc::clone(&server);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        requested.borrow_mut().on_message(event.data());
    });
    let slice = Closure::<dyn FnMut(MessageEvent)>::new(move |_| server.borrow_mut().slice());
    channel
        .port2()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The ports keep their listeners for as long as the engine lives, which is as long as its page or worker.
    slice.forget();
    on_message.forget();
    let build = engine_build();
    post(&port, &Answer::Ready { build });
}

fn post(port: &MessagePort, answer: &Answer) {
    let message = serde_wasm_bindgen::to_value(answer).expect("answers are plain data");
    port.post_message(&message).expect("plain data can be posted");
}

impl EngineServer {
    fn on_message(&mut self, message: JsValue) {
        if let Some(words) = message.dyn_ref::<Uint16Array>() {
            return self.import_delta(&words.to_vec());
        }
        match serde_wasm_bindgen::from_value(message) {
            Ok(Request::Ask(question)) => self.ask(question, Kind::Main),
            Ok(Request::SideSearch(question)) => self.ask(question, Kind::Side),
            Ok(Request::Ownership { question, lines }) => self.ask(question, Kind::Ownership(&lines)),
            Ok(Request::Review {
                question,
                from,
                to,
                doublings,
            }) => {
                self.review = None;
                let id = question.id;
                match Review::part(&question, from as usize..to as usize) {
                    Ok(review) => {
                        let review = review.with_doublings(doublings);
                        let reported = now();
                        self.review = Some(OpenReview { id, review, reported });
                        self.schedule();
                    }
                    Err(refusal) => self.refuse(Some(id), refusal.into()),
                }
            }
            Ok(Request::Stop(id)) => self.stop(id),
            Ok(Request::Bench(millis)) => post(&self.port, &Answer::Bench(measured(millis))),
            Err(error) => self.refuse(None, EngineRefusal::Request(error.to_string())),
        }
    }

    fn ask(&mut self, question: Question, kind: Kind) {
        let asked = now();
        self.put_down();
        let is_side_search = !matches!(kind, Kind::Main);
        let before = self.last.take_if(|_| !is_side_search);
        let id = question.id;
        let run = match (before, kind) {
            (Some(before), _) => before.resume(&question),
            (None, Kind::Ownership(lines)) => EngineRun::start_ownership(&question, lines),
            (None, Kind::Main | Kind::Side) => EngineRun::start(&question),
        };
        match run {
            Ok(run) => {
                self.question = Some(OpenQuestion {
                    question,
                    run,
                    is_side_search,
                    asked,
                    reported: asked,
                });
                self.schedule();
            }
            Err(refusal) => self.refuse(Some(id), refusal.into()),
        }
    }

    fn stop(&mut self, id: u32) {
        if let Some(open) = self.question.as_mut().filter(|open| open.question.id == id) {
            // A search that has not begun yet still has to name a move.
            open.run.step(1);
            self.finish_question();
        }
        if self.review.as_ref().is_some_and(|open| open.id == id) {
            self.finish_review();
        }
    }

    fn refuse(&self, id: Option<u32>, refusal: EngineRefusal) {
        post(&self.port, &Answer::Refused { id, refusal });
    }

    /// Takes in what another worker has found out about a question, unless it comes too late.
    fn import_delta(&mut self, words: &[u16]) {
        if let (Some(open), Some((id, words))) = (&mut self.question, words.split_first())
            && open.question.id as u16 == *id
        {
            open.run.import_delta(words);
        }
    }

    /// Orders the next slice of work, after the requests that wait.
    fn schedule(&mut self) {
        if !std::mem::replace(&mut self.is_scheduled, true) {
            self.loopback
                .post_message(&JsValue::NULL)
                .expect("null can be posted");
        }
    }

    /// Works for a slice of time, then lets requests in.
    fn slice(&mut self) {
        self.is_scheduled = false;
        let searched = self.question.as_ref().map(|open| now() - open.asked);
        match self.turns.next(searched, self.review.is_some()) {
            Some(Slice::Question) => self.slice_question(),
            Some(Slice::Review) => self.slice_review(),
            None => {}
        }
        if self.question.is_some() || self.review.is_some() {
            self.schedule();
        }
    }

    fn slice_question(&mut self) {
        let Some(open) = &mut self.question else { return };
        if open.slice() == Status::Finished {
            return self.finish_question();
        }
        if now() - open.reported < REPORT_MILLIS {
            return;
        }
        open.reported = now();
        post(&self.port, &Answer::SoFar(open.report()));
        if open.question.pooled {
            let mut words = open.run.export_delta();
            words.insert(0, open.question.id as u16);
            self.port
                .post_message(&Uint16Array::from(&*words))
                .expect("numbers can be posted");
        }
    }

    fn slice_review(&mut self) {
        let Some(open) = &mut self.review else { return };
        let end = now() + SLICE_MILLIS;
        while now() < end && !open.review.is_over() {
            if let Some(reviewed) = open.review.step() {
                let (ply, report) = (reviewed.ply as u32, reviewed.report);
                post(&self.port, &Answer::Reviewed { ply, report });
            }
        }
        if open.review.is_over() {
            return self.finish_review();
        }
        if now() - open.reported >= REPORT_MILLIS {
            open.reported = now();
            post(&self.port, &Answer::Reviewing(open.id));
        }
    }

    fn finish_question(&mut self) {
        if let Some(open) = self.question.take() {
            post(&self.port, &Answer::Final(open.report()));
            self.question = Some(open);
            self.put_down();
        }
    }

    /// Puts the open question down; its search may go on with the next one, unless it is a side search.
    fn put_down(&mut self) {
        if let Some(open) = self.question.take().filter(|open| !open.is_side_search) {
            self.last = Some(open.run);
        }
    }

    fn finish_review(&mut self) {
        if let Some(OpenReview { id, .. }) = self.review.take() {
            let report = Report {
                id,
                ..Report::default()
            };
            post(&self.port, &Answer::Final(report));
        }
    }
}

/// Returns the speed of every game at each of its sizes, as JSON lines.
fn measured(millis: u32) -> Vec<String> {
    let games = GameId::ALL.iter().flat_map(|&game| {
        bench::settings(game)
            .into_iter()
            .map(move |options| bench::measure(game, &options, millis, &now))
    });
    games
        .flatten()
        .filter_map(|measured| serde_json::to_string(&measured).ok())
        .collect()
}
