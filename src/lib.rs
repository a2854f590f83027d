//! Tessera: five board games for the browser. The modules, lowest layer first.

pub mod animation;
pub mod board;
pub mod game;
pub mod language;
pub mod points;
pub mod quoted;
pub mod scene;

pub mod ownership;
pub mod root_parallel;

pub mod search;

pub mod play;

pub mod games;

pub mod catalog;

pub mod protocol;

pub mod ladder;

pub mod engine;

pub mod review;

pub mod bench;

pub mod assessment;

pub mod puzzles;

#[cfg(feature = "lab")]
pub mod report;

pub mod app;

#[cfg(feature = "lab")]
pub mod pages;

#[cfg(any(feature = "site", feature = "worker"))]
pub mod web;

#[cfg(feature = "lab")]
pub mod lab;
