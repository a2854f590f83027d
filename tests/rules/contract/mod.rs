//! The laws that every game of the catalogue keeps, on several boards and terms each.

mod table;

use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt;

use rand::RngExt;

use tessera::catalog::{self, GameId, ShowVisitor, Visitor};
use tessera::game::{BySeat, Game, Seat, Turn, dice};
use tessera::language::Language;
use tessera::play::{Notation, OptionKind, Options, Record, Show, Table, Target, replay};
use tessera::scene::{Point, Scene, SpotId};
use tessera::search::Heuristics;

/// A game and the options it is set up with.
struct Setting {
    game: GameId,
    options: Options,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game.about().id, self.options)
    }
}

impl Setting {
    fn open(&self) -> Box<dyn Table> {
        catalog::open(self.game, &self.options, Language::English)
            .expect("the options were made from the specs")
    }
}

/// Every game with every combination of: its smallest, usual, middle and largest numbers; komi bid and
/// fixed; each of other choices.
fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for &game in GameId::ALL {
        let mut combinations = vec![Options::default()];
        for spec in game.specs() {
            let mut values: Vec<String> = match &spec.kind {
                OptionKind::Number { least, most, .. } => {
                    let usual: u16 = spec.default.parse().expect("the default is a number");
                    [*least, usual, (least + most) / 2, *most]
                        .map(|number| number.to_string())
                        .to_vec()
                }
                OptionKind::OneOf(values) => values.iter().map(|(value, _)| value.clone()).collect(),
                OptionKind::Komi => ["bid", "0"].map(String::from).to_vec(),
            };
            let mut seen = HashSet::new();
            values.retain(|value| seen.insert(value.clone()));
            combinations = combinations
                .iter()
                .flat_map(|options| {
                    values.iter().map(|value| {
                        let mut options = options.clone();
                        options.set(spec.key, value);
                        options
                    })
                })
                .collect();
        }
        settings.extend(combinations.into_iter().map(|options| Setting { game, options }));
    }
    settings
}

/// Says where a law was broken, if it is.
struct Place<'a> {
    setting: &'a Setting,
    seed: u64,
    ply: usize,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "in {}, seed {}, after {} plies",
                self.setting, self.seed, self.ply
            );
        }
    }
}

fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// Looks at the positions of some random games, from the start to the end: at each, or on boards with many
/// moves at one in so many that a game is looked at about fifty times.
fn wander<G: Notation>(game: &G, setting: &Setting, games: u64, mut look: impl FnMut(&G::State)) {
    for seed in 1..=games {
        let mut place = Place {
            setting,
            seed,
            ply: 0,
        };
        let mut dice = dice(seed);
        let mut state = game.start();
        let stride = setting.open().scene().spots.len() / 50 + 1;
        loop {
            let over = game.turn(&state) == Turn::Over;
            if over || place.ply < 4 || place.ply.is_multiple_of(stride) {
                look(&state);
            }
            if over {
                break;
            }
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
            place.ply += 1;
        }
    }
}

/// The same for tables: random games by name.
fn wander_at_table(setting: &Setting, games: u64, mut look: impl FnMut(&mut dyn Table)) {
    for seed in 1..=games {
        let mut place = Place {
            setting,
            seed,
            ply: 0,
        };
        let mut dice = dice(seed);
        let mut table = setting.open();
        let stride = table.scene().spots.len() / 50 + 1;
        loop {
            let over = table.turn() == Turn::Over;
            if over || place.ply < 4 || place.ply.is_multiple_of(stride) {
                look(&mut *table);
            }
            if over {
                break;
            }
            let names = table.legal().names();
            let name = &names[dice.random_range(0..names.len() as u32) as usize];
            table.play(name).expect("it was listed");
            place.ply += 1;
        }
    }
}

/// A test of every setting of every game, whatever the game's type.
macro_rules! law {
    (fn $law:ident<G: Notation>($game:ident: &G, $setting:ident: &Setting) $body:block) => {
        #[test]
        fn $law() {
            struct Law<'a>(&'a Setting);
            impl Visitor for Law<'_> {
                type Output = ();
                fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
                    check(&game, self.0);
                }
            }
            fn check<G: Notation>($game: &G, $setting: &Setting) $body
            for setting in settings() {
                catalog::with(setting.game, &setting.options, Law(&setting)).expect("made from the specs");
            }
        }
    };
    (fn $law:ident<G: Show>($game:ident: &G, $setting:ident: &Setting) $body:block) => {
        #[test]
        fn $law() {
            struct Law<'a>(&'a Setting);
            impl ShowVisitor for Law<'_> {
                type Output = ();
                fn visit<G: Show + 'static>(self, game: G) {
                    check(&game, self.0);
                }
            }
            fn check<G: Show>($game: &G, $setting: &Setting) $body
            for setting in settings() {
                catalog::with_show(setting.game, &setting.options, Law(&setting)).expect("made from the specs");
            }
        }
    };
}

law! {
    fn there_is_a_legal_move_exactly_until_the_game_is_over<G: Notation>(game: &G, setting: &Setting) {
        wander(game, setting, 5, |state| {
            let over = game.turn(state) == Turn::Over;
            assert_eq!(legal(game, state).is_empty(), over);
            if let Turn::Seat(seat) = game.turn(state) {
                assert!(seat.0 < game.seats());
            }
        });
    }
}

law! {
    fn moves_are_listed_once_each_and_in_the_same_order_again<G: Notation>(game: &G, setting: &Setting) {
        wander(game, setting, 5, |state| {
            let listed = legal(game, state);
            assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len());
            assert_eq!(legal(game, state), listed);
            let mut kept = listed.clone();
            game.moves(state, &mut kept);
            assert_eq!(kept.len(), 2 * listed.len(), "moves are appended");
        });
    }
}

/// The value of χ² that is exceeded once in a million times (Wilson & Hilferty 1931).
fn chi_squared_limit(freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 4.753 * spread.sqrt()).powi(3)
}

law! {
    fn random_moves_are_drawn_from_the_list_by_weight<G: Notation>(game: &G, setting: &Setting) {
        const DRAWS_A_MOVE: usize = 40;
        let mut dice = dice(99);
        let mut buffer = Vec::new();
        let mut position = 0;
        wander(game, setting, 3, |state| {
            let listed = legal(game, state);
            position += 1;
            // A few positions of each game will do.
            if listed.len() < 2 || position % 4 != 1 {
                return;
            }
            let weights: Vec<f64> = match game.turn(state) {
                Turn::Chance => listed.iter().map(|&mv| f64::from(game.weight(state, mv))).collect(),
                _ => vec![1.0; listed.len()],
            };
            assert!(weights.iter().all(|&weight| weight > 0.0), "an outcome without weight is listed");
            let mut drawn: HashMap<G::Move, usize> = listed.iter().map(|&mv| (mv, 0)).collect();
            let draws = DRAWS_A_MOVE * listed.len();
            for _ in 0..draws {
                let mv = game.random_move(state, &mut dice, &mut buffer);
                *drawn.get_mut(&mv).unwrap_or_else(|| panic!("{} is not legal", game.name(state, mv))) += 1;
            }
            let total: f64 = weights.iter().sum();
            let term = |(mv, weight): (&G::Move, &f64)| {
                let due = draws as f64 * weight / total;
                (drawn[mv] as f64 - due).powi(2) / due
            };
            let chi_squared: f64 = listed.iter().zip(&weights).map(term).sum();
            let limit = chi_squared_limit(listed.len() as f64 - 1.0);
            assert!(chi_squared < limit, "χ² is {chi_squared}, at most {limit} for {} moves", listed.len());
        });
    }
}

law! {
    fn names_are_unique_and_fit_into_records<G: Notation>(game: &G, setting: &Setting) {
        wander(game, setting, 4, |state| {
            let mut seen = HashSet::new();
            for mv in legal(game, state) {
                let name = game.name(state, mv);
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_~".contains(&byte);
                assert!(!name.is_empty() && name.bytes().all(plain), "{name:?} does not fit into a record");
                assert!(seen.insert(name.clone()), "two moves are called {name}");
                assert_eq!(game.parse(state, &name), Some(mv), "{name} is read as another move");
            }
        });
    }
}

law! {
    fn a_record_leads_to_the_same_position_again<G: Notation>(game: &G, setting: &Setting) {
        for seed in 1..=4 {
            let mut place = Place { setting, seed, ply: 0 };
            let mut dice = dice(seed);
            let mut state = game.start();
            let mut names = Vec::new();
            let length = dice.random_range(0..100);
            while game.turn(&state) != Turn::Over && place.ply < length {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                names.push(game.name(&state, mv));
                game.play(&mut state, mv);
                place.ply += 1;
            }
            let text = format!("{setting}/{}", names.join("."));
            let record = Record::parse(&text).expect("names fit into records");
            assert_eq!(record.to_string(), text);
            let again = replay(game, &record.names).expect("the names were legal");
            assert_eq!(game.key(&again), game.key(&state));
            assert_eq!(game.score(&again), game.score(&state));
            let (table, fault) = catalog::replayed(&record, Language::English).expect("the game is known");
            assert_eq!(fault, None);
            assert_eq!(table.record().to_string(), text);
        }
    }
}

law! {
    fn gestures_are_unique_and_none_begins_with_another<G: Show>(game: &G, setting: &Setting) {
        wander(game, setting, 3, |state| {
            let scene = game.scene(state, Language::English);
            let cells: HashSet<SpotId> = scene.spots.iter().chain(&scene.marks).map(|spot| spot.id).collect();
            assert_eq!(cells.len(), scene.spots.len() + scene.marks.len(), "each has a number of its own");
            let mut gestures: Vec<Vec<String>> = Vec::new();
            for mv in legal(game, state) {
                let gesture = game.gesture(state, mv);
                assert!(!gesture.is_empty(), "{} needs no touch", game.name(state, mv));
                for target in &gesture {
                    if let Target::Spot(spot) = target {
                        assert!(cells.contains(spot), "{spot:?} cannot be seen");
                    }
                }
                gestures.push(gesture.iter().map(|target| format!("{target:?}")).collect());
            }
            // In order, a gesture that begins another stands right before one that it begins.
            gestures.sort();
            for pair in gestures.windows(2) {
                assert!(!pair[1].starts_with(&pair[0]), "{:?} and {:?}", pair[0], pair[1]);
            }
        });
    }
}

law! {
    fn payoffs_share_one_win_among_the_highest_scores<G: Notation>(game: &G, setting: &Setting) {
        wander(game, setting, 10, |state| {
            if game.turn(state) != Turn::Over {
                return;
            }
            let (payoff, score) = (game.payoff(state), game.score(state));
            let seats = || Seat::all(game.seats());
            let sum: f32 = seats().map(|seat| payoff[seat]).sum();
            assert!((sum - 1.0).abs() < 1e-6, "payoffs {payoff:?}");
            let best = seats().map(|seat| score[seat]).max().expect("there are seats");
            for seat in seats() {
                assert!((0.0..=1.0).contains(&payoff[seat]));
                assert_eq!(payoff[seat] > 0.0, score[seat] == best, "{payoff:?} for {score:?}");
            }
        });
    }
}

law! {
    fn equal_keys_mean_equal_futures<G: Notation>(game: &G, setting: &Setting) {
        const POSITIONS: usize = 3_000;
        let mut place = Place { setting, seed: 0, ply: 0 };
        let about = |state: &G::State| {
            let names: Vec<String> = legal(game, state).iter().map(|&mv| game.name(state, mv)).collect();
            (game.turn(state), game.score(state), names)
        };
        let mut known = HashMap::new();
        let mut waiting = VecDeque::from([game.start()]);
        while let Some(state) = waiting.pop_front() {
            place.ply += 1;
            let present = about(&state);
            if let Some(before) = known.get(&game.key(&state)) {
                assert_eq!(&present, before);
                continue;
            }
            known.insert(game.key(&state), present);
            for mv in legal(game, &state) {
                if waiting.len() + known.len() < POSITIONS {
                    let mut after = state.clone();
                    game.play(&mut after, mv);
                    waiting.push_back(after);
                }
            }
        }
    }
}

law! {
    fn a_state_copied_over_another_is_that_state<G: Notation>(game: &G, setting: &Setting) {
        let mut worn = game.start();
        wander(game, setting, 3, |state| {
            worn.clone_from(state);
            assert_eq!(game.key(&worn), game.key(state));
            assert_eq!(legal(game, &worn), legal(game, state));
            assert_eq!(game.score(&worn), game.score(state));
        });
    }
}

law! {
    fn a_cell_is_objected_to_exactly_where_no_move_begins<G: Show>(game: &G, setting: &Setting) {
        wander(game, setting, 2, |state| {
            let begins: HashSet<Target> = legal(game, state)
                .into_iter()
                .filter_map(|mv| game.gesture(state, mv).into_iter().next())
                .collect();
            let Scene { spots, marks, .. } = game.scene(state, Language::English);
            for spot in spots.iter().chain(&marks) {
                let why_illegal = game.why_illegal(state, spot.id, Language::English);
                assert_eq!(why_illegal.is_none(), begins.contains(&Target::Spot(spot.id)), "{}", spot.label);
                assert_ne!(why_illegal.as_deref(), Some(""), "{}", spot.label);
            }
        });
    }
}

law! {
    fn whatever_people_read_is_not_empty<G: Show>(game: &G, setting: &Setting) {
        wander(game, setting, 2, |state| {
            assert!(!game.prompt(state, Language::English).is_empty());
            for mv in legal(game, state) {
                let choice = game.choice(state, mv, &BySeat::default(), Language::English);
                let name = game.name(state, mv);
                assert!(!choice.label.is_empty() && !choice.note.is_empty(), "the choice of {name}");
            }
            for spot in game.scene(state, Language::English).spots {
                assert!(!game.content(state, spot.id, &BySeat::default(), Language::English).is_empty(), "the content of {}", spot.label);
            }
            if game.turn(state) == Turn::Over {
                for seat in Seat::all(game.seats()) {
                    assert!(!game.account(state, Language::English)[seat].is_empty(), "the account of {seat:?}");
                }
            }
        });
    }
}

law! {
    fn spots_are_cells_in_reading_order<G: Show>(game: &G, setting: &Setting) {
        wander(game, setting, 1, |state| {
            let spots = game.scene(state, Language::English).spots;
            let (mut cells, mut labels) = (HashSet::new(), HashSet::new());
            for spot in &spots {
                assert!(cells.insert(spot.id) && labels.insert(spot.label.clone()), "{} twice", spot.label);
                assert!(spot.contains(spot.center), "the middle of {} lies outside", spot.label);
            }
            for pair in spots.windows(2) {
                assert!((pair[0].row, pair[0].column) < (pair[1].row, pair[1].column), "{}", pair[1].label);
            }
        });
    }
}

law! {
    fn a_turned_scene_is_a_scene_of_the_same_cells<G: Show>(game: &G, setting: &Setting) {
        let turns = game.rotation_steps();
        assert!(turns > 0 && 12 % turns == 0, "{turns} steps do not make a circle");
        wander(game, setting, 1, |state| {
            let scene = game.scene(state, Language::English);
            for twelfths in (0..12).step_by(usize::from(12 / turns)) {
                let turned = scene.rotated(twelfths);
                assert_eq!(turned.items.len(), scene.items.len());
                assert_eq!(turned.spots.len(), scene.spots.len());
                for spot in &turned.spots {
                    let was = scene.spot(spot.id).expect("the same cells");
                    assert_eq!(was.label, spot.label);
                    assert!(spot.contains(spot.center), "{} by {twelfths}", spot.label);
                    let inside = |at: &Point| (0.0..=turned.width).contains(&at.x) && (0.0..=turned.height).contains(&at.y);
                    assert!(spot.outline.iter().all(inside), "{} by {twelfths}", spot.label);
                }
                for pair in turned.spots.windows(2) {
                    assert!((pair[0].row, pair[0].column) < (pair[1].row, pair[1].column));
                }
            }
        });
    }
}

law! {
    fn hints_lie_in_the_picture<G: Show>(game: &G, setting: &Setting) {
        wander(game, setting, 1, |state| {
            let scene = game.scene(state, Language::English);
            let inside = |at: &Point| (0.0..=scene.width).contains(&at.x) && (0.0..=scene.height).contains(&at.y);
            for spot in &scene.spots {
                for item in game.hint(state, spot.id) {
                    assert!(item.shape.points().iter().all(inside), "the hint at {}", spot.label);
                }
            }
        });
    }
}

#[test]
fn what_is_told_of_a_game_is_true() {
    for &game in GameId::ALL {
        let about = game.about();
        assert_eq!(GameId::find(about.id), Some(game));
        assert!(
            about.id.bytes().all(|byte| byte.is_ascii_lowercase()),
            "{}",
            about.id
        );
        for text in [about.name, about.designer, about.goal] {
            assert!(!text.is_empty(), "{}", about.id);
        }
        for spec in game.specs() {
            assert_eq!(spec.check(spec.default), Ok(()), "{} {}", about.id, spec.key);
            assert!(
                !spec.label.is_empty() && !spec.note.is_empty(),
                "{} {}",
                about.id,
                spec.key
            );
        }
        let example = Record::parse(about.example).unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!(example.game, about.id);
        let (_, fault) = catalog::replayed(&example, Language::English)
            .unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!(fault, None, "{}", about.id);
    }
}
