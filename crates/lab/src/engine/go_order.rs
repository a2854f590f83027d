//! The arguments of `go`.

use super::search_limit::SearchLimit;
use tessera_core::quoted::Quoted;
use tessera_protocol::Engine;

/// What `go` asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct GoOrder {
    pub engine: Engine,
    pub seed: u32,
    /// How long it runs.
    pub limit: SearchLimit,
    /// How many threads search, each with a tree of its own; more than one only where steps are not counted.
    pub threads: u32,
}

/// The most threads of a search.
const MOST_THREADS: u32 = 64;

/// The limits that `go` knows, for its errors.
const LIMITS: &str = "steps=N, millis=N, cpu-millis=N, turn-millis=N, clock=N or infinite";

impl GoOrder {
    /// Reads the arguments of `go`; what is not given is as here.
    pub fn parse(text: &str, usual: Engine) -> Result<GoOrder, String> {
        let (mut engine, mut seed, mut threads) = (usual, 1, 1);
        let (mut limit, mut increment) = (None, None);
        for part in text.split_whitespace() {
            if part == "infinite" {
                set(&mut limit, SearchLimit::Infinite)?;
                continue;
            }
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| format!("expected key=value or infinite, got {}", Quoted(part)))?;
            let number = || {
                let fault = |_| format!("expected a whole number for {key}, got {}", Quoted(value));
                value.parse::<u32>().map_err(fault)
            };
            match key {
                "engine" => engine = value.parse().map_err(|error| format!("{error}"))?,
                "seed" => seed = number()?,
                "steps" => set(&mut limit, SearchLimit::Steps(number()?))?,
                "millis" => set(&mut limit, SearchLimit::Millis(number()?))?,
                "cpu-millis" => set(&mut limit, SearchLimit::ProcessorMillis(number()?))?,
                "turn-millis" => set(&mut limit, SearchLimit::TurnMillis(number()?))?,
                "clock" => {
                    let left = number()?;
                    set(&mut limit, SearchLimit::Clock { left, increment: 0 })?;
                }
                "threads" => threads = number()?,
                "inc" => increment = Some(number()?),
                _ => {
                    return Err(format!(
                        "go knows engine, seed, threads, inc, {LIMITS}, not {}",
                        Quoted(key)
                    ));
                }
            }
        }
        let mut limit = limit.ok_or_else(|| format!("go needs a limit: {LIMITS}"))?;
        match (&mut limit, increment) {
            (SearchLimit::Steps(0), _) => return Err("a search needs at least one step".into()),
            (SearchLimit::Clock { increment, .. }, given) => *increment = given.unwrap_or(0),
            (_, Some(_)) => return Err("inc goes with clock=N only".into()),
            _ => {}
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(format!("expected 1 to {MOST_THREADS} threads, got {threads}"));
        }
        if threads > 1 && matches!(limit, SearchLimit::Steps(_)) {
            return Err(
                "several threads need a limit of time: what they find in a number of steps varies".into(),
            );
        }
        Ok(GoOrder {
            engine,
            seed,
            limit,
            threads,
        })
    }
}

/// Sets the limit, unless there is one already.
fn set(limit: &mut Option<SearchLimit>, new: SearchLimit) -> Result<(), String> {
    match limit.replace(new) {
        None => Ok(()),
        Some(_) => Err(format!("give one limit, and only once: {LIMITS}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_is_read() {
        let limit = |text: &str| GoOrder::parse(text, Engine::BEST).map(|order| order.limit);
        assert_eq!(limit("steps=5"), Ok(SearchLimit::Steps(5)));
        assert_eq!(limit("seed=3 millis=5"), Ok(SearchLimit::Millis(5)));
        assert_eq!(limit("cpu-millis=5"), Ok(SearchLimit::ProcessorMillis(5)));
        assert_eq!(limit("turn-millis=5"), Ok(SearchLimit::TurnMillis(5)));
        assert_eq!(limit("infinite engine=uct"), Ok(SearchLimit::Infinite));
        let clock = |left, increment| Ok(SearchLimit::Clock { left, increment });
        assert_eq!(limit("clock=5"), clock(5, 0));
        assert_eq!(limit("inc=2 clock=5"), clock(5, 2));
    }

    #[test]
    fn wrong_arguments_are_told() {
        let why = |text: &str| GoOrder::parse(text, Engine::BEST).unwrap_err();
        for (text, start) in [
            ("", "go needs a limit: steps=N, millis=N"),
            ("seed=1", "go needs a limit"),
            ("steps=0", "a search needs at least one step"),
            ("steps=x", "expected a whole number for steps"),
            ("steps=5 millis=5", "give one limit"),
            ("infinite infinite", "give one limit"),
            ("steps=5 inc=5", "inc goes with clock=N only"),
            ("clock=-5", "expected a whole number for clock"),
            ("engine=deep steps=5", "no engine is \"deep\""),
            ("quickly", "expected key=value"),
            ("depth=5", "go knows engine, seed, threads, inc, steps=N"),
            ("threads=0 millis=1", "expected 1 to 64 threads, got 0"),
            ("threads=65 millis=1", "expected 1 to 64 threads, got 65"),
            ("threads=2 steps=5", "several threads need a limit of time"),
        ] {
            assert!(why(text).starts_with(start), "{text}: {}", why(text));
        }
    }
}
