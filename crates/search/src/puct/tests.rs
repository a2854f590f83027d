//! Laws of the search on a lottery.

use super::*;
use tessera_core::game::BySeat;

/// A seat makes one of two moves, then a number is drawn, and the game is over.
struct Lottery;

const TICKETS: u32 = 1000;

impl Game for Lottery {
    type State = Vec<u32>;
    type Move = u32;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Vec<u32> {
        Vec::new()
    }

    fn turn(&self, made: &Vec<u32>) -> Turn {
        [Turn::Seat(Seat::FIRST), Turn::Chance, Turn::Over][made.len()]
    }

    fn moves(&self, made: &Vec<u32>, out: &mut Vec<u32>) {
        out.extend(0..[2, TICKETS, 0][made.len()]);
    }

    fn play(&self, made: &mut Vec<u32>, choice: u32) {
        made.push(choice);
    }

    fn payoff(&self, _: &Vec<u32>) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, _: &Vec<u32>) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, made: &Vec<u32>) -> u64 {
        made.iter()
            .fold(1, |key, &choice| key * 2_000 + u64::from(choice))
    }
}

/// Pays the number that was drawn, in thousandths, and gives as many points.
struct PaysTheTicket;

impl RolloutPolicy<Lottery> for PaysTheTicket {
    fn move_priors(&mut self, _: &Lottery, _: &Vec<u32>, moves: &[u32], priors: &mut Vec<f32>) {
        priors.extend(moves.iter().map(|_| 1.0 / moves.len() as f32));
    }

    fn play_turn(&mut self, _: &Lottery, _: &mut Vec<u32>, _: Option<Seat>) {
        unreachable!("there is one turn")
    }

    fn expected(&mut self, _: &Lottery, _: &Vec<u32>) -> BySeat<Expected> {
        unreachable!("the game ends before the rollout does")
    }

    fn at_end(&mut self, _: &Lottery, made: &Vec<u32>) -> BySeat<Expected> {
        let expected = Expected {
            payoff: made[1] as f32 / TICKETS as f32,
            margin: made[1] as f32,
        };
        BySeat([expected; Seat::MAX])
    }
}

fn search() -> Puct<Lottery, PaysTheTicket> {
    let config = PuctConfig {
        exploration: 1.0,
        turns: 6,
        width: 24,
        paranoid: false,
    };
    Puct::new(Arc::new(Lottery), &Vec::new(), PaysTheTicket, config)
}

#[test]
fn rollout_k_of_every_candidate_uses_the_same_draws() {
    let (mut search, mut dice) = (search(), dice(5));
    let mut last = -1.0;
    for visits in 1..20 {
        search.step_at(0, &mut dice);
        search.step_at(1, &mut dice);
        let result = search.result();
        let [first, second] = &result.lines[..] else {
            panic!("two moves")
        };
        assert_eq!((first.visits, second.visits), (visits, visits));
        assert_eq!(first.value, second.value, "after {visits} visits");
        assert_ne!(first.value, last, "visit {visits} has draws of its own");
        let points = first.margin.unwrap();
        assert!((points - TICKETS as f32 * first.value).abs() < 0.01, "{points}");
        last = first.value;
    }
}

#[test]
#[cfg(feature = "lab")]
fn the_lead_is_by_how_much_the_first_line_has_more_visits_than_the_second() {
    let (mut search, mut dice) = (search(), dice(6));
    for place in [0, 0, 1, 0, 1, 1, 1] {
        search.step_at(place, &mut dice);
        let lines = search.result().lines;
        assert_eq!(search.lead(), Some(lines[0].visits - lines[1].visits));
    }
}
