//! The folders in which programs are looked up.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// An ordered list of folders, like the value of `PATH`.
#[derive(Clone, Debug)]
pub struct SearchPath {
    folders: Vec<PathBuf>,
}

impl SearchPath {
    /// The folders of `PATH`.
    pub fn from_env() -> Self {
        Self::new(env::split_paths(&env::var_os("PATH").unwrap_or_default()))
    }

    /// These folders.
    pub fn new(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        Self {
            folders: folders.into_iter().collect(),
        }
    }

    /// Puts a folder before all others.
    pub fn prepend(&mut self, folder: PathBuf) {
        self.folders.insert(0, folder);
    }

    /// The first executable program of this name; a name with a separator is a path and is not looked up.
    pub fn find(&self, name: impl AsRef<OsStr>) -> Option<PathBuf> {
        which::which_in(name, Some(self.to_os_string()), Path::new(".")).ok()
    }

    /// The list as the value of `PATH` for a child process.
    ///
    /// A folder with the separator in its name cannot be written there and is left out.
    pub fn to_os_string(&self) -> OsString {
        let folders = self
            .folders
            .iter()
            .filter(|folder| env::join_paths([folder]).is_ok());
        env::join_paths(folders).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_program_is_looked_up_in_the_prepended_folder_first() {
        use std::fs;
        use std::os::unix::fs::PermissionsExt;
        let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
        for folder in &folders {
            let file = folder.path().join("tessera-tool");
            fs::write(&file, "").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let [first, second] = folders.each_ref().map(|folder| folder.path().to_path_buf());
        fs::write(first.join("tessera-text"), "").unwrap();
        let mut search_path = SearchPath::new([second.clone()]);
        assert_eq!(
            search_path.find("tessera-tool"),
            Some(second.join("tessera-tool"))
        );
        search_path.prepend(first.clone());
        assert_eq!(search_path.find("tessera-tool"), Some(first.join("tessera-tool")));
        assert_eq!(search_path.find("tessera-text"), None, "it is not executable");
        assert_eq!(search_path.find("tessera-no-such-program"), None);
        assert_eq!(
            env::split_paths(&search_path.to_os_string()).collect::<Vec<_>>(),
            [first, second]
        );
    }
}
