//! Where the site is published.

use std::fmt;
use std::str::FromStr;

/// The address of the root of the published site: it begins with `https://` or `http://` and ends with `/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteAddress(String);

/// Text that is no address of a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSiteAddress {
    /// It does not begin with `https://` or `http://`.
    Scheme,
    /// It names no host.
    Host,
    /// It has a character that stands in no address, or begins a query or a fragment.
    Character(char),
}

impl fmt::Display for BadSiteAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSiteAddress::Scheme => f.write_str("it does not begin with https:// or http://"),
            BadSiteAddress::Host => f.write_str("it names no host"),
            BadSiteAddress::Character(char) => write!(f, "{char:?} is not allowed in it"),
        }
    }
}

impl std::error::Error for BadSiteAddress {}

impl FromStr for SiteAddress {
    type Err = BadSiteAddress;

    fn from_str(text: &str) -> Result<SiteAddress, BadSiteAddress> {
        let is_plain = |char: &char| char.is_ascii_alphanumeric() || "-._~:/%[]@".contains(*char);
        if let Some(char) = text.chars().find(|char| !is_plain(char)) {
            return Err(BadSiteAddress::Character(char));
        }
        let rest = ["https://", "http://"]
            .iter()
            .find_map(|scheme| text.strip_prefix(scheme));
        let rest = rest.ok_or(BadSiteAddress::Scheme)?;
        if rest.is_empty() || rest.starts_with('/') {
            return Err(BadSiteAddress::Host);
        }
        Ok(SiteAddress(format!("{}/", text.trim_end_matches('/'))))
    }
}

impl SiteAddress {
    pub fn address(&self) -> &str {
        &self.0
    }

    /// The path of the root on its host: `/`, `/boards/`.
    pub fn path(&self) -> &str {
        &self.0[self.origin().len()..]
    }

    /// The scheme and the host, as policies name them.
    pub fn origin(&self) -> &str {
        let host = self.0.find("//").map_or(0, |at| at + 2);
        let end = self.0[host..].find('/').map_or(self.0.len(), |at| host + at);
        &self.0[..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_ends_with_a_slash_and_has_an_origin() {
        for (text, address, origin) in [
            (
                "https://boards.example",
                "https://boards.example/",
                "https://boards.example",
            ),
            (
                "https://boards.example/a/b/",
                "https://boards.example/a/b/",
                "https://boards.example",
            ),
            (
                "http://127.0.0.1:8080/",
                "http://127.0.0.1:8080/",
                "http://127.0.0.1:8080",
            ),
        ] {
            let site: SiteAddress = text.parse().expect("an address");
            assert_eq!((site.address(), site.origin()), (address, origin));
            assert_eq!(format!("{origin}{}", site.path()), address);
        }
    }

    #[test]
    fn what_is_no_address_of_a_site_is_refused_with_the_reason() {
        for (text, why) in [
            ("", BadSiteAddress::Scheme),
            ("boards.example", BadSiteAddress::Scheme),
            ("ftp://boards.example", BadSiteAddress::Scheme),
            ("https://", BadSiteAddress::Host),
            ("https:///a", BadSiteAddress::Host),
            ("https://boards.example/?a", BadSiteAddress::Character('?')),
            ("https://boards.example/#a", BadSiteAddress::Character('#')),
            ("https://boards.example/\"", BadSiteAddress::Character('"')),
            ("https://boards example", BadSiteAddress::Character(' ')),
        ] {
            assert_eq!(text.parse::<SiteAddress>(), Err(why), "{text}");
        }
    }
}
