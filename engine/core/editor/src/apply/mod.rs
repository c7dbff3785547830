//! Application of edits to the documents of a package.

mod arrivals;
mod ground;
mod lists;
mod objectives;
mod refusal;
mod roads;
mod sides;
mod units;

use document::edit::{self, CannotEdit};
use kernel::{Grid, HexNumber, HexPair};

use self::refusal::{Done, refuse};
use crate::edit::Edit;
use crate::model::Model;
use crate::package::{MAP, Package};

/// Maximum length of a name that an author gives, in characters.
const LONGEST: usize = 80;

/// Applies an edit to the documents, and returns the new model.
///
/// # Errors
/// If the edit makes no sense on this map, or the documents cannot express it. The package may then
/// be half changed.
pub(crate) fn apply(
    package: &mut Package,
    model: &Model,
    edit: &Edit,
) -> Result<Model, Box<CannotEdit>> {
    let grid = package.grid().ok_or_else(|| refuse(package, "`game.yaml` describes no grid"))?;
    if let Edit::Slopes { hexes } = edit {
        let mut model = model.clone();
        for edit in model.slopes(hexes, package.form(), &grid) {
            model = apply(package, &model, &edit)?;
        }
        return Ok(model);
    }
    check(package, model, &grid, edit)?;
    let edit = &ordered(edit, model, package);
    change(package, model, edit)?;
    let mut expected = model.clone();
    expected.apply(edit, package.form());
    let found = Model::read(package);
    if found.agrees(&expected, edit) {
        return Ok(found);
    }
    Err(refuse(package, "the editor cannot change this form of YAML: edit the file by hand"))
}

fn change(package: &mut Package, model: &Model, edit: &Edit) -> Done {
    match edit {
        Edit::Terrain { hexes, to } => ground::set(package, "terrain", hexes, to),
        Edit::Level { hexes, to } => ground::set(package, "levels", hexes, to),
        Edit::AddSide { kind, side } => sides::add(package, model, kind, *side),
        Edit::RemoveSide { kind, side } => sides::remove(package, kind, *side),
        Edit::Slopes { .. } => Ok(()),
        Edit::Road { name, kind, path } => roads::set(package, name, kind.as_deref(), path),
        Edit::Place { hex, name } => name_hex(package, *hex, name),
        Edit::Unit { scenario, unit, hex, facing } => {
            units::put(package, model, scenario, unit, *hex, facing.as_deref())
        }
        Edit::AddArrival { scenario, arrival } => arrivals::add(package, scenario, arrival),
        Edit::MoveArrival { scenario, index, turn, hex } => {
            arrivals::set(package, scenario, *index, *turn, *hex)
        }
        Edit::RemoveArrival { scenario, index } => arrivals::remove(package, scenario, *index),
        Edit::Objective { scenario, hex, side, points } => {
            objectives::set(package, scenario, *hex, side.id(), *points)
        }
    }
}

/// Returns an edit with the hexes of a hexside in the order that the levels require.
fn ordered(edit: &Edit, model: &Model, package: &Package) -> Edit {
    match edit {
        Edit::AddSide { kind, side } => {
            let side = model.ordered(kind, *side, package.form());
            Edit::AddSide { kind: kind.clone(), side }
        }
        other => other.clone(),
    }
}

fn name_hex(package: &mut Package, hex: HexNumber, name: &str) -> Done {
    let path = ["places", "names"];
    let (key, number) = (edit::quoted(&hex.to_string()), hex.to_string());
    match name {
        "" => lists::remove_key(package, MAP, &path, &number),
        name => lists::set_key(package, MAP, &path, (&number, &key), &edit::word(name)),
    }
}

/// Checks that hexes are on the map, that neighbours are adjacent, and that names are short.
fn check(package: &Package, model: &Model, grid: &Grid, edit: &Edit) -> Done {
    let on_map = |hex: &HexNumber| match grid.hex(*hex) {
        Some(id) => Ok(id),
        None => Err(refuse(package, format!("hex {hex} is not on the map"))),
    };
    let adjacent = |a: &HexNumber, b: &HexNumber| match grid.adjacent(on_map(a)?, on_map(b)?) {
        true => Ok(()),
        false => Err(refuse(package, format!("hexes {a} and {b} are not adjacent"))),
    };
    let short = |name: &str| match name.chars().count() > LONGEST
        || name.chars().any(char::is_control)
    {
        true => {
            Err(refuse(package, format!("a name has at most {LONGEST} characters, on one line")))
        }
        false => Ok(()),
    };
    match edit {
        Edit::Terrain { hexes, .. } | Edit::Level { hexes, .. } | Edit::Slopes { hexes } => {
            hexes.iter().try_for_each(|hex| on_map(hex).map(|_| ()))
        }
        Edit::AddSide { side: HexPair(a, b), .. } => adjacent(a, b),
        Edit::Road { name, path, .. } => {
            short(name)?;
            if name.trim().is_empty() {
                return Err(refuse(package, "a road needs a name"));
            }
            if path.len() == 1 {
                return Err(refuse(package, "a road needs at least two hexes"));
            }
            path.windows(2).try_for_each(|step| adjacent(&step[0], &step[1]))
        }
        Edit::Place { hex, name } => {
            short(name)?;
            on_map(hex).map(|_| ())
        }
        Edit::Unit { hex: Some(hex), .. } | Edit::Objective { hex, .. } => on_map(hex).map(|_| ()),
        Edit::AddArrival { arrival, .. } => {
            short(&arrival.name)?;
            arrival.hex.iter().try_for_each(|hex| on_map(hex).map(|_| ()))
        }
        Edit::MoveArrival { hex, .. } => on_map(hex).map(|_| ()),
        Edit::RemoveSide { .. } | Edit::Unit { hex: None, .. } | Edit::RemoveArrival { .. } => {
            Ok(())
        }
    }?;
    match edit {
        Edit::Unit { scenario, .. }
        | Edit::AddArrival { scenario, .. }
        | Edit::MoveArrival { scenario, .. }
        | Edit::RemoveArrival { scenario, .. }
        | Edit::Objective { scenario, .. }
            if !model.scenarios.contains_key(scenario) =>
        {
            Err(refuse(package, format!("there is no scenario `{scenario}`")))
        }
        _ => Ok(()),
    }
}
