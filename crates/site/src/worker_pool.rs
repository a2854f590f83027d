//! The engines of the page: carries out what the [`Supervisor`] decides, and sends it what happens.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Uint16Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageChannel, MessageEvent};

use super::browser;
use super::engine_program;
use super::program::{Program, error_message, page_build};
use super::program_port::ProgramPort;
use tessera_app::{
    Action, AnalysisMsg, EngineMsg, Event, GameReviewMsg, Job, Msg, Outcome, Page, Progress, Refusal,
    ReviewMsg, Supervisor, worker_memory,
};

/// Receives the lines of a measurement.
type BenchListener = Rc<dyn Fn(Result<Vec<String>, Refusal>)>;

/// An engine that listens at a port.
struct Engine {
    /// Its number in events and actions.
    number: u32,
    /// It is dropped before the listeners.
    program: ProgramPort,
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Engine {
    fn post(&self, message: &JsValue) {
        let posted = self.program.port.post_message(message);
        posted.expect("plain data can be posted");
    }
}

/// The engines of the page.
#[derive(Clone)]
pub struct WorkerPool(Rc<RefCell<Pool>>);

struct Pool {
    supervisor: Supervisor,
    program: Option<Program>,
    engines: Vec<Engine>,
    /// Actions that are still to be carried out, in order.
    due: VecDeque<Action>,
    is_busy: bool,
    send: Rc<dyn Fn(Msg)>,
    bench: Option<BenchListener>,
}

/// A message about the analysis of a position.
fn analysis(msg: AnalysisMsg) -> Msg {
    ReviewMsg::Analysis(msg).into()
}

impl Pool {
    fn engine(&self, number: u32) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.number == number)
    }
}

impl WorkerPool {
    /// Returns a pool that has started nothing yet; `send` takes its messages to the model.
    pub fn new(send: impl Fn(Msg) + 'static) -> WorkerPool {
        WorkerPool(Rc::new(RefCell::new(Pool {
            supervisor: Supervisor::new(page_build(), worker_memory(browser::is_phone())),
            program: None,
            engines: Vec::new(),
            due: VecDeque::new(),
            is_busy: false,
            send: Rc::new(send),
            bench: None,
        })))
    }

    /// Measures playouts for so many milliseconds a game; `done` takes the JSON lines.
    pub fn measure(&self, millis: u32, done: impl Fn(Result<Vec<String>, Refusal>) + 'static) {
        self.0.borrow_mut().bench = Some(Rc::new(done));
        self.dispatch(Event::Start {
            job: Job::Bench { millis },
            workers: 1,
            instant: true,
        });
    }

    /// Tells the supervisor what happened and does what it decides.
    pub fn dispatch(&self, event: Event) {
        let moved = {
            let pool = &mut *self.0.borrow_mut();
            let before = pool.supervisor.in_page();
            let actions = pool.supervisor.handle(event, browser::now());
            pool.due.extend(actions);
            pool.supervisor.in_page().filter(|_| before.is_none())
        };
        if let Some(why) = moved {
            self.send(Msg::InPage(why));
        }
        self.carry_out_all();
    }

    /// Carries out what is due. What happens meanwhile makes further actions, which come last.
    fn carry_out_all(&self) {
        if std::mem::replace(&mut self.0.borrow_mut().is_busy, true) {
            return;
        }
        loop {
            let next = self.0.borrow_mut().due.pop_front();
            let Some(action) = next else { break };
            self.carry_out(action);
        }
        self.0.borrow_mut().is_busy = false;
    }

    fn carry_out(&self, action: Action) {
        match action {
            Action::Load => self.load(),
            Action::StartWorker(number) => self.start(number, false),
            Action::StartInPage(number) => self.start(number, true),
            Action::Terminate(number) => {
                let engines = &mut self.0.borrow_mut().engines;
                engines.retain(|engine| engine.number != number);
            }
            Action::Send(number, request) => {
                if let Some(engine) = self.0.borrow().engine(number) {
                    let message = serde_wasm_bindgen::to_value(&request).expect("requests are plain data");
                    engine.post(&message);
                }
            }
            Action::SetTimer(at) => {
                let pool = self.clone();
                let wait = (at - browser::now()).max(0.0).ceil();
                browser::after(wait as u32, move || pool.dispatch(Event::Tick));
            }
            // It is carried out where the words are; see `relay`.
            Action::Relay(_) => {}
            Action::Progress { id, page, progress } => self.send(match progress {
                Progress::Search(report) if page == Page::Analysis => analysis(AnalysisMsg::SoFar(report)),
                Progress::Search(report) => EngineMsg::SoFar(report).into(),
                Progress::Review { task, millis, report } => GameReviewMsg::TaskDone {
                    id,
                    task,
                    millis,
                    report,
                }
                .into(),
            }),
            Action::End { id, page, end } => match (page, end) {
                (Page::Analysis, Ok(Outcome::Search(report))) => {
                    self.send(analysis(AnalysisMsg::Final(report)))
                }
                (_, Ok(Outcome::Search(report))) => self.send(EngineMsg::Final(report).into()),
                (_, Ok(Outcome::Review)) => self.send(GameReviewMsg::Ended(id, Ok(())).into()),
                (_, Ok(Outcome::Bench(lines))) => self.tell_bench(Ok(lines)),
                (Page::Play, Err(refusal)) => self.send(EngineMsg::Refused(id, refusal).into()),
                (Page::GameReview, Err(refusal)) => self.send(GameReviewMsg::Ended(id, Err(refusal)).into()),
                (Page::Analysis, Err(refusal)) => self.send(analysis(AnalysisMsg::Refused(id, refusal))),
                (Page::Bench, Err(refusal)) => self.tell_bench(Err(refusal)),
            },
        }
    }

    fn send(&self, msg: Msg) {
        let send = Rc::clone(&self.0.borrow().send);
        send(msg);
    }

    fn tell_bench(&self, lines: Result<Vec<String>, Refusal>) {
        let listener = self.0.borrow().bench.clone();
        if let Some(listener) = listener {
            listener(lines);
        }
    }

    fn load(&self) {
        let pool = self.clone();
        spawn_local(async move {
            let event = match engine_program::load(&page_build()).await {
                Ok(program) => {
                    pool.0.borrow_mut().program = Some(program);
                    Event::Loaded
                }
                Err(error) => Event::LoadFailed(error_message(&error)),
            };
            pool.dispatch(event);
        });
    }

    fn start(&self, number: u32, in_page: bool) {
        if self.try_start(number, in_page).is_err() {
            self.dispatch(Event::Failed(number));
        }
    }

    fn try_start(&self, number: u32, in_page: bool) -> Result<(), JsValue> {
        let program = self.0.borrow().program.clone().ok_or("no program")?;
        let channel = MessageChannel::new()?;
        let pool = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let pool = pool.clone();
            browser::when_free(move || pool.on_message(number, event.data()));
        });
        let pool = self.clone();
        let fail = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            let pool = pool.clone();
            browser::when_free(move || pool.dispatch(Event::Failed(number)));
        });
        let port = channel.port1();
        port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let worker = if in_page {
            let (pool, other) = (self.clone(), channel.port2());
            spawn_local(async move {
                if engine_program::start_in_page(&program, &other).await.is_err() {
                    pool.dispatch(Event::Failed(number));
                }
            });
            None
        } else {
            let worker = program.start_worker(&channel.port2())?;
            worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
            Some(worker)
        };
        let engine = Engine {
            number,
            program: ProgramPort { port, worker },
            _listeners: [on_message, fail],
        };
        self.0.borrow_mut().engines.push(engine);
        Ok(())
    }

    fn on_message(&self, number: u32, message: JsValue) {
        if let Some(words) = message.dyn_ref::<Uint16Array>() {
            return self.relay(number, words);
        }
        self.dispatch(match serde_wasm_bindgen::from_value(message) {
            Ok(answer) => Event::Answered(number, answer),
            Err(_) => Event::Undecodable(number),
        });
    }

    /// Passes the words of one worker on to those that the supervisor names, unread but for the question's id.
    fn relay(&self, number: u32, words: &Uint16Array) {
        {
            let pool = &mut *self.0.borrow_mut();
            let event = Event::Exchange(number, words.get_index(0));
            for action in pool.supervisor.handle(event, browser::now()) {
                let Action::Relay(others) = action else {
                    pool.due.push_back(action);
                    continue;
                };
                for other in others.into_iter().filter_map(|other| pool.engine(other)) {
                    other.post(words);
                }
            }
        }
        self.carry_out_all();
    }
}
