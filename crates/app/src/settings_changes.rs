//! Settings that several tabs change: each change is of one setting.

use super::settings::Settings;

impl Settings {
    /// These settings with all that differs between two others: what a page has changed. Everything else stays.
    pub fn with_changes(mut self, before: &Settings, after: &Settings) -> Settings {
        macro_rules! take {
            ($($setting:ident)*) => {
                // With every setting, or this does not compile.
                let Settings { $($setting,)* keys, overlays, pieces } = after;
                $(if before.$setting != *$setting {
                    self.$setting = *$setting;
                })*
                take_each(&mut self.keys, &before.keys, keys, |one, other| one.binding == other.binding);
                take_each(&mut self.overlays, &before.overlays, overlays, |one, other| {
                    (one.game, &one.name) == (other.game, &other.name)
                });
                take_each(&mut self.pieces, &before.pieces, pieces, |one, other| one.game == other.game);
            };
        }
        take! {
            language theme confirm coordinates board_size letters cell_labels instant workers memory think_millis review_depth
            analysis analysis_millis analysis_lines shortcuts wheel_steps estimate volume vibrates motion retry coach legal
            panel_tab one_device
        }
        self
    }
}

/// Takes over what differs between two lists, item by item.
fn take_each<T: Clone + PartialEq>(own: &mut Vec<T>, before: &[T], after: &[T], is_same: fn(&T, &T) -> bool) {
    let has = |list: &[T], item: &T| list.iter().any(|other| is_same(item, other));
    own.retain(|item| has(after, item) || !has(before, item));
    for item in after.iter().filter(|item| !before.contains(item)) {
        own.retain(|other| !is_same(item, other));
        own.push(item.clone());
    }
}
