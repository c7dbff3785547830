//! Charts of the field. Terrain, ranges and orders come from requirements 0.3 and ORD-02. The
//! combat charts are invented: lower rolls and higher ratings give milder results.

use kernel::{Listed, Ratio, Sixteenths};

use blind_swords::conditions::{Fact, Predicate, Who, any, fact, half};
use blind_swords::game::{
    Activity, Allowances, Arm, Band, CloseCondition, CohesionSection, CohesionTable, Crt, CrtCell,
    EntryCost, FireCondition, GradeId, HexsideCosts, OddsRow, OrderRow, Orders, PerArm, RangeBand,
    RangeBands, Ranges, Recovery, Shift, Stacking, Stronger, Terrain, TerrainEffect,
    TerrainEffects, TerrainId, WaterNames, Weapon, WeaponId,
};

fn points(infantry: i32, cavalry: i32, artillery: i32) -> PerArm<Sixteenths> {
    let [infantry, cavalry, artillery] = [infantry, cavalry, artillery].map(Sixteenths::whole);
    PerArm { infantry, cavalry, artillery }
}

/// Ids of the kinds of terrain, in the order of [`terrain`].
pub(super) const TERRAIN: [&str; 5] = ["clear", "cornfield", "woods", "angled", "summit"];

pub(super) fn terrain() -> TerrainEffects {
    let hexsides = HexsideCosts {
        slope_up: points(1, 1, 1),
        slope_down: points(0, 0, 0),
        steep_up: points(2, 2, 3),
        steep_down: points(1, 1, 2),
        stream: points(1, 1, 2),
    };
    let effects = TerrainEffects {
        provenance: None,
        kinds: kinds().into(),
        hexsides,
        slopes: Listed::default(),
        grades: Vec::new(),
        water: WaterNames::default(),
        features: Listed::default(),
        bars_charges: Vec::new(),
        roads: Listed::default(),
        road: Sixteenths::ONE,
        march_column: Sixteenths::HALF,
        blocked_road: Sixteenths::whole(3),
        exit: Sixteenths::ONE,
        skirmish_hex: Sixteenths::ONE,
        leave_skirmish: Sixteenths::whole(2),
        skirmish_screen: Sixteenths::ONE,
    };
    TerrainEffects { grades: effects.all_grades(), ..effects }
}

fn kinds() -> Vec<Terrain> {
    use TerrainEffect::{
        BlocksSightAtLevel, BlocksSupport, ObscuresSight, ObscuresTarget, PermitsCharges,
        ShakesUncontrolledMoves, SilencesArtillery,
    };
    let cost = |points| EntryCost::Points(Sixteenths::whole(points));
    let hidden = [BlocksSightAtLevel, ObscuresTarget, ShakesUncontrolledMoves];
    let thick = [ObscuresSight, SilencesArtillery, BlocksSupport];
    let woods = [&hidden[..], &thick[..]].concat();
    vec![
        kind("clear", [1, 1, 1].map(cost), vec![PermitsCharges]),
        kind("cornfield", [2, 2, 2].map(cost), hidden.to_vec()),
        kind("woods", [cost(2), cost(3), EntryCost::RoadOnly], woods),
        kind("angled", [3, 4, 4].map(cost), vec![SilencesArtillery]),
        kind("summit", [EntryCost::Prohibited; 3], Vec::new()),
    ]
}

fn kind(id: &str, cost: [EntryCost; 3], effects: Vec<TerrainEffect>) -> Terrain {
    let [infantry, cavalry, artillery] = cost;
    let (id, name) = (id.to_owned(), id.to_owned());
    Terrain { id, name, infantry, cavalry, artillery, effects, look: None }
}

pub(super) const SM: WeaponId = WeaponId(0);
pub(super) const RF: WeaponId = WeaponId(1);
pub(super) const SR: WeaponId = WeaponId(2);
pub(super) const MX: WeaponId = WeaponId(3);

/// Returns the weapons of the series with their usual numbers, and one weapon that cannot fire.
pub(super) fn weapons() -> Vec<Weapon> {
    let weapon = |sign: &str| Weapon {
        id: sign.to_lowercase(),
        name: sign.to_owned(),
        sign: sign.to_owned(),
        close_combat_only: sign == "CC",
    };
    ["Sm", "Rf", "Sr", "Mx", "CC"].map(weapon).to_vec()
}

pub(super) fn ranges() -> Ranges {
    let bands =
        |canister, effective, long, extreme| RangeBands { canister, effective, long, extreme };
    let infantry = [(RF, bands(None, 1, Some(2), 3)), (SM, bands(None, 1, None, 2))];
    let cavalry = [(SR, bands(None, 1, Some(2), 3))];
    let artillery = [
        (RF, bands(Some(2), 8, Some(14), 20)),
        (MX, bands(Some(2), 8, Some(14), 20)),
        (SM, bands(Some(2), 5, Some(8), 12)),
    ];
    Ranges {
        provenance: None,
        infantry: infantry.into_iter().collect(),
        cavalry: cavalry.into_iter().collect(),
        artillery: artillery.into_iter().collect(),
    }
}

/// Returns the stacking limits, and the stacking points of artillery. The points by number of guns
/// are invented, except that six guns count 9/2 as in the series. These points apply if the option
/// V-09 has the value `table`.
pub(super) fn stacking() -> Stacking {
    let table = [0, 16, 32, 40, 48, 64, 72, 80, 96, 104, 112, 128];
    Stacking {
        limit: Sixteenths::whole(8),
        provenance: None,
        artillery: table.map(Sixteenths::from_sixteenths).to_vec(),
    }
}

pub(super) fn orders() -> Orders {
    use Activity::{CloseCombat, Engage, Fire, MarchColumn, Rebuild};
    let row = |points: i32, permits: &[Activity], recovery| OrderRow {
        movement: Allowances { infantry: Some(Sixteenths::whole(points)), ..Allowances::default() },
        permits: permits.to_vec(),
        recovery,
    };
    Orders {
        provenance: None,
        attack: row(4, &[Fire, Engage, CloseCombat], Recovery::None),
        defend: row(2, &[Fire, Engage], Recovery::One),
        maneuver: row(6, &[MarchColumn], Recovery::None),
        regroup: row(0, &[Rebuild], Recovery::All),
        without_orders: Allowances {
            infantry: None,
            cavalry: Some(Sixteenths::whole(10)),
            artillery: Some(Sixteenths::whole(5)),
        },
    }
}

/// Returns a Combat Results Table with columns from C to 23+. The harshness of a cell rises by one
/// with each pip of the coloured die. It also rises by one with every two columns to the right.
pub(super) fn crt() -> Crt {
    const LABELS: [&str; 13] =
        ["C", "1", "2", "3", "4", "5", "6-7", "8-9", "10-12", "13-15", "16-18", "19-22", "23+"];
    let columns = LABELS.map(|label| label.parse().expect("a heading"));
    let row = |row: i32| (0..13).map(|column| cell(row / 6 + column / 2 - 4)).collect();
    Crt { columns: columns.to_vec(), cells: (0..36).map(row).collect() }
}

/// Returns a cell in which units with ratings up to `harshness` take a test. The highest three of
/// these ratings take a Routine test, the next two a Tough one, and the others a Severe one.
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
        provenance: None,
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
        provenance: None,
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
    CohesionSection {
        depletion: depletion.map(|cell| cell.parse().expect("a cell")),
        skedaddle: skedaddle.map(|cell| cell.parse().expect("a cell")),
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
