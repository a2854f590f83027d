//! A connection that ends at a given time, however slowly the other side reads and writes.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A connection whose reads and writes fail from a given time on.
pub struct TimedConnection {
    /// The connection.
    pub stream: TcpStream,
    /// When it ends.
    pub end: Instant,
}

impl TimedConnection {
    /// A connection that ends after this time.
    pub fn new(stream: TcpStream, time: Duration) -> Self {
        let end = Instant::now() + time;
        Self { stream, end }
    }

    /// The time that is left.
    fn left(&self) -> io::Result<Option<Duration>> {
        match self.end.saturating_duration_since(Instant::now()) {
            Duration::ZERO => Err(ErrorKind::TimedOut.into()),
            left => Ok(Some(left)),
        }
    }
}

impl Read for TimedConnection {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.left()?)?;
        self.stream.read(buffer)
    }
}

impl Write for TimedConnection {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.left()?)?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;
    use std::thread;

    #[test]
    fn a_byte_now_and_then_does_not_keep_a_connection_open() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut slow = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = listener.accept().unwrap();
        let mut connection = TimedConnection::new(stream, Duration::from_millis(50));
        let sender = thread::spawn(move || {
            while slow.write_all(b"x").is_ok() {
                thread::sleep(Duration::from_millis(1));
            }
        });
        let mut count = 0;
        let ended = loop {
            match connection.read(&mut [0]) {
                Ok(read) => count += read,
                Err(error) => break error.kind(),
            }
        };
        assert!(
            count > 0 && [ErrorKind::TimedOut, ErrorKind::WouldBlock].contains(&ended),
            "{count}, {ended}"
        );
        assert_eq!(connection.write(b"x").unwrap_err().kind(), ErrorKind::TimedOut);
        drop(connection);
        sender.join().unwrap();
    }
}
