//! The journals that interrupted runs of `lab` are continued from.

use tessera_lab::doors::Journal;

/// A journal that is accepted is accepted again when its entries are written again, with the same entries. One that is
/// cut off anywhere holds the first of them.
pub fn check(bytes: &[u8]) {
    for kind in Journal::ALL {
        let entries = match kind.read(bytes) {
            Ok(entries) => entries,
            Err(why) => {
                assert!(why.contains("line "), "{why}");
                continue;
            }
        };
        let again = format!("{{}}\n{}\n", entries.join("\n"));
        assert_eq!(kind.read(again.as_bytes()).as_ref(), Ok(&entries));
        let cut = kind
            .read(&bytes[..bytes.len() / 2])
            .expect("a part of a journal is a journal");
        assert!(entries.starts_with(&cut));
    }
}
