//! What the analysis of a position lays over the board: the best moves, maps of visits and values, and threats.

use super::analysed::{GAME, Review};
use tessera_app::{AnalysisMsg, Job, Overlay};
use tessera_core::scene::{Ink, Shape};
use tessera_games::play::Target;
use tessera_protocol::Budget;

#[test]
fn rings_are_numbered_and_thinner_by_what_a_move_loses_and_bad_moves_have_none() {
    let mut review = Review::open(GAME);
    review.so_far(
        &[
            ("d4", 4_000, 0.75),
            ("b5", 3_000, 0.65),
            ("a4", 2_000, 0.5),
            ("d1", 100, 0.45),
        ],
        4_000,
    );
    let (texts, rings) = review.marks();
    assert_eq!(
        texts,
        ["75", "1", "65", "2"],
        "the third loses 25 %, and three lines are shown"
    );
    assert_eq!(rings, [0.12, 0.07]);
    let over = review.over();
    assert!(over.items.iter().any(|item| item.ink == Ink::Mark));
}

#[test]
fn a_ring_tells_the_chance_once_enough_is_known_and_never_a_higher_one_than_the_best_moves() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 90, 0.55), ("b5", 3, 0.5), ("a4", 12, 0.6)], 4_000);
    assert_eq!(
        review.marks().0,
        ["55", "1", "55", "2", "3"],
        "what too little is known of comes last"
    );
    assert_eq!(review.engine().lines[1].worth, "55 %", "the list tells the same");
}

#[test]
fn lines_and_rings_are_in_the_order_of_what_they_are_worth() {
    let mut review = Review::open(GAME);
    let values = |review: &Review| -> Vec<String> {
        let lines = review.engine().lines.into_iter();
        lines.map(|line| line.worth).collect()
    };
    // The search visits most what it is surest of.
    review.so_far(
        &[("d4", 4_000, 0.52), ("b5", 900, 0.45), ("a4", 700, 0.48)],
        4_000,
    );
    assert_eq!(values(&review), ["52 %", "48 %", "45 %"]);
    assert_eq!(review.marks().0, ["52", "1", "48", "2", "45", "3"]);
    assert_eq!(review.bar().text, "Chance to win: Vertical 52 %, Horizontal 48 %");
    review.so_far(&[("d4", 4_000, 0.52), ("b5", 900, 0.55), ("a4", 60, 0.7)], 4_000);
    assert_eq!(
        values(&review),
        ["55 %", "52 %", "52 %"],
        "a move that was searched enough may be the best; another stands below, and is told no more than those above"
    );
    assert_eq!(review.engine().lines[0].moves[0].text, "b5");
}

#[test]
fn a_ring_has_a_stone_of_the_colour_that_is_placed_where_it_is_chosen() {
    let mut review = Review::open("carteso/size=5.komi=0/first");
    review.so_far(&[("c3b", 900, 0.55), ("b2w", 100, 0.5)], 4_000);
    let items = &review.over().items;
    let stones = items.iter().filter(|item| matches!(item.shape, Shape::Stone(..)));
    let stones: Vec<Ink> = stones.map(|item| item.ink).collect();
    assert_eq!(stones, [Ink::Black, Ink::White]);
}

#[test]
fn the_maps_tell_visits_and_values_in_percent() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 900, 0.75), ("b5", 100, 0.25)], 4_000);
    review.analysis(AnalysisMsg::Overlay(Overlay::Visits));
    assert_eq!(
        review.marks().0.concat(),
        if review.marks().0[0] == "90" {
            "9010"
        } else {
            "1090"
        }
    );
    review.analysis(AnalysisMsg::NextOverlay);
    let mut values = review.marks().0;
    values.sort();
    assert_eq!(values, ["25", "75"]);
    assert!(review.engine().legend.starts_with("Squares"));
}

#[test]
fn rings_of_meeples_on_one_tile_do_not_cover_each_other() {
    let mut review = Review::open("carcassonne/players=2/V.-1_0_3");
    let legal = review.app.model.board().expect("a board").game.table().legal();
    let names: Vec<String> = legal.names().iter().map(|name| name.to_string()).collect();
    let meeples: Vec<&String> = names.iter().filter(|name| *name != "none").collect();
    assert!(meeples.len() >= 2, "{names:?}");
    let lines: Vec<(&str, u32, f32)> = meeples.iter().map(|name| (name.as_str(), 100, 0.5)).collect();
    review.so_far(&lines, 4_000);
    let items = &review.over().items;
    let rings: Vec<_> = items
        .iter()
        .filter_map(|item| match item.shape {
            Shape::Ring(at, radius, width) => Some((at, radius + width / 2.0)),
            _ => None,
        })
        .collect();
    assert!(rings.len() >= 2, "{items:?}");
    for (place, (at, radius)) in rings.iter().enumerate() {
        for (other, reach) in &rings[..place] {
            let distance = (at.x - other.x).hypot(at.y - other.y);
            assert!(distance > radius + reach, "{at:?} and {other:?}");
        }
    }
}

#[test]
fn threats_are_a_side_search_and_the_search_goes_on_afterwards() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 900, 0.75)], 4_000);
    review.analysis(AnalysisMsg::Overlay(Overlay::Threats));
    assert!(matches!(review.asked[..], [Job::Analysis(_), Job::SideSearch(_)]));
    assert_eq!(review.question().record, format!("{GAME}.pass"));
    review.finish(&[("d4", 90, 0.75)], 1_500);
    assert_eq!(review.marks().0, ["1"]);
    assert!(matches!(review.asked[..], [.., Job::Analysis(_)]));
    assert_eq!(
        review.question().budget,
        Budget::Millis(6_000),
        "for the time that was left"
    );
    assert_eq!(review.engine().lines[0].visits, "900", "what was known stays");
}

#[test]
fn where_the_other_side_would_pass_as_well_that_is_said() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 900, 0.75)], 4_000);
    review.analysis(AnalysisMsg::Overlay(Overlay::Threats));
    assert!(review.engine().legend.starts_with("Diamonds"));
    review.finish(&[("pass", 90, 1.0), ("d4", 10, 0.2)], 1_500);
    assert!(
        review.engine().legend.starts_with("No threats"),
        "{}",
        review.engine().legend
    );
    assert!(review.marks().0.is_empty());
}

#[test]
fn where_no_pass_goes_on_with_the_game_there_are_no_threats_and_it_is_said() {
    for link in [
        "linage/size=5.komi=0_5/c3.pass",
        "ecalper/size=3/",
        "carcassonne//D",
    ] {
        let mut review = Review::open(link);
        let best = review.app.legal()[0].clone();
        review.so_far(&[(&best, 900, 0.75)], 4_000);
        review.analysis(AnalysisMsg::Overlay(Overlay::Threats));
        assert_eq!(review.asked.len(), 1, "{link}");
        assert!(review.engine().legend.starts_with("No threats"), "{link}");
    }
}

#[test]
fn every_game_has_its_moves_marked_and_a_tile_its_rotation() {
    for link in ["carteso/", "keil/", "ecalper/", "linage/", "carcassonne//D"] {
        let mut review = Review::open(&format!("{}/", link.trim_end_matches('/')).replace("D/", "D"));
        let game = &review.app.model.board().expect("a board").game;
        let on_board = |name: &String| {
            let legal = game.table().legal();
            let mv = legal.find(name).expect("a legal move");
            legal
                .get(mv)
                .gesture
                .iter()
                .any(|target| matches!(target, Target::Spot(_)))
        };
        let Some(best) = game.table().legal().names().into_iter().find(on_board) else {
            continue;
        };
        review.so_far(&[(&best, 900, 0.75)], 4_000);
        assert_eq!(review.marks().0, ["75", "1"], "{link}");
        let over = review.over();
        let triangles = over
            .items
            .iter()
            .filter(|item| matches!(&item.shape, Shape::Area(corners) if corners.len() == 3));
        assert_eq!(
            triangles.count(),
            usize::from(link.starts_with("carcassonne")),
            "{link}"
        );
    }
}
