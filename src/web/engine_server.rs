//! The engine's end of the line: takes questions from a port, thinks in slices, answers.
//!
//! The same code serves in a worker and, where there are none, on the page itself: it only knows a port.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint16Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Performance};

use crate::bench;
use crate::catalog::GameId;
use crate::engine::{EngineRun, Refusal, Status};
use crate::protocol::{Answer, Budget, Question, Report, Request};
use crate::review::Review;

/// How long a slice of thinking lasts, in milliseconds: a message waits no longer than this, unless a single step
/// does.
const SLICE_MILLIS: f64 = 8.0;
/// How often an open question is reported on, in milliseconds.
const REPORT_MILLIS: f64 = 125.0;

/// What the host is at.
struct Host {
    port: MessagePort,
    /// A channel to itself: a message sent here comes back after those that wait.
    again: MessagePort,
    open: Option<Open>,
    /// The question answered last: what was found out serves again if the next goes on from there.
    last: Option<EngineRun>,
    /// Whether a message to itself is on its way: a second one would let a slice in twice as often.
    coming: bool,
    /// The review that is open, with its id, when no question is.
    review: Option<(u32, Review)>,
}

/// The question that is open.
struct Open {
    question: Question,
    thinking: EngineRun,
    asked: f64,
    reported: f64,
}

impl Open {
    /// Thinks for a slice, or up to the end of the time allowed.
    fn slice(&mut self) -> Status {
        let left = match self.question.budget {
            Budget::Steps(_) => f64::INFINITY,
            Budget::Millis(millis) => self.asked + f64::from(millis) - now(),
        };
        match self.thinking.slice(left.min(SLICE_MILLIS), now) {
            Status::Thinking if left <= SLICE_MILLIS => Status::Settled,
            status => status,
        }
    }

    fn report(&self) -> Report {
        Report {
            millis: (now() - self.asked) as u32,
            ..self.thinking.report()
        }
    }
}

/// Milliseconds since the host began.
fn now() -> f64 {
    thread_local! {
        static CLOCK: Performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into())
            .expect("workers and windows have a clock")
            .unchecked_into();
    }
    CLOCK.with(Performance::now)
}

/// Serves the questions that come through `port`, from now on.
pub fn serve(port: MessagePort) {
    let channel = MessageChannel::new().expect("what has ports has channels");
    let host = Rc::new(RefCell::new(Host {
        port: port.clone(),
        again: channel.port1(),
        open: None,
        last: None,
        coming: false,
        review: None,
    }));
    let heard = Rc::clone(&host);
    let import_delta = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        heard.borrow_mut().import_delta(event.data());
    });
    let slice = Closure::<dyn FnMut(MessageEvent)>::new(move |_| host.borrow_mut().slice());
    channel
        .port2()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    port.set_onmessage(Some(import_delta.as_ref().unchecked_ref()));
    // The ports keep their listeners for as long as the host lives, which is as long as its page or worker.
    slice.forget();
    import_delta.forget();
    post(
        &port,
        &Answer::Ready {
            version: env!("CARGO_PKG_VERSION").into(),
        },
    );
}

fn post(port: &MessagePort, answer: &Answer) {
    let message = serde_wasm_bindgen::to_value(answer).expect("answers are plain data");
    port.post_message(&message).expect("plain data can be posted");
}

impl Host {
    fn import_delta(&mut self, message: JsValue) {
        if let Some(words) = message.dyn_ref::<Uint16Array>() {
            return self.hear_another(&words.to_vec());
        }
        match serde_wasm_bindgen::from_value(message) {
            Ok(Request::Ask(question)) => {
                let asked = now();
                let before = self.drop_work();
                let id = question.id;
                let begun = match before {
                    Some(before) => before.go_on(&question),
                    None => EngineRun::start(&question),
                };
                let begun = begun.map(|thinking| {
                    self.open = Some(Open {
                        question,
                        thinking,
                        asked,
                        reported: asked,
                    });
                });
                self.begin(id, begun);
            }
            Ok(Request::Review(question)) => {
                self.drop_work();
                let begun = Review::start(&question).map(|review| self.review = Some((question.id, review)));
                self.begin(question.id, begun);
            }
            Ok(Request::Stop(id)) => {
                if self.review.as_ref().is_some_and(|(open, _)| *open == id) {
                    self.finish();
                }
                if let Some(open) = self.open.as_mut().filter(|open| open.question.id == id) {
                    // Who has not begun yet still has to name a move.
                    open.thinking.step(1);
                    self.finish();
                }
            }
            Ok(Request::Bench(millis)) => {
                post(&self.port, &Answer::Bench(measured(millis)));
            }
            Err(error) => post(
                &self.port,
                &Answer::Refused {
                    id: 0,
                    why: error.to_string(),
                },
            ),
        }
    }

    /// Takes in what another worker has found out about a question, unless it comes too late.
    fn hear_another(&mut self, words: &[u16]) {
        if let (Some(open), Some((id, words))) = (&mut self.open, words.split_first())
            && open.question.id as u16 == *id
        {
            open.thinking.import_delta(words);
        }
    }

    /// Ends what is open, and returns what was thought about last.
    fn drop_work(&mut self) -> Option<EngineRun> {
        self.review = None;
        let last = self.last.take();
        self.open.take().map(|open| open.thinking).or(last)
    }

    /// Sets to work on what was begun, or says why it was not.
    fn begin(&mut self, id: u32, begun: Result<(), Refusal>) {
        match begun {
            Ok(()) => self.come_again(),
            Err(why) => post(
                &self.port,
                &Answer::Refused {
                    id,
                    why: why.to_string(),
                },
            ),
        }
    }

    fn come_again(&mut self) {
        if std::mem::replace(&mut self.coming, true) {
            return;
        }
        self.again
            .post_message(&JsValue::NULL)
            .expect("null can be posted");
    }

    /// Thinks for a slice of time, then lets messages in.
    fn slice(&mut self) {
        self.coming = false;
        if let Some((_, review)) = &mut self.review {
            let end = now() + SLICE_MILLIS;
            while now() < end && !review.is_over() {
                if let Some(told) = review.step() {
                    let (ply, report) = (told.ply as u32, told.report);
                    post(&self.port, &Answer::Reviewed { ply, report });
                }
            }
            return match review.is_over() {
                true => self.finish(),
                false => self.come_again(),
            };
        }
        let Some(open) = &mut self.open else { return };
        if open.slice() == Status::Settled {
            return self.finish();
        }
        if now() - open.reported >= REPORT_MILLIS {
            open.reported = now();
            post(&self.port, &Answer::SoFar(open.report()));
            if open.question.pooled {
                let mut words = open.thinking.export_delta();
                words.insert(0, open.question.id as u16);
                self.port
                    .post_message(&Uint16Array::from(&*words))
                    .expect("numbers can be posted");
            }
        }
        self.come_again();
    }

    fn finish(&mut self) {
        let mut report = Report::default();
        if let Some(open) = self.open.take() {
            report = open.report();
            self.last = Some(open.thinking);
        } else if let Some((id, _)) = self.review.take() {
            report.id = id;
        } else {
            return;
        }
        post(&self.port, &Answer::Final(report));
    }
}

/// The speed of every game at each of its sizes, as JSON lines.
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
