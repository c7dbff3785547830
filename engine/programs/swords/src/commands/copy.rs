//! `swords new --copy`: an editable copy of a game.

use document::copies;

use crate::failure::Failure;
use crate::packages::games::PackageIndex;
use crate::packages::scaffold::Site;

/// Copies a game to a new package. `name` is the id of the copy, or the path of its folder.
pub(super) fn copy(package_index: &PackageIndex, game: &str, name: &str) -> Result<(), Failure> {
    let folder = package_index.find(game)?;
    let sources = package_index.read(&folder)?;
    let site = Site::named(name, package_index.root(), package_index.book(&sources))?;
    let read = folder.files();
    let files = read.map_err(|error| Failure::Wrong(format!("{folder}: {error}")))?;
    let copies = format!("{}/", copies::FOLDER);
    let own_files = files.into_iter().filter(|(path, _)| !path.starts_with(&copies));
    let front = sources.package.front().id.as_ref().map(|id| id.place.span.clone());
    let adapted = own_files.map(|(path, bytes)| match (path.as_str(), &front) {
        ("game.yaml", Some(id)) => {
            let renamed = [&bytes[..id.start], site.id().as_str().as_bytes(), &bytes[id.end..]];
            (pointed(&site, &path, renamed.concat()), path)
        }
        _ => (pointed(&site, &path, bytes), path),
    });
    let written = site.write(adapted.map(|(bytes, path)| (path, bytes)).collect())?;
    super::new::tell(&site, &written, name);
    Ok(())
}

/// Adapts the path of the schema in the first line of a copied file. Editors use this path.
fn pointed(site: &Site, path: &str, bytes: Vec<u8>) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(&bytes) else { return bytes };
    let depth = path.matches('/').count();
    let shared = format!("$schema={}/", site.shared_schemas_from(depth));
    let own = format!("$schema={}{}/", "../".repeat(depth), copies::FOLDER);
    let here = format!("$schema={}/", site.schemas_from(depth));
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    format!("{}\n{rest}", first.replace(&shared, &here).replace(&own, &here)).into_bytes()
}
