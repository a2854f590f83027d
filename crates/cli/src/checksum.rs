//! SHA-256 of a file.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::failure::Failure;

/// The SHA-256 of a file in hexadecimal digits, as `sha256sum` prints it.
pub fn sha256_of(path: &Path) -> Result<String, Failure> {
    let failed = Failure::file(path);
    let mut file = File::open(path).map_err(&failed)?;
    let (mut hasher, mut block) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        let read = file.read(&mut block).map_err(&failed)?;
        if read == 0 {
            break;
        }
        hasher.update(&block[..read]);
    }
    let digest = hasher.finalize();
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::temporary::file_with;

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        // FIPS 180-2, appendix B.1.
        assert_eq!(
            sha256_of(file_with("abc").path()).unwrap(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
