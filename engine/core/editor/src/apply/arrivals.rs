//! Reinforcements.

use document::edit::{self, CannotEdit};
use document::form::Arrivals;
use document::tree::Entry;
use kernel::HexNumber;

use super::lists;
use super::refusal::{Done, refuse};
use crate::edit::ArrivalWords;
use crate::package::Package;

/// Section of reinforcements.
const ARRIVALS: [&str; 1] = ["arrivals"];

/// Adds a reinforcement at the end.
pub(super) fn add(package: &mut Package, scenario: &str, arrival: &ArrivalWords) -> Done {
    let Some(hex) = arrival.hex else {
        return Err(refuse(package, "a reinforcement needs an entry hex"));
    };
    let (hex, turn) = (edit::quoted(&hex.to_string()), arrival.turn);
    let item = match package.form().arrivals {
        None => {
            return Err(refuse(package, "the editor does not know reinforcements of these rules"));
        }
        Some(Arrivals::Single) => match (&arrival.brigade, &*arrival.units) {
            (Some(brigade), []) => {
                format!("{{turn: {turn}, brigade: {}, hex: {hex}}}", edit::word(brigade))
            }
            (None, [unit]) => format!("{{turn: {turn}, unit: {}, hex: {hex}}}", edit::word(unit)),
            _ => return Err(refuse(package, "a reinforcement is one brigade or one unit")),
        },
        Some(Arrivals::Groups) => {
            let (Some(side), [_, ..], None) = (arrival.side, &*arrival.units, &arrival.brigade)
            else {
                return Err(refuse(package, "a reinforcement needs a side and units"));
            };
            let units: Vec<_> = arrival.units.iter().map(|unit| edit::word(unit)).collect();
            format!(
                "{{name: {}, side: {}, hex: {hex}, turn: {turn}, units: [{}], provenance: reconstructed}}",
                edit::word(&arrival.name),
                side.id(),
                units.join(", ")
            )
        }
    };
    let file = format!("scenarios/{scenario}.yaml");
    package.change(&file, |root| {
        let change = match lists::find(root, &ARRIVALS) {
            Ok(list) => edit::insert_item(list, lists::items(list).len(), &item)?,
            Err(_) => edit::add_section(root, ARRIVALS[0], &format!("\n  - {item}")),
        };
        Ok(vec![change])
    })
}

/// Sets turn and entry hex of a reinforcement.
pub(super) fn set(
    package: &mut Package,
    scenario: &str,
    index: usize,
    turn: u8,
    hex: HexNumber,
) -> Done {
    change(package, scenario, |list| {
        let Some(item) = lists::items(list).get(index) else { return Ok(Vec::new()) };
        let value = |key: &str| {
            let missing = || {
                CannotEdit::new(
                    &item.place,
                    format!("this reinforcement has no `{key}`: edit the file by hand"),
                )
            };
            item.get(key).ok_or_else(|| Box::new(missing()))
        };
        Ok(vec![
            edit::replace(value("turn")?, turn.to_string()),
            edit::replace(value("hex")?, edit::quoted(&hex.to_string())),
        ])
    })
}

/// Removes a reinforcement.
pub(super) fn remove(package: &mut Package, scenario: &str, index: usize) -> Done {
    change(package, scenario, |list| match index < lists::items(list).len() {
        true => Ok(vec![edit::remove_item(list, index)?]),
        false => Ok(Vec::new()),
    })
}

fn change(
    package: &mut Package,
    scenario: &str,
    changes: impl FnOnce(&Entry) -> Result<Vec<edit::Change>, Box<CannotEdit>>,
) -> Done {
    let file = format!("scenarios/{scenario}.yaml");
    package.change(&file, |root| match lists::find(root, &ARRIVALS) {
        Ok(list) => changes(list),
        Err(_) => Ok(Vec::new()),
    })
}
