//! HTML as a tree with roles and names, as assistive technology meets it.

use html5gum::{DefaultEmitter, HtmlString, StartTag, Token, Tokenizer};

/// Elements that have no content.
const VOID: [&str; 2] = ["input", "br"];

#[derive(Debug, Default)]
pub struct Element {
    pub tag: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
}

#[derive(Debug)]
pub enum Node {
    Element(Element),
    Text(String),
}

/// Reads a page.
///
/// # Panics
/// If the HTML has a fault: an attribute given twice, an element that is not closed.
pub fn read(html: &str) -> Element {
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut open = vec![Element::default()];
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        match token {
            Token::StartTag(tag) => {
                let element = element(&tag);
                let is_void = tag.self_closing || VOID.contains(&element.tag.as_str());
                open.push(element);
                if is_void {
                    close(&mut open);
                }
            }
            Token::EndTag(tag) => {
                let name = utf8(&tag.name);
                assert_eq!(
                    open.last().map(|element| &*element.tag),
                    Some(&*name),
                    "closed in order"
                );
                close(&mut open);
            }
            Token::String(text) => {
                let text = utf8(&text);
                open.last_mut().unwrap().children.push(Node::Text(text));
            }
            Token::Error(fault) => panic!("{fault:?} in {html}"),
            _ => {}
        }
    }
    assert_eq!(open.len(), 1, "all elements are closed");
    open.pop().unwrap()
}

fn element(tag: &StartTag<()>) -> Element {
    let attributes = tag.attributes.iter();
    Element {
        tag: utf8(&tag.name),
        attributes: attributes
            .map(|(name, value)| (utf8(name), utf8(&value.value)))
            .collect(),
        children: Vec::new(),
    }
}

fn close(open: &mut Vec<Element>) {
    let closed = open.pop().expect("an element is open");
    let outer = open.last_mut().expect("the page is never closed");
    outer.children.push(Node::Element(closed));
}

fn utf8(text: &HtmlString) -> String {
    String::from_utf8_lossy(text).into_owned()
}

impl Element {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn has_class(&self, class: &str) -> bool {
        let classes = self.attribute("class").unwrap_or_default();
        classes.split_whitespace().any(|name| name == class)
    }

    /// All elements within this one, and itself, in order.
    pub fn all(&self) -> Vec<&Element> {
        let mut all = vec![self];
        for child in &self.children {
            if let Node::Element(child) = child {
                all.extend(child.all());
            }
        }
        all
    }

    pub fn by_id(&self, id: &str) -> Option<&Element> {
        self.all()
            .into_iter()
            .find(|element| element.attribute("id") == Some(id))
    }

    /// Whether nobody sees it or hears of it: a dialog is looked at by itself.
    fn is_hidden(&self) -> bool {
        self.attribute("hidden").is_some()
            || self.attribute("aria-hidden") == Some("true")
            || self.tag == "dialog"
    }

    /// The text that is read out.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for child in &self.children {
            match child {
                Node::Text(part) => text.push_str(part),
                Node::Element(child) if child.is_hidden() => {}
                Node::Element(child) => text.push_str(&child.text()),
            }
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Its role; nothing for what only groups others.
    pub fn role(&self) -> Option<&str> {
        if let Some(role) = self.attribute("role") {
            return Some(role);
        }
        Some(match (&*self.tag, self.attribute("type")) {
            ("a", _) if self.attribute("href").is_some() => "link",
            ("aside", _) => "complementary",
            ("button", _) => "button",
            ("dialog", _) => "dialog",
            ("fieldset", _) => "group",
            ("figure", _) => "figure",
            ("h1" | "h2" | "h3", _) => "heading",
            ("input", Some("radio")) => "radio",
            ("input", Some("checkbox")) => "checkbox",
            ("input", Some("range")) => "slider",
            ("input", _) => "textbox",
            ("output", _) => "status",
            ("progress", _) => "progressbar",
            ("section", _) => "region",
            ("select", _) => "combobox",
            ("textarea", _) => "textbox",
            _ => return None,
        })
    }

    /// What it is called: what it says it is called, or else its text or its label.
    pub fn name(&self, page: &Element) -> String {
        if let Some(label) = self.attribute("aria-label") {
            return label.to_owned();
        }
        if let Some(id) = self.attribute("aria-labelledby") {
            return page.by_id(id).map_or_else(String::new, Element::text);
        }
        match &*self.tag {
            "input" | "select" | "textarea" => {
                let labels = page.all().into_iter().filter(|label| label.tag == "label");
                let is_within = |label: &Element| label.all().iter().any(|inner| std::ptr::eq(*inner, self));
                let mut own = labels.filter(|label| match label.attribute("for") {
                    Some(id) => self.attribute("id") == Some(id),
                    None => is_within(label),
                });
                own.next().map_or_else(String::new, Element::text)
            }
            "fieldset" => {
                let legend = self.all().into_iter().find(|inner| inner.tag == "legend");
                legend.map_or_else(String::new, Element::text)
            }
            "section" | "dialog" | "aside" => String::new(),
            _ => self.text(),
        }
    }

    /// Every element with a role, by its role and its name, as one meets them.
    pub fn outline(&self, page: &Element) -> Vec<String> {
        let here = self.role().filter(|role| !role.is_empty()).map(|role| {
            let name = self.name(page);
            let off = if self.attribute("disabled").is_some() {
                " (off)"
            } else {
                ""
            };
            format!("{role} {name}{off}").trim().to_owned()
        });
        let children = self.children.iter().flat_map(|child| match child {
            Node::Element(child) if !child.is_hidden() => child.outline(page),
            _ => Vec::new(),
        });
        here.into_iter().chain(children).collect()
    }
}
