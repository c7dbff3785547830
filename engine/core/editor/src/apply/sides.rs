//! Features of hexsides.

use document::edit;
use document::tree::At;
use kernel::HexPair;

use super::lists;
use super::refusal::{Done, refuse};
use crate::model::{Model, is_same};
use crate::package::{MAP, Package, text};

/// Returns the path of a feature's list.
fn path(kind: &str) -> Vec<&str> {
    std::iter::once("hexsides").chain(kind.split('/')).collect()
}

/// Adds a feature to a hexside, or corrects the order of its hexes.
pub(super) fn add(package: &mut Package, model: &Model, kind: &str, side: HexPair) -> Done {
    let is_known = package.form().hexsides.iter().any(|hexside| {
        let base = hexside.path.join("/");
        match hexside.keys {
            None => base == kind,
            Some(words) => {
                let choices = package.choices(words);
                kind.strip_prefix(&base)
                    .and_then(|rest| rest.strip_prefix('/'))
                    .is_some_and(|id| choices.iter().any(|choice| choice.id == id))
            }
        }
    });
    if !is_known {
        return Err(refuse(package, format!("there is no hexside feature `{kind}`")));
    }
    let there =
        model.map.sides.get(kind).and_then(|sides| sides.iter().find(|it| is_same(**it, side)));
    match there {
        Some(written) if *written == side => Ok(()),
        Some(_) => package.change(MAP, |root| {
            let list = lists::find(root, &path(kind)).ok();
            let items = list.map(lists::items).unwrap_or_default();
            let item = items.iter().find(|item| is_side(item, side));
            Ok(item.map(|item| edit::replace(item, side.to_string())).into_iter().collect())
        }),
        None => lists::push(package, MAP, &path(kind), &side.to_string()),
    }
}

/// Removes a feature from a hexside. A missing one needs no change.
pub(super) fn remove(package: &mut Package, kind: &str, side: HexPair) -> Done {
    package.change(MAP, |root| {
        let Ok(list) = lists::find(root, &path(kind)) else { return Ok(Vec::new()) };
        let index = lists::items(list).iter().position(|item| is_side(item, side));
        index
            .map(|index| edit::remove_item(list, index))
            .transpose()
            .map(|it| it.into_iter().collect())
    })
}

fn is_side(item: &document::tree::Node, side: HexPair) -> bool {
    let written = text(At::root(item)).and_then(|text| text.parse().ok());
    written.is_some_and(|written| is_same(written, side))
}
