//! The page: views, canvas, storage, and the pool of workers.

// Without them nobody exports, measures or sends.
#![cfg_attr(not(feature = "leptos_pages"), allow(dead_code))]

mod app;
#[cfg(feature = "leptos_pages")]
mod bench;
mod board;
mod browser;
#[cfg(feature = "leptos_pages")]
mod dialogs;
#[cfg(feature = "leptos_pages")]
mod embed;
mod engine_program;
mod frame;
#[cfg(feature = "leptos_pages")]
mod icon;
mod json;
#[cfg(feature = "leptos_pages")]
mod leptos_app;
#[cfg(feature = "leptos_pages")]
mod leptos_pages;
#[cfg(feature = "leptos_pages")]
mod leptos_signals;
mod pictures;
#[cfg(feature = "leptos_pages")]
mod play;
mod program;
#[cfg(feature = "leptos_pages")]
mod puzzle;
mod puzzles;
#[cfg(feature = "leptos_pages")]
mod review;
mod reviews;
mod saved_games;
mod screen;
mod site;
mod sound;
#[cfg(feature = "leptos_pages")]
mod stages;
mod storage;
mod views;
mod worker_pool;

pub use site::mount;
