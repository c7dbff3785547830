//! Objectives.

use document::edit;
use document::form::Objectives;
use document::tree::{At, Node};
use kernel::HexNumber;

use super::lists;
use super::refusal::{Done, refuse};
use crate::map::hex as hex_of;
use crate::package::{Package, TABLES};

/// Sets the points of a side for a hex. No points remove the objective.
pub(super) fn set(
    package: &mut Package,
    scenario: &str,
    hex: HexNumber,
    side: &str,
    points: Option<i64>,
) -> Done {
    let file = format!("scenarios/{scenario}.yaml");
    let has_victory =
        |path: &str| package.own(path).is_ok_and(|root| root.get("victory").is_some());
    let file = match (has_victory(&file), has_victory(TABLES)) {
        (true, _) => file,
        (false, true) if package.form().objectives == Some(Objectives::BySide) => TABLES.to_owned(),
        _ => return Err(refuse(package, "this package has no section `victory` for objectives")),
    };
    let (number, key) = (hex.to_string(), edit::quoted(&hex.to_string()));
    match (package.form().objectives, points) {
        (None, _) => Err(refuse(package, "the editor does not know objectives of these rules")),
        (Some(Objectives::BySide), Some(points)) => {
            let path = ["victory", "at-end", side];
            lists::set_key(package, &file, &path, (&number, &key), &points.to_string())
        }
        (Some(Objectives::BySide), None) => {
            lists::remove_key(package, &file, &["victory", "at-end", side], &number)
        }
        (Some(Objectives::Listed), points) => listed(package, &file, hex, points),
    }
}

fn listed(package: &mut Package, file: &str, hex: HexNumber, points: Option<i64>) -> Done {
    const LIST: [&str; 2] = ["victory", "hexes"];
    let index = |root: &Node| {
        let list = lists::find(root, &LIST).ok()?;
        lists::items(list).iter().position(|item| hex_of(At::root(item)) == Some(hex))
    };
    match (index(package.own(file)?), points) {
        (None, Some(_)) => lists::push(package, file, &LIST, &edit::quoted(&hex.to_string())),
        (Some(index), None) => package.change(file, |root| match lists::find(root, &LIST) {
            Ok(list) => Ok(vec![edit::remove_item(list, index)?]),
            Err(_) => Ok(Vec::new()),
        }),
        _ => Ok(()),
    }
}
