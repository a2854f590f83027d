//! A TCP port on the loopback address.

use std::net::{Ipv4Addr, TcpListener};

use crate::console::print_line;
use crate::failure::Failure;
use crate::step::Step;

/// The port that is taken when none is named.
const DEFAULT: u16 = 8080;
/// How many ports from [`DEFAULT`] on are tried before the system chooses one.
const TRIED: u16 = 20;

/// Listens on the named port, or else on the first free one.
pub fn listen(named: Option<u16>) -> Result<TcpListener, Failure> {
    let bind = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = named {
        return bind(port).map_err(|error| {
            Step::new(
                "opening the port",
                "at once",
                format!(
                    "stop the program that listens on port {port}, name another port with `--port N`, \
                     or leave `--port` out"
                ),
            )
            .failure(format!("listen on 127.0.0.1:{port}"), error)
        });
    }
    if let Ok(listener) = bind(DEFAULT) {
        return Ok(listener);
    }
    print_line(format_args!("port {DEFAULT} is taken: using the next free one"));
    (DEFAULT + 1..DEFAULT + TRIED)
        .find_map(|port| bind(port).ok())
        .map_or_else(|| listen(Some(0)), Ok)
}

/// The address of the listener, as a browser takes it: `http://127.0.0.1:8080/`.
pub fn address(listener: &TcpListener) -> Result<String, Failure> {
    listener
        .local_addr()
        .map(|address| format!("http://{address}/"))
        .map_err(|error| {
            Step::new("opening the port", "at once", "run the command again")
                .failure("read the address of the port", error)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_a_failure_that_names_it() {
        let taken = listen(Some(0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let failure = listen(Some(port)).unwrap_err();
        assert_eq!(failure.command, format!("listen on 127.0.0.1:{port}"));
    }

    #[test]
    fn without_a_named_port_a_free_one_is_found() {
        let _first = listen(None).unwrap();
        let second = listen(None).unwrap();
        assert!(address(&second).unwrap().starts_with("http://127.0.0.1:"));
    }
}
