//! npm packages whose lock file lies in the checkout.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::node_js::NodeJs;
use crate::step::Step;

/// Installs the packages of a folder, where they are missing or older than their lock file; `what` they are stands in the
/// step. npm refuses a download that has another hash than the lock file.
pub fn install(node_js: &NodeJs, folder: &Path, what: &str) -> Result<(), Failure> {
    let modified = |name: &str| fs::metadata(folder.join(name)).and_then(|metadata| metadata.modified());
    if let (Ok(installed), Ok(locked)) = (
        modified("node_modules/.package-lock.json"),
        modified("package-lock.json"),
    ) && installed >= locked
    {
        return Ok(());
    }
    Step::new(
        format!("installing {what}"),
        "some seconds, once",
        format!(
            "read the lines above; after a change of {} run \
             `npm install --omit-lockfile-registry-resolved` there",
            folder.join("package.json").display()
        ),
    )
    .run(node_js.npm("ci").current_dir(folder))
}
