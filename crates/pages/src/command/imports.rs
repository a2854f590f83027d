//! The script of a program whose imports have short names.

use std::collections::BTreeMap;

use crate::plain_script::plain_script;

/// A script of wasm-bindgen that gives a program its imports by their short names, without comments and indentation; else the
/// name of an import that the script does not give.
pub fn with_short_imports(script: &str, names: &BTreeMap<String, String>) -> Result<String, String> {
    let mut missing: Vec<&String> = names.keys().collect();
    let mut short = String::new();
    for line in plain_script(script).lines() {
        let named = line
            .split_once(": function")
            .and_then(|(name, rest)| Some((names.get_key_value(name)?, rest)));
        match named {
            Some(((name, new), rest)) => {
                missing.retain(|other| *other != name);
                short.extend([new, ": function", rest]);
            }
            None => short.push_str(line),
        }
        short.push('\n');
    }
    match missing.first() {
        Some(name) => Err((*name).clone()),
        None => Ok(short),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_given_by_their_short_names_and_one_that_is_missing_is_named() {
        let names: BTreeMap<String, String> = [("__wbg_a_12", "aa"), ("__wbg_b_34", "ab")]
            .map(|(old, new)| (old.to_owned(), new.to_owned()))
            .into();
        let script = "const import0 = {\n    __wbg_b_34: function(arg0) {\n        f(arg0);\n    },\n    __wbg_a_12: function() {},\n};\n";
        let short = with_short_imports(script, &names).expect("both are there");
        assert_eq!(
            short,
            "const import0 = {\nab: function(arg0) {\nf(arg0);\n},\naa: function() {},\n};\n"
        );
        let script = script.replace("__wbg_a_12", "__wbg_c_56");
        assert_eq!(with_short_imports(&script, &names), Err("__wbg_a_12".to_owned()));
    }
}
