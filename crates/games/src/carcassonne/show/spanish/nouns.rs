//! What the terrains are called in Spanish.

use crate::carcassonne::rules::Terrain;

/// What people call a terrain, with the forms that follow its gender.
pub(super) struct Noun {
    /// Within a sentence.
    pub one: &'static str,
    /// At the beginning of a sentence.
    pub first: &'static str,
    /// Several.
    pub many: &'static str,
    /// Several at the head of a column.
    pub heading: &'static str,
    /// With the indefinite article.
    pub a: &'static str,
    /// With the definite article.
    pub the: &'static str,
    /// It can grow no further.
    pub complete: &'static str,
    /// There are meeples in it.
    pub occupied: &'static str,
    /// There are meeples in so many of several.
    pub of_them_occupied: &'static str,
}

pub(super) const CITY: Noun = Noun {
    one: "ciudad",
    first: "Ciudad",
    many: "ciudades",
    heading: "Ciudades",
    a: "una ciudad",
    the: "la ciudad",
    complete: "completa",
    occupied: "ocupada",
    of_them_occupied: "de ellas ocupadas",
};

pub(super) const ROAD: Noun = Noun {
    one: "camino",
    first: "Camino",
    many: "caminos",
    heading: "Caminos",
    a: "un camino",
    the: "el camino",
    complete: "completo",
    occupied: "ocupado",
    of_them_occupied: "de ellos ocupados",
};

pub(super) const CLOISTER: Noun = Noun {
    one: "monasterio",
    first: "Monasterio",
    many: "monasterios",
    heading: "Monasterios",
    a: "un monasterio",
    the: "el monasterio",
    ..ROAD
};

pub(super) const FIELD: Noun = Noun {
    one: "campo",
    first: "Campo",
    many: "campos",
    heading: "Campos",
    a: "un campo",
    the: "el campo",
    ..ROAD
};

/// What people call a terrain.
pub(super) fn noun(terrain: Terrain) -> &'static Noun {
    match terrain {
        Terrain::City => &CITY,
        Terrain::Road => &ROAD,
        Terrain::Cloister => &CLOISTER,
        Terrain::Field => &FIELD,
    }
}
