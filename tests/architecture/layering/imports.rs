//! The paths in a code that name modules of the crate.

/// A path, from the root of the crate, and the line (counted from 1) where it is written.
pub struct Import {
    pub line: usize,
    pub path: Vec<String>,
}

/// A word or a sign of the code.
#[derive(Clone, Copy, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    Sign(char),
}

/// The paths of a module's code that begin with `crate`, `tessera`, `super` or `self`, groups unfolded.
pub fn imports(module: &[String], code: &str) -> Vec<Import> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    // The modules written inside the file, each with the depth of braces it is closed at.
    let mut inner: Vec<(usize, String)> = Vec::new();
    let (mut depth, mut at) = (0, 0);
    while at < tokens.len() {
        match tokens[at..] {
            [
                (_, Token::Word("mod")),
                (_, Token::Word(name)),
                (_, Token::Sign('{')),
                ..,
            ] => {
                inner.push((depth, name.to_owned()));
                depth += 1;
                at += 3;
            }
            [(_, Token::Sign('{')), ..] => {
                depth += 1;
                at += 1;
            }
            [(_, Token::Sign('}')), ..] => {
                depth = depth.saturating_sub(1);
                inner.retain(|&(closed_at, _)| closed_at < depth);
                at += 1;
            }
            [
                (_, Token::Word(root)),
                (_, Token::Sign(':')),
                (_, Token::Sign(':')),
                ..,
            ] if matches!(root, "crate" | "tessera" | "super" | "self") && !continues(&tokens, at) => {
                let mut here = module.to_vec();
                here.extend(inner.iter().map(|(_, name)| name.clone()));
                at = path(&tokens, at, &here, Vec::new(), &mut found);
            }
            _ => at += 1,
        }
    }
    found
}

/// Whether the token is a later part of a path.
fn continues(tokens: &[(usize, Token)], at: usize) -> bool {
    at > 0 && tokens[at - 1].1 == Token::Sign(':')
}

/// Reads a path or a tree of paths and returns where the reading stopped.
fn path(
    tokens: &[(usize, Token)],
    mut at: usize,
    here: &[String],
    mut so_far: Vec<String>,
    found: &mut Vec<Import>,
) -> usize {
    let mut line = tokens[at].0;
    while let Some(&(on, token)) = tokens.get(at) {
        match token {
            Token::Word("crate" | "tessera") => so_far.clear(),
            Token::Word("self") if so_far.is_empty() => so_far = here.to_vec(),
            // In a group, `self` is the path so far.
            Token::Word("self") => {}
            Token::Word("super") => {
                if so_far.is_empty() {
                    so_far = here.to_vec();
                }
                so_far.pop();
            }
            Token::Word(word) => so_far.push(word.to_owned()),
            Token::Sign('{') => return group(tokens, at + 1, here, &so_far, found),
            Token::Sign(_) => break,
        }
        line = on;
        at += 1;
        match tokens[at.min(tokens.len())..] {
            [(_, Token::Sign(':')), (_, Token::Sign(':')), ..] => at += 2,
            _ => break,
        }
    }
    found.push(Import { line, path: so_far });
    at
}

fn group(
    tokens: &[(usize, Token)],
    mut at: usize,
    here: &[String],
    so_far: &[String],
    found: &mut Vec<Import>,
) -> usize {
    while let Some(&(_, token)) = tokens.get(at) {
        match token {
            Token::Sign('}') => return at + 1,
            Token::Word("as") => at += 2,
            Token::Word(_) => at = path(tokens, at, here, so_far.to_vec(), found),
            Token::Sign(_) => at += 1,
        }
    }
    at
}

fn tokens(code: &str) -> Vec<(usize, Token<'_>)> {
    let mut tokens = Vec::new();
    for (line, text) in code.lines().enumerate() {
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let word = |c: char| c.is_alphanumeric() || c == '_';
            let length = rest.find(|c| !word(c)).unwrap_or(rest.len());
            if length > 0 {
                tokens.push((line + 1, Token::Word(&rest[..length])));
                rest = &rest[length..];
            } else {
                if !first.is_whitespace() {
                    tokens.push((line + 1, Token::Sign(first)));
                }
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    tokens
}
