//! The list of the tiles still to come.

use rand::RngExt;
use tessera_app::play::view;
use tessera_app::{Model, Msg, SavedGames, Settings};
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Options;

const OPTIONS: &str = "carcassonne/players=2.small-city=4.unplaceable=aside";

#[test]
fn the_tiles_still_to_come_are_sorted_by_edge() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    model.update(Msg::Navigate(OPTIONS.to_owned() + "/E"));
    assert_eq!(
        model.see(view::edges),
        ["Cities first", "Roads first", "Fields first"]
    );
    let rows = model.see(view::supply);
    assert!(
        rows.iter().all(|row| row.edges.iter().sum::<u8>() == 4),
        "a tile has four edges"
    );
    for edge in 0..3 {
        let mut sorted = rows.clone();
        view::sort_by_edge(&mut sorted, edge);
        assert!(sorted.is_sorted_by_key(|row| 4 - row.edges[edge]));
        assert_eq!(sorted.len(), rows.len());
    }
    let mut by_city = rows;
    view::sort_by_edge(&mut by_city, 0);
    assert_eq!(by_city[0].name, "C", "the only tile that is all city");
}

#[test]
fn tiles_that_fitted_nowhere_are_listed() {
    // One of the first games in which that happens.
    for seed in 0..200 {
        let mut table =
            catalog::open(GameId::Carcassonne, &Options::default(), Language::English).expect("a game");
        let mut dice = dice(seed);
        while table.turn() != Turn::Over {
            let names = table.legal().names();
            let at = dice.random_range(0..names.len() as u32);
            table.play(&names[at as usize]).expect("it was listed");
        }
        let supply = table.land().expect("a land").supply();
        let aside: Vec<_> = supply.iter().filter(|kind| kind.aside > 0).collect();
        let Some(first) = aside.first() else { continue };
        let mut model = Model::new(
            Settings::default(),
            SavedGames::default(),
            Vec::new(),
            self::dice(7),
        );
        model.update(Msg::Navigate(table.record().to_string()));
        let listed: Vec<String> = model
            .see(view::supply)
            .into_iter()
            .filter_map(|row| row.aside)
            .collect();
        assert_eq!(listed.len(), aside.len(), "seed {seed}");
        assert_eq!(listed[0], format!("{} × {}", first.aside, first.text));
        return;
    }
    panic!("no tile was set aside in 200 games");
}
