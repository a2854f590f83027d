//! What a source file defines and which paths it names, read by a parser of Rust.
//!
//! Paths are found in `use` declarations, types, patterns, expressions, bounds and in the arguments of macros, where
//! every `a::b::c` and every identifier that does not follow a dot counts. Attributes and comments are not read.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{
    Attribute, ImplItem, Item, ItemMacro, ItemMod, ItemUse, Macro, Meta, TraitItem, UseTree, Visibility,
};

use crate::cfg::conditions;
use crate::sources::Source;

/// What is read from one file.
pub struct Reading {
    /// The modules of the file: its own and those written inside it.
    pub modules: Vec<Module>,
    /// The paths that the file names, in order.
    pub mentions: Vec<Mention>,
    /// The macros with `#[macro_export]`, whose place is the root of the crate.
    pub exported_macros: Vec<String>,
    /// Every identifier of the file outside comments, with its line counted from 1.
    pub identifiers: Vec<(usize, String)>,
}

/// A module that a file contains.
pub struct Module {
    /// The crate's name and the modules' names down to this one.
    pub path: Vec<String>,
    /// The names that can be used in the module.
    pub names: Vec<(String, Meaning)>,
    /// The paths of its `use PATH::*`.
    pub globs: Vec<Vec<String>>,
}

/// What a name stands for.
#[derive(Clone)]
pub enum Meaning {
    /// A child module; the conditions under which it is built.
    Module(Vec<Meta>),
    /// A function, type, trait, constant or macro that is defined here.
    Item,
    /// What a `use` declaration brought in from this path, as it is written.
    Alias(Vec<String>),
}

/// A path as it is written.
pub struct Mention {
    /// The line of the path's last name, counted from 1.
    pub line: usize,
    /// The module in which it is written.
    pub module: Vec<String>,
    /// The names of the path; the first may be `crate`, `self` or `super`.
    pub path: Vec<String>,
    /// Where it stands.
    pub place: Place,
    /// The conditions under which the code around it is built.
    pub conditions: Vec<Meta>,
}

/// Where a path stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a private `use`.
    Import,
    /// In a private `use PATH::*`.
    Glob,
    /// In a `pub use`, `pub(crate) use` or `pub(super) use`.
    Reexport,
    /// Anywhere else.
    Code,
}

/// Reads a file; its text must be Rust.
pub fn read(source: &Source) -> Reading {
    let tokens: TokenStream = source
        .text
        .parse()
        .unwrap_or_else(|error| panic!("{}: {error}", source.file));
    let syntax: syn::File =
        syn::parse2(tokens.clone()).unwrap_or_else(|error| panic!("{}: {error}", source.file));
    let mut reader = Reader {
        reading: Reading {
            modules: vec![Module {
                path: source.module.clone(),
                names: Vec::new(),
                globs: Vec::new(),
            }],
            mentions: Vec::new(),
            exported_macros: Vec::new(),
            identifiers: Vec::new(),
        },
        at: 0,
        conditions: conditions(&syntax.attrs),
    };
    identifiers(tokens, &mut reader.reading.identifiers);
    reader.visit_file(&syntax);
    reader.reading
}

fn identifiers(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => found.push((line(name.span()), name.to_string())),
            TokenTree::Group(group) => identifiers(group.stream(), found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn line(span: Span) -> usize {
    span.start().line
}

struct Reader {
    reading: Reading,
    /// The module that is being read, as an index.
    at: usize,
    conditions: Vec<Meta>,
}

impl Reader {
    fn mention(&mut self, line: usize, path: Vec<String>, place: Place) {
        let module = self.reading.modules[self.at].path.clone();
        let conditions = self.conditions.clone();
        self.reading.mentions.push(Mention {
            line,
            module,
            path,
            place,
            conditions,
        });
    }

    fn define(&mut self, name: impl ToString, meaning: Meaning) {
        self.reading.modules[self.at]
            .names
            .push((name.to_string(), meaning));
    }

    /// Reads a part of the code that these attributes may leave out of a build.
    fn under(&mut self, attributes: &[Attribute], read: impl FnOnce(&mut Self)) {
        let outer = self.conditions.len();
        self.conditions.extend(conditions(attributes));
        read(self);
        self.conditions.truncate(outer);
    }

    fn use_tree(&mut self, tree: &UseTree, mut prefix: Vec<String>, public: bool) {
        let place = if public { Place::Reexport } else { Place::Import };
        match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                self.use_tree(&path.tree, prefix, public);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.use_tree(tree, prefix.clone(), public);
                }
            }
            UseTree::Name(name) => self.use_name(&name.ident, &name.ident, prefix, place),
            UseTree::Rename(rename) => self.use_name(&rename.ident, &rename.rename, prefix, place),
            UseTree::Glob(glob) => {
                self.reading.modules[self.at].globs.push(prefix.clone());
                let place = if public { place } else { Place::Glob };
                self.mention(line(glob.star_token.spans[0]), prefix, place);
            }
        }
    }

    fn use_name(&mut self, ident: &Ident, name: &Ident, mut path: Vec<String>, place: Place) {
        if ident != "self" {
            path.push(ident.to_string());
        }
        let name = if name == "self" {
            path.last().expect("self stands in a group").clone()
        } else {
            name.to_string()
        };
        self.define(name, Meaning::Alias(path.clone()));
        self.mention(line(ident.span()), path, place);
    }

    /// The paths among the arguments of a macro, and the names of the items that it seems to define.
    fn tokens(&mut self, tokens: TokenStream, defines: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, sign: char| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == sign);
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => self.tokens(group.stream(), defines),
                // A field, a method, a lifetime or the end of a qualified path: no name of the module.
                TokenTree::Ident(_) if at > 0 && (is(at - 1, '.') || is(at - 1, '\'')) => {}
                TokenTree::Ident(_) if at > 1 && is(at - 1, ':') && is(at - 2, ':') => {}
                TokenTree::Ident(first) => {
                    let mut path = vec![first.to_string()];
                    let mut end = first;
                    while let Some(TokenTree::Ident(next)) = tokens.get(at + 3)
                        && is(at + 1, ':')
                        && is(at + 2, ':')
                    {
                        path.push(next.to_string());
                        end = next;
                        at += 3;
                    }
                    if let Some(TokenTree::Ident(name)) = tokens.get(at + 1)
                        && defines
                        && matches!(
                            path[0].as_str(),
                            "struct" | "enum" | "fn" | "trait" | "static" | "const" | "type"
                        )
                    {
                        self.define(name, Meaning::Item);
                    }
                    self.mention(line(end.span()), path, Place::Code);
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            at += 1;
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        if let Some(name) = defined(item) {
            self.define(name, Meaning::Item);
        }
        self.under(attributes(item), |reader| visit::visit_item(reader, item));
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Fn(function) => &function.attrs[..],
            ImplItem::Const(constant) => &constant.attrs,
            _ => &[],
        };
        self.under(attributes, |reader| visit::visit_impl_item(reader, item));
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let attributes = match item {
            TraitItem::Fn(function) => &function.attrs[..],
            _ => &[],
        };
        self.under(attributes, |reader| visit::visit_trait_item(reader, item));
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let all = self.conditions.clone();
        self.define(&module.ident, Meaning::Module(all));
        let Some((_, items)) = &module.content else {
            return;
        };
        let outer = self.at;
        let mut path = self.reading.modules[outer].path.clone();
        path.push(module.ident.to_string());
        self.at = self.reading.modules.len();
        self.reading.modules.push(Module {
            path,
            names: Vec::new(),
            globs: Vec::new(),
        });
        for item in items {
            self.visit_item(item);
        }
        self.at = outer;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if item.leading_colon.is_none() {
            let public = !matches!(item.vis, Visibility::Inherited);
            self.use_tree(&item.tree, Vec::new(), public);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let names = path.segments.iter().map(|part| part.ident.to_string()).collect();
            let last = path.segments.last().expect("a path has a name");
            self.mention(line(last.ident.span()), names, Place::Code);
        }
        visit::visit_path(self, path);
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        if let Some(name) = &item.ident {
            self.define(name, Meaning::Item);
            if item
                .attrs
                .iter()
                .any(|attribute| attribute.path().is_ident("macro_export"))
            {
                self.reading.exported_macros.push(name.to_string());
            }
            self.tokens(item.mac.tokens.clone(), false);
        } else {
            self.visit_path(&item.mac.path);
            self.tokens(item.mac.tokens.clone(), true);
        }
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone(), false);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

/// The name that an item defines; imports, modules and macros are read elsewhere.
fn defined(item: &Item) -> Option<&Ident> {
    Some(match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
