//! The sentences of the app, an area a file.

mod analysis;
mod bid;
mod embed;
mod faults;
mod game_review;
mod help;
mod home;
mod jobs;
mod notices;
mod panel;
mod picture;
mod play;
mod queries;
mod review;
mod settings;
mod setup;
mod share;
mod text;

pub use analysis::AnalysisWords;
pub use bid::BidWords;
pub use embed::EmbedWords;
pub use faults::{FaultWords, bad_game, bad_link, bad_paste, refused_move, why_not_read};
pub use game_review::GameReviewWords;
pub use help::HelpWords;
pub use home::HomeWords;
pub use jobs::JobWords;
pub use notices::NoticeWords;
pub use panel::PanelWords;
pub use picture::PictureWords;
pub use play::PlayWords;
pub use queries::QueryWords;
pub use review::ReviewWords;
pub use settings::SettingsWords;
pub use setup::SetupWords;
pub use share::ShareWords;
pub use text::TextWords;
