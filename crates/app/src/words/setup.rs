//! The sentences of the set-up, and how levels are called.

tessera_core::words!(
    /// What the set-up of a game says.
    pub enum SetupWords {
        /// The heading.
        title = en(|game: &str| format!("New game of {game}")).es(|game| format!("Nueva partida de {game}")),
        /// A person who plays.
        person = en("Person").es("Persona"),
        /// How many games against a level were won, lost and drawn.
        ladder = en(|level: u8, won: usize, lost: usize, drawn: usize| match drawn {
            0 => format!("Level {level}: won {won}, lost {lost}"),
            _ => format!("Level {level}: won {won}, lost {lost}, drawn {drawn}"),
        })
        .es(|level, won, lost, drawn| match drawn {
            0 => format!("Nivel {level}: ganadas {won}, perdidas {lost}"),
            _ => format!("Nivel {level}: ganadas {won}, perdidas {lost}, empatadas {drawn}"),
        }),
        /// The button that chooses the next level.
        level_up =
            en(|level: u8| format!("Level {level} next?")).es(|level| format!("¿Ahora el nivel {level}?")),
        /// The button that chooses the level before.
        level_down = en(|level: u8| format!("Back to level {level}?"))
            .es(|level| format!("¿Volver al nivel {level}?")),
        /// A level, by its number and its name.
        level = en(|number: u8, name: &str| format!("Level {number}, {name}"))
            .es(|number, name| format!("Nivel {number}, {name}")),
        /// What level 1 means.
        knows_rules = en("Knows the rules.").es("Conoce las reglas."),
        /// What level 2 means.
        first_games = en("Has played a few games.").es("Ha jugado un poco."),
        /// What level 3 means.
        now_and_then = en("Plays now and then.").es("Juega de vez en cuando."),
        /// What level 4 means.
        few_blunders = en("Makes few big mistakes.").es("Comete pocos errores graves."),
        /// What level 5 means.
        plans = en("Plans ahead.").es("Planea con antelación."),
        /// What level 6 means.
        hard_to_beat = en("Hard to beat.").es("Difícil de vencer."),
        /// What level 7 means.
        very_hard_to_beat = en("Very hard to beat.").es("Muy difícil de vencer."),
        /// What level 8 means.
        hardest_to_beat = en("Beats nearly everybody.").es("Gana a casi todos."),
        /// What level 9 means, which has a time.
        strongest = en("The strongest, with a time you set.").es("El más fuerte, con el tiempo que elijas."),
        /// The name of level 1.
        newcomer = en("Newcomer").es("Novato"),
        /// The name of level 2.
        beginner = en("Beginner").es("Principiante"),
        /// The name of level 3.
        casual = en("Casual").es("Ocasional"),
        /// The name of level 4.
        steady = en("Steady").es("Sólido"),
        /// The name of level 5.
        skilled = en("Skilled").es("Hábil"),
        /// The name of level 6.
        strong = en("Strong").es("Fuerte"),
        /// The name of level 7.
        expert = en("Expert").es("Experto"),
        /// The name of level 8.
        master = en("Master").es("Maestro"),
        /// The name of level 9.
        grandmaster = en("Grandmaster").es("Gran maestro"),
        /// What a level means for a person, with its Elo above level 1 and what Elo is.
        with_elo = en(|meaning: &str, elo: i32| {
            format!("{meaning} {elo} Elo above level 1 (200 win about 3 games in 4).")
        })
        .es(|meaning, elo| {
            format!(
                "{meaning} {elo} puntos Elo sobre el nivel 1 (con 200 se ganan unas 3 partidas de cada 4)."
            )
        }),
        /// The opponent.
        opponent = en("Opponent").es("Rival"),
        /// Somebody at the same device.
        friend = en("A friend on this device").es("Un amigo en este dispositivo"),
        /// Somebody at another device, by link.
        by_link = en("A friend by link").es("Un amigo por enlace"),
        /// The name of whoever sets a game by link up.
        own_name = en("Your name").es("Tu nombre"),
        /// The name of the friend.
        name_of_friend = en("Your friend's name").es("Nombre de tu amigo"),
        /// Hints and analysis are allowed in a game by link.
        aids = en("Allow hints and analysis").es("Permitir pistas y análisis"),
        /// What that means.
        aids_note = en("For both of you. Your friend is told.").es("Para los dos. Tu amigo lo sabrá."),
        /// The engine plays itself.
        watch = en("Watch: AI against AI").es("Mirar: IA contra IA"),
        /// Who starts.
        who_starts = en("Who starts").es("Quién empieza"),
        /// What the start means with a komi by bid.
        who_starts_note = en("If the komi is bid, whoever starts names it.")
            .es("Si el komi se decide por puja, lo propone quien empieza."),
        /// The person who sets the game up.
        me = en("I do").es("Yo"),
        /// The opponent.
        them = en("They do").es("El rival"),
        /// The dice decide.
        by_lot = en("Random").es("Al azar"),
        /// In which order the seats are taken.
        who_sits_where = en("Order of seats").es("Orden de los jugadores"),
        /// What the order means.
        first_seat_begins = en("Seat 1 begins.").es("Empieza el jugador 1."),
        /// In the order of the list.
        as_listed = en("As listed").es("El de la lista"),
        /// A seat by its number.
        seat = en(|number: u8| format!("Seat {number}")).es(|number| format!("Jugador {number}")),
        /// The name of the person on a seat.
        name_of_seat = en(|number: u8| format!("Name of the player at seat {number}"))
            .es(|number| format!("Nombre del jugador {number}")),
        /// What stands in the field of a name while it is empty.
        name_placeholder = en("Name (optional)").es("Nombre (opcional)"),
        /// A game without aids.
        purist = en("Purist").es("Purista"),
        /// What that means.
        purist_note = en("No aids: you see only what lies on the table.")
            .es("Sin ayudas: solo ves lo que hay en la mesa."),
        /// The komi that is fair.
        fair_komi = en(|komi: &str| format!("Fair: {komi}")).es(|komi| format!("Justo: {komi}")),
        /// The komi is found by bidding.
        by_bid = en("By bid").es("Por puja"),
        /// A note on the size of the board, where the komi is bid because no fair one is known for that size.
        bid_at_this_size = en(|note: &str| format!("{note} Its fair komi is not known, so it is bid."))
            .es(|note| format!("{note} No se conoce su komi justo: se decide por puja.")),
        /// The heading of what is rarely changed.
        more = en("More options").es("Más opciones"),
        /// The choice that is usual.
        usual = en(|text: &str| format!("{text} (usual)")).es(|text| format!("{text} (habitual)")),
        /// Start the game.
        start = en("Start").es("Empezar"),
        /// Leave the set-up.
        cancel = en("Cancel").es("Cancelar"),
    }
);
