//! Which positions an animation shows, and where they lie in its pictures.

use super::limit::MOST_FRAMES;
use super::order::PictureOrder;
use super::position;
use super::story;
use crate::camera::Placement;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Reach, Scene};
use tessera_games::catalog;
use tessera_games::play::Table;

/// A table that steps through the line of an order.
struct Walk {
    order: PictureOrder,
    table: Box<dyn Table>,
    ply: usize,
    language: Language,
}

impl Walk {
    fn new(order: PictureOrder, language: Language) -> Option<Walk> {
        let mut record = order.record.clone();
        record.names.truncate(order.range.from);
        let (table, refused) = catalog::replayed(&record, language).ok()?;
        let ply = order.range.from;
        let is_whole = refused.is_none() && order.range.to <= order.record.names.len();
        is_whole.then_some(Walk {
            order,
            table,
            ply,
            language,
        })
    }

    /// The position after so many plies.
    fn scene(&mut self, ply: usize) -> Scene {
        while self.ply > ply && self.table.undo().is_some() {
            self.ply -= 1;
        }
        while self.ply < ply && self.table.play(&self.order.record.names[self.ply]).is_ok() {
            self.ply += 1;
        }
        position::scene(self.table.as_ref(), &self.order)
    }

    /// The picture of the position at which it stands, with what is written below; or that of the whole story.
    fn picture(&mut self, mut scene: Scene) -> Scene {
        let panels = std::mem::take(&mut self.order.story);
        if !panels.is_empty() {
            let positions: Vec<Scene> = panels.iter().map(|panel| self.scene(panel.ply)).collect();
            let story = story::side_by_side(&self.order.title, &panels, &positions);
            self.order.story = panels;
            return story;
        }
        if let Some(caption) = &self.order.caption {
            caption.write_below(&mut scene, self.table.as_ref(), self.language);
        }
        scene
    }
}

/// The first walk through the line: it finds the positions that differ, and what they need.
pub struct Survey {
    walk: Walk,
    next: usize,
    last: Option<Scene>,
    reach: Option<Reach>,
    inks: Vec<Ink>,
    plies: Vec<usize>,
}

impl Survey {
    /// Begins. `None` if the line of the order is not legal, which is a fault of this program.
    pub fn new(order: PictureOrder, language: Language) -> Option<Survey> {
        Some(Survey {
            next: order.range.from,
            walk: Walk::new(order, language)?,
            last: None,
            reach: None,
            inks: Vec::new(),
            plies: Vec::new(),
        })
    }

    /// Looks at the next ply; `false` if there was none, or there are as many pictures as an animation can have.
    pub fn step(&mut self) -> bool {
        if self.next > self.walk.order.range.to || self.plies.len() == MOST_FRAMES {
            return false;
        }
        let scene = self.walk.scene(self.next);
        // A bid, a draw, a meeple that is kept: nothing on the board has changed.
        if self.last.as_ref().is_none_or(|last| last.items != scene.items) {
            let picture = self.walk.picture(scene.clone());
            let reach = picture.reach();
            self.reach = Some(self.reach.map_or(reach, |known| known.and(reach)));
            for item in &picture.items {
                if !self.inks.contains(&item.ink) {
                    self.inks.push(item.ink);
                }
            }
            self.plies.push(self.next);
            self.last = Some(scene);
        }
        self.next += 1;
        true
    }

    /// What was found.
    pub fn finish(mut self) -> Storyboard {
        while self.reach.is_none() && self.step() {}
        let reach = self.reach.unwrap_or(Reach {
            left: 0.0,
            top: 0.0,
            right: 1.0,
            bottom: 1.0,
        });
        Storyboard {
            size: FrameSize::of(reach, self.walk.order.size),
            is_cut: self.next <= self.walk.order.range.to,
            walk: self.walk,
            reach,
            inks: self.inks,
            plies: self.plies,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FrameSize {
    /// The width in pixels.
    pub width: u16,
    /// The height in pixels.
    pub height: u16,
    /// The side of a cell in pixels, a whole number.
    unit: f64,
}

impl FrameSize {
    /// As large as a longer side allows; the board lies in the middle.
    fn of(reach: Reach, longest: u16) -> FrameSize {
        let cells = |a: f32, b: f32| f64::from(a + b).max(1.0);
        let (across, down) = (cells(reach.left, reach.right), cells(reach.top, reach.bottom));
        let room = f64::from(longest);
        let unit = (room / across.max(down)).floor().max(1.0);
        let margin = room - across.max(down) * unit;
        let side = |cells: f64| (cells * unit + margin).round().clamp(1.0, room) as u16;
        FrameSize {
            width: side(across),
            height: side(down),
            unit,
        }
    }
}

/// The pictures of an animation, or the one of a picture.
pub struct Storyboard {
    walk: Walk,
    reach: Reach,
    /// The size of every picture.
    pub size: FrameSize,
    pub inks: Vec<Ink>,
    /// The plies that are shown.
    pub plies: Vec<usize>,
    /// Whether plies at the end are left out, because there would be too many pictures.
    pub is_cut: bool,
}

impl Storyboard {
    pub fn order(&self) -> &PictureOrder {
        &self.walk.order
    }

    /// The picture at a place, and where it lies on its surface.
    pub fn picture(&mut self, at: usize) -> (Scene, Placement) {
        let scene = self.walk.scene(self.plies[at]);
        let scene = self.walk.picture(scene);
        let FrameSize { width, height, unit } = self.size;
        let first = scene.first_cell();
        // The corners of cells fall on whole pixels: no seams show then.
        let edge = |pixels: u16, before: f32, after: f32, first: f32| {
            let rest = f64::from(pixels) - f64::from(before + after) * unit;
            let corner = (rest / 2.0 + (f64::from(before) - 0.5) * unit).round();
            corner - (f64::from(first) - 0.5) * unit
        };
        let placement = Placement {
            unit,
            left: edge(width, self.reach.left, self.reach.right, first.x),
            top: edge(height, self.reach.top, self.reach.bottom, first.y),
        };
        (scene, placement)
    }

    /// For how long the picture at a place is shown, in hundredths of a second: the last one three times as long.
    pub fn delay(&self, at: usize) -> u16 {
        let is_last = at + 1 == self.plies.len();
        self.walk.order.delay * if is_last { 3 } else { 1 }
    }

    /// The places of some pictures that together show what the others do: the first, the last and two between.
    pub fn samples(&self) -> Vec<usize> {
        let last = self.plies.len().saturating_sub(1);
        let mut samples = vec![0, last / 3, last * 2 / 3, last];
        samples.dedup();
        samples
    }
}
