//! Who owns each cell at the end, as the analysis of a position asks, draws and tells it.

use super::analysed::{GAME, Review};
use tessera_app::play::{Doing, view};
use tessera_app::{AnalysisMsg, Job, Overlay, ReviewJump, ReviewMsg};
use tessera_core::scene::Shape;
use tessera_protocol::{Budget, OwnedCell, Ownership, Report};

impl Review {
    /// Answers the question about the ends: of 200, the seat to be named owned so many at these cells.
    fn count_ends(&mut self, cells: &[(&str, usize, u32)]) {
        let Some(Job::Ownership { question, .. }) = self.asked.last() else {
            panic!("{:?}", self.asked.last());
        };
        let id = question.id;
        let cell = |&(label, seat, ends): &(&str, usize, u32)| {
            let mut owned = OwnedCell {
                cell: label.to_owned(),
                ends: [0; 5],
            };
            owned.ends[seat] = ends;
            owned
        };
        let cells = cells.iter().map(cell).collect();
        let report = Report {
            id,
            steps: 200,
            millis: 1_000,
            ownership: Some(Ownership::new(200, cells)),
            ..Report::default()
        };
        self.analysis(AnalysisMsg::Final(report));
    }

    fn label(&self, cell: &str) -> String {
        let cells = self.app.model.see(view::cells);
        let at = self.app.cell(cell);
        cells
            .into_iter()
            .find(|view| view.cell == at)
            .expect("a cell")
            .label
    }
}

#[test]
fn owners_are_counted_from_the_lines_once_they_are_known_and_again_when_much_more_is_known() {
    let mut review = Review::open(GAME);
    review.analysis(AnalysisMsg::Overlay(Overlay::Ownership));
    assert_eq!(review.asked.len(), 1, "no line is known yet");
    review.so_far(&[("d4", 90, 0.75)], 100);
    assert_eq!(review.asked.len(), 1, "the lines are not good yet");
    assert!(
        review.engine().legend.starts_with("Who owns each cell"),
        "{}",
        review.engine().legend
    );
    review.so_far(&[("d4.b5", 9_000, 0.75), ("b5", 900, 0.5), ("e2", 9, 0.1)], 600);
    let Some(Job::Ownership { question, lines }) = review.asked.last() else {
        panic!("{:?}", review.asked);
    };
    assert_eq!(
        (&*question.record, question.budget),
        (GAME, Budget::Millis(1_000))
    );
    let lines: Vec<_> = lines
        .iter()
        .map(|line| (line.names.join("."), line.weight))
        .collect();
    assert_eq!(lines, [("d4.b5".to_owned(), 9_000), ("b5".to_owned(), 900)]);
    review.count_ends(&[("d4", 0, 150), ("a5", 1, 200), ("b4", 0, 2)]);
    let Some(Job::Analysis(question)) = review.asked.last() else {
        panic!("the search goes on: {:?}", review.asked);
    };
    assert_eq!(
        question.budget,
        Budget::Millis(9_400),
        "for the time that is left"
    );
    review.so_far(&[("d4.b5", 30_000, 0.75)], 2_000);
    assert_eq!(review.asked.len(), 3);
    review.so_far(&[("d4.b5", 90_000, 0.75)], 4_000);
    assert!(
        matches!(review.asked[..], [_, _, _, Job::Ownership { .. }]),
        "eight times as much"
    );
    review.count_ends(&[("d4", 0, 150)]);
    review.finish(&[("d4.b5", 95_000, 0.75)], 5_400);
    assert!(
        matches!(review.asked[..], [.., Job::Analysis(_), Job::Ownership { .. }]),
        "at the end"
    );
    review.count_ends(&[("d4", 0, 150)]);
    assert_eq!(review.asked.len(), 6, "then nothing is left to ask");
}

#[test]
fn owners_are_drawn_by_shape_and_number_and_told_in_words() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 9_000, 0.75)], 4_000);
    review.analysis(AnalysisMsg::Overlay(Overlay::Ownership));
    let before = review.label("d4");
    review.count_ends(&[("d4", 0, 150), ("a5", 1, 200), ("b4", 0, 2)]);
    let mut texts = review.marks().0;
    texts.sort();
    assert_eq!(
        texts,
        ["100", "75"],
        "a cell that is owned at one end in a hundred has no bar"
    );
    // Vertical's bar is higher than wide, Horizontal's wider than high.
    let bars = |review: &Review| {
        let over = review.over();
        let bar = |shape: &Shape| match shape {
            Shape::Area(corners) => {
                let (a, b) = (corners[0], corners[2]);
                Some(((b.x - a.x) < (b.y - a.y), (b.x - a.x).max(b.y - a.y)))
            }
            _ => None,
        };
        let mut bars: Vec<_> = over.items.iter().filter_map(|item| bar(&item.shape)).collect();
        bars.sort_by(|a, b| a.1.total_cmp(&b.1));
        bars
    };
    let drawn = bars(&review);
    assert_eq!([drawn[0].0, drawn[1].0], [true, false]);
    assert!(drawn[0].1 < drawn[1].1, "the longer the more certain");
    assert_eq!(
        review.engine().legend,
        "Bars: who owns each cell at the end, in percent of 200 games played on at random from the best lines. \
         Upright: Vertical. Lying: Horizontal. Cells owned in the mean: Vertical 0.8, Horizontal 1.0."
    );
    assert_eq!(
        review.label("d4"),
        before.replace("free", "free, at the end owned by Vertical in 75\u{a0}%")
    );
    assert_ne!(review.label("d4"), before);
    let text = review
        .app
        .model
        .see(|board, shell| view::text(board, Doing::Nothing, shell))
        .plain;
    assert!(
        text.contains("At the end most often owned by Vertical: d4 75\u{a0}%\n"),
        "{text}"
    );
    assert!(
        text.contains("At the end most often owned by Horizontal: a5 100\u{a0}%\n"),
        "{text}"
    );
    // Another position knows nothing of it.
    review.send(ReviewMsg::Go(ReviewJump::Back));
    assert_eq!((review.label("d4"), bars(&review).len()), (before, 0));
}

#[test]
fn owners_are_offered_only_where_cells_belong_to_somebody_at_the_end() {
    let offered = |link: &str| {
        let overlays = Review::open(link).engine().overlays;
        overlays.iter().any(|row| row.overlay == Overlay::Ownership)
    };
    for link in [GAME, "carteso/size=5/", "keil/size=3/"] {
        assert!(offered(link), "{link}");
    }
    for link in ["ecalper/size=3/", "carcassonne//D"] {
        assert!(!offered(link), "{link}");
        let mut review = Review::open(link);
        let mut seen = Vec::new();
        for _ in 0..5 {
            review.analysis(AnalysisMsg::NextOverlay);
            seen.extend(
                review
                    .engine()
                    .overlays
                    .iter()
                    .filter(|row| row.is_on)
                    .map(|row| row.name),
            );
        }
        assert_eq!(seen, ["Visits", "Value", "Threats", "Off", "Best"]);
    }
}
