//! Files whose names change with their content, so that browsers may keep them for good.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use tessera_cli::failure::Failure;

/// Writes a file whose name ends with a hash of what is in it; its address is returned.
pub fn keep_by_hash(folder: &Path, content: &[u8], name: &str, end: &str) -> Result<String, Failure> {
    let hash: String = Sha256::digest(content)[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let file = format!("{name}-{hash}{end}");
    let place = folder.join(&file);
    fs::write(&place, content).map_err(Failure::file(&place))?;
    Ok(format!("./{file}"))
}
