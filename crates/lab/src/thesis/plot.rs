//! Diagrams of results as SVG files.

use std::ops::Range;
use std::path::Path;

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use tessera_cli::failure::Failure;
use tessera_cli::output_file;

/// The width and height of a diagram in pixels.
const SIZE: (u32, u32) = (720, 420);
/// The space above the highest value, as a share of it, so that the legend covers nothing.
const HEADROOM: f64 = 0.3;
const COLOURS: [RGBColor; 4] = [
    RGBColor(0, 90, 160),
    RGBColor(200, 90, 0),
    RGBColor(0, 130, 80),
    RGBColor(150, 40, 130),
];

/// What a step of drawing ends with.
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// A diagram with two axes of numbers.
type Diagram<'a> = ChartContext<'a, SVGBackend<'a>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

struct Frame<'t> {
    title: &'t str,
    /// The room for the labels below and on the left, in pixels.
    labels: [u32; 2],
    /// The ranges of the level axis and of the upright one.
    ranges: [Range<f64>; 2],
}

impl Frame<'_> {
    /// Writes the diagram with these marks to a file.
    fn write(self, path: &Path, marks: impl FnOnce(&mut Diagram) -> Drawn) -> Result<(), Failure> {
        let mut svg = String::new();
        self.draw(&mut svg, marks).map_err(Failure::usage)?;
        output_file::write(path, svg)
    }

    fn draw(self, svg: &mut String, marks: impl FnOnce(&mut Diagram) -> Drawn) -> Drawn {
        let ([below, left], [across, up]) = (self.labels, self.ranges);
        let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
        root.fill(&WHITE)?;
        let mut diagram = ChartBuilder::on(&root)
            .caption(self.title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(below)
            .y_label_area_size(left)
            .build_cartesian_2d(across, up)?;
        marks(&mut diagram)?;
        Ok(root.present()?)
    }
}

/// Draws the legend of all series that have a name.
fn legend(diagram: &mut Diagram) -> Drawn {
    diagram
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK)
        .draw()?;
    Ok(())
}

/// Draws several lines over the same axes; each has a name and points.
pub(super) fn lines(
    path: &Path,
    title: &str,
    [across, up]: [&str; 2],
    logarithmic: bool,
    series: &[(String, Vec<(f64, f64)>)],
) -> Result<(), Failure> {
    let all = || series.iter().flat_map(|(_, points)| points);
    let right = all().map(|point| point.0).fold(1.0, f64::max);
    let scaled = |value: f64| {
        if logarithmic {
            value.max(1e-3).log10()
        } else {
            value
        }
    };
    let top = all()
        .map(|point| scaled(point.1))
        .fold(f64::NEG_INFINITY, f64::max);
    let bottom = all().map(|point| scaled(point.1)).fold(0.0, f64::min);
    let label = |value: &f64| {
        if logarithmic {
            format!("10^{value:.1}")
        } else {
            format!("{value:.0}")
        }
    };
    let frame = Frame {
        title,
        labels: [40, 64],
        ranges: [0.0..right, bottom..top + HEADROOM * (top - bottom).max(1.0)],
    };
    frame.write(path, |diagram| {
        diagram
            .configure_mesh()
            .x_desc(across)
            .y_desc(up)
            .y_label_formatter(&label)
            .draw()?;
        for ((name, points), colour) in series.iter().zip(COLOURS.iter().cycle()) {
            let points = points.iter().map(|&(x, y)| (x, scaled(y)));
            diagram
                .draw_series(LineSeries::new(points, colour.stroke_width(2)))?
                .label(name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
        }
        legend(diagram)
    })
}

/// Draws named points, and one highlighted point with its name on the left.
pub(super) fn points(
    path: &Path,
    title: &str,
    [across, up]: [&str; 2],
    points: &[(&str, [f64; 2])],
    marked: (&str, [f64; 2]),
) -> Result<(), Failure> {
    let most = |axis: usize| {
        let all = points.iter().map(|(_, at)| at[axis]);
        all.fold(marked.1[axis], f64::max)
    };
    let frame = Frame {
        title,
        labels: [40, 64],
        // Names stand to the right of their points.
        ranges: [0.0..most(0) * 1.15, 0.0..most(1) * 1.05],
    };
    frame.write(path, |diagram| {
        diagram.configure_mesh().x_desc(across).y_desc(up).draw()?;
        let all = points.iter().map(|&point| (point, HPos::Left, 8, COLOURS[0]));
        let all = all.chain([(marked, HPos::Right, -8, COLOURS[1])]);
        diagram.draw_series(all.map(|((name, [x, y]), side, aside, colour)| {
            let font = ("sans-serif", 13).into_font().color(&colour);
            EmptyElement::at((x, y))
                + Circle::new((0, 0), 4, colour.filled())
                + Text::new(
                    name.to_owned(),
                    (aside, 0),
                    font.pos(Pos::new(side, VPos::Center)),
                )
        }))?;
        Ok(())
    })
}

/// Draws named pairs of bars, one bar for each of two players.
pub(super) fn bars(
    path: &Path,
    title: &str,
    players: [&str; 2],
    bars: &[(String, [f64; 2])],
) -> Result<(), Failure> {
    let top = bars
        .iter()
        .flat_map(|(_, pair)| pair)
        .fold(1.0f64, |top, &bar| top.max(bar));
    let label = |at: &f64| {
        let middle = (at.fract() - 0.5).abs() < 0.01;
        let name = bars.get(*at as usize).filter(|_| middle);
        name.map_or_else(String::new, |(name, _)| name.clone())
    };
    let frame = Frame {
        title,
        labels: [32, 48],
        ranges: [0.0..bars.len() as f64, 0.0..top * (1.0 + HEADROOM)],
    };
    frame.write(path, |diagram| {
        diagram
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(2 * bars.len() + 1)
            .x_label_formatter(&label)
            .draw()?;
        for (player, name) in players.into_iter().enumerate() {
            let colour = COLOURS[player];
            let bar = |(at, (_, pair)): (usize, &(String, [f64; 2]))| {
                let left = at as f64 + 0.15 + 0.35 * player as f64;
                Rectangle::new([(left, 0.0), (left + 0.35, pair[player])], colour.filled())
            };
            diagram
                .draw_series(bars.iter().enumerate().map(bar))?
                .label(name)
                .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 12, y + 5)], colour.filled()));
        }
        legend(diagram)
    })
}
