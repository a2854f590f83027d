//! A line of the protocol: a command with its arguments and, perhaps, a number.

/// A command as it came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GtpLine {
    /// The number by which its answer is known, as written; empty for none.
    pub id: String,
    /// The name of the command.
    pub command: String,
    /// What follows it.
    pub arguments: Vec<String>,
}

/// The most digits of the number of a command.
const LONGEST_ID: usize = 10;

impl GtpLine {
    /// Reads a line; `None` for one that is empty or a comment.
    pub fn parse(text: &str) -> Option<GtpLine> {
        let text = text.split('#').next().unwrap_or_default();
        let plain = text.chars().filter_map(|char| match char {
            '\t' => Some(' '),
            char if char.is_control() => None,
            char => Some(char),
        });
        let plain: String = plain.collect();
        let mut words = plain.split(' ').filter(|word| !word.is_empty()).peekable();
        let is_id = |word: &&str| word.len() <= LONGEST_ID && word.bytes().all(|byte| byte.is_ascii_digit());
        let id = words.next_if(is_id).unwrap_or_default().to_owned();
        let Some(command) = words.next() else {
            // A number alone is a line without a command.
            return (!id.is_empty()).then(|| GtpLine {
                id,
                command: String::new(),
                arguments: Vec::new(),
            });
        };
        Some(GtpLine {
            id,
            command: command.to_owned(),
            arguments: words.map(str::to_owned).collect(),
        })
    }
}

/// An answer as it is written: `=1 D4` or `?1 illegal move`, with an empty line after it.
pub(super) fn answer(id: &str, answer: &Result<String, String>) -> String {
    let (sign, text) = match answer {
        Ok(text) => ('=', text),
        Err(text) => ('?', text),
    };
    format!("{}\n\n", format!("{sign}{id} {text}").trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_comments_and_control_characters_are_read_as_the_protocol_says() {
        let line = |text: &str| {
            let line = GtpLine::parse(text)?;
            Some(format!(
                "{}|{}|{}",
                line.id,
                line.command,
                line.arguments.join(",")
            ))
        };
        assert_eq!(line("play b D4"), Some("|play|b,D4".into()));
        assert_eq!(line("17\tplay  b D4 # a move\r"), Some("17|play|b,D4".into()));
        assert_eq!(line("  # nothing"), None);
        assert_eq!(line("\r"), None);
        assert_eq!(line("7"), Some("7||".into()));
        assert_eq!(line("12345678901 name"), Some("|12345678901|name".into()));
    }

    #[test]
    fn answers_end_with_an_empty_line() {
        assert_eq!(answer("7", &Ok(String::new())), "=7\n\n");
        assert_eq!(
            answer("", &Err("unknown command".into())),
            "? unknown command\n\n"
        );
    }
}
