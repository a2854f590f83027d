//! Facts that the published reports state of their games.

use super::moments::Moments;
use super::section::{BggRatingsData, BggStatsData};
use tessera_games::catalog::GameId;

/// What a published report states of its game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PublishedFacts {
    /// The kind of play.
    pub play: &'static str,
    /// The family of games, if it names one.
    pub family: Option<&'static str>,
    pub mechanisms: &'static str,
    /// The components, if it names some.
    pub components: Option<&'static str>,
    /// The mean rating at BoardGameGeek.
    pub rating: f64,
    /// How many people rated the game.
    pub voters: u32,
    /// The standard deviation of the ratings.
    pub sd: f64,
    /// The weight and how many people gave one.
    pub weight: (f64, u32),
    /// The year of publication.
    pub year: u32,
    /// The single ratings.
    pub ratings: &'static [f64],
    /// How many comments have no rating.
    pub without_rating: u32,
}

impl PublishedFacts {
    /// The section `bgg-stats`.
    pub fn stats(&self) -> BggStatsData {
        BggStatsData {
            rating: self.rating,
            voters: self.voters,
            sd: self.sd,
            weight: (self.weight.1 > 0).then_some(self.weight.0),
            weight_voters: self.weight.1,
            year: self.year,
        }
    }

    /// The section `bgg-ratings-and-comments`.
    pub fn ratings(&self) -> BggRatingsData {
        let moments = Moments::of(self.ratings.iter().copied());
        BggRatingsData {
            ratings: self.ratings.to_vec(),
            mean: moments.mean(),
            sd: moments.population_sd(),
            without_rating: self.without_rating,
        }
    }
}

/// What the published report of a game states; `None` where there is none.
pub fn published_facts(game: GameId) -> Option<&'static PublishedFacts> {
    match game {
        GameId::Carteso => Some(&CARTESO),
        GameId::Linage => Some(&LINAGE),
        GameId::Keil => Some(&KEIL),
        GameId::Ecalper => Some(&ECALPER),
        _ => None,
    }
}

static CARTESO: PublishedFacts = PublishedFacts {
    play: "Combinatorial",
    family: Some("Combinatorial 2016"),
    mechanisms: "Territory",
    components: Some("Board"),
    rating: 6.75,
    voters: 4,
    sd: 3.49106,
    weight: (0.0, 0),
    year: 2016,
    ratings: &[9.0, 7.0, 1.0, 10.0],
    without_rating: 0,
};

static LINAGE: PublishedFacts = PublishedFacts {
    play: "Combinatorial",
    family: Some("Combinatorial 2016"),
    mechanisms: "Territory",
    components: Some("Board"),
    rating: 7.62,
    voters: 5,
    sd: 1.47567,
    weight: (0.0, 0),
    year: 2016,
    ratings: &[8.6, 9.0, 8.5, 5.0, 7.0],
    without_rating: 1,
};

static KEIL: PublishedFacts = PublishedFacts {
    play: "Combinatorial",
    family: Some("Combinatorial 2019, Go"),
    mechanisms: "Capture, Scoring",
    components: Some("Board"),
    rating: 9.0,
    voters: 2,
    sd: 0.0,
    weight: (0.0, 0),
    year: 2019,
    ratings: &[9.0, 9.0],
    without_rating: 0,
};

/// Ten ratings are printed, but nine were counted: without one of the four of 7 they have the printed mean and deviation.
static ECALPER: PublishedFacts = PublishedFacts {
    play: "Combinatorial",
    family: None,
    mechanisms: "Scoring",
    components: None,
    rating: 7.53333,
    voters: 9,
    sd: 0.867948,
    weight: (4.0, 2),
    year: 2010,
    ratings: &[7.0, 9.0, 7.0, 7.3, 7.0, 6.0, 8.5, 8.0, 8.0, 7.0],
    without_rating: 2,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratings_have_the_printed_mean_and_deviation() {
        for game in [GameId::Carteso, GameId::Linage, GameId::Keil, GameId::Ecalper] {
            let facts = published_facts(game).unwrap();
            let mut ratings = facts.ratings.to_vec();
            if game == GameId::Ecalper {
                let seven = ratings.iter().position(|&rating| rating == 7.0).unwrap();
                ratings.remove(seven);
            }
            assert_eq!(ratings.len(), facts.voters as usize, "{game:?}");
            let moments = Moments::of(ratings);
            assert!(
                (moments.mean() - facts.rating).abs() < 5e-6,
                "{game:?}: {}",
                moments.mean()
            );
            assert!((moments.population_sd() - facts.sd).abs() < 5e-6, "{game:?}");
        }
    }
}
