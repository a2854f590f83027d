//! JSON, read with the place of every value, so that a fault can be shown where it is; and texts written as JSON.
//!
//! The browser reads JSON as well, but says no place that could be shown.

/// A value, and where it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Json {
    /// The byte of the text at which the value begins.
    pub at: usize,
    pub value: JsonValue,
}

#[derive(Clone, PartialEq, Debug)]
pub enum JsonValue {
    Null,
    /// `true` or `false`.
    Truth(bool),
    /// A number as it is written.
    Number(String),
    Text(String),
    List(Vec<Json>),
    /// An object: its keys with their values, in the order of the text.
    Object(Vec<(String, Json)>),
}

/// The first place at which text is no JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JsonFault {
    /// The byte.
    pub at: usize,
    pub expected: JsonPart,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JsonPart {
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

/// How deep lists and objects may lie in each other: as deep as with `serde_json`, so that neither refuses what the other
/// reads.
const MOST_DEPTH: usize = 128;

impl Json {
    /// Reads a text that is one value of JSON.
    pub fn parse(text: &str) -> Result<Json, JsonFault> {
        let mut reader = Reader { text, at: 0 };
        let read = reader.value(0).and_then(|value| match reader.next() {
            None => Ok(value),
            Some(_) => Err(JsonPart::Nothing),
        });
        read.map_err(|expected| JsonFault {
            at: reader.at,
            expected,
        })
    }

    /// The value of a key; `None` where this is no object or has no such key.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match &self.value {
            JsonValue::Object(members) => {
                let found = members.iter().find(|(name, _)| name == key);
                found.map(|(_, value)| value)
            }
            _ => None,
        }
    }

    /// The text that this is, if it is one.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            JsonValue::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// A text in quotes, as JSON writes it.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for char in text.chars() {
        match char {
            '"' | '\\' => quoted.extend(['\\', char]),
            '\n' => quoted.push_str("\\n"),
            // Controls, and the ends of lines that JavaScript knows besides.
            ..' ' | '\u{7f}'..='\u{9f}' | '\u{2028}' | '\u{2029}' => {
                quoted.push_str(&format!("\\u{:04x}", u32::from(char)));
            }
            _ => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}

/// A text and the place that has been reached.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    /// The next byte that is no space.
    fn next(&mut self) -> Option<u8> {
        while self.peek().is_some_and(|byte| b" \t\r\n".contains(&byte)) {
            self.at += 1;
        }
        self.peek()
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes over a byte if it is the next that is no space.
    fn take(&mut self, byte: u8) -> bool {
        let is_next = self.next() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<Json, JsonPart> {
        let first = self.next();
        let at = self.at;
        let value = match first {
            Some(b'{' | b'[') if depth == MOST_DEPTH => return Err(JsonPart::Value),
            Some(b'{') => {
                let mut members = Vec::new();
                self.elements(b'}', &mut |reader| {
                    let key = match reader.next() {
                        Some(b'"') => reader.text()?,
                        _ => return Err(JsonPart::Key),
                    };
                    if !reader.take(b':') {
                        return Err(JsonPart::Colon);
                    }
                    members.push((key, reader.value(depth + 1)?));
                    Ok(())
                })?;
                JsonValue::Object(members)
            }
            Some(b'[') => {
                let mut values = Vec::new();
                self.elements(b']', &mut |reader| {
                    values.push(reader.value(depth + 1)?);
                    Ok(())
                })?;
                JsonValue::List(values)
            }
            Some(b'"') => JsonValue::Text(self.text()?),
            Some(b'-' | b'0'..=b'9') => {
                self.number()?;
                JsonValue::Number(self.text[at..self.at].to_owned())
            }
            _ => {
                let words = [
                    ("null", JsonValue::Null),
                    ("true", JsonValue::Truth(true)),
                    ("false", JsonValue::Truth(false)),
                ];
                let rest = &self.text.as_bytes()[at..];
                let mut words = words.into_iter();
                let word = words.find(|(word, _)| rest.starts_with(word.as_bytes()));
                let (word, value) = word.ok_or(JsonPart::Value)?;
                self.at += word.len();
                value
            }
        };
        Ok(Json { at, value })
    }

    /// The elements of a list or an object between its brackets.
    fn elements(
        &mut self,
        end: u8,
        element: &mut dyn FnMut(&mut Self) -> Result<(), JsonPart>,
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
    fn text(&mut self) -> Result<String, JsonPart> {
        self.at += 1;
        let mut text = String::new();
        let mut from = self.at;
        loop {
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    text.push_str(&self.text[from..self.at]);
                    self.at += 1;
                    text.push(self.escaped()?);
                    from = self.at;
                }
                None | Some(..b' ') => return Err(JsonPart::Text),
                Some(_) => self.at += 1,
            }
        }
        text.push_str(&self.text[from..self.at]);
        self.at += 1;
        Ok(text)
    }

    /// The character that is written after a backslash.
    fn escaped(&mut self) -> Result<char, JsonPart> {
        let char = match self.peek() {
            Some(b'u') => {
                let code = self.code()?;
                // A character beyond the first 65,536 is written as a pair; half of one stands for none.
                let paired = match code {
                    0xd800..0xdc00 if self.text[self.at..].starts_with("\\u") => {
                        self.at += 1;
                        match self.code()? {
                            second @ 0xdc00..0xe000 => 0x10000 + ((code - 0xd800) << 10) + (second - 0xdc00),
                            _ => code,
                        }
                    }
                    _ => code,
                };
                return Ok(char::from_u32(paired).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            Some(byte @ (b'"' | b'\\' | b'/')) => byte.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            _ => return Err(JsonPart::Text),
        };
        self.at += 1;
        Ok(char)
    }

    /// The four hexadecimal digits after a `u`, which is the next byte.
    fn code(&mut self) -> Result<u32, JsonPart> {
        let mut code = 0;
        for _ in 0..4 {
            self.at += 1;
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            code = 16 * code + digit.ok_or(JsonPart::Text)?;
        }
        self.at += 1;
        Ok(code)
    }

    fn number(&mut self) -> Result<(), JsonPart> {
        self.skip(b'-');
        if !self.skip(b'0') {
            self.digits()?
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
        if self.at > from {
            Ok(())
        } else {
            Err(JsonPart::Value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json_fault(text: &str) -> Option<JsonFault> {
        Json::parse(text).err()
    }

    #[test]
    fn values_are_read_as_another_reader_reads_them() {
        let text = r#"{"a": [1.5, -2e3, "x\u00e4\ud83d\ude00\n\/", null], "b": {"": true}, "ü": false}"#;
        let read = Json::parse(text).expect("it is JSON");
        let other: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
        assert_eq!(plain(&read), other);
        let list = read.get("a").expect("the key is there");
        assert_eq!(&text[list.at..list.at + 4], "[1.5");
        assert_eq!(
            Json::parse("\"\\ud800x\"").expect("half a pair").text(),
            Some("\u{fffd}x")
        );
    }

    /// The value as the other reader has it.
    fn plain(json: &Json) -> serde_json::Value {
        match &json.value {
            JsonValue::Null => serde_json::Value::Null,
            JsonValue::Truth(truth) => (*truth).into(),
            JsonValue::Number(number) => serde_json::from_str(number).expect("a number"),
            JsonValue::Text(text) => text.clone().into(),
            JsonValue::List(list) => list.iter().map(plain).collect::<Vec<_>>().into(),
            JsonValue::Object(members) => {
                let members = members.iter().map(|(key, value)| (key.clone(), plain(value)));
                serde_json::Value::Object(members.collect())
            }
        }
    }

    #[test]
    fn a_text_is_read_as_it_is_written() {
        let text: String = (0..0x3000)
            .filter_map(char::from_u32)
            .chain(['\u{1f600}'])
            .collect();
        let written = quoted(&text);
        assert_eq!(
            Json::parse(&written).expect("it was written").text(),
            Some(&*text)
        );
        assert_eq!(
            serde_json::from_str::<String>(&written).expect("it is JSON"),
            text
        );
    }

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
