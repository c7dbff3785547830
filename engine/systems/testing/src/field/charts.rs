//! Charts. Terrain, ranges and orders come from requirements 0.3 and ORD-02. The combat charts are
//! invented: lower rolls and higher ratings give milder results.

use kernel::{Ratio, Sixteenths};

use blind_swords::conditions::{Fact, Predicate, Who, any, fact, half};
use blind_swords::game::{
    Arm, Band, CloseCondition, CohesionSection, CohesionTable, Crt, CrtCell, CrtColumn, EntryCost,
    FireCondition, Grade, GradeId, OddsRow, OrderRow, Orders, PerArm, PerOrder, Permission,
    RangeBand, RangeBands, Ranges, Recovery, Shift, Stacking, Stronger, Terrain, TerrainEffects,
    TerrainId, TerrainLook, TerrainSight, UncontrolledMove, WaterNames, Weapon, WeaponId,
};

fn points(infantry: i32, cavalry: i32, artillery: i32) -> PerArm<Sixteenths> {
    PerArm([infantry, cavalry, artillery].map(Sixteenths::whole))
}

/// Ids of terrain, in the order of [`terrain`].
pub(super) const TERRAIN: [&str; 5] = ["clear", "cornfield", "woods", "angled", "summit"];

pub(super) fn terrain() -> TerrainEffects {
    TerrainEffects {
        kinds: vec![
            Terrain { charge: Permission::Yes, ..plain("clear", points(1, 1, 1)) },
            Terrain {
                sight: sight(true, false, true),
                uncontrolled_move: UncontrolledMove::MoraleHit,
                ..plain("cornfield", points(2, 2, 2))
            },
            woods(),
            Terrain { artillery_fire: Permission::No, ..plain("angled", points(3, 4, 4)) },
            Terrain {
                cost: PerArm([EntryCost::Prohibited; 3]),
                ..plain("summit", points(0, 0, 0))
            },
        ],
        water: WaterNames { stream: "Stream".to_owned(), pond: "Pond".to_owned() },
        features: Vec::new(),
        stream_charge: Permission::Yes,
        grades: vec![
            grade("slope", 1, points(1, 1, 1), points(0, 0, 0)),
            grade("steep slope", 2, points(2, 2, 3), points(1, 1, 2)),
        ],
        stream: points(1, 1, 2),
        road: Sixteenths::ONE,
        march: Sixteenths::HALF,
        blocked_road: Sixteenths::whole(3),
        exit: Sixteenths::ONE,
        skirmish_hex: Sixteenths::ONE,
        leave_skirmish: Sixteenths::whole(2),
        skirmish_screen: Sixteenths::ONE,
    }
}

fn grade(name: &str, levels: u8, up: PerArm<Sixteenths>, down: PerArm<Sixteenths>) -> Grade {
    Grade { id: name.replace(' ', "-"), name: name.to_owned(), levels, up, down }
}

fn plain(id: &str, cost: PerArm<Sixteenths>) -> Terrain {
    Terrain {
        id: id.to_owned(),
        name: id.to_owned(),
        cost: PerArm(cost.0.map(EntryCost::Points)),
        sight: sight(false, false, false),
        artillery_fire: Permission::Yes,
        support: Permission::Yes,
        charge: Permission::No,
        uncontrolled_move: UncontrolledMove::Harmless,
        look: TerrainLook::default(),
    }
}

fn woods() -> Terrain {
    let cost = |points| EntryCost::Points(Sixteenths::whole(points));
    Terrain {
        cost: PerArm([cost(2), cost(3), EntryCost::RoadOnly]),
        sight: sight(true, true, true),
        artillery_fire: Permission::No,
        support: Permission::No,
        uncontrolled_move: UncontrolledMove::MoraleHit,
        ..plain("woods", points(0, 0, 0))
    }
}

fn sight(blocks_at_level: bool, obscures: bool, obscures_target: bool) -> TerrainSight {
    TerrainSight {
        blocks_at_level: blocks_at_level.into(),
        obscures: obscures.into(),
        obscures_target: obscures_target.into(),
        blocks_next_to_firer: Permission::No,
    }
}

pub(super) const SM: WeaponId = WeaponId(0);
pub(super) const RF: WeaponId = WeaponId(1);
pub(super) const SR: WeaponId = WeaponId(2);
pub(super) const MX: WeaponId = WeaponId(3);

/// Returns the weapons of the series at their numbers, and one that cannot be fired.
pub(super) fn weapons() -> Vec<Weapon> {
    let weapon = |(sign, fires): (&str, Permission)| Weapon {
        id: sign.to_lowercase(),
        name: sign.to_owned(),
        sign: sign.to_owned(),
        fires,
    };
    let fired = ["Sm", "Rf", "Sr", "Mx"].map(|sign| (sign, Permission::Yes));
    fired.into_iter().chain([("CC", Permission::No)]).map(weapon).collect()
}

pub(super) fn ranges() -> Ranges {
    let bands =
        |canister, effective, long, extreme| RangeBands { canister, effective, long, extreme };
    let mut ranges = Ranges::empty();
    ranges.set(Arm::Infantry, RF, bands(None, 1, Some(2), 3));
    ranges.set(Arm::Infantry, SM, bands(None, 1, None, 2));
    ranges.set(Arm::Cavalry, SR, bands(None, 1, Some(2), 3));
    ranges.set(Arm::Artillery, RF, bands(Some(2), 8, Some(14), 20));
    ranges.set(Arm::Artillery, MX, bands(Some(2), 8, Some(14), 20));
    ranges.set(Arm::Artillery, SM, bands(Some(2), 5, Some(8), 12));
    ranges
}

/// Returns the stacking limits. The table of guns is invented, but six guns count 9/2 as in the
/// series. It is used under V-09 `table`.
pub(super) fn stacking() -> Stacking {
    let table = [0, 16, 32, 40, 48, 64, 72, 80, 96, 104, 112, 128];
    Stacking {
        limit: Sixteenths::whole(8),
        artillery_table: table.map(Sixteenths::from_sixteenths).to_vec(),
    }
}

pub(super) fn orders() -> Orders {
    let none = OrderRow {
        movement: points(0, 0, 0),
        fire: Permission::No,
        engage: Permission::No,
        close_combat: Permission::No,
        march_column: Permission::No,
        recovery: Recovery::None,
        rebuild: Permission::No,
    };
    let fights = OrderRow { fire: Permission::Yes, engage: Permission::Yes, ..none };
    Orders {
        rows: PerOrder([
            OrderRow { movement: points(4, 0, 0), close_combat: Permission::Yes, ..fights },
            OrderRow { movement: points(2, 0, 0), recovery: Recovery::One, ..fights },
            OrderRow { movement: points(6, 0, 0), march_column: Permission::Yes, ..none },
            OrderRow { recovery: Recovery::All, rebuild: Permission::Yes, ..none },
        ]),
        without: points(0, 10, 5),
    }
}

/// Returns the combat results table with columns C to 23+. Each column and each pip of the coloured
/// die makes a cell harsher by one rating.
pub(super) fn crt() -> Crt {
    const FROM: [i32; 13] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 19, 23];
    const LABELS: [&str; 13] =
        ["C", "1", "2", "3", "4", "5", "6-7", "8-9", "10-12", "13-15", "16-18", "19-22", "23+"];
    let columns =
        LABELS.iter().zip(FROM).map(|(label, from)| CrtColumn { label: (*label).into(), from });
    let row = |row: i32| (0..13).map(|column| cell(row / 6 + column / 2 - 4)).collect();
    Crt { columns: columns.collect(), cells: (0..36).map(row).collect() }
}

/// Returns a cell in which ratings up to `harshness` are tested: the top three as routine, the next
/// two as tough, the rest as severe.
fn cell(harshness: i32) -> CrtCell {
    let band = |first: i32, last: i32| {
        let last = last.min(harshness).min(9);
        (first <= last).then(|| Band { first: first.max(0) as u8, last: last as u8 })
    };
    let severe = harshness - 5;
    CrtCell {
        severe: band(0, severe),
        tough: band((severe + 1).max(0), severe + 2),
        routine: band((severe + 3).max(0), harshness),
    }
}

pub(super) fn fire_cohesion() -> CohesionTable {
    CohesionTable {
        close_fight: None,
        routine: section(["-", "-", "-", "-", "D", "D"], ["", "", "", "MH", "MH R1", "MH R2"]),
        tough: section(
            ["-", "-", "D", "D", "D2", "D2"],
            ["", "MH", "MH R1", "MH R2", "MH R2 (P)", "2MH R2 (P)"],
        ),
        severe: section(
            ["-", "D", "D", "D2", "D2", "DALL"],
            ["MH", "MH R1", "MH R2", "2MH R2 (P)", "2MH R3 (P)", "BT R3 (P)"],
        ),
    }
}

pub(super) fn close_cohesion() -> CohesionTable {
    CohesionTable {
        close_fight: Some(section(
            ["AD", "AD", "-", "-", "BD", "D"],
            ["AMH AR2", "AMH AR1", "AMH", "", "R1", "MH R1"],
        )),
        routine: section(
            ["AD", "-", "-", "BD", "D", "D"],
            ["AMH", "", "R1", "MH R1", "MH R2", "MH R2"],
        ),
        tough: section(
            ["-", "BD", "D", "D", "D2", "D2"],
            ["MH", "MH R1", "MH R2", "MH R2 (P)", "2MH R2 (P)", "2MH R3 (P)"],
        ),
        severe: section(
            ["BD", "D", "D", "D2", "D2", "DALL"],
            ["MH R1", "MH R2", "2MH R2 (P)", "2MH R3 (P)", "2MH R3 (P)", "BT R3 (P)"],
        ),
    }
}

fn section(depletion: [&str; 6], skedaddle: [&str; 6]) -> CohesionSection {
    let tokens =
        |text: &str| text.split_whitespace().map(|token| token.parse().expect("a token")).collect();
    CohesionSection {
        depletion: depletion.map(|token| (token != "-").then(|| token.parse().expect("a token"))),
        skedaddle: skedaddle.map(tokens),
    }
}

pub(super) fn fire_shifts() -> Vec<Shift<FireCondition>> {
    let shift = |id: &str, columns, when| Shift {
        id: id.to_owned(),
        columns,
        when: FireCondition(when),
        rule: "SS 12.3a".to_owned(),
    };
    let (cornfield, woods) = (TerrainId(1), TerrainId(2));
    let guns = |weapon, bands: &[RangeBand]| {
        let band = Predicate::Band(bands.to_vec());
        half(Who::Firer, [Predicate::Arm(Arm::Artillery), Predicate::Weapon(weapon), band])
    };
    let skirmishes = |who| any(who, Predicate::Skirmishing(true));
    vec![
        shift("target_terrain", -2, any(Who::Target, Predicate::Terrain(woods))),
        shift("target_terrain", -1, any(Who::Target, Predicate::Terrain(cornfield))),
        shift("over_terrain", -1, any(Who::Line, Predicate::Terrain(woods))),
        shift("over_units", -1, fact(Fact::OverUnits)),
        shift("firer_skirmishes", -1, skirmishes(Who::Firer)),
        shift("target_skirmishes", -2, skirmishes(Who::Target)),
        shift("mixed_artillery", -1, guns(MX, &[RangeBand::Long, RangeBand::Extreme])),
        shift("smoothbore_canister", 1, guns(SM, &[RangeBand::Canister])),
        shift("cross_fire", 2, fact(Fact::CrossFire)),
        shift("target_cavalry", 2, any(Who::Target, Predicate::Arm(Arm::Cavalry))),
    ]
}

pub(super) fn close_shifts() -> Vec<Shift<CloseCondition>> {
    let shift = |id: &str, columns, when| Shift {
        id: id.to_owned(),
        columns,
        when: CloseCondition(when),
        rule: "SS 14.2d".to_owned(),
    };
    let rises = |grade: GradeId| any(Who::Hexside, Predicate::Rises(grade.into()));
    let smoothbores = |who| half(who, [Predicate::Arm(Arm::Infantry), Predicate::Weapon(SM)]);
    let guns = half(Who::Defender, [Predicate::Arm(Arm::Artillery)]);
    vec![
        shift("artillery_defends", 4, guns),
        shift("attacker_cr_better", 1, fact(Fact::AttackerCrBetter)),
        shift("defender_cr_better", -1, fact(Fact::DefenderCrBetter)),
        shift("uphill_slope", -2, rises(GradeId::SLOPE)),
        shift("uphill_steep", -3, rises(GradeId::STEEP)),
        shift("smoothbore_attacks", 1, smoothbores(Who::Attacker)),
        shift("smoothbore_defends", -1, smoothbores(Who::Defender)),
        shift("event_attack", 2, fact(Fact::HelpedByEvent)),
        shift("flanking_attack", 2, fact(Fact::FlankingAttack)),
    ]
}

pub(super) fn odds() -> Vec<OddsRow> {
    let row = |stronger, ratio, columns| OddsRow { stronger, ratio, columns };
    let (three, two, half_more) = (Ratio::new(3, 1), Ratio::new(2, 1), Ratio::new(3, 2));
    vec![
        row(Stronger::Attacker, three, 3),
        row(Stronger::Attacker, two, 2),
        row(Stronger::Attacker, half_more, 1),
        row(Stronger::Defender, three, -3),
        row(Stronger::Defender, two, -2),
        row(Stronger::Defender, half_more, -1),
    ]
}
