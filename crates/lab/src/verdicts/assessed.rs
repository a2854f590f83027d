//! A position of a sample, reviewed and compared with the truth.

use cpu_time::ThreadTime;
use serde::Serialize;

use super::sample::Position;
use crate::question::question;
use tessera_engine::Refusal;
use tessera_engine::review::Review;
use tessera_games::play::Record;
use tessera_protocol::assessment::{DOUBLINGS, Verdict, loss_interval, verdict};
use tessera_protocol::{Engine, NamedLine, Report};

/// A line of the output.
#[derive(Serialize)]
pub(super) struct Assessed {
    /// The game up to the choice, and the move played.
    pub record: String,
    pub played: String,
    pub best: String,
    /// The name of the verdict in data.
    #[serde(serialize_with = "by_id")]
    pub verdict: Verdict,
    /// The loss by the review, and half the width of its interval.
    pub loss: f32,
    pub loss_half_width: f32,
    /// The loss of the move played, and of the review's first line, by the truth.
    pub true_loss: f32,
    pub true_loss_of_best: f32,
    /// The values of the first line and of the move played that are not proven: how many there are, and how many
    /// true ones lie within the interval.
    pub values: [u32; 2],
    /// Whether the true loss lies within the interval; none where the first line was played, or both values are proven.
    pub is_loss_covered: Option<bool>,
    /// Processor seconds of the review.
    pub seconds: f64,
}

fn by_id<S: serde::Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(verdict.id())
}

/// How a position is reviewed, and what the review is compared with.
pub(super) struct Comparison {
    pub steps: u32,
    pub seed: u32,
    /// By how many times more steps the truth is found where it is not known exactly.
    pub factor: u32,
}

impl Comparison {
    /// Reviews a position. `None` if the move has no verdict, or only one move was legal.
    pub fn assess(&self, position: &Position) -> Result<Option<Assessed>, Refusal> {
        let begin = ThreadTime::now();
        let report = review(position, self.steps, self.seed, DOUBLINGS)?;
        let seconds = begin.elapsed().as_secs_f64();
        let played = position.played.join(".");
        let Some(verdict) = verdict(&report, &played).filter(|&verdict| verdict != Verdict::Forced) else {
            return Ok(None);
        };
        let truth: Vec<(String, f32)> = match &position.values {
            Some(values) => values.clone(),
            None => {
                let steps = self.steps.saturating_mul(self.factor);
                let strong = review(position, steps, self.seed ^ 0x5555_5555, 0)?;
                let best = strong.value();
                let named = |line: NamedLine| (line.mv, line.value.min(best));
                strong.lines.into_iter().map(named).collect()
            }
        };
        let highest = truth
            .iter()
            .fold(0.0, |highest: f32, (_, value)| highest.max(*value));
        let true_value = |name: &str| {
            truth
                .iter()
                .find(|(known, _)| known == name)
                .map(|(_, value)| *value)
        };
        let (best, line) = (&report.lines[0], report.line(&played));
        let (Some(line), Some(of_best), Some(of_played)) = (line, true_value(&best.mv), true_value(&played))
        else {
            return Ok(None);
        };
        let is_first = best.mv == played;
        let mut values = [0, 0];
        let compared: &[(&NamedLine, f32)] = &[(best, of_best), (line, of_played)];
        for &(line, value) in &compared[usize::from(is_first)..] {
            if !line.proven {
                values[0] += 1;
                values[1] += u32::from((line.value - value).abs() <= line.half_width);
            }
        }
        let (_, [least, most]) = loss_interval(best, line);
        let true_loss = highest - of_played;
        let is_covered = (least - 1e-6..=most + 1e-6).contains(&(of_best - of_played).clamp(0.0, 1.0));
        let is_known = best.proven && line.proven;
        Ok(Some(Assessed {
            record: position.record.to_string(),
            best: best.mv.clone(),
            verdict,
            loss: report.loss(&played).unwrap_or_default(),
            loss_half_width: best.half_width.hypot(line.half_width),
            true_loss,
            true_loss_of_best: highest - of_best,
            values,
            is_loss_covered: (!is_first && !is_known).then_some(is_covered),
            played,
            seconds,
        }))
    }
}

/// The report of the review of a choice.
fn review(position: &Position, steps: u32, seed: u32, doublings: u32) -> Result<Report, Refusal> {
    let ply = position.record.names.len();
    let record = Record {
        names: [&position.record.names[..], &position.played].concat(),
        ..position.record.clone()
    };
    let question = question(&record, Engine::BEST, steps, seed);
    let mut review = Review::part(&question, ply..ply + 1)?.with_doublings(doublings);
    while !review.is_over() {
        if let Some(item) = review.step() {
            return Ok(item.report);
        }
    }
    Ok(Report::default())
}
