//! `swords new`: creates a package.

use clap::Args;

use super::copy;
use crate::arguments::family::OfFamily;
use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::PackageIndex;
use crate::packages::scaffold::Site;
use crate::packages::template;

/// Create a small complete battle to start from, or copy a game.
///
/// Comments explain every file of the new battle.
#[derive(Debug, Args)]
pub(crate) struct New {
    /// The id of the game, such as `two-mile-creek`, or the path of its folder. For an id, the folder is in `games/` if that
    /// exists, or else here.
    name: String,
    #[command(flatten)]
    family: OfFamily,
    /// Copy this game, built-in or not, by its id or its folder.
    #[arg(long, value_name = "GAME", conflicts_with = "family")]
    copy: Option<String>,
}

impl New {
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        if let Some(game) = &self.copy {
            return copy::copy(package_index, game, &self.name);
        }
        let site = Site::named(&self.name, package_index.root(), self.family.book()?)?;
        let files = site.write(template::files(&site)?)?;
        tell(&site, &files, &self.name);
        Ok(())
    }
}

/// Prints the list of created files and the next steps for the author.
pub(super) fn tell(site: &Site, files: &[String], name: &str) {
    let folder = site.folder().display();
    let (schemas, shown): (Vec<_>, Vec<_>) = files.iter().partition(|it| it.starts_with('.'));
    out!("{folder}: {} files", shown.len());
    shown.iter().for_each(|file| out!("  {file}"));
    if let Some(folder) = schemas.first().and_then(|path| path.split('/').next()) {
        out!("  and {} schemas for editors in {folder}", schemas.len());
    }
    out!("Next: swords validate {name} && swords test {name} && swords play {name}");
}
