//! Units of a set-up.

use document::edit;
use document::form::Setup;
use document::tree::{At, Entry, Kind, Node};
use kernel::HexNumber;

use super::lists;
use super::refusal::{Done, refuse};
use crate::map::hex as hex_of;
use crate::model::Model;
use crate::package::{Package, UNITS};

/// Path of the stacks by hex.
const HEXES: [&str; 2] = ["setup", "hexes"];
/// Section of the stacks with facing.
const STACKS: [&str; 1] = ["placements"];
/// Origin of what an author places with the editor.
const ORIGIN: &str = "reconstructed";

/// Places a unit, moves it, or takes it off the map.
pub(super) fn put(
    package: &mut Package,
    model: &Model,
    scenario: &str,
    unit: &str,
    hex: Option<HexNumber>,
    facing: Option<&str>,
) -> Done {
    let is_unit = package
        .tree(UNITS)
        .and_then(|root| root.get("units"))
        .is_some_and(|units| units.get(unit).is_some());
    let Some(known) = model.scenarios.get(scenario) else { return Ok(()) };
    let from = known.units.get(unit).copied();
    if hex.is_some() && !is_unit {
        return Err(refuse(package, format!("there is no unit `{unit}`")));
    }
    if from == hex {
        return Ok(());
    }
    let file = format!("scenarios/{scenario}.yaml");
    let setup = package.form().setup;
    if let Some(hex) = hex.filter(|_| setup == Setup::Single)
        && let Some(other) = known.stacks.get(&hex).and_then(|stack| stack.first())
    {
        return Err(refuse(
            package,
            format!("`{other}` starts in hex {hex}: a hex has room for one unit"),
        ));
    }
    let stack = |hex: HexNumber| known.stacks.get(&hex).map_or(0, Vec::len);
    // The entry of a unit that moves alone to an empty hex stays where it is, with its comments.
    if let Some((from, to)) = from.zip(hex)
        && stack(from) == 1
        && stack(to) == 0
        && !has_leaders(package.own(&file)?, from)
    {
        return move_stack(package, &file, setup, from, to);
    }
    if let Some(from) = from {
        take(package, &file, setup, unit, from)?;
    }
    match (hex, setup) {
        (None, _) => Ok(()),
        (Some(hex), Setup::Facing) => add_facing(package, &file, unit, hex, facing),
        (Some(hex), _) => add(package, &file, setup, unit, hex),
    }
}

/// Whether a stack contains leaders, who stay in its hex.
fn has_leaders(root: &Node, hex: HexNumber) -> bool {
    find_stack(root, hex).is_some_and(|(_, stack)| stack.get("leaders").is_some())
}

/// Returns the stack with facing of a hex, with its index.
fn find_stack(root: &Node, hex: HexNumber) -> Option<(usize, &Node)> {
    let stacks = lists::find(root, &STACKS).ok()?;
    let of = |stack: &Node| At::root(stack).get("hex").and_then(hex_of);
    lists::items(stacks).iter().enumerate().find(|(_, stack)| of(stack) == Some(hex))
}

fn move_stack(
    package: &mut Package,
    file: &str,
    setup: Setup,
    from: HexNumber,
    to: HexNumber,
) -> Done {
    package.change(file, |root| {
        let place = match setup {
            Setup::Facing => {
                find_stack(root, from).and_then(|(_, stack)| stack.get("hex")).map(|hex| &hex.place)
            }
            _ => entry_of(root, from).map(|entry| &entry.key_place),
        };
        let change = place.map(|place| edit::Change {
            span: place.span.clone(),
            text: edit::quoted(&to.to_string()),
        });
        Ok(change.into_iter().collect())
    })
}

/// Returns the entry of a hex in the set-up.
fn entry_of(root: &Node, hex: HexNumber) -> Option<&Entry> {
    lists::find(root, &HEXES).ok()?.value.entry(&hex.to_string())
}

fn take(package: &mut Package, file: &str, setup: Setup, unit: &str, hex: HexNumber) -> Done {
    package.change(file, |root| {
        let is_unit = |item: &Node| At::root(item).is_text(unit);
        if setup == Setup::Facing {
            let Some((index, stack)) = find_stack(root, hex) else { return Ok(Vec::new()) };
            let Some(units) = stack.entry("units") else { return Ok(Vec::new()) };
            let Some(own) = lists::items(units).iter().position(is_unit) else {
                return Ok(Vec::new());
            };
            let stacks = lists::find(root, &STACKS).ok();
            return match stacks {
                Some(stacks)
                    if lists::items(units).len() == 1 && stack.get("leaders").is_none() =>
                {
                    Ok(vec![edit::remove_item(stacks, index)?])
                }
                _ => Ok(vec![edit::remove_item(units, own)?]),
            };
        }
        let (Ok(hexes), Some(entry)) = (lists::find(root, &HEXES), entry_of(root, hex)) else {
            return Ok(Vec::new());
        };
        let stack = lists::items(entry);
        match stack.iter().position(is_unit) {
            Some(index) if stack.len() > 1 => Ok(vec![edit::remove_item(entry, index)?]),
            _ => Ok(vec![edit::remove_entry(hexes, &hex.to_string())?]),
        }
    })
}

fn add(package: &mut Package, file: &str, setup: Setup, unit: &str, hex: HexNumber) -> Done {
    let number = hex.to_string();
    let (key, word) = (edit::quoted(&number), edit::word(unit));
    let root = package.own(file)?;
    if entry_of(root, hex).is_some() {
        return lists::push(package, file, &[HEXES[0], HEXES[1], &number], &word);
    }
    let value = if setup == Setup::Stacks { format!("[{word}]") } else { word };
    if root.get(HEXES[0]).is_none() {
        let setup = format!("\n  provenance: {ORIGIN}\n  hexes:\n    {key}: {value}");
        return package.change(file, |root| Ok(vec![edit::add_section(root, HEXES[0], &setup)]));
    }
    lists::set_key(package, file, &HEXES, (&number, &key), &value)
}

fn add_facing(
    package: &mut Package,
    file: &str,
    unit: &str,
    hex: HexNumber,
    facing: Option<&str>,
) -> Done {
    let word = edit::word(unit);
    let ring = package.ring();
    let facing = facing.filter(|facing| ring.iter().any(|name| name == facing));
    let facing = facing.or(ring.first().map(String::as_str)).unwrap_or_default().to_owned();
    package.change(file, |root| {
        let stack = find_stack(root, hex).and_then(|(_, stack)| stack.entry("units"));
        if let Some(units) = stack {
            return Ok(vec![edit::insert_item(units, lists::items(units).len(), &word)?]);
        }
        let number = edit::quoted(&hex.to_string());
        let item = format!(
            "{{hex: {number}, facing: {}, units: [{word}], provenance: {ORIGIN}}}",
            edit::word(&facing)
        );
        let change = match lists::find(root, &STACKS) {
            Ok(stacks) if !matches!(stacks.value.kind, Kind::Null) => {
                edit::insert_item(stacks, lists::items(stacks).len(), &item)?
            }
            _ => edit::add_section(root, STACKS[0], &format!("\n  - {item}")),
        };
        Ok(vec![change])
    })
}
