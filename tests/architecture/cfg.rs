//! Which code a build contains, by its `#[cfg]` attributes.

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Lit, Meta, Token};

/// Whether a condition holds in a build: a name such as `test`, or a name with a value such as `feature` and
/// `site`. `None` stands for "it depends".
pub type Build<'a> = &'a dyn Fn(&str, Option<&str>) -> Option<bool>;

/// The conditions of an item; `#[test]` counts as `#[cfg(test)]`.
pub fn conditions(attributes: &[Attribute]) -> Vec<Meta> {
    let mut found = Vec::new();
    for attribute in attributes {
        if attribute.path().is_ident("test") {
            found.push(attribute.meta.clone());
        } else if attribute.path().is_ident("cfg") {
            found.push(attribute.parse_args().expect("cfg has one condition"));
        }
    }
    found
}

/// Whether code under these conditions can be part of the build.
pub fn may_be_built(conditions: &[Meta], build: Build) -> bool {
    conditions
        .iter()
        .all(|condition| holds(condition, build) != Some(false))
}

fn holds(condition: &Meta, build: Build) -> Option<bool> {
    match condition {
        Meta::Path(name) => build(&name.get_ident()?.to_string(), None),
        Meta::NameValue(pair) => {
            let Expr::Lit(literal) = &pair.value else {
                return None;
            };
            let Lit::Str(value) = &literal.lit else {
                return None;
            };
            build(&pair.path.get_ident()?.to_string(), Some(&value.value()))
        }
        Meta::List(list) => {
            let parts = list
                .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                .expect("cfg takes conditions");
            let mut parts = parts.iter().map(|part| holds(part, build));
            if list.path.is_ident("not") {
                Some(!parts.next()??)
            } else if list.path.is_ident("all") {
                combined(parts, false)
            } else {
                combined(parts, true)
            }
        }
    }
}

/// `decisive` if a part is, its opposite if all parts are the opposite, or else unknown.
fn combined(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let mut result = Some(!decisive);
    for part in parts {
        match part {
            Some(part) if part == decisive => return Some(decisive),
            Some(_) => {}
            None => result = None,
        }
    }
    result
}
