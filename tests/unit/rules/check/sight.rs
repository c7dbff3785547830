use blind_swords::check::sight::*;
use kernel::Side;
use testing::field::Field;

fn seen(field: &Field, from: &str, to: &str) -> Visibility {
    visibility(field.position(), field.hex(from), field.hex(to), Side::Usa)
}

/// LOS-04: between two hexes on one level, covered terrain on that level blocks the line of sight.
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

/// LOS-05: a clear hex without units blocks the line of sight if it is at the level of the higher
/// end.
#[test]
fn unequal_levels_are_blocked_at_the_higher_one() {
    let mut field = Field::clear();
    field.level("2112", 5).level("2111", 5);
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Blocked);
    assert_eq!(seen(&field, "2112", "2110"), Visibility::Blocked);
    field.level("2111", 4).terrain("2111", "cornfield");
    assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
}

/// LOS-08: for a line along a hexside, the hex that obstructs the line more determines the
/// visibility.
#[test]
fn the_worse_hex_counts_along_a_hexside() {
    let mut field = Field::clear();
    field.terrain("2110", "woods");
    assert_eq!(seen(&field, "2010", "2210"), Visibility::Blocked);
}

/// LOS-09: a line that touches only the corner of a hex crosses the hex. An option can exclude such
/// hexes.
#[test]
fn a_grazed_corner_counts_by_option() {
    let mut field = Field::clear();
    field.put("a1", "1708");
    assert_eq!(seen(&field, "2010", "1508"), Visibility::Blocked);
    field.option("los_corner_touch", "ignore");
    assert_eq!(seen(&field, "2010", "1508"), Visibility::Clear);
}
