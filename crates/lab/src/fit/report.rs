//! What `lab fit` prints: how well the weights before and after it foretell what became of claims.

use serde::Serialize;

use super::regression::{log_loss, model};
use super::self_play::Settled;
use tessera_games::carcassonne::Carcassonne;
use tessera_games::carcassonne::heuristics::ClaimModel;

/// The name of each kind of claim, in the order of their numbers.
const KINDS: [&str; 3] = ["city", "road", "cloister"];

/// What the weights foretell of claims that they were not fitted to.
#[derive(Serialize)]
pub struct Foretold {
    /// The mean logarithmic loss of the odds of completion, in nats.
    log_loss: f64,
    /// The mean chance of completion.
    completed: f64,
    /// The root of the mean square of the error of the points.
    error: f64,
    /// The mean of the expected points.
    points: f64,
}

impl Foretold {
    fn new(model: &ClaimModel, claims: &[&Settled]) -> Foretold {
        let mut sums = [0.0; 4];
        for settled in claims {
            let expected = model.expect(&settled.claim);
            let error = f64::from(expected.points) - settled.brought();
            let parts = [
                log_loss(expected.chance, settled.completed.is_some()),
                f64::from(expected.chance),
                error * error,
                f64::from(expected.points),
            ];
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum += part;
            }
        }
        let [log_loss, completed, square, points] = sums.map(|sum| sum / claims.len().max(1) as f64);
        Foretold {
            log_loss,
            completed,
            error: square.sqrt(),
            points,
        }
    }
}

/// A line of the output: a kind of claim.
#[derive(Serialize)]
pub struct Kind {
    kind: &'static str,
    claims: usize,
    /// The share that was completed.
    completed: f64,
    /// How many tiles were drawn until then, in the mean of those.
    tiles: f64,
    /// The share of the seats with the majority that still had it at the end.
    held: f64,
    /// The points that it brought a seat with the majority.
    points: f64,
    before: Foretold,
    after: Foretold,
}

/// The last line of the output.
#[derive(Serialize)]
pub struct Summary {
    #[serde(skip)]
    pub kinds: Vec<Kind>,
    games: u32,
    held_out: usize,
    before: Foretold,
    after: Foretold,
    /// The weights that have changed, as `lab tune --duel` reads them.
    fitted: String,
}

impl Summary {
    /// The claims of games that nothing was fitted to, with the weights before and after.
    pub fn new(
        game: &Carcassonne,
        games: u32,
        held_out: &[Settled],
        before: &[(&'static str, f32)],
        after: &[(&'static str, f32)],
    ) -> Summary {
        let models = [model(game, before), model(game, after)];
        let foretold = |claims: &[&Settled]| models.each_ref().map(|model| Foretold::new(model, claims));
        let kinds = (0..).zip(KINDS).map(|(number, kind)| {
            let claims: Vec<&Settled> = held_out
                .iter()
                .filter(|settled| settled.claim.terrain == number)
                .collect();
            let mean = |sum: f64, count: usize| sum / count.max(1) as f64;
            let waits = claims
                .iter()
                .filter_map(|settled| Some(f64::from(settled.claim.left - settled.completed?)));
            let (completed, waited) = waits.fold((0, 0.0), |(count, sum), wait| (count + 1, sum + wait));
            let total = |of: fn(&Settled) -> f64| claims.iter().map(|settled| of(settled)).sum::<f64>();
            let [before, after] = foretold(&claims);
            Kind {
                kind,
                claims: claims.len(),
                completed: mean(completed as f64, claims.len()),
                tiles: mean(waited, completed),
                held: mean(total(|settled| f64::from(settled.held) / 100.0), claims.len()),
                points: mean(total(Settled::brought), claims.len()),
                before,
                after,
            }
        });
        let changed = before.iter().zip(after).filter(|(before, after)| before != after);
        let fitted: Vec<String> = changed
            .map(|(_, (name, value))| format!("{name}={value:.3}"))
            .collect();
        let all: Vec<&Settled> = held_out.iter().collect();
        let [before, after] = foretold(&all);
        Summary {
            kinds: kinds.collect(),
            games,
            held_out: held_out.len(),
            before,
            after,
            fitted: fitted.join(","),
        }
    }
}
