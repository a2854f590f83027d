//! The sentences of the set-up, and how levels are called.

tessera_core::words! {
    /// What the set-up of a game says.
    pub struct SetupWords {
        /// The heading.
        title(game: &str),
        /// A person who plays.
        person,
        /// How many games against a level were won, lost and drawn.
        ladder(level: u8, won: usize, lost: usize, drawn: usize),
        /// The button that chooses the next level.
        level_up(level: u8),
        /// The button that chooses the level before.
        level_down(level: u8),
        /// A level, by its number and its name.
        level(number: u8, name: &str),
        /// What level 1 means.
        knows_rules,
        /// What level 2 means.
        first_games,
        /// What level 3 means.
        now_and_then,
        /// What level 4 means.
        few_blunders,
        /// What level 5 means.
        plans,
        /// What level 6 means.
        hard_to_beat,
        /// What level 7 means.
        very_hard_to_beat,
        /// What level 8 means.
        hardest_to_beat,
        /// What level 9 means, which has a time.
        strongest,
        /// The name of level 1.
        newcomer,
        /// The name of level 2.
        beginner,
        /// The name of level 3.
        casual,
        /// The name of level 4.
        steady,
        /// The name of level 5.
        skilled,
        /// The name of level 6.
        strong,
        /// The name of level 7.
        expert,
        /// The name of level 8.
        master,
        /// The name of level 9.
        grandmaster,
        /// What a level means for a person, with its Elo above level 1 and what Elo is.
        with_elo(meaning: &str, elo: i32),
        /// The opponent.
        opponent,
        /// Somebody at the same device.
        friend,
        /// Somebody at another device, by link.
        by_link,
        /// The name of whoever sets a game by link up.
        own_name,
        /// The name of the friend.
        name_of_friend,
        /// Hints and analysis are allowed in a game by link.
        aids,
        /// What that means.
        aids_note,
        /// The engine plays itself.
        watch,
        /// Who starts.
        who_starts,
        /// What the start means with a komi by bid.
        who_starts_note,
        /// The person who sets the game up.
        me,
        /// The opponent.
        them,
        /// The dice decide.
        by_lot,
        /// In which order the seats are taken.
        who_sits_where,
        /// What the order means.
        first_seat_begins,
        /// In the order of the list.
        as_listed,
        /// A seat by its number.
        seat(number: u8),
        /// The name of the person on a seat.
        name_of_seat(number: u8),
        /// What stands in the field of a name while it is empty.
        name_placeholder,
        /// A game without aids.
        purist,
        /// What that means.
        purist_note,
        /// The komi that is fair.
        fair_komi(komi: &str),
        /// The komi is found by bidding.
        by_bid,
        /// A note on the size of the board, where the komi is bid because no fair one is known for that size.
        bid_at_this_size(note: &str),
        /// The heading of what is rarely changed.
        more,
        /// The choice that is usual.
        usual(text: &str),
        /// Start the game.
        start,
        /// Leave the set-up.
        cancel,
    }
}

static ENGLISH: SetupWords = SetupWords {
    title: |game| format!("New game of {game}"),
    ladder: |level, won, lost, drawn| match drawn {
        0 => format!("Level {level}: won {won}, lost {lost}"),
        _ => format!("Level {level}: won {won}, lost {lost}, drawn {drawn}"),
    },
    level_up: |level| format!("Level {level} next?"),
    level_down: |level| format!("Back to level {level}?"),
    person: "Person",
    level: |number, name| format!("Level {number}, {name}"),
    knows_rules: "Knows the rules.",
    first_games: "Has played a few games.",
    now_and_then: "Plays now and then.",
    few_blunders: "Makes few big mistakes.",
    plans: "Plans ahead.",
    hard_to_beat: "Hard to beat.",
    very_hard_to_beat: "Very hard to beat.",
    hardest_to_beat: "Beats nearly everybody.",
    strongest: "The strongest, with a time you set.",
    newcomer: "Newcomer",
    beginner: "Beginner",
    casual: "Casual",
    steady: "Steady",
    skilled: "Skilled",
    strong: "Strong",
    expert: "Expert",
    master: "Master",
    grandmaster: "Grandmaster",
    with_elo: |meaning, elo| format!("{meaning} {elo} Elo above level 1 (200 win about 3 games in 4)."),
    opponent: "Opponent",
    friend: "A friend on this device",
    by_link: "A friend by link",
    own_name: "Your name",
    name_of_friend: "Your friend's name",
    aids: "Allow hints and analysis",
    aids_note: "For both of you. Your friend is told.",
    watch: "Watch: AI against AI",
    who_starts: "Who starts",
    who_starts_note: "If the komi is bid, whoever starts names it.",
    me: "I do",
    them: "They do",
    by_lot: "Random",
    who_sits_where: "Order of seats",
    first_seat_begins: "Seat 1 begins.",
    as_listed: "As listed",
    seat: |number| format!("Seat {number}"),
    name_of_seat: |number| format!("Name of the player at seat {number}"),
    name_placeholder: "Name (optional)",
    purist: "Purist",
    purist_note: "No aids: you see only what lies on the table.",
    fair_komi: |komi| format!("Fair: {komi}"),
    by_bid: "By bid",
    bid_at_this_size: |note| format!("{note} Its fair komi is not known, so it is bid."),
    more: "More options",
    usual: |text| format!("{text} (usual)"),
    start: "Start",
    cancel: "Cancel",
};

static SPANISH: SetupWords = SetupWords {
    title: |game| format!("Nueva partida de {game}"),
    ladder: |level, won, lost, drawn| match drawn {
        0 => format!("Nivel {level}: ganadas {won}, perdidas {lost}"),
        _ => format!("Nivel {level}: ganadas {won}, perdidas {lost}, empatadas {drawn}"),
    },
    level_up: |level| format!("¿Ahora el nivel {level}?"),
    level_down: |level| format!("¿Volver al nivel {level}?"),
    person: "Persona",
    level: |number, name| format!("Nivel {number}, {name}"),
    knows_rules: "Conoce las reglas.",
    first_games: "Ha jugado un poco.",
    now_and_then: "Juega de vez en cuando.",
    few_blunders: "Comete pocos errores graves.",
    plans: "Planea con antelación.",
    hard_to_beat: "Difícil de vencer.",
    very_hard_to_beat: "Muy difícil de vencer.",
    hardest_to_beat: "Gana a casi todos.",
    strongest: "El más fuerte, con el tiempo que elijas.",
    newcomer: "Novato",
    beginner: "Principiante",
    casual: "Ocasional",
    steady: "Sólido",
    skilled: "Hábil",
    strong: "Fuerte",
    expert: "Experto",
    master: "Maestro",
    grandmaster: "Gran maestro",
    with_elo: |meaning, elo| {
        format!("{meaning} {elo} puntos Elo sobre el nivel 1 (con 200 se ganan unas 3 partidas de cada 4).")
    },
    opponent: "Rival",
    friend: "Un amigo en este dispositivo",
    by_link: "Un amigo por enlace",
    own_name: "Tu nombre",
    name_of_friend: "Nombre de tu amigo",
    aids: "Permitir pistas y análisis",
    aids_note: "Para los dos. Tu amigo lo sabrá.",
    watch: "Mirar: IA contra IA",
    who_starts: "Quién empieza",
    who_starts_note: "Si el komi se decide por puja, lo propone quien empieza.",
    me: "Yo",
    them: "El rival",
    by_lot: "Al azar",
    who_sits_where: "Orden de los jugadores",
    first_seat_begins: "Empieza el jugador 1.",
    as_listed: "El de la lista",
    seat: |number| format!("Jugador {number}"),
    name_of_seat: |number| format!("Nombre del jugador {number}"),
    name_placeholder: "Nombre (opcional)",
    purist: "Purista",
    purist_note: "Sin ayudas: solo ves lo que hay en la mesa.",
    fair_komi: |komi| format!("Justo: {komi}"),
    by_bid: "Por puja",
    bid_at_this_size: |note| format!("{note} No se conoce su komi justo: se decide por puja."),
    more: "Más opciones",
    usual: |text| format!("{text} (habitual)"),
    start: "Empezar",
    cancel: "Cancelar",
};
