//! The lines that come in. A thread reads them, so that a search sees what comes while it runs.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use tessera_cli::bounded_line::{self, LineRead};
use tessera_games::play::RECORD_LIMIT;

/// The longest line that is read, in bytes without the line feed: a record and its command.
pub(super) const LINE_LIMIT: usize = RECORD_LIMIT + 100;

/// How many lines the thread reads ahead.
const READ_AHEAD: usize = 16;
/// How many lines wait at most for the end of a search.
const MOST_WAITING: usize = 48;

/// A line without its line feed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum InputLine {
    /// Its text; bytes that are no text are replaced.
    Text(String),
    /// A line above [`LINE_LIMIT`], of which nothing is kept.
    TooLong,
}

impl InputLine {
    /// The command with which the line begins, and the rest of the line.
    pub fn command(&self) -> (&str, &str) {
        match self {
            InputLine::TooLong => ("", ""),
            InputLine::Text(text) => match text.trim().split_once(char::is_whitespace) {
                Some((command, rest)) => (command, rest.trim()),
                None => (text.trim(), ""),
            },
        }
    }
}

/// What a line that comes while a search runs asks of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Interruption {
    /// It has to end.
    Stop,
    /// Nobody is there any more who could stop it: the input has ended, `quit` waits, or too many lines wait.
    Abandoned,
    /// A `ping` with the rest of its line, to be answered at once.
    Ping(String),
}

/// The lines that have come and are still to come.
pub(super) struct InputLines {
    received: Receiver<io::Result<InputLine>>,
    /// Lines that came while a search ran, in their order.
    waiting: VecDeque<InputLine>,
    /// Why reading has failed; returned once all lines before have been.
    failure: Option<io::Error>,
    has_ended: bool,
}

impl InputLines {
    /// The lines of a reader. Reading ends with the line `quit`.
    pub fn read(mut input: impl BufRead + Send + 'static) -> InputLines {
        let (sender, received) = mpsc::sync_channel(READ_AHEAD);
        thread::spawn(move || {
            while let Some(line) = next_line(&mut input).transpose() {
                let is_last = line.as_ref().map_or(true, |line| line.command().0 == "quit");
                if sender.send(line).is_err() || is_last {
                    break;
                }
            }
        });
        InputLines::new(received)
    }

    /// The lines of a text, all of which have come already.
    pub fn of_text(mut text: &[u8]) -> InputLines {
        let (sender, received) = mpsc::channel();
        while let Some(line) = next_line(&mut text).transpose() {
            // The receiver lives until the end of this function at least.
            let _ = sender.send(line);
        }
        InputLines::new(received)
    }

    fn new(received: Receiver<io::Result<InputLine>>) -> InputLines {
        InputLines {
            received,
            waiting: VecDeque::new(),
            failure: None,
            has_ended: false,
        }
    }

    /// The next line; waits for it. `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<InputLine>> {
        if let Some(line) = self.waiting.pop_front() {
            return Ok(Some(line));
        }
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        match self.received.recv() {
            Ok(line) => line.map(Some),
            Err(_) => Ok(None),
        }
    }

    /// What the lines that have come mean for the search that runs; `None` if nothing yet. All lines but `stop`, and a
    /// `ping` before any other, wait for the end of the search.
    pub fn interruption(&mut self) -> Option<Interruption> {
        while self.waiting.len() < MOST_WAITING && !self.has_ended {
            match self.received.try_recv() {
                Ok(Ok(line)) => match line.command() {
                    ("stop", _) => return Some(Interruption::Stop),
                    ("ping", rest) if self.waiting.is_empty() => {
                        return Some(Interruption::Ping(rest.to_owned()));
                    }
                    ("quit", _) => {
                        self.has_ended = true;
                        self.waiting.push_back(line);
                    }
                    _ => self.waiting.push_back(line),
                },
                Ok(Err(failure)) => {
                    self.failure = Some(failure);
                    self.has_ended = true;
                }
                Err(TryRecvError::Disconnected) => self.has_ended = true,
                Err(TryRecvError::Empty) => return None,
            }
        }
        Some(Interruption::Abandoned)
    }
}

/// Reads the next line; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    Ok(match bounded_line::read(input, LINE_LIMIT, &mut line)? {
        LineRead::Line => {
            line.pop_if(|byte| *byte == b'\n');
            Some(InputLine::Text(String::from_utf8_lossy(&line).into_owned()))
        }
        LineRead::TooLong => Some(InputLine::TooLong),
        LineRead::End => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: &str) -> InputLine {
        InputLine::Text(line.to_owned())
    }

    #[test]
    fn lines_wait_for_the_end_of_a_search_but_stop_does_not() {
        let mut lines = InputLines::of_text(b"legal\nping\nstop\nstop\nresult");
        assert_eq!(lines.interruption(), Some(Interruption::Stop));
        for waited in ["legal", "ping"] {
            assert_eq!(lines.next().unwrap(), Some(text(waited)));
        }
        assert_eq!(
            lines.interruption(),
            Some(Interruption::Stop),
            "that of another search"
        );
        assert_eq!(lines.interruption(), Some(Interruption::Abandoned));
        assert_eq!(lines.next().unwrap(), Some(text("result")));
        assert_eq!(lines.next().unwrap(), None);
    }

    #[test]
    fn a_ping_before_any_other_line_is_answered_at_once() {
        let mut lines = InputLines::of_text(b"ping 7\nquit\nstop\n");
        assert_eq!(lines.interruption(), Some(Interruption::Ping("7".into())));
        assert_eq!(lines.interruption(), Some(Interruption::Abandoned), "by quit");
        assert_eq!(lines.next().unwrap(), Some(text("quit")));
    }

    #[test]
    fn no_more_than_so_many_lines_wait() {
        let mut lines = InputLines::of_text("legal\n".repeat(500).as_bytes());
        assert_eq!(lines.interruption(), Some(Interruption::Abandoned));
        assert_eq!(lines.waiting.len(), MOST_WAITING);
    }

    #[test]
    fn a_thread_reads_up_to_quit() {
        let mut lines = InputLines::read(&b"turn\nquit\nlegal\n"[..]);
        assert_eq!(lines.next().unwrap(), Some(text("turn")));
        assert_eq!(lines.next().unwrap(), Some(text("quit")));
        assert_eq!(lines.next().unwrap(), None);
    }
}
