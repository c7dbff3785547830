use blind_swords::check::sight::*;
use kernel::Side;
use testing::field::Field;

fn seen(field: &Field, from: &str, to: &str) -> Visibility {
    visibility(field.position(), field.hex(from), field.hex(to), Side::Usa)
}

/// LOS-04: between hexes on one level, terrain on that level blocks if it is covered.
#[test]
fn level_ground_blocks_when_covered() {
    let mut field = Field::clear();
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
    field.terrain("2111", "cornfield");
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Blocked);
    field.level("2111", 3);
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
    field.terrain("2111", "woods");
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Obscured);
}

/// LOS-05: an empty clear hex at the higher level blocks.
#[test]
fn unequal_levels_are_blocked_at_the_higher_one() {
    let mut field = Field::clear();
    field.level("2112", 5).level("2111", 5);
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Blocked);
    assert_eq!(seen(&field, "2112", "2110"), Visibility::Blocked);
    field.level("2111", 4).terrain("2111", "cornfield");
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
}

/// LOS-08: along a hexside, the more obstructive of the two hexes counts.
#[test]
fn the_worse_hex_counts_along_a_hexside() {
    let mut field = Field::clear();
    field.terrain("2110", "woods");
    assert_eq!(seen(&field, "2010", "2210"), Visibility::Blocked);
}

/// LOS-09: a line that touches a corner crosses the hex, unless the option says otherwise.
#[test]
fn a_grazed_corner_counts_by_option() {
    let mut field = Field::clear();
    field.put("a1", "1708");
    assert_eq!(seen(&field, "2010", "1508"), Visibility::Blocked);
    field.option("los_corner_touch", "ignore");
    assert_eq!(seen(&field, "2010", "1508"), Visibility::Clear);
}
