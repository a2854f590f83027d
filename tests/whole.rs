//! Long tests check a sample of their cases, unless `TESSERA_WHOLE=1` asks for all.

/// What a test takes for a number of its cases: `whole` where all are asked for, else `sample`.
pub fn whole_or<T>(whole: T, sample: T) -> T {
    if std::env::var_os("TESSERA_WHOLE").is_some_and(|value| value == "1") {
        whole
    } else {
        sample
    }
}
