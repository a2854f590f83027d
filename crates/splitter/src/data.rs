//! Which part has which bytes of the data.

use crate::fault::Fault;
use crate::layout::Layout;
use crate::program::Program;
use crate::reach::{FIRST, Parts, Reach};
use crate::wanted::FIRST_PART;

/// The data of a program, by parts.
pub(crate) struct Data<'a> {
    /// The data, with their first address.
    segments: Vec<(u32, &'a [u8])>,
    /// The parts that have each byte of each segment.
    parts: Vec<Vec<Parts>>,
}

impl<'a> Data<'a> {
    /// Decides by the functions that can reach data. What the first part can reach lies there, and so does all of which nothing
    /// is known; what one other part alone can reach lies in that part, and what never changes in each of the parts that can
    /// reach it.
    pub fn new(program: &Program<'a>, reach: &Reach, layout: &Layout) -> Result<Data<'a>, Fault> {
        let segments = program.data.clone();
        let known = layout
            .data
            .iter()
            .map(|(start, bytes)| (*start, bytes.as_slice()));
        if !layout.data.is_empty() && !known.eq(segments.iter().copied()) {
            return Err(Fault::Unknown("other data than the linker has placed"));
        }
        let mut parts: Vec<Vec<Parts>> = segments.iter().map(|(_, bytes)| vec![0; bytes.len()]).collect();
        for (piece, &reaching) in layout.pieces.iter().zip(&reach.pieces) {
            for ((start, _), parts) in segments.iter().zip(&mut parts) {
                // What is zero at first lies behind all segments.
                let end = start + parts.len() as u32;
                let bytes =
                    piece.bytes.start.clamp(*start, end) - start..piece.bytes.end.clamp(*start, end) - start;
                let several = !piece.is_constant && reaching.count_ones() > 1;
                for byte in &mut parts[bytes.start as usize..bytes.end as usize] {
                    *byte |= if several { FIRST } else { reaching };
                }
            }
        }
        Ok(Data { segments, parts })
    }

    /// The bytes of a part in runs, each with its address.
    pub fn runs(&self, part: usize) -> impl Iterator<Item = (u32, &'a [u8])> {
        let of_segment = move |(&(start, bytes), parts): (&(u32, &'a [u8]), &Vec<Parts>)| {
            let has = |parts: &Parts| {
                if *parts == 0 || parts & FIRST != 0 {
                    part == FIRST_PART
                } else {
                    parts & 1 << part != 0
                }
            };
            let mut at = 0;
            let runs = parts
                .chunk_by(|before, after| has(before) == has(after))
                .map(|run| {
                    let from = at;
                    at += run.len();
                    has(&run[0]).then(|| (start + from as u32, &bytes[from..at]))
                });
            runs.flatten().collect::<Vec<_>>()
        };
        self.segments.iter().zip(&self.parts).flat_map(of_segment)
    }
}
