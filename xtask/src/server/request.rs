//! The head of an HTTP request.

/// The parts of a request on which the response depends.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The method, `GET` for example.
    pub method: &'a str,
    /// The path of the address, without query and fragment.
    pub path: &'a str,
    /// The value of `Host`; empty if there is none.
    pub host: &'a str,
    /// The value of `Accept-Encoding`.
    pub accept_encoding: Option<&'a str>,
    /// The value of `If-None-Match`.
    pub if_none_match: Option<&'a str>,
}

impl<'a> Request<'a> {
    /// Reads a head of HTTP/1; `None` if it is none.
    pub fn parse(head: &'a str) -> Option<Self> {
        let mut lines = head.lines();
        let mut words = lines.next()?.split(' ');
        let (method, target) = (words.next()?, words.next()?);
        if !words.next()?.starts_with("HTTP/1.") {
            return None;
        }
        let mut request = Self {
            method,
            path: target.split(['?', '#']).next().unwrap_or_default(),
            host: "",
            accept_encoding: None,
            if_none_match: None,
        };
        for line in lines.take_while(|line| !line.is_empty()) {
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            if name.eq_ignore_ascii_case("host") {
                // RFC 9112, section 3.2: more than one is an error.
                if !request.host.is_empty() {
                    return None;
                }
                request.host = value.trim();
                continue;
            }
            let field = if name.eq_ignore_ascii_case("accept-encoding") {
                &mut request.accept_encoding
            } else if name.eq_ignore_ascii_case("if-none-match") {
                &mut request.if_none_match
            } else {
                continue;
            };
            *field = Some(value.trim());
        }
        Some(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn method_path_and_headers_are_read() {
        let head = "GET /a?b#c HTTP/1.1\r\nHost: x\r\naccept-encoding:  gzip, br \r\n\
                    If-None-Match: \"1\"\r\n\r\nIf-None-Match: \"2\"";
        assert_eq!(
            Request::parse(head),
            Some(Request {
                method: "GET",
                path: "/a",
                host: "x",
                accept_encoding: Some("gzip, br"),
                if_none_match: Some("\"1\""),
            })
        );
        for head in [
            "",
            "nonsense",
            "GET /",
            "GET / FTP/1.1",
            "GET / HTTP/1.1\r\nHost: x\r\nhost: y",
        ] {
            assert_eq!(Request::parse(head), None, "{head}");
        }
    }
}
