//! Lines of sight. ST 10.6.

use terrible_swift_sword::check::sight::{self, Obstacle};
use terrible_swift_sword::game::{Rise, SightLevel, Terrain};

use super::field::{Field, hex};

fn sees(field: &Field, from: &str, to: &str) -> bool {
    obstacle(field, from, to).is_none()
}

fn obstacle(field: &Field, from: &str, to: &str) -> Option<(String, Obstacle)> {
    field.seen(|position| {
        let block = sight::block(position, hex(from), hex(to))?;
        Some((field.rules.game.map.number(block.hex).to_string(), block.by))
    })
}

/// Field with the levels of the two ends of a line from 2020 to the north.
fn ends(from: SightLevel, range: u8, to: SightLevel) -> (Field, String) {
    let target = format!("20{:02}", 20 - range);
    let mut field = Field::new();
    field.level("2020", from).level(&target, to);
    (field, target)
}

/// ST-LOS-01.
#[test]
fn adjacent_hexes_always_see_each_other() {
    let mut field = Field::new();
    field.terrain("2020", Terrain::Woods).terrain("2019", Terrain::Woods);
    field.rise("2020", "2019", Rise::Ridge);
    assert!(sees(&field, "2020", "2019"));
}

/// ST-LOS-03, ST-TER-03, ST-TER-04, ST-TER-05.
#[test]
fn cover_heights_and_units_block() {
    let mut field = Field::new();
    field.wall("2019", "2018").rise("2018", "2017", Rise::SlopeUp).terrain("2017", Terrain::Marsh);
    assert!(sees(&field, "2020", "2016"), "walls, slopes and marshes never block");
    field.put("u1", "2018", "N");
    assert_eq!(obstacle(&field, "2020", "2016"), Some(("2018".to_owned(), Obstacle::Unit)));
    let mut town = Field::new();
    town.terrain("2018", Terrain::Town);
    assert_eq!(obstacle(&town, "2020", "2016"), Some(("2018".to_owned(), Obstacle::Cover)));
    let mut ridge = Field::new();
    ridge.rise("2018", "2017", Rise::Ridge);
    assert_eq!(obstacle(&ridge, "2020", "2015"), Some(("2018".to_owned(), Obstacle::Height)));
}

/// ST-LOS-04, R-102. Woods on a ridge block at the level of the ridge.
#[test]
fn woods_block_at_the_level_of_their_hex() {
    let (mut field, to) = ends(SightLevel::Ridge, 4, SightLevel::Ridge);
    field.terrain("2018", Terrain::Woods);
    assert!(sees(&field, "2020", &to));
    field.level("2018", SightLevel::Ridge);
    assert!(!sees(&field, "2020", &to));
    field.variant("woods_level", "ground");
    assert!(sees(&field, "2020", &to));
}

/// A unit blocks at the level of its hex.
#[test]
fn a_unit_blocks_at_the_level_of_its_hex() {
    let (mut field, to) = ends(SightLevel::Ridge, 4, SightLevel::Ridge);
    field.put("u1", "2018", "N");
    assert!(sees(&field, "2020", &to));
    field.level("2018", SightLevel::Ridge);
    assert!(!sees(&field, "2020", &to));
}

/// ST-LOS-05.
#[test]
fn one_sees_into_woods_but_not_past_their_edge() {
    let mut field = Field::new();
    field.terrain("2017", Terrain::Woods).terrain("2016", Terrain::Woods);
    assert!(sees(&field, "2020", "2017"));
    assert!(!sees(&field, "2020", "2016"));
    field.rise("2020", "2019", Rise::Ridge).rise("2018", "2017", Rise::CrestUp);
    assert!(sees(&field, "2020", "2017"), "hexsides of the two ends do not block");
}

/// ST-LOS-06, R-32.
#[test]
fn a_unit_under_a_crest_is_on_the_ground() {
    let mut field = Field::new();
    field.level("2319", SightLevel::Hilltop).rise("2418", "2319", Rise::CrestUp);
    assert!(sees(&field, "2418", "2319"));
    let (mut field, to) = ends(SightLevel::Ground, 5, SightLevel::Ground);
    field.level("2019", SightLevel::Hilltop).rise("2020", "2019", Rise::CrestUp);
    field.terrain("2018", Terrain::Woods);
    assert!(!sees(&field, "2020", &to), "ground to ground over woods");
    field.variant("under_crest", "crest");
    assert!(sees(&field, "2020", &to), "from the hilltop, over woods on the firer's half");
}

/// ST-LOS-07.
#[test]
fn ends_of_one_level_are_blocked_from_that_level_up() {
    let (mut ground, to) = ends(SightLevel::Ground, 4, SightLevel::Ground);
    ground.terrain("2018", Terrain::Woods);
    assert!(!sees(&ground, "2020", &to));
    let (mut ridge, to) = ends(SightLevel::Ridge, 4, SightLevel::Ridge);
    ridge.terrain("2018", Terrain::Woods);
    assert!(sees(&ridge, "2020", &to));
    ridge.rise("2018", "2017", Rise::Ridge);
    assert!(!sees(&ridge, "2020", &to));
}

/// ST-LOS-08.
#[test]
fn obstacles_as_high_as_the_higher_end_block() {
    let (mut field, to) = ends(SightLevel::Ground, 6, SightLevel::Ridge);
    field.rise("2016", "2015", Rise::Ridge);
    assert!(!sees(&field, "2020", &to));
    let (mut field, to) = ends(SightLevel::Hilltop, 6, SightLevel::Ridge);
    field.terrain("2015", Terrain::Woods);
    assert!(sees(&field, "2020", &to));
}

/// ST-LOS-09. The obstacle hides what lies close behind it.
#[test]
fn obstacles_as_high_as_the_lower_end_block_on_its_half() {
    let wood = |from, to, distance: u8| {
        let (mut field, target) = ends(from, 6, to);
        field.terrain(&format!("20{:02}", 20 - distance), Terrain::Woods);
        sees(&field, "2020", &target)
    };
    let (ground, hilltop) = (SightLevel::Ground, SightLevel::Hilltop);
    assert!(!wood(ground, hilltop, 3), "up: at half");
    assert!(wood(ground, hilltop, 4), "up: past half");
    assert!(!wood(hilltop, ground, 3), "down: at half");
    assert!(wood(hilltop, ground, 2), "down: before half");
}

/// ST-LOS-10, X-12, R-34.
#[test]
fn a_ridge_between_two_levels_follows_the_halfway_rule() {
    let ridge = |hexes: (&str, &str), from: &str, to: &str| {
        let mut field = Field::new();
        field.level("2020", SightLevel::Hilltop).rise(hexes.0, hexes.1, Rise::Ridge);
        sees(&field, from, to)
    };
    assert!(!ridge(("2014", "2013"), "2020", "2012"));
    assert!(ridge(("2018", "2017"), "2020", "2012"));
    assert!(!ridge(("2014", "2013"), "2012", "2020"));
    assert!(ridge(("2018", "2017"), "2012", "2020"));
}

/// ST-LOS-11, E-08. 2918 does not see past 2818.
#[test]
fn cover_next_to_the_firer_blocks_at_every_level() {
    let mut field = Field::new();
    field.level("2918", SightLevel::Hilltop).terrain("2818", Terrain::Woods);
    field.level("2719", SightLevel::Hilltop);
    assert!(!sees(&field, "2918", "2719"));
    assert!(!sees(&field, "2719", "2918"), "and 2818 is next to 2719 too");
}

/// Sight over a wood next to one end only is one-way.
#[test]
fn cover_next_to_the_target_of_a_high_firer_does_not_block() {
    let (mut field, to) = ends(SightLevel::Ridge, 4, SightLevel::Ridge);
    field.terrain("2017", Terrain::Woods);
    assert!(sees(&field, "2020", &to));
    assert!(!sees(&field, &to, "2020"));
    let (mut field, to) = ends(SightLevel::Hilltop, 6, SightLevel::Ground);
    field.terrain("2015", Terrain::Woods);
    assert!(!sees(&field, "2020", &to));
}

/// ST-LOS-12, E-08, X-14.
#[test]
fn one_fires_over_a_neighbour_below_a_crest() {
    let mut crest = Field::new();
    crest.level("0622", SightLevel::Ridge).rise("0622", "0723", Rise::CrestDown);
    crest.put("u1", "0622", "N").put("u2", "0723", "N");
    assert!(sees(&crest, "0622", "0823"), "at exactly half the distance");
    assert!(!sees(&crest, "0823", "0622"), "the enemy below does not see back over the unit");
    assert!(!sees(&crest, "0723", "0521"));
    let mut ridge = Field::new();
    for number in ["1708", "1709"] {
        ridge.level(number, SightLevel::Ridge);
    }
    ridge.rise("1708", "1709", Rise::Ridge).put("u1", "1708", "N").put("u2", "1709", "N");
    assert!(!sees(&ridge, "1708", "1710") && !sees(&ridge, "1709", "1707"));
}

/// ST-LOS-13, X-15, R-35.
#[test]
fn a_line_along_woods_or_a_ridge_is_blocked() {
    let mut woods = Field::new();
    assert!(sees(&woods, "2020", "1820"));
    woods.terrain("1920", Terrain::Woods);
    assert!(!sees(&woods, "2020", "1820"));
    let mut ridge = Field::new();
    ridge.rise("1920", "1921", Rise::Ridge);
    assert!(!sees(&ridge, "2020", "1820"));
}

/// A line that touches a corner of woods is blocked.
#[test]
fn a_touched_corner_blocks() {
    let mut field = Field::new();
    let steps = field.rules.game.map.lines.clone();
    let corner = steps.between(&field.rules.game.map.grid, hex("2120"), hex("1618"));
    let corner = corner.filter_map(|step| match step {
        kernel::LineStep::Corner(hex) => Some(field.rules.game.map.number(hex).to_string()),
        kernel::LineStep::In(_) | kernel::LineStep::Along(..) => None,
    });
    let corner = corner.last().expect("the line touches a corner");
    assert!(sees(&field, "2120", "1618"));
    field.terrain(&corner, Terrain::Woods);
    assert!(!sees(&field, "2120", "1618"));
}

/// The far rim of one's own hill blocks, unless the variant opens it.
#[test]
fn the_far_rim_of_the_own_hill_blocks() {
    let mut field = Field::new();
    for number in ["2020", "2019"] {
        field.level(number, SightLevel::Hilltop);
    }
    field.rise("2019", "2018", Rise::CrestDown);
    assert!(!sees(&field, "2020", "2014") && !sees(&field, "2014", "2020"));
    field.variant("own_hill_crest", "open");
    assert!(sees(&field, "2020", "2014") && sees(&field, "2014", "2020"));
    assert!(!sees(&field, "2021", "2014"), "for those on the hill only");
}

/// ST-LOS-14.
#[test]
fn sight_is_symmetric_without_cover_and_units_at_the_ends() {
    let mut field = Field::new();
    let levels = [SightLevel::Ground, SightLevel::Ridge, SightLevel::Hilltop, SightLevel::Ground];
    let rises = [Rise::Level, Rise::Ridge, Rise::CrestUp, Rise::SlopeUp, Rise::CrestDown];
    let number = |column: u8, row: u8| format!("{column:02}{row:02}");
    for (column, row) in (14..26).flat_map(|column| (14..26).map(move |row| (column, row))) {
        let seed = usize::from(column) * 7 + usize::from(row) * 13;
        field.level(&number(column, row), levels[seed % levels.len()]);
        field.rise(&number(column, row), &number(column, row + 1), rises[seed % rises.len()]);
        if seed % 11 == 0 {
            field.terrain(&number(column, row), Terrain::Woods);
        }
    }
    let hexes: Vec<_> =
        (15..25).flat_map(|column| (15..25).step_by(2).map(move |row| (column, row))).collect();
    let is_open = |at: &str| {
        let map = &field.rules.game.map;
        map.grid.neighbours(hex(at)).all(|next| !map.hex(next).terrain.blocks_sight())
    };
    let open: Vec<_> = hexes.iter().map(|(c, r)| number(*c, *r)).filter(|at| is_open(at)).collect();
    for (one, other) in open.iter().flat_map(|one| open.iter().map(move |other| (one, other))) {
        assert_eq!(sees(&field, one, other), sees(&field, other, one), "{one} and {other}");
    }
}
