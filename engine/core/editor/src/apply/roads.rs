//! Roads.

use document::edit;
use document::tree::At;
use kernel::HexNumber;

use super::lists;
use super::refusal::{Done, refuse};
use crate::map::hex;
use crate::package::{MAP, Package};

/// Sets kind and path of a road. An empty path removes it.
pub(super) fn set(
    package: &mut Package,
    name: &str,
    kind: Option<&str>,
    path: &[HexNumber],
) -> Done {
    let section = [package.form().roads, "paths"];
    if path.is_empty() {
        return lists::remove_key(package, MAP, &section, name);
    }
    let kind = match package.form().road_kinds {
        None => None,
        Some(words) => {
            let known = |kind: &str| package.choices(words).iter().any(|choice| choice.id == kind);
            Some(
                kind.filter(|kind| known(kind))
                    .ok_or_else(|| refuse(package, "a road needs a kind of the charts"))?,
            )
        }
    };
    let own = [section[0], section[1], name];
    let is_there = lists::find(package.own(MAP)?, &own).is_ok();
    if !is_there {
        let hexes: Vec<_> = path.iter().map(|hex| edit::quoted(&hex.to_string())).collect();
        let kind = kind.map(|kind| format!("kind: {}, ", edit::word(kind))).unwrap_or_default();
        let road = format!("{{{kind}path: [{}]}}", hexes.join(", "));
        return lists::set_key(package, MAP, &section, (name, &edit::word(name)), &road);
    }
    if let Some(kind) = kind {
        let is_other = lists::find(package.own(MAP)?, &[own[0], own[1], name, "kind"])
            .is_ok_and(|entry| !At::root(&entry.value).is_text(kind));
        if is_other {
            lists::set_key(package, MAP, &own, ("kind", "kind"), &edit::word(kind))?;
        }
    }
    course(package, &[own[0], own[1], name, "path"], path)
}

/// Changes the items in which two courses of a road differ.
fn course(package: &mut Package, list: &[&str], path: &[HexNumber]) -> Done {
    let entry = lists::find(package.own(MAP)?, list);
    let items = entry.map(lists::items).unwrap_or_default();
    let written: Vec<_> = items.iter().map(|item| hex(At::root(item))).collect();
    let wanted: Vec<_> = path.iter().map(|hex| Some(*hex)).collect();
    let same = |a: &[Option<HexNumber>], b: &[Option<HexNumber>]| {
        a.iter().zip(b).take_while(|(a, b)| a == b).count()
    };
    let before = same(&written, &wanted);
    let turned =
        |all: &[Option<HexNumber>]| -> Vec<_> { all[before..].iter().rev().copied().collect() };
    let after = same(&turned(&written), &turned(&wanted));
    for index in (before..written.len() - after).rev() {
        package.change(MAP, |root| match lists::find(root, list) {
            Ok(list) => Ok(vec![edit::remove_item(list, index)?]),
            Err(_) => Ok(Vec::new()),
        })?;
    }
    let added = path.iter().enumerate().take(path.len() - after).skip(before);
    for (index, hex) in added {
        let item = edit::quoted(&hex.to_string());
        package.change(MAP, |root| match lists::find(root, list) {
            Ok(list) => Ok(vec![edit::insert_item(list, index, &item)?]),
            Err(_) => Ok(Vec::new()),
        })?;
    }
    Ok(())
}
