//! How a law is written.

/// Declares a test that checks a law for every setting of every game, with the game's static type.
macro_rules! law {
    (fn $law:ident<G: Notation>($game:ident: &G, $setting:ident: &Setting) $body:block) => {
        #[test]
        fn $law() {
            struct Law<'a>(&'a Setting);
            impl tessera_games::catalog::Visitor for Law<'_> {
                type Output = ();
                fn visit<G: tessera_games::play::Notation + tessera_search::Heuristics + 'static>(self, game: G) {
                    check(&game, self.0);
                }
            }
            fn check<G: Notation + tessera_search::Heuristics>($game: &G, $setting: &Setting) $body
            for setting in super::setting::settings() {
                tessera_games::catalog::with(setting.game, &setting.options, Law(&setting)).expect("made from the specs");
            }
        }
    };
    (fn $law:ident<G: Show>($game:ident: &G, $setting:ident: &Setting) $body:block) => {
        #[test]
        fn $law() {
            struct Law<'a>(&'a Setting);
            impl tessera_games::catalog::ShowVisitor for Law<'_> {
                type Output = ();
                fn visit<G: tessera_games::play::Show + 'static>(self, game: G) {
                    check(&game, self.0);
                }
            }
            fn check<G: Show>($game: &G, $setting: &Setting) $body
            for setting in super::setting::settings() {
                tessera_games::catalog::with_show(setting.game, &setting.options, Law(&setting)).expect("made from the specs");
            }
        }
    };
}

pub(super) use law;
