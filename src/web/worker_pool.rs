//! The page's end of the line to the engine: starts workers, shares questions out, replaces the dead.
//!
//! A worker is made the same way everywhere, a sandboxed frame included: the glue and the wasm are fetched,
//! the wasm is compiled once, and each worker begins as a Blob of the glue that is sent the compiled module
//! and a port. Where no worker can be had the same glue serves the same port on the page, in slices.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Array, Function, Promise, Reflect, Uint16Array, WebAssembly};
use leptos::prelude::{set_interval_with_handle, set_timeout};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, HtmlScriptElement, MessageChannel, MessageEvent, MessagePort, Response, Url,
    Worker,
};

use super::browser;
use crate::app::{Heard, Msg, Pool};
use crate::protocol::{Answer, Budget, Question, Report, Request};

/// What runs in a worker before anything else: waits for the module and the port.
const STARTER: &str =
    "\nonmessage=e=>{wasm_bindgen({module_or_path:e.data[0]}).then(()=>wasm_bindgen.serve(e.data[1]))};";
/// What makes the glue reachable on the page: it names itself with `let`, which puts nothing on the window.
const NAMED: &str = "\nglobalThis.tesseraEngine=wasm_bindgen;";
/// How long a stop may go unanswered, in milliseconds.
const STOP_MILLIS: u64 = 300;
/// How long a worker that thinks may say nothing, in milliseconds: it reports eight times a second.
const SILENCE_MILLIS: f64 = 4_000.0;
/// How long the machine's move is held back so that one can follow it, in milliseconds.
const PAUSE_MILLIS: f64 = 400.0;
/// How often a worker is replaced before the pool does without it.
const LIVES: u32 = 3;

/// What a worker is made of.
#[derive(Clone)]
struct Program {
    module: WebAssembly::Module,
    /// The address of the glue for the page as a Blob.
    glue: String,
    /// The glue and the starter as a Blob.
    starter: String,
}

/// An engine that listens at a port.
struct Host {
    port: MessagePort,
    /// The worker it runs in; `None` on the page itself.
    worker: Option<Worker>,
    ready: bool,
    /// The question it thinks about, or was told to stop thinking about; 0 for none.
    busy: u32,
    /// Requests made before it was ready: they would be lost.
    waiting: Vec<Request>,
    heard: f64,
    replaced: u32,
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Drop for Host {
    fn drop(&mut self) {
        self.port.set_onmessage(None);
        self.port.close();
        if let Some(worker) = &self.worker {
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

impl Host {
    fn send(&mut self, request: Request) {
        if let Request::Ask(question) = &request {
            self.busy = question.id;
        }
        if !self.ready {
            self.waiting.push(request);
            return;
        }
        let message = serde_wasm_bindgen::to_value(&request).expect("requests are plain data");
        self.port
            .post_message(&message)
            .expect("plain data can be posted");
    }
}

/// The pool of workers as the page uses it.
#[derive(Clone)]
pub struct WorkerPool(Rc<RefCell<Inner>>);

struct Inner {
    program: Option<Program>,
    loading: bool,
    hosts: Vec<Option<Host>>,
    pool: Pool,
    /// The question that waits for the program.
    question: Option<Question>,
    asked: f64,
    workers: u32,
    instant: bool,
    tell: Rc<dyn Fn(Msg)>,
    measured: Option<Rc<dyn Fn(Vec<String>)>>,
}

impl WorkerPool {
    /// A pool that has started nothing yet; `tell` takes what it has to say.
    pub fn new(tell: impl Fn(Msg) + 'static) -> WorkerPool {
        let brain = WorkerPool(Rc::new(RefCell::new(Inner {
            program: None,
            loading: false,
            hosts: Vec::new(),
            pool: Pool::default(),
            question: None,
            asked: 0.0,
            workers: 1,
            instant: false,
            tell: Rc::new(tell),
            measured: None,
        })));
        let watch = brain.clone();
        // The page lives as long as its watch; a browser without intervals only loses the watch.
        let _ = set_interval_with_handle(move || watch.look_after(), Duration::from_secs(1));
        brain
    }

    /// Puts a question to as many workers as wanted, in place of an earlier one.
    pub fn ask(&self, question: Question, workers: u32, instant: bool) {
        {
            let mut inner = self.0.borrow_mut();
            inner.asked = browser::now();
            inner.workers = workers;
            inner.instant = instant;
            inner.question = Some(question);
        }
        self.begin();
    }

    /// Forgets the open question.
    pub fn drop_question(&self) {
        let open = {
            let mut inner = self.0.borrow_mut();
            inner.question = None;
            let open = inner.pool.open();
            inner.pool.close();
            open
        };
        if let Some(id) = open {
            self.stop(id);
        }
    }

    /// Wants the answer now. A worker that does not give it in time is ended, and the answer is made of what is
    /// known, if anybody waits for it.
    pub fn stop(&self, id: u32) {
        {
            let mut inner = self.0.borrow_mut();
            // What is not begun, or begun again by another worker, need not take its time any more.
            if let Some(question) = &mut inner.question {
                question.budget = Budget::Millis(1);
            }
            inner.pool.hurry();
            for host in inner.hosts.iter_mut().flatten() {
                host.send(Request::Stop(id));
            }
        }
        let brain = self.clone();
        let overdue = move || {
            let count = brain.0.borrow().hosts.len();
            for index in 0..count {
                let heard = {
                    let mut inner = brain.0.borrow_mut();
                    // One that has only just been started reads the stop as soon as it can read.
                    let late = |host: &Host| host.ready && host.busy == id;
                    if !inner.hosts[index].as_ref().is_some_and(late) {
                        continue;
                    }
                    inner.hosts[index] = None;
                    inner.pool.give_up(index)
                };
                brain.pass_on(heard);
            }
        };
        set_timeout(overdue, Duration::from_millis(STOP_MILLIS));
    }

    /// Measures playouts for so many milliseconds a game; `done` takes the JSON lines.
    pub fn measure(&self, millis: u32, done: impl Fn(Vec<String>) + 'static) {
        self.0.borrow_mut().measured = Some(Rc::new(done));
        let brain = self.clone();
        self.load(move || {
            brain.host(0);
            if let Some(Some(host)) = brain.0.borrow_mut().hosts.first_mut() {
                host.send(Request::Bench(millis));
            }
        });
    }

    /// Shares the waiting question out, once there is a program.
    fn begin(&self) {
        let brain = self.clone();
        self.load(move || {
            let (questions, open) = {
                let mut inner = brain.0.borrow_mut();
                let Some(question) = inner.question.take() else {
                    return;
                };
                let workers = inner.workers;
                (inner.pool.ask(&question, workers), question.id)
            };
            for (index, question) in questions.into_iter().enumerate() {
                brain.host(index);
                let mut inner = brain.0.borrow_mut();
                if inner.pool.open() == Some(open)
                    && let Some(Some(host)) = inner.hosts.get_mut(index)
                {
                    host.heard = browser::now();
                    host.send(Request::Ask(question));
                }
            }
        });
    }

    /// Runs `then` once the program is there; only one load is ever under way.
    fn load(&self, then: impl FnOnce() + 'static) {
        if self.0.borrow().program.is_some() {
            return then();
        }
        let brain = self.clone();
        let first = !std::mem::replace(&mut self.0.borrow_mut().loading, true);
        spawn_local(async move {
            if first {
                let loaded = fetch_program().await;
                let mut inner = brain.0.borrow_mut();
                inner.loading = false;
                match loaded {
                    Ok(program) => inner.program = Some(program),
                    Err(error) => {
                        let tell = Rc::clone(&inner.tell);
                        inner.question = None;
                        drop(inner);
                        return tell(Msg::Refused(format!(
                            "the engine could not be loaded ({})",
                            told(&error)
                        )));
                    }
                }
            } else {
                while brain.0.borrow().loading {
                    sleep(20).await;
                }
            }
            if brain.0.borrow().program.is_some() {
                then();
            }
        });
    }

    /// Makes sure that there is a host at this place.
    fn host(&self, index: usize) {
        let program = {
            let mut inner = self.0.borrow_mut();
            while inner.hosts.len() <= index {
                inner.hosts.push(None);
            }
            if inner.hosts[index].is_some() {
                return;
            }
            inner
                .program
                .clone()
                .expect("hosts are made once there is a program")
        };
        let host = self.start(index, &program);
        match host {
            Ok(host) => self.0.borrow_mut().hosts[index] = Some(host),
            Err(_) => {
                let heard = self.0.borrow_mut().pool.give_up(index);
                self.pass_on(heard);
            }
        }
    }

    /// Starts an engine in a worker, or on the page where there can be no worker.
    fn start(&self, index: usize, program: &Program) -> Result<Host, JsValue> {
        let channel = MessageChannel::new()?;
        let brain = self.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let message = event.data();
            if let Some(words) = message.dyn_ref::<Uint16Array>() {
                brain.share(index, words);
            } else if let Ok(answer) = serde_wasm_bindgen::from_value(message) {
                brain.hear(index, answer);
            }
        });
        let brain = self.clone();
        let fail = Closure::<dyn FnMut(MessageEvent)>::new(move |_| brain.replace(index));
        let port = channel.port1();
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        let message = Array::of2(&program.module, &channel.port2());
        let worker = match Worker::new(&program.starter) {
            Ok(worker) => {
                worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
                worker.post_message_with_transfer(&message, &Array::of1(&channel.port2()))?;
                Some(worker)
            }
            // One engine on the page is as good as several: they would take turns.
            Err(error) if index > 0 => return Err(error),
            Err(_) => {
                serve_here(program, channel.port2());
                None
            }
        };
        Ok(Host {
            port,
            worker,
            ready: false,
            busy: 0,
            waiting: Vec::new(),
            heard: browser::now(),
            replaced: 0,
            _listeners: [hear, fail],
        })
    }

    /// Puts a fresh worker in the place of one that died or fell silent, and asks it what the other owed.
    fn replace(&self, index: usize) {
        let replaced = {
            let mut inner = self.0.borrow_mut();
            let Some(place) = inner.hosts.get_mut(index) else {
                return;
            };
            place.take().map_or(0, |host| host.replaced) + 1
        };
        if replaced >= LIVES {
            let heard = self.0.borrow_mut().pool.give_up(index);
            return self.pass_on(heard);
        }
        self.host(index);
        let mut inner = self.0.borrow_mut();
        let owed = inner.pool.owed(index);
        if let Some(Some(host)) = inner.hosts.get_mut(index) {
            host.replaced = replaced;
            if let Some(question) = owed {
                host.send(Request::Ask(question));
            }
        }
    }

    /// Replaces workers that owe an answer and have fallen silent: a killed worker raises no error.
    fn look_after(&self) {
        let silent: Vec<usize> = {
            let inner = self.0.borrow();
            let late = |host: &Host| browser::now() - host.heard > SILENCE_MILLIS;
            let owes = |index: usize| inner.pool.owed(index).is_some();
            let hosts = inner.hosts.iter().enumerate();
            hosts
                .filter(|(index, host)| owes(*index) && host.as_ref().is_none_or(late))
                .map(|(index, _)| index)
                .collect()
        };
        for index in silent {
            self.replace(index);
        }
    }

    fn hear(&self, index: usize, answer: Answer) {
        let heard = {
            let mut inner = self.0.borrow_mut();
            let Some(Some(host)) = inner.hosts.get_mut(index) else {
                return;
            };
            host.heard = browser::now();
            match answer {
                Answer::Ready { version } if version != env!("CARGO_PKG_VERSION") => {
                    let own = env!("CARGO_PKG_VERSION");
                    let why = format!("the engine is version {version}, the page {own}; reload the page");
                    inner.pool.close();
                    Heard::Refused(why)
                }
                Answer::Ready { .. } => {
                    host.ready = true;
                    for request in std::mem::take(&mut host.waiting) {
                        host.send(request);
                    }
                    Heard::Nothing
                }
                Answer::Bench(lines) => {
                    let done = inner.measured.take();
                    drop(inner);
                    if let Some(done) = done {
                        done(lines);
                    }
                    Heard::Nothing
                }
                Answer::Final(report) => {
                    host.replaced = 0;
                    if host.busy == report.id {
                        host.busy = 0;
                    }
                    inner.pool.hear(index, Answer::Final(report))
                }
                answer => inner.pool.hear(index, answer),
            }
        };
        self.pass_on(heard);
    }

    /// Tells all other workers that think about the same question, the end of whose id comes first, what one has found
    /// out: it is nothing that the page can read.
    fn share(&self, index: usize, words: &Uint16Array) {
        let inner = self.0.borrow();
        let hosts = inner.hosts.iter().enumerate();
        for (_, host) in hosts.filter(|(other, _)| *other != index) {
            if let Some(host) = host
                && host.ready
                && host.busy as u16 == words.get_index(0)
            {
                host.port.post_message(words).expect("numbers can be posted");
            }
        }
    }

    fn pass_on(&self, heard: Heard) {
        let (tell, elapsed, instant) = {
            let inner = self.0.borrow();
            (
                Rc::clone(&inner.tell),
                browser::now() - inner.asked,
                inner.instant,
            )
        };
        match heard {
            Heard::Nothing => {}
            Heard::SoFar(report) => {
                let decided = self.0.borrow().pool.is_decided(&report).then_some(report.id);
                tell(Msg::SoFar(report));
                if let Some(id) = decided {
                    self.stop(id);
                }
            }
            Heard::Refused(why) => tell(Msg::Refused(why)),
            Heard::Final(report) => {
                let report = Report {
                    millis: elapsed as u32,
                    ..report
                };
                let pause = if instant { 0.0 } else { PAUSE_MILLIS - elapsed };
                if pause <= 0.0 {
                    return tell(Msg::Final(report));
                }
                set_timeout(
                    move || tell(Msg::Final(report)),
                    Duration::from_millis(pause as u64),
                );
            }
        }
    }
}

/// What a browser's error says.
fn told(error: &JsValue) -> String {
    error
        .dyn_ref::<js_sys::Error>()
        .map_or_else(|| format!("{error:?}"), |error| String::from(error.message()))
}

async fn sleep(millis: i32) {
    let promise = Promise::new(&mut |resolve: Function, _| {
        // Without timers nothing would ever come back.
        let _ = browser::window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _ = JsFuture::from(promise).await;
}

async fn fetch(path: &str) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(browser::window().fetch_with_str(path))
        .await?
        .dyn_into()?;
    if response.ok() {
        return Ok(response);
    }
    Err(js_sys::Error::new(&format!("{path}: status {}", response.status())).into())
}

async fn fetch_program() -> Result<Program, JsValue> {
    let version = env!("CARGO_PKG_VERSION");
    let glue = JsFuture::from(fetch(&format!("worker.js?{version}")).await?.text()?).await?;
    // Compiling from bytes needs no MIME type from the host, which static hosts get wrong.
    let wasm = fetch(&format!("worker_bg.wasm?{version}")).await?;
    let bytes = JsFuture::from(wasm.array_buffer()?).await?;
    let module = JsFuture::from(WebAssembly::compile(&bytes)).await?.dyn_into()?;
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let blob = |parts: &Array| {
        Blob::new_with_str_sequence_and_options(parts, &kind)
            .and_then(|blob| Url::create_object_url_with_blob(&blob))
    };
    Ok(Program {
        module,
        glue: blob(&Array::of2(&glue, &NAMED.into()))?,
        starter: blob(&Array::of2(&glue, &STARTER.into()))?,
    })
}

/// Loads the glue into the page and serves the port here.
fn serve_here(program: &Program, port: MessagePort) {
    let module = program.module.clone();
    let glue = program.glue.clone();
    spawn_local(async move {
        let served: Result<(), JsValue> = async {
            let name = JsValue::from("tesseraEngine");
            load_script(&glue).await?;
            let start: Function = Reflect::get(&browser::window(), &name)?.dyn_into()?;
            let options = js_sys::Object::new();
            Reflect::set(&options, &"module_or_path".into(), &module)?;
            JsFuture::from(Promise::resolve(&start.call1(&JsValue::UNDEFINED, &options)?)).await?;
            let serve: Function = Reflect::get(&start, &"serve".into())?.dyn_into()?;
            serve.call1(&JsValue::UNDEFINED, &port)?;
            Ok(())
        }
        .await;
        if let Err(error) = served {
            leptos::logging::error!("no engine on the page: {}", told(&error));
        }
    });
}

async fn load_script(address: &str) -> Result<(), JsValue> {
    let document = browser::window().document().ok_or("no document")?;
    let script: HtmlScriptElement = document.create_element("script")?.dyn_into()?;
    script.set_src(address);
    let loaded = Promise::new(&mut |resolve, reject| {
        script.set_onload(Some(&resolve));
        script.set_onerror(Some(&reject));
    });
    document.body().ok_or("no body")?.append_child(&script)?;
    JsFuture::from(loaded).await.map(|_| ())
}
