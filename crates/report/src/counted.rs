//! Numbers with what they count: `1 game`, `45.5 moves`, `71.0 turns`. A sentence of a report is given these and no bare
//! numbers, so that none can say turns of plies, or points of games that were won.

use super::interval::Interval;
use super::thing::Thing;
use super::words::counts::CountWords;
use tessera_core::language::Language;

/// A number with what it counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counted {
    number: f64,
    decimals: usize,
    thing: Thing,
}

impl Counted {
    /// A whole number of things.
    pub fn whole(number: impl Into<u64>, thing: Thing) -> Counted {
        Counted {
            number: number.into() as f64,
            decimals: 0,
            thing,
        }
    }

    /// A mean or median number of things, with so many decimals.
    pub fn mean(number: f64, decimals: usize, thing: Thing) -> Counted {
        Counted {
            number,
            decimals,
            thing,
        }
    }

    /// The number alone.
    pub fn number(self, language: Language) -> String {
        language.number(self.number, self.decimals)
    }

    /// The noun alone.
    pub fn noun(self, language: Language) -> String {
        (CountWords::of(language).noun)(self.thing, self.is_one())
    }

    /// The number with its noun: `1 move`, `1000 games`.
    pub fn text(self, language: Language) -> String {
        format!("{} {}", self.number(language), self.noun(language))
    }

    /// Whether it is exactly one.
    pub fn is_one(self) -> bool {
        self.number == 1.0 && self.decimals == 0
    }

    /// Whether it is exactly none.
    pub fn is_none(self) -> bool {
        self.number == 0.0
    }
}

/// Which part of some games somebody wins, where a drawn game is half a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wins {
    /// The part, with its interval.
    pub share: Interval,
    /// Whether some of the games were drawn.
    pub with_draws: bool,
}

impl Wins {
    /// `54.3 % of the games (49.9 to 58.6 %), a draw counted as half a win`.
    pub fn text(self, language: Language) -> String {
        let percent = |part: f64| language.number(100.0 * part, 1);
        let Interval { low, mean, high } = self.share;
        (CountWords::of(language).wins)(&percent(mean), &percent(low), &percent(high), self.with_draws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_never_stands_without_its_noun_and_one_is_singular() {
        let one = |thing| Language::ALL.map(|language| Counted::whole(1_u32, thing).text(language));
        assert_eq!(one(Thing::Turn), ["1 turn", "1 turno"]);
        assert_eq!(
            one(Thing::DifferentMove),
            ["1 different move", "1 jugada distinta"]
        );
        let many = |thing| Language::ALL.map(|language| Counted::whole(218_372_u32, thing).text(language));
        assert_eq!(
            many(Thing::Game),
            ["218\u{202f}372 games", "218\u{202f}372 partidas"]
        );
        let mean = Counted::mean(45.46, 1, Thing::Move);
        assert_eq!(
            Language::ALL.map(|language| mean.text(language)),
            ["45.5 moves", "45,5 jugadas"]
        );
    }

    #[test]
    fn wins_are_of_games_and_say_what_a_draw_is_where_there_is_one() {
        let share = Interval {
            low: 0.499,
            mean: 0.543,
            high: 0.586,
        };
        let texts = [false, true].map(|with_draws| Wins { share, with_draws }.text(Language::English));
        assert_eq!(texts[0], "54.3 % of the games (49.9 to 58.6 %)");
        assert_eq!(
            texts[1],
            "54.3 % of the games (49.9 to 58.6 %), a draw counted as half a win"
        );
    }
}
