//! The sizes of all components, as a table.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::ops::AddAssign;
use std::path::Path;

use super::component::Component;
use super::first_loads::first_loads;
use super::style_sheets::style_sheets;
use crate::compression::{brotli, gzip};

/// The size of files in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl Size {
    fn of(bytes: &[u8]) -> Self {
        Self {
            raw: bytes.len() as u64,
            gzip: gzip(bytes).len() as u64,
            brotli: brotli(bytes).len() as u64,
        }
    }
}

impl AddAssign for Size {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// A component with its size and the limit on its gzipped bytes.
struct Row {
    component: Component,
    size: Size,
    limit: Option<u64>,
}

impl Row {
    fn is_above_limit(&self) -> bool {
        self.limit.is_some_and(|limit| self.size.gzip > limit)
    }
}

/// The sizes of all components of a site. The CSS of a static page counts in its own row and in that of the styles.
pub struct Table {
    rows: Vec<Row>,
}

impl Table {
    /// Measures every file below a folder.
    ///
    /// Fails if a file cannot be read, if the app, the worker, the encoder or `index.html` is missing, or if a page links a style
    /// sheet that is not there.
    pub fn measure(dist: &Path, limit: &dyn Fn(&Component) -> Option<u64>) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        read_files(dist, "", &mut files)?;
        require(&files, "wasm", &Component::App)?;
        require(&files, "wasm", &Component::Worker)?;
        require(&files, "wasm", &Component::Animation)?;
        require(&files, "html", &Component::StaticPage("index.html".into()))?;
        let sizes: BTreeMap<&str, Size> = files
            .iter()
            .map(|(path, bytes)| (path.as_str(), Size::of(bytes)))
            .collect();
        let mut components = BTreeMap::<Component, Size>::new();
        for (path, bytes) in &files {
            let component = Component::of_file(path);
            let size = components.entry(component.clone()).or_default();
            *size += sizes[path.as_str()];
            if let Component::StaticPage(page) = component {
                for sheet in style_sheets(&page, &String::from_utf8_lossy(bytes)) {
                    *size += *sizes.get(sheet.as_str()).ok_or_else(|| {
                        io::Error::other(format!("{page} links {sheet}, which is not in the folder"))
                    })?;
                }
            }
        }
        type OfGame = fn(String) -> Component;
        let pages: [(&str, &[&str], OfGame); 4] = [
            ("index.html", &[], Component::FirstMove),
            ("embed.html", &["frame"], Component::Frame),
            ("index.html", &["sides", "ai", "study"], Component::Study),
            (
                "index.html",
                &["sides", "ai", "study", "review"],
                Component::Review,
            ),
        ];
        for (page, of_page, component) in pages {
            let Some(html) = files.get(page) else { continue };
            for (game, files) in first_loads(page, &String::from_utf8_lossy(html), of_page) {
                let size = components.entry(component(game)).or_default();
                for file in files {
                    *size += *sizes.get(file.as_str()).ok_or_else(|| {
                        io::Error::other(format!("{page} names {file}, which is not in the folder"))
                    })?;
                }
            }
        }
        let of_app = |component: &&Component| matches!(component, Component::App | Component::Part(_));
        let mut whole = Size::default();
        for component in components.keys().filter(of_app) {
            whole += components[component];
        }
        components.insert(Component::WholeApp, whole);
        let rows = components
            .into_iter()
            .map(|(component, size)| Row {
                limit: limit(&component),
                component,
                size,
            })
            .collect();
        Ok(Self { rows })
    }

    /// A sentence about each component that is above its limit.
    pub fn rows_above_limit(&self) -> Vec<String> {
        self.rows
            .iter()
            .filter(|row| row.is_above_limit())
            .map(|row| {
                format!(
                    "{} is {} KB gzipped, more than its limit of {} KB",
                    row.component,
                    kilobytes(row.size.gzip),
                    kilobytes(row.limit.unwrap_or_default())
                )
            })
            .collect()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self
            .rows
            .iter()
            .map(|row| row.component.to_string().chars().count())
            .fold("KB".len(), usize::max);
        write!(
            f,
            "{:width$} {:>9} {:>9} {:>9} {:>9}",
            "KB", "raw", "gzip", "brotli", "limit"
        )?;
        for row in &self.rows {
            let limit = row.limit.map(kilobytes).unwrap_or_default();
            write!(
                f,
                "\n{:width$} {:>9} {:>9} {:>9} {:>9}",
                row.component,
                kilobytes(row.size.raw),
                kilobytes(row.size.gzip),
                kilobytes(row.size.brotli),
                limit
            )?;
            if row.is_above_limit() {
                write!(f, "  above the limit")?;
            }
        }
        Ok(())
    }
}

/// Bytes as KB with one decimal, rounded up, so that a size above a limit never reads like the limit.
fn kilobytes(bytes: u64) -> String {
    let tenths = (bytes * 10).div_ceil(1024);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Reads all files below a folder; their paths begin with `prefix` and have `/` as separator.
fn read_files(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_files(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Fails unless a file with this extension belongs to the component.
fn require(files: &BTreeMap<String, Vec<u8>>, extension: &str, component: &Component) -> io::Result<()> {
    let is_there = files.keys().any(|path| {
        path.rsplit_once('.').is_some_and(|(_, end)| end == extension)
            && Component::of_file(path) == *component
    });
    if is_there {
        Ok(())
    } else {
        Err(io::Error::other(format!(
            "no .{extension} file of `{component}` is in the folder"
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(dist: &Path, path: &str, text: &str) {
        let file = dist.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    #[test]
    fn a_component_is_the_sum_of_its_files_and_a_page_counts_the_css_that_it_links() {
        let dist = tempfile::tempdir().unwrap();
        let link = r#"<link rel="stylesheet" href="../a.css">"#;
        for (path, text) in [
            ("site-1.js", "12"),
            ("site-1_bg.wasm", "12345"),
            ("worker.js", "1"),
            ("worker_bg.wasm", "123"),
            ("animation_bg.wasm", "12"),
            ("index.html", "<p>"),
            ("rules/index.html", link),
            ("a.css", "1234567"),
            ("b.css", "1"),
            ("icon.svg", "<svg/>"),
        ] {
            write(dist.path(), path, text);
        }
        let table = Table::measure(dist.path(), &|_| None).unwrap();
        let raw: Vec<_> = table
            .rows
            .iter()
            .map(|row| (row.component.clone(), row.size.raw))
            .collect();
        let page = |path: &str| Component::StaticPage(path.to_owned());
        assert_eq!(
            raw,
            [
                (Component::App, 7),
                (Component::WholeApp, 7),
                (Component::FirstMove(String::new()), 3),
                (Component::Study(String::new()), 3),
                (Component::Review(String::new()), 3),
                (Component::Worker, 4),
                (Component::Animation, 2),
                (Component::Styles, 8),
                (page("index.html"), 3),
                (page("rules/index.html"), link.len() as u64 + 7),
                (Component::Rest, 6),
            ]
        );
        write(
            dist.path(),
            "rules/index.html",
            r#"<link rel=stylesheet href=a.css>"#,
        );
        assert!(Table::measure(dist.path(), &|_| None).is_err());
    }

    #[test]
    fn a_size_is_above_its_limit_from_the_first_byte_on_and_is_printed_above_it() {
        assert_eq!(kilobytes(0), "0.0");
        assert_eq!(kilobytes(60 * 1024), "60.0");
        assert_eq!(kilobytes(60 * 1024 + 1), "60.1");
        let row = |gzip| Row {
            component: Component::App,
            size: Size {
                gzip,
                ..Size::default()
            },
            limit: Some(100),
        };
        assert!(!row(100).is_above_limit());
        assert!(row(101).is_above_limit());
    }
}
