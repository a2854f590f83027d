//! The review as an article: a dialog to be read and printed.

use maud::{Markup, PreEscaped, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::review::{ARTICLE_DIALOG, Article, ArticlePart};
use tessera_app::words::GameReportWords;
use tessera_app::{ReviewMsg, ReviewState};

/// The article, while it is open.
pub fn dialog(state: &ReviewState, ui: &mut Ui) -> Markup {
    let words = GameReportWords::of(ui.language());
    let closed = ui.on(ReviewMsg::ShowArticle(false));
    let content = ui.region(ARTICLE_DIALOG, |ui| {
        html! {
            @if let Some(article) = &state.article {
                form.head method="dialog" {
                    h2 #article-title { (article.title) }
                    button type="button" data-on=(ui.on(Act::Print)) { (words.print) }
                    button.icon aria-label=(words.close) title=(words.close) { (icon("close")) }
                }
                (text(article))
            }
        }
    });
    html! {
        dialog.wide-dialog.printed #(ARTICLE_DIALOG) tabindex="-1" aria-labelledby="article-title" data-refuge data-closed=(closed)
            data-region=(ARTICLE_DIALOG) { (content) }
    }
}

fn text(article: &Article) -> Markup {
    html! {
        div.article {
            @for fact in &article.facts { p.soft { (fact) } }
            @for part in &article.parts {
                @match part {
                    ArticlePart::Moves(text) => p.line { (text) },
                    ArticlePart::Comment(mv, text) => p.comment { b { (mv) } " " (text) },
                    ArticlePart::Aside(text) => p.aside { (text) },
                    ArticlePart::Diagram(svg, caption) => figure {
                        div role="img" aria-label=(caption) { (PreEscaped(svg)) }
                        figcaption { (caption) }
                    },
                }
            }
            @if !article.cut.is_empty() { p.soft { (article.cut) } }
        }
    }
}
