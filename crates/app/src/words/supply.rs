//! The words of the list of tiles that are still to come.

tessera_core::words!(
    /// The list of the tiles that are still to come.
    pub enum SupplyWords {
        /// The tiles still to come.
        heading = en("Tiles still to come").es("Losetas por salir"),
        /// The tiles still to come, with the key.
        title = en("Tiles still to come (t)").es("Losetas por salir (t)"),
        /// What the list of tiles still to come shows.
        note = en(
            "How many of each tile are left, and the chance that it is drawn next. Press a tile to see where \
             it fits.",
        )
        .es(
            "Cuántas losetas de cada tipo quedan y qué probabilidad hay de que salga a continuación. Pulsa \
             una loseta para ver dónde encaja.",
        ),
        /// Only kinds of which some are left.
        only_left = en("Only tiles that are left").es("Solo las que quedan"),
        /// The order of the list.
        order = en("Order").es("Orden"),
        /// The order in which the game lists the kinds.
        usual_order = en("Usual").es("Habitual"),
        /// The heading of the tiles set aside.
        aside = en("Set aside").es("Apartadas"),
        /// What pressing a kind does.
        show = en("Show where it fits").es("Mostrar dónde encaja"),
    }
);
