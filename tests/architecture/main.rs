//! The structure of the sources: which layer may import which, and no file one that imports it.

mod cfg;
mod circles;
mod layering;
mod layers;
mod names;
mod programs;
mod reading;
mod sources;
mod translations;
