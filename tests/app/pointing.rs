//! What a pointer meets: the first hover is legal, turning goes through exactly the legal ways.

use std::collections::{BTreeMap, BTreeSet};

use tessera_app::play::aim;
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Target};

use rand::RngExt;

/// The legal rotations of each cell's label, from the names of the legal placements.
fn ways(names: &[String]) -> BTreeMap<String, BTreeSet<u8>> {
    let mut ways: BTreeMap<String, BTreeSet<u8>> = BTreeMap::new();
    for name in names {
        let (cell, rotation) = name.rsplit_once('_').expect("x_y_rotation");
        let rotation = rotation.parse().expect("a rotation is a number");
        ways.entry(cell.to_owned()).or_default().insert(rotation);
    }
    ways
}

#[test]
fn in_ten_thousand_positions_the_first_hover_is_legal_and_turning_goes_through_the_legal_ways() {
    let mut positions = 0;
    for seed in 1.. {
        println!("seed {seed}");
        let mut dice = dice(seed);
        let mut table =
            catalog::open(GameId::Carcassonne, &Options::default(), Language::English).expect("defaults");
        while table.turn() != Turn::Over {
            let names = table.legal().names();
            // Placements alone have two strokes in their names.
            if names[0].matches('_').count() == 2 {
                positions += 1;
                let legal = ways(&names);
                let everywhere: BTreeSet<u8> = legal.values().flatten().copied().collect();
                assert_eq!(
                    table.legal().facings(),
                    everywhere.into_iter().collect::<Vec<_>>()
                );
                for spot in &table.scene().spots {
                    let facing = dice.random_range(0..4u8);
                    let aimed = aim(&*table, &[Target::Spot(spot.id)], facing, None);
                    let Some(ways) = legal.get(&spot.label) else {
                        assert_eq!(aimed, None, "{}", spot.label);
                        continue;
                    };
                    let aimed = aimed.unwrap_or_else(|| panic!("{} takes the tile", spot.label));
                    assert_eq!(aimed.facings.iter().copied().collect::<BTreeSet<_>>(), *ways);
                    // As it is held if it fits so, else the next way clockwise.
                    let first = (0..4)
                        .map(|more| (facing + more) % 4)
                        .find(|way| ways.contains(way));
                    assert_eq!(aimed.facing, first);
                    assert_eq!(
                        table.legal().name(aimed.mv),
                        format!("{}_{}", spot.label, first.expect("there is a way"))
                    );
                }
            }
            let at = dice.random_range(0..names.len() as u32);
            table.play(&names[at as usize]).expect("it was listed");
        }
        if positions >= 10_000 {
            return;
        }
    }
}
