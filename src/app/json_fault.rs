//! Where text is no JSON, and what was expected there. The browser reads JSON, but says no place that could be shown.

/// The first place at which text is no JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JsonFault {
    /// The byte.
    pub at: usize,
    /// What was expected there.
    pub expected: JsonPart,
}

/// A part of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JsonPart {
    /// A value.
    Value,
    /// A key in quotes.
    Key,
    /// The colon after a key.
    Colon,
    /// A comma, or the bracket that closes a list or an object.
    CommaOrEnd,
    /// The rest of a text in quotes.
    Text,
    /// Nothing: the value has ended.
    Nothing,
}

/// How deep lists and objects may lie in each other.
const MOST_DEPTH: usize = 100;

/// The first fault of a text, if it has one.
pub fn json_fault(text: &str) -> Option<JsonFault> {
    let mut reader = Reader {
        bytes: text.as_bytes(),
        at: 0,
    };
    reader.document().err().map(|expected| JsonFault {
        at: reader.at,
        expected,
    })
}

/// A text and the place that has been reached.
struct Reader<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Reader<'_> {
    fn document(&mut self) -> Result<(), JsonPart> {
        self.value(0)?;
        match self.next() {
            None => Ok(()),
            Some(_) => Err(JsonPart::Nothing),
        }
    }

    /// The next byte that is no space.
    fn next(&mut self) -> Option<u8> {
        while self.peek().is_some_and(|byte| b" \t\r\n".contains(&byte)) {
            self.at += 1;
        }
        self.peek()
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Goes over a byte if it is the next that is no space.
    fn take(&mut self, byte: u8) -> bool {
        let is_next = self.next() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<(), JsonPart> {
        match self.next() {
            Some(b'{' | b'[') if depth == MOST_DEPTH => Err(JsonPart::Value),
            Some(b'{') => self.elements(b'}', |reader| {
                match reader.next() {
                    Some(b'"') => reader.text()?,
                    _ => return Err(JsonPart::Key),
                }
                match reader.take(b':') {
                    true => reader.value(depth + 1),
                    false => Err(JsonPart::Colon),
                }
            }),
            Some(b'[') => self.elements(b']', |reader| reader.value(depth + 1)),
            Some(b'"') => self.text(),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => {
                let rest = &self.bytes[self.at..];
                let words: [&[u8]; 3] = [b"null", b"true", b"false"];
                let word = words.into_iter().find(|word| rest.starts_with(word));
                self.at += word.ok_or(JsonPart::Value)?.len();
                Ok(())
            }
        }
    }

    /// The elements of a list or an object between its brackets.
    fn elements(
        &mut self,
        end: u8,
        mut element: impl FnMut(&mut Self) -> Result<(), JsonPart>,
    ) -> Result<(), JsonPart> {
        self.at += 1;
        if self.take(end) {
            return Ok(());
        }
        loop {
            element(self)?;
            if self.take(end) {
                return Ok(());
            }
            if !self.take(b',') {
                return Err(JsonPart::CommaOrEnd);
            }
        }
    }

    /// A text in quotes; the first of them is the next byte.
    fn text(&mut self) -> Result<(), JsonPart> {
        self.at += 1;
        loop {
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    self.at += 1;
                    match self.peek() {
                        Some(b'u') => {
                            for _ in 0..4 {
                                self.at += 1;
                                if !self.peek().is_some_and(|byte| byte.is_ascii_hexdigit()) {
                                    return Err(JsonPart::Text);
                                }
                            }
                        }
                        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => {}
                        _ => return Err(JsonPart::Text),
                    }
                }
                None | Some(..b' ') => return Err(JsonPart::Text),
                Some(_) => {}
            }
            self.at += 1;
        }
        self.at += 1;
        Ok(())
    }

    fn number(&mut self) -> Result<(), JsonPart> {
        self.skip(b'-');
        match self.skip(b'0') {
            true => {}
            false => self.digits()?,
        }
        if self.skip(b'.') {
            self.digits()?;
        }
        if self.skip(b'e') || self.skip(b'E') {
            let _ = self.skip(b'+') || self.skip(b'-');
            self.digits()?;
        }
        Ok(())
    }

    fn skip(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn digits(&mut self) -> Result<(), JsonPart> {
        let from = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        match self.at > from {
            true => Ok(()),
            false => Err(JsonPart::Value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_reader_takes_has_no_fault_and_what_it_refuses_has_one() {
        let whole = r#" {"a":[1,-2.5e+3,0,"x\u00e4\n\"",null,true,false,{}],"ü":{"b":[[]]}} "#;
        assert_eq!(json_fault(whole), None);
        let is_json = |text: &str| serde_json::from_str::<serde_json::Value>(text).is_ok();
        for cut in (0..whole.len()).filter(|&cut| whole.is_char_boundary(cut)) {
            for text in [
                whole[..cut].to_owned(),
                whole[cut..].to_owned(),
                format!("{},{}", &whole[..cut], &whole[cut..]),
                format!("{}]{}", &whole[..cut], &whole[cut..]),
                format!("{}0{}", &whole[..cut], &whole[cut..]),
                format!("{}\"{}", &whole[..cut], &whole[cut..]),
            ] {
                assert_eq!(json_fault(&text).is_none(), is_json(&text), "{text}");
            }
        }
        let deep = "[".repeat(100_000);
        assert_eq!(json_fault(&deep).map(|fault| fault.at), Some(MOST_DEPTH));
    }

    #[test]
    fn the_place_and_what_was_expected_there_are_told() {
        for (text, at, expected) in [
            ("{", 1, JsonPart::Key),
            ("{\"a\" 1}", 5, JsonPart::Colon),
            ("{\"a\":}", 5, JsonPart::Value),
            ("{\"a\":1 \"b\"", 7, JsonPart::CommaOrEnd),
            ("[\"a", 3, JsonPart::Text),
            ("[] x", 3, JsonPart::Nothing),
            ("", 0, JsonPart::Value),
        ] {
            assert_eq!(json_fault(text), Some(JsonFault { at, expected }), "{text}");
        }
    }
}
