//! What programs of mail, chats and pages put around addresses and lists of moves.

/// What a program does with an address: its name, and the text that it makes.
pub(super) type Surroundings = (&'static str, fn(&str) -> String);

pub(super) const AROUND_ADDRESSES: [Surroundings; 39] = [
    ("nothing", |link| link.to_owned()),
    ("a full stop", |link| format!("I played this: {link}.")),
    ("dots", |link| format!("{link}...")),
    ("an ellipsis", |link| format!("{link}…")),
    ("a comma", |link| format!("see {link}, then answer")),
    ("a colon and a semicolon", |link| {
        format!("this one: {link}; or not")
    }),
    ("exclamations", |link| format!("Look: {link}!!")),
    ("a question", |link| format!("Did you see {link}?")),
    ("parentheses", |link| format!("my game ({link}) of today")),
    ("angle brackets", |link| format!("<{link}>")),
    ("quotes", |link| format!("\"{link}\"")),
    ("curved quotes", |link| format!("“{link}”")),
    ("single quotes", |link| format!("'{link}'")),
    ("Markdown", |link| format!("[my game]({link})")),
    ("Markdown with a title", |link| format!("[a]({link} \"my game\")")),
    ("bold", |link| format!("**{link}**")),
    ("italics", |link| format!("_{link}_")),
    ("struck out", |link| format!("~~{link}~~")),
    ("code", |link| format!("`{link}`")),
    ("BBCode", |link| format!("[url={link}]my game[/url]")),
    ("HTML", |link| {
        let link = link.replace('&', "&amp;");
        format!("<p>See <a href=\"{link}\">this</a></p>")
    }),
    ("an issue before it", |link| {
        format!("About #3 and #linage: {link}")
    }),
    ("a hashtag after it", |link| format!("{link} #fun #3")),
    ("a query after it", |link| {
        format!("{link}&utm_source=chat&utm_medium=x")
    }),
    ("a query with a question mark", |link| {
        format!("{link}?fbclid=IwAR0x-_1")
    }),
    ("a query before the fragment", |link| {
        link.replacen("/#", "/?utm_source=a.b#", 1)
    }),
    ("a percent sign for the hash", |link| link.replacen('#', "%23", 1)),
    ("a redirection", |link| {
        format!("https://safe.example/?url={}&data=05%7C01", encoded(link))
    }),
    ("two redirections", |link| {
        let inner = format!("https://a.example/?u={}&s=1", encoded(link));
        format!("https://b.example/?url={}&sdata=x%3D", encoded(&inner))
    }),
    ("invisible characters around it", |link| {
        format!("\u{feff}\u{200e}{link}\u{200b}\u{2069} ok")
    }),
    ("invisible characters within", |link| {
        link.replace('.', ".\u{200b}")
            .replace('/', "/\u{2060}")
            .replace('=', "=\u{ad}")
    }),
    ("quoted mail", |link| {
        format!("On Monday Ada wrote:\n> > {link}\n>\n> What now?")
    }),
    ("mail in quoted-printable", |link| {
        let letter = |letter| {
            if letter == '=' {
                "=3D".to_owned()
            } else {
                String::from(letter)
            }
        };
        let link: Vec<String> = link.chars().map(letter).collect();
        let lines: Vec<String> = link.chunks(70).map(|line| line.concat()).collect();
        format!("Hello,\r\n{}\r\nBye =F0=9F=98=80", lines.join("=\r\n"))
    }),
    ("lines wrapped at 72 characters", |link| wrapped(link, "\n")),
    ("quoted lines wrapped", |link| {
        format!("> {}", wrapped(link, "\n> "))
    }),
    ("no-break spaces", |link| format!("see\u{a0}{link}\u{a0}now")),
    ("JSON of others", |link| {
        format!("{{\"text\": \"{}\"}}", link.replace('/', "\\/"))
    }),
    ("a table of Markdown", |link| {
        format!("| game |\n|---|\n| {link} |")
    }),
    ("an answer before it", |link| {
        format!("1. e5 was bad\n\n{link}\nBye")
    }),
];

/// An address as an address has it within itself.
fn encoded(address: &str) -> String {
    address
        .bytes()
        .map(|byte| {
            if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}

fn wrapped(text: &str, end: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let lines: Vec<String> = letters.chunks(72).map(|line| line.iter().collect()).collect();
    lines.join(end)
}

/// The surroundings of texts of several lines.
pub(super) const AROUND_LISTS: [Surroundings; 21] = [
    ("nothing", |text| text.to_owned()),
    ("mail before and after", |text| {
        format!("Hi Ben,\n\nhere it is:\n\n{text}\n-- \nAda, 3. May")
    }),
    ("quoted mail", |text| lined(text, |line| format!("> {line}"))),
    ("mail quoted twice", |text| {
        lined(text, |line| format!("> > {line}"))
    }),
    ("ends of lines of Windows", |text| text.replace('\n', "\r\n")),
    ("indented", |text| lined(text, |line| format!("        {line}  "))),
    ("a tab after the number", |text| numbered(text, ".\t")),
    ("1) for 1.", |text| numbered(text, ") ")),
    ("1- for 1.", |text| numbered(text, "- ")),
    ("1.- for 1.", |text| numbered(text, ".- ")),
    ("1: for 1.", |text| numbered(text, ": ")),
    ("no-break spaces", |text| text.replace(' ', "\u{a0}")),
    ("tabs between columns", |text| {
        lined(text, |line| {
            if is_numbered(line) {
                line.trim_start().replace("  ", "\t")
            } else {
                line.to_owned()
            }
        })
    }),
    ("bullets", |text| {
        lined(text, |line| {
            if is_numbered(line) {
                format!("- {}", line.trim_start())
            } else {
                line.to_owned()
            }
        })
    }),
    ("round bullets", |text| {
        lined(text, |line| {
            if is_numbered(line) {
                format!("• {}", line.trim_start())
            } else {
                line.to_owned()
            }
        })
    }),
    ("empty lines between", |text| text.replace('\n', "\n\n")),
    ("a fence of Markdown", |text| format!("```\n{text}```\n")),
    ("comments", |text| {
        lined(text, |line| {
            if is_numbered(line) {
                format!("{line}  {{good}}")
            } else {
                line.to_owned()
            }
        })
    }),
    ("invisible characters", |text| {
        format!("\u{feff}{}", text.replace('\n', "\u{200b}\n"))
    }),
    ("backslashes of Markdown", |text| numbered(text, "\\. ")),
    ("soft ends of lines", |text| text.replace('\n', "\u{2028}")),
];

fn lined(text: &str, line: impl Fn(&str) -> String) -> String {
    text.lines().map(|text| line(text) + "\n").collect()
}

/// Whether a line begins with the number of a round or a turn.
pub(super) fn is_numbered(line: &str) -> bool {
    let rest = line
        .trim_start()
        .trim_start_matches(|letter: char| letter.is_ascii_digit());
    rest.starts_with(". ") && rest.len() < line.trim_start().len()
}

fn numbered(text: &str, mark: &str) -> String {
    lined(text, |line| {
        if is_numbered(line) {
            line.replacen(". ", mark, 1)
        } else {
            line.to_owned()
        }
    })
}
