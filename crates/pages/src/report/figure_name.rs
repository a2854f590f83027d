//! What published figures are called, and which of several they are.

use super::context::Context;
use super::words::FigureWords;
use tessera_report::{Figure, published_mirror};

/// The name of a figure, and which of several it is.
pub(super) fn figure_name(figure: Figure, at: Option<u32>, context: &Context) -> String {
    let words = FigureWords::of(context.language);
    let name = match figure {
        Figure::Rating => words.rating,
        Figure::RatingSd => words.rating_sd,
        Figure::Levels => words.levels,
        Figure::StrongShare => words.strong_share,
        Figure::SizeRatio => words.size_ratio,
        Figure::Playouts => words.playouts,
        Figure::PlayoutRatio => words.playout_ratio,
        Figure::SearchSpeed => words.search_speed,
        Figure::PlayoutPlies => words.playout_plies,
        Figure::SeatShare => words.seat_share,
        Figure::SeatHalfWidth => words.half_width,
        Figure::Draws => words.draws,
        Figure::MirrorWins => words.mirror_wins,
        Figure::Turns => words.turns,
        Figure::Branching => words.branching,
        Figure::Tree => words.tree,
        Figure::Positions => words.positions,
        Figure::Distinct => words.distinct,
        Figure::Killer => words.killer,
        Figure::Good => words.good,
        Figure::Bad => words.bad,
        Figure::Terrible => words.terrible,
        Figure::Response => words.response,
        Figure::Coverage => words.coverage,
        Figure::ModeFrom => words.mode_from,
        Figure::MedianTurns => words.median,
        Figure::LeadChanges => words.lead_changes,
        Figure::Critical => words.critical,
        Figure::Hot => words.hot,
        Figure::EffectiveShare => words.effective_share,
        Figure::Effective => words.effective,
        Figure::EffectiveSpace => words.effective_space,
        Figure::GoodShare => words.good_share,
        Figure::GoodCount => words.good_count,
        Figure::GoodSpace => words.good_space,
        Figure::Reachable => words.sequences,
        Figure::ReachableUnique => words.reachable,
        Figure::ShortestDepth => words.shortest_depth,
        Figure::ShortestCount => words.shortest_count,
        Figure::UsualMoves => words.usual_moves,
        Figure::MostMoves => words.most_moves,
        Figure::TreeWithChance => words.whole_tree,
        Figure::Meeples => words.meeples,
    };
    match at.and_then(|at| place_name(figure, at, context)) {
        Some(place) => (words.placed)(name, &place),
        None => name.to_owned(),
    }
}

/// Which level, search, player, mirror or depth a figure is of, by its number in the published report.
fn place_name(figure: Figure, at: u32, context: &Context) -> Option<String> {
    let (words, costs) = (FigureWords::of(context.language), context.costs);
    Some(match figure {
        Figure::StrongShare => (words.level)(at + 1),
        Figure::SearchSpeed | Figure::PlayoutPlies => {
            let searches = [costs.random_playouts, costs.flat_search, costs.uct];
            (*searches.get(at as usize)?).to_owned()
        }
        Figure::SeatShare | Figure::SeatHalfWidth => context.seat(at as u8),
        Figure::MirrorWins => context.mirror(published_mirror(at)),
        Figure::Reachable | Figure::ReachableUnique => (words.depths)(at),
        // Of good and effective moves 0 stands for all seats.
        Figure::EffectiveShare
        | Figure::Effective
        | Figure::EffectiveSpace
        | Figure::GoodShare
        | Figure::GoodCount
        | Figure::GoodSpace => match at {
            0 => context.terms.all.to_owned(),
            seat => context.seat(seat as u8 - 1),
        },
        _ => return None,
    })
}
