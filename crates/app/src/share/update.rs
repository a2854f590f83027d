//! Handles the messages of the dialog in which a game is shared.

use super::message::ShareMsg;
use super::state::ShareState;
use super::{SHARE_DIALOG, link, title, view};
use crate::message::Effect;
use crate::notice::Notice;
use crate::picture::{Destination, Format, PictureNews, PictureOrder};
use crate::play::Board;
use crate::play::view::numbers_of;
use crate::shell::Shell;

impl Board {
    /// Opens the dialog, with the usual choices for the position that is shown.
    pub(crate) fn open_share(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let (at, plies) = (self.game.ply(), self.game.line().len());
        let rotation = shell.rotation(&self.game);
        self.share = Some(ShareState::new(at, plies, rotation, shell.language));
        // What was said before is not about what is shared.
        shell.notice = None;
        vec![Effect::Open(SHARE_DIALOG)]
    }

    /// Takes in what happened in the dialog and returns what the browser has to do.
    pub(crate) fn update_share(&mut self, shell: &mut Shell, msg: ShareMsg) -> Vec<Effect> {
        if msg == ShareMsg::Open {
            return self.open_share(shell);
        }
        let Some(mut share) = self.share.take() else {
            return Vec::new();
        };
        if msg == ShareMsg::Close {
            // It was said in the dialog; only a link to be copied by hand is still of use.
            shell.notice.take_if(|notice| notice.link().is_none());
            return match share.picture.progress {
                Some(_) => vec![Effect::StopDrawing],
                None => Vec::new(),
            };
        }
        // What was said of the last copy is not about the next.
        shell.notice.take_if(|notice| notice.is_of_sharing());
        let effects = self.shared(&mut share, shell, msg);
        self.share = Some(share);
        effects
    }

    fn shared(&self, share: &mut ShareState, shell: &mut Shell, msg: ShareMsg) -> Vec<Effect> {
        match msg {
            ShareMsg::Tab(tab) => share.tab = tab,
            ShareMsg::Scope(scope) => share.set_scope(scope),
            ShareMsg::Starts(starts) => share.starts = starts,
            ShareMsg::Start(ply) => (share.starts, share.start) = (true, ply.min(share.last())),
            ShareMsg::Study(study) => share.as_study = study,
            ShareMsg::Names(with) => share.with_names = with,
            ShareMsg::Machines(with) => share.with_machines = with,
            ShareMsg::Theme => share.theme = share.theme.next(),
            ShareMsg::Rotate => {
                let step = 12 / self.game.table().rotation_steps();
                share.rotation = (share.rotation + step) % 12;
            }
            ShareMsg::Qr => share.qr = !share.qr,
            ShareMsg::Json(json) => share.json = json,
            ShareMsg::Picture(field, value) => share.picture.fill_in(&field, &value),
            // An animation is being drawn.
            ShareMsg::Draw(_) if share.picture.progress.is_some() => {}
            ShareMsg::Draw(to) => {
                let order = self.picture_order(share, shell, to);
                share.picture.begin();
                return vec![Effect::Draw(Box::new(order))];
            }
            ShareMsg::StopDrawing => {
                share.picture.on_news(PictureNews::Cancelled);
                return vec![Effect::StopDrawing];
            }
            ShareMsg::Drawn(PictureNews::Cut(ply)) => {
                let numbers = numbers_of(&share.record(self.game.record()), shell.language);
                let number = numbers.get(ply).copied().unwrap_or(ply);
                share.picture.on_news(PictureNews::Cut(number));
            }
            ShareMsg::Drawn(news) => share.picture.on_news(news),
            ShareMsg::Embed(field, value) => share.fill_in(&field, &value),
            ShareMsg::CopyLink => return vec![Effect::Copy(link::address(self, share, shell))],
            ShareMsg::Send => {
                let title = title::title(self, self.game.table(), shell.language);
                return vec![Effect::Send(title, link::address(self, share, shell))];
            }
            ShareMsg::NotSent => return vec![Effect::Alert(shell.notify(Notice::NotSent))],
            ShareMsg::SaveLink if share.is_study() => {
                let json = link::annotated(self, share).map(|game| game.json(&shell.site, shell.language));
                // What was played is legal.
                let json = json.and_then(Result::ok).unwrap_or_default();
                return self.save_shared(shell, "json", json);
            }
            ShareMsg::SaveLink => {
                let link = link::fragment(self, share);
                return self.save_shared(shell, "txt", link);
            }
            ShareMsg::CopyText => return vec![Effect::CopyText(view::text(self, share, shell))],
            ShareMsg::SaveText => {
                let extension = if share.json { "json" } else { "txt" };
                return self.save_shared(shell, extension, view::text(self, share, shell));
            }
            ShareMsg::CopyHtml => return vec![Effect::CopyText(view::html(self, share, shell))],
            ShareMsg::Open | ShareMsg::Close => {}
        }
        Vec::new()
    }

    /// The picture that is ordered in the dialog.
    fn picture_order(&self, share: &ShareState, shell: &Shell, to: Destination) -> PictureOrder {
        let (form, ply) = (&share.picture, share.first_seen());
        let record = share.record(self.game.record());
        let title = view::caption(self, share, shell);
        let is_marked = form.marks && form.format != Format::Gif && share.is_on_board(&self.game);
        PictureOrder {
            theme: share.theme.inks(),
            rotation: share.rotation,
            letters: shell.settings.letters,
            marks: if is_marked { self.marks.clone() } else { Vec::new() },
            caption: title::below(self, share, shell),
            title,
            ..PictureOrder::new(form, record, ply, to)
        }
    }

    fn save_shared(&self, shell: &mut Shell, extension: &str, text: String) -> Vec<Effect> {
        let name = format!("{}-{}.{extension}", self.game.id.id(), self.slot.id);
        let say = shell.notify(Notice::SavedAsFile(name.clone()));
        vec![Effect::SaveFile(name, text), Effect::Say(say)]
    }
}
