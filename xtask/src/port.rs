//! A port of this machine only.

use std::net::{Ipv4Addr, TcpListener};

use crate::console::say;
use crate::failure::Failure;
use crate::step::Step;

/// Where to serve when no port is named; the next free one after it is as good.
const USUAL: u16 = 8080;
const TRIED: u16 = 20;

/// Listens on the named port, or else on the first free one.
pub fn listen(named: Option<u16>) -> Result<TcpListener, Failure> {
    let on = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = named {
        return on(port).map_err(|error| {
            Step::new(
                "opening the port",
                "at once",
                format!(
                    "stop what listens on port {port}, name another with `--port N`, \
                     or leave `--port` out"
                ),
            )
            .failure(format!("listen on 127.0.0.1:{port}"), error)
        });
    }
    if let Ok(listener) = on(USUAL) {
        return Ok(listener);
    }
    say(format_args!("port {USUAL} is taken: using the next free one"));
    (USUAL + 1..USUAL + TRIED)
        .find_map(|port| on(port).ok())
        .map_or_else(|| listen(Some(0)), Ok)
}

/// The address of what is served there.
pub fn address(listener: &TcpListener) -> Result<String, Failure> {
    listener
        .local_addr()
        .map(|address| format!("http://{address}/"))
        .map_err(|error| {
            Step::new("opening the port", "at once", "run the command again")
                .failure("ask for the address of the port", error)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_a_failure_with_a_remedy() {
        let taken = listen(Some(0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let failure = listen(Some(port)).unwrap_err();
        assert_eq!(failure.command, format!("listen on 127.0.0.1:{port}"));
        assert!(failure.remedy.contains("--port"));
    }

    #[test]
    fn without_a_named_port_there_is_always_one() {
        let _first = listen(None).unwrap();
        let second = listen(None).unwrap();
        assert!(address(&second).unwrap().starts_with("http://127.0.0.1:"));
    }
}
