//! The names of all files together: which file defines what a path names.

use std::collections::{BTreeMap, HashMap};

use syn::Meta;

use crate::reading::{Meaning, Mention, Module, Reading, read};
use crate::sources::Source;

/// All files, read, and where their names are defined.
pub struct Names {
    /// The files' paths; other tables count files by their place here.
    pub files: Vec<String>,
    /// What is read from each file.
    pub readings: Vec<Reading>,
    modules: HashMap<Vec<String>, Scope>,
    /// The macros at the roots of the crates, each with the module that defines it.
    exported_macros: HashMap<Vec<String>, Vec<String>>,
}

/// The names of a module.
struct Scope {
    file: usize,
    names: HashMap<String, Vec<Meaning>>,
    globs: Vec<Vec<String>>,
}

/// What a path names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// A module, by its path.
    Module(Vec<String>),
    /// An item that is defined in this file.
    Item(usize),
}

/// The names that are being looked up, so that a circle of re-exports ends: a module, a name in it, and whether an item is
/// meant. A path that begins with a name means a module by it, so `pub use news::news` is no circle.
type Pending = Vec<(Vec<String>, String, bool)>;

impl Names {
    /// Reads the files.
    pub fn of(sources: &[Source]) -> Names {
        let mut names = Names {
            files: sources.iter().map(|source| source.file.clone()).collect(),
            readings: sources.iter().map(read).collect(),
            modules: HashMap::new(),
            exported_macros: HashMap::new(),
        };
        for (file, reading) in names.readings.iter().enumerate() {
            for Module {
                path,
                names: list,
                globs,
            } in &reading.modules
            {
                let mut by_name: HashMap<String, Vec<Meaning>> = HashMap::new();
                for (name, meaning) in list {
                    by_name.entry(name.clone()).or_default().push(meaning.clone());
                }
                let scope = Scope {
                    file,
                    names: by_name,
                    globs: globs.clone(),
                };
                let former = names.modules.insert(path.clone(), scope);
                // Else every path to the former would name something of this file, or nothing.
                let own = former.is_none_or(|former| former.file == file);
                assert!(
                    own,
                    "{}: another file is {} as well",
                    names.files[file],
                    path.join("::")
                );
            }
            for name in &reading.exported_macros {
                let own = &sources[file].module;
                let exported = vec![own[0].clone(), name.clone()];
                names
                    .exported_macros
                    .insert(exported, [&own[..], std::slice::from_ref(name)].concat());
            }
        }
        names
    }

    /// The conditions under which a module is built: those of its declaration and of the modules around it.
    pub fn conditions(&self, module: &[String]) -> Vec<Meta> {
        let mut found = Vec::new();
        for length in 1..module.len() {
            let Some(scope) = self.modules.get(&module[..length]) else {
                continue;
            };
            for meaning in scope.names.get(&module[length]).into_iter().flatten() {
                if let Meaning::Module(conditions) = meaning {
                    found.extend(conditions.iter().cloned());
                }
            }
        }
        found
    }

    /// What a mention names, or `None` where it names nothing of these files: a local variable, another package.
    pub fn target(&self, mention: &Mention) -> Option<Target> {
        self.resolve(&mention.module, &mention.path, true, &mut Vec::new())
    }

    /// The full path of what a mention names, from the crate's name on, with the names that its own module gives to
    /// modules written out. Re-exports of other modules are not followed: what is named is the facade.
    pub fn full_path(&self, mention: &Mention) -> Option<Vec<String>> {
        self.written_out(&mention.module, &mention.path, &mut Vec::new())
    }

    /// The module where a path begins, if it says so, and how many of its names say it.
    fn anchor(&self, here: &[String], path: &[String]) -> Option<(Vec<String>, usize)> {
        match path[0].as_str() {
            "crate" => Some((here[..1].to_vec(), 1)),
            name if name.starts_with("tessera_") => Some((vec![name.into()], 1)),
            "self" => Some((here.to_vec(), 1)),
            "super" => {
                let above = path.iter().take_while(|name| *name == "super").count();
                Some((here[..here.len().saturating_sub(above).max(1)].to_vec(), above))
            }
            _ => None,
        }
    }

    fn resolve(&self, here: &[String], path: &[String], item: bool, pending: &mut Pending) -> Option<Target> {
        let (mut module, from) = self.anchor(here, path).unwrap_or_else(|| (here.to_vec(), 0));
        if let [root] = &module[..]
            && let Some(name) = path.get(from)
            && let Some(own) = self.exported_macros.get(&[root.clone(), name.clone()][..])
        {
            let file = self.modules.get(&own[..own.len() - 1])?.file;
            return Some(Target::Item(file));
        }
        for (at, name) in path.iter().enumerate().skip(from) {
            let last = at + 1 == path.len();
            match self.member(&module, name, item && last, pending) {
                Some(Target::Module(inner)) => module = inner,
                Some(found) => return Some(found),
                None if at == 0 => return None,
                // The name of a known module that nobody defines is one that a macro defines there.
                None => return Some(Target::Item(self.modules.get(&module)?.file)),
            }
        }
        Some(Target::Module(module))
    }

    /// What a name means in a module. A name may stand for a module and an item at once: `item` prefers the item.
    fn member(&self, module: &[String], name: &str, item: bool, pending: &mut Pending) -> Option<Target> {
        let scope = self.modules.get(module)?;
        let asked = (module.to_vec(), name.to_owned(), item);
        if pending.contains(&asked) {
            return None;
        }
        pending.push(asked);
        let mut found: Vec<Target> = Vec::new();
        for meaning in scope.names.get(name).into_iter().flatten() {
            match meaning {
                Meaning::Item => found.push(Target::Item(scope.file)),
                Meaning::Module(_) => found.push(Target::Module([module, &[name.to_owned()]].concat())),
                Meaning::Alias(path) => found.extend(self.resolve(module, path, item, pending)),
            }
        }
        for glob in &scope.globs {
            if found.is_empty()
                && let Some(Target::Module(other)) = self.resolve(module, glob, false, pending)
            {
                found.extend(self.member(&other, name, item, pending));
            }
        }
        pending.pop();
        let preferred = found
            .iter()
            .find(|target| matches!(target, Target::Item(_)) == item);
        preferred.or(found.first()).cloned()
    }

    fn written_out(&self, here: &[String], path: &[String], pending: &mut Pending) -> Option<Vec<String>> {
        if let Some((mut full, from)) = self.anchor(here, path) {
            full.extend_from_slice(&path[from..]);
            return Some(self.exported_macros.get(&full).cloned().unwrap_or(full));
        }
        let mut full = self.first_name(here, &path[0], pending)?;
        full.extend_from_slice(&path[1..]);
        Some(full)
    }

    /// The full path of the name that a relative path begins with.
    fn first_name(&self, here: &[String], name: &str, pending: &mut Pending) -> Option<Vec<String>> {
        let scope = self.modules.get(here)?;
        let asked = (here.to_vec(), name.to_owned(), false);
        if pending.contains(&asked) {
            return None;
        }
        pending.push(asked);
        let meanings = scope.names.get(name).into_iter().flatten();
        let mut found = meanings.filter_map(|meaning| match meaning {
            Meaning::Item | Meaning::Module(_) => Some([here, &[name.to_owned()]].concat()),
            Meaning::Alias(path) => self.written_out(here, path, pending),
        });
        let mut full = found.next();
        for glob in &scope.globs {
            if full.is_none()
                && let Some(other) = self.written_out(here, glob, pending)
            {
                full = self.first_name(&other, name, pending);
            }
        }
        pending.pop();
        full
    }

    /// Which files each file imports from, with one mention of each, in the code that `counts` accepts.
    pub fn imports(&self, counts: impl Fn(&Mention, &[Meta]) -> bool) -> BTreeMap<(usize, usize), usize> {
        let mut found = BTreeMap::new();
        let mut around: HashMap<&[String], Vec<Meta>> = HashMap::new();
        for (file, reading) in self.readings.iter().enumerate() {
            for mention in &reading.mentions {
                let Some(Target::Item(other)) = self.target(mention) else {
                    continue;
                };
                if other == file || found.contains_key(&(file, other)) {
                    continue;
                }
                let around = around
                    .entry(&mention.module)
                    .or_insert_with(|| self.conditions(&mention.module));
                if counts(mention, &[&around[..], &mention.conditions].concat()) {
                    found.insert((file, other), mention.line);
                }
            }
        }
        found
    }
}
