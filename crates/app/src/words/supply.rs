//! The words of the list of tiles that are still to come.

tessera_core::words! {
    /// The list of the tiles that are still to come.
    pub struct SupplyWords {
        /// The tiles still to come.
        heading,
        /// The tiles still to come, with the key.
        title,
        /// What the list of tiles still to come shows.
        note,
        /// Only kinds of which some are left.
        only_left,
        /// The order of the list.
        order,
        /// The order in which the game lists the kinds.
        usual_order,
        /// The heading of the tiles set aside.
        aside,
        /// What pressing a kind does.
        show,
    }
}

static ENGLISH: SupplyWords = SupplyWords {
    heading: "Tiles still to come",
    title: "Tiles still to come (t)",
    note: "How many of each tile are left, and the chance that it is drawn next. Press a tile to see where it fits.",
    only_left: "Only tiles that are left",
    order: "Order",
    usual_order: "Usual",
    aside: "Set aside",
    show: "Show where it fits",
};

static SPANISH: SupplyWords = SupplyWords {
    heading: "Losetas por salir",
    title: "Losetas por salir (t)",
    note: "Cuántas losetas de cada tipo quedan y qué probabilidad hay de que salga a continuación. Pulsa una \
                  loseta para ver dónde encaja.",
    only_left: "Solo las que quedan",
    order: "Orden",
    usual_order: "Habitual",
    aside: "Apartadas",
    show: "Mostrar dónde encaja",
};
