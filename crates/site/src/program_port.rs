//! The port at which a program listens, with the worker that the program runs in.

use web_sys::{MessagePort, Worker};

/// The port at which a program listens. The program ends when this is dropped.
pub struct ProgramPort {
    /// The page's end of the channel.
    pub port: MessagePort,
    /// The worker that the program runs in; none if it runs in the page.
    pub worker: Option<Worker>,
}

impl Drop for ProgramPort {
    fn drop(&mut self) {
        self.port.set_onmessage(None);
        self.port.close();
        if let Some(worker) = &self.worker {
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}
