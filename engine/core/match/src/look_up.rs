//! Descriptions of items that players look up: a hex, a unit, a leader or a formation.

use kernel::{HexNumber, Materials, Subject, Viewing, say};

/// Describes a hex by its number, or anything with a name by its id, its name or a part of either.
/// Each line holds one fact.
pub fn about<F: Viewing>(package: &F::Package, seen: &F::Seen, what: &str) -> String {
    let what = what.trim();
    let Materials { grid, names, .. } = F::materials(package);
    if let Ok(number) = what.parse::<HexNumber>() {
        let Some(hex) = grid.hex(number) else {
            return say!("about-off-map", hex = number);
        };
        let lines = F::about(package, seen, Subject::Hex(hex));
        return if lines.is_empty() { number.to_string() } else { lines.join("\n") };
    }
    let names = names.get();
    match found(&names, what)[..] {
        [] => say!("about-nothing", what),
        [(group, index)] => F::about(package, seen, Subject::Named { group, index }).join("\n"),
        ref several => {
            let ids: Vec<_> = several.iter().map(|&(group, index)| names[group][index].0).collect();
            say!("about-several", what, ids = ids.join(", "))
        }
    }
}

/// Returns the entry whose id or name equals `what`, as group and index. If there is none, returns
/// the entries whose id or name contains `what`. These entries are from the first group that has
/// any.
fn found(names: &[Vec<(&str, &str)>], what: &str) -> Vec<(usize, usize)> {
    let wanted = what.to_lowercase();
    let fits = |group: usize, fits: &dyn Fn(&str) -> bool| -> Vec<(usize, usize)> {
        let entries = names[group].iter().enumerate();
        let fitting = entries.filter(|(_, (id, name))| fits(id) || fits(&name.to_lowercase()));
        fitting.map(|(index, _)| (group, index)).collect()
    };
    let exact = (0..names.len()).flat_map(|group| fits(group, &|own| own == wanted)).next();
    if let Some(exact) = exact {
        return vec![exact];
    }
    let near = |group| fits(group, &|own| !wanted.is_empty() && own.contains(&wanted));
    (0..names.len()).map(near).find(|near| !near.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::found;

    #[test]
    fn things_are_found_by_parts() {
        let names = [
            vec![("1st-aa", "1st AA"), ("21st-aa", "21st AA"), ("blue-guns", "Blue Guns")],
            vec![("blue", "Blue"), ("grey", "Grey Brigade")],
        ];
        for (what, expected) in [
            ("1st-aa", &[(0, 0)][..]),
            ("1st AA", &[(0, 0)]),
            ("st-aa", &[(0, 0), (0, 1)]),
            ("blue", &[(1, 0)]),
            ("blu", &[(0, 2)]),
            ("GREY B", &[(1, 1)]),
            ("", &[]),
            ("nobody", &[]),
        ] {
            assert_eq!(found(&names, what), expected, "{what}");
        }
    }
}
