//! A line of a list of moves as people write it: quoted, with a bullet, a number, columns and comments.

/// A line without the marks of a quotation and the spaces around it.
pub(super) struct Line<'t> {
    /// The byte at which it begins.
    pub at: usize,
    /// What it says.
    pub text: &'t str,
    is_table: bool,
}

/// A number at the beginning of a text.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub number: usize,
    /// How many bytes it has with what stands around it.
    pub length: usize,
    /// Whether a sign says that it is one: a number alone may be part of a sentence.
    pub is_sure: bool,
}

/// What stands before the items of a list.
const BULLETS: [&str; 7] = ["-", "*", "•", "–", "+", "‣", "◦"];

impl<'t> Line<'t> {
    /// The line of a text that begins at a byte.
    pub fn of(at: usize, line: &'t str) -> Line<'t> {
        let text = line.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '>');
        let text = text.trim_end();
        let begin = line.len()
            - line
                .trim_start_matches(|letter: char| letter.is_whitespace() || letter == '>')
                .len();
        Line {
            at: at + begin,
            text,
            // The rows of a table are written so in Markdown.
            is_table: text.starts_with('|'),
        }
    }

    /// Whether it says who has this seat: `1: Ada`.
    pub fn is_of_seat(&self, seat: usize) -> bool {
        let rest = self.text.strip_prefix(&seat.to_string());
        rest.is_some_and(|rest| rest.starts_with(": "))
    }

    /// The byte after a bullet, whether there is one, and the number that follows.
    pub fn begin(&self) -> (usize, bool, Option<Mark>) {
        let text = self.text.trim_start_matches(['|', ' ', '\t']);
        let bullet = BULLETS.iter().find_map(|bullet| {
            let rest = text.strip_prefix(bullet)?;
            rest.starts_with([' ', '\t']).then(|| rest.trim_start())
        });
        let rest = bullet.unwrap_or(text);
        let at = self.at + self.text.len() - rest.len();
        (at, bullet.is_some(), mark(rest))
    }

    /// The columns from a byte on, which stand at least two spaces, a tab, a comment or a bar apart.
    pub fn cells(&self, from: usize) -> Vec<(usize, &'t str)> {
        let text = &self.text[(from - self.at).min(self.text.len())..];
        let (mut cells, mut begin, mut at) = (Vec::new(), 0, 0);
        while let Some(letter) = text[at..].chars().next() {
            let apart = match letter {
                '\t' => 1,
                ' ' if text[at..].starts_with("  ") => 2,
                '|' if self.is_table => 1,
                _ => comment(&text[at..]),
            };
            if apart > 0 {
                cells.push((from + begin, &text[begin..at]));
                begin = at + apart;
            }
            at += apart.max(letter.len_utf8());
        }
        cells.push((from + begin, &text[begin.min(text.len())..]));
        cells.retain(|(_, cell)| !cell.trim().is_empty());
        for (at, cell) in &mut cells {
            *at += cell.len() - cell.trim_start().len();
            *cell = cell.trim();
        }
        cells
    }
}

/// How many bytes the comment has with which a text begins: `{…}`, `(…)`, or scores in brackets.
fn comment(text: &str) -> usize {
    let close = match text.as_bytes()[0] {
        b'{' => '}',
        b'(' => ')',
        b'[' => ']',
        _ => return 0,
    };
    let inner = text.find(close).map(|end| &text[1..end]);
    let is_comment = |inner: &&str| {
        close != ']'
            || inner
                .chars()
                .all(|letter| letter.is_numeric() || " ,.-−½".contains(letter))
    };
    inner.filter(is_comment).map_or(0, |inner| inner.len() + 2)
}

/// The number with which a text begins: `1.`, `1)`, `(1)`, `1-`, `1:`, `1`.
pub(super) fn mark(text: &str) -> Option<Mark> {
    let inner = text.strip_prefix(['(', '[']).unwrap_or(text);
    let after = inner.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number: usize = inner[..inner.len() - after.len()].parse().ok()?;
    // A turn that was not played is written with three dots.
    let sign = after
        .find(|letter| !".)]-–—:°º".contains(letter))
        .unwrap_or(after.len());
    let sign = if after.starts_with("..") { 0 } else { sign };
    let rest = &after[sign..];
    let (is_sure, is_mark) = match sign {
        0 => (
            after.starts_with(".."),
            after.is_empty() || after.starts_with([' ', '\t', '|', '.', '…']),
        ),
        // `1-0` is a result.
        _ => (true, !rest.starts_with(|letter: char| letter.is_ascii_digit())),
    };
    is_mark.then_some(Mark {
        number,
        length: text.len() - rest.len(),
        is_sure,
    })
}
