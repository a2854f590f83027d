//! A line read from a file or a stream, up to a limit of its length.

use std::io::{self, BufRead, Read};

use super::failure::Failure;

/// The longest line of a corpus, of measurements or of `lab replay`, in bytes: a game of the longest record with all
/// children fits many times.
pub const LINE_LIMIT: usize = 64 << 20;

/// What stands where a line was to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineRead {
    /// A line, which the buffer holds with its line feed; the last one may have none.
    Line,
    /// A line above the limit, of which nothing is kept; it has been passed over.
    TooLong,
    /// Nothing: the input has ended.
    End,
}

/// Reads the next line into `line`, in place of what it holds, unless it is longer than `limit` bytes without its line feed.
pub fn read(input: &mut impl BufRead, limit: usize, line: &mut Vec<u8>) -> io::Result<LineRead> {
    line.clear();
    let most = limit as u64 + 1;
    if input.take(most).read_until(b'\n', line)? == 0 {
        return Ok(LineRead::End);
    }
    if line.ends_with(b"\n") || line.len() <= limit {
        return Ok(LineRead::Line);
    }
    line.clear();
    input.skip_until(b'\n')?;
    Ok(LineRead::TooLong)
}

/// All of an input that is one text, a record for example. Errors: it cannot be read, is no text or is above [`LINE_LIMIT`].
pub fn whole_text(input: impl Read) -> Result<String, Failure> {
    let mut text = String::new();
    let most = LINE_LIMIT as u64 + 1;
    if input.take(most).read_to_string(&mut text)? as u64 == most {
        return Err(Failure::Usage(format!(
            "the input is longer than {LINE_LIMIT} bytes"
        )));
    }
    Ok(text)
}

/// The sentence that refuses a line.
pub fn too_long(limit: usize) -> String {
    format!("the line is longer than {limit} bytes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_above_the_limit_is_passed_over_and_the_next_one_is_read() {
        let mut input = &b"12345\n123456\n\n1234567890123\n12345"[..];
        let mut line = Vec::new();
        let mut next = || (read(&mut input, 5, &mut line).unwrap(), line.clone());
        assert_eq!(next(), (LineRead::Line, b"12345\n".to_vec()));
        assert_eq!(next(), (LineRead::TooLong, vec![]));
        assert_eq!(next(), (LineRead::Line, b"\n".to_vec()));
        assert_eq!(next(), (LineRead::TooLong, vec![]));
        assert_eq!(next(), (LineRead::Line, b"12345".to_vec()));
        assert_eq!(next(), (LineRead::End, vec![]));
    }

    #[test]
    fn an_endless_text_is_refused() {
        assert_eq!(whole_text(&b"a\nb"[..]).unwrap(), "a\nb");
        let why = whole_text(io::repeat(b'x')).unwrap_err().to_string();
        assert_eq!(why, "the input is longer than 67108864 bytes");
    }

    #[test]
    fn no_more_than_the_limit_is_kept_of_a_line() {
        let mut line = Vec::new();
        let endless = io::repeat(b'x').take(10 << 20);
        let read = read(&mut io::BufReader::new(endless), 1 << 10, &mut line);
        assert_eq!(read.unwrap(), LineRead::TooLong);
        assert!(line.capacity() < 1 << 12, "{}", line.capacity());
    }
}
