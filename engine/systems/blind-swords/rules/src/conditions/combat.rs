//! Fires and close combats, to which conditions of column shifts apply.

use kernel::{Act, HexId, LineStep, Sixteenths};

use super::fact::Fact;
use super::predicates::Predicate;
use super::subject::Who;
use crate::check::close_combat::Sides;
use crate::check::fire::Line;
use crate::check::fire::Strength;
use crate::check::values::{modified_cr, modified_sp};
use crate::game::{FeatureId, Game, HexsideGround, RangeBand, Rise, UnitId};
use crate::position_ext::{PositionExt, members};
use crate::question::Fire;
use crate::system::Position;

/// A fire combat or a close combat in a position, against which conditions are evaluated.
#[derive(Clone, Copy)]
pub struct Combat<'a> {
    pub(super) position: Position<'a>,
    sort: Sort<'a>,
}

#[derive(Clone, Copy)]
enum Sort<'a> {
    Fire(&'a Aimed<'a>),
    Close(&'a Sides),
}

/// A fire combat at a target, resolved against the target's lead unit.
#[derive(Debug)]
pub struct Aimed<'a> {
    /// Firing units and target hex.
    pub fire: &'a Fire,
    /// Strength of each firer, and their total.
    pub strength: &'a Strength,
    /// Lead unit of the target, which takes the result.
    pub lead: UnitId,
    /// Lines of fire of all firers together.
    pub line: Line,
}

/// One member of a condition's subject, such as a single firing unit.
#[derive(Clone, Copy, Debug)]
pub enum On {
    /// A unit, with its hex if it is on the map.
    Unit(UnitId, Option<HexId>),
    /// A hex.
    Hex(HexId),
    /// The hexside from the Assaulting Hex to the target.
    Hexside(HexId, HexId),
    /// The lines of fire.
    Line,
    /// The fire or close combat itself.
    Act,
}

impl On {
    pub(super) const fn unit(self) -> Option<UnitId> {
        match self {
            On::Unit(unit, _) => Some(unit),
            On::Hex(_) | On::Hexside(..) | On::Line | On::Act => None,
        }
    }

    pub(super) const fn hex(self) -> Option<HexId> {
        match self {
            On::Unit(_, hex) => hex,
            On::Hex(hex) => Some(hex),
            On::Hexside(..) | On::Line | On::Act => None,
        }
    }
}

impl Act for Combat<'_> {
    type Who = Who;
    type Member = On;
    type Predicate = Predicate;

    fn any(&self, who: &Who, meets: &impl Fn(On) -> bool) -> bool {
        let Combat { position, sort } = *self;
        let unit = |unit| meets(On::Unit(unit, position.board.hex_of(unit)));
        match (who, sort) {
            (Who::Act, _) => meets(On::Act),
            (Who::Firer, Sort::Fire(it)) => members(&it.fire.firers).any(unit),
            (Who::Target, Sort::Fire(it)) => meets(On::Unit(it.lead, Some(it.fire.target))),
            (Who::Line, Sort::Fire(_)) => meets(On::Line),
            (Who::Attacker, Sort::Close(it)) => it.assaulters(position).any(unit),
            (Who::Defender, Sort::Close(it)) => it.defenders(position).any(unit),
            (Who::LeadDefender, Sort::Close(it)) => unit(it.lead),
            (Who::AttackerHex, Sort::Close(it)) => meets(On::Hex(it.assaulting)),
            (Who::DefenderHex, Sort::Close(it)) => meets(On::Hex(it.target)),
            (Who::Hexside, Sort::Close(it)) => meets(On::Hexside(it.assaulting, it.target)),
            _ => false,
        }
    }

    /// Returns the strength of a subject's units that meet a predicate, and the subject's total
    /// strength. Firing units count at their strength in this fire. SS 12.3a. Units in close
    /// combat count at modified strength, or at printed strength if the modified total is 0. CC-13,
    /// CC-18, CC-19, A-84.
    fn part(&self, who: &Who, meets: &impl Fn(On) -> bool) -> (Sixteenths, Sixteenths) {
        let position = self.position;
        let meets = |unit| meets(On::Unit(unit, position.board.hex_of(unit)));
        let units: Vec<UnitId> = match (who, self.sort) {
            (Who::Firer, Sort::Fire(it)) => {
                let firers = it.strength.contributions.iter().filter(|firer| meets(firer.unit));
                return (firers.map(|firer| firer.sp).sum(), it.strength.total);
            }
            (Who::Attacker, Sort::Close(it)) => it.assaulters(position).collect(),
            (Who::Defender, Sort::Close(it)) => it.defenders(position).collect(),
            _ => Vec::new(),
        };
        let share = |sp: &dyn Fn(UnitId) -> Sixteenths| {
            let part = units.iter().filter(|&&unit| meets(unit)).map(|&unit| sp(unit)).sum();
            (part, units.iter().map(|&unit| sp(unit)).sum())
        };
        match share(&|unit| modified_sp(position, unit)) {
            (_, Sixteenths::ZERO) => share(&|unit| position.printed(unit).sp),
            modified => modified,
        }
    }

    fn meets(&self, on: On, is: &Predicate) -> bool {
        is.holds(self, on)
    }
}

impl<'a> Combat<'a> {
    /// Wraps a fire combat, so that conditions can be evaluated against it.
    pub const fn fire(position: Position<'a>, aimed: &'a Aimed<'a>) -> Combat<'a> {
        Combat { position, sort: Sort::Fire(aimed) }
    }

    /// Wraps a close combat, so that conditions can be evaluated against it.
    pub const fn close(position: Position<'a>, sides: &'a Sides) -> Combat<'a> {
        Combat { position, sort: Sort::Close(sides) }
    }

    pub(super) fn game(&self) -> &'a Game {
        self.position.game()
    }

    /// Returns the lead unit of the target or of the defenders.
    pub(super) const fn lead(&self) -> UnitId {
        match self.sort {
            Sort::Fire(it) => it.lead,
            Sort::Close(it) => it.lead,
        }
    }

    const fn aimed(&self) -> Option<&'a Aimed<'a>> {
        match self.sort {
            Sort::Fire(it) => Some(it),
            Sort::Close(_) => None,
        }
    }

    pub(super) fn line(&self) -> Option<&'a Line> {
        self.aimed().map(|it| &it.line)
    }

    pub(super) fn range(&self, on: On) -> Option<u8> {
        Some(self.position.distance(on.hex()?, self.aimed()?.fire.target))
    }

    pub(super) fn band(&self, on: On) -> Option<RangeBand> {
        let unit = on.unit()?;
        let mut firers = self.aimed()?.strength.contributions.iter();
        firers.find(|firer| firer.unit == unit).map(|firer| firer.band)
    }

    pub(super) fn side(&self, on: On) -> Option<&'a HexsideGround> {
        match on {
            On::Hexside(from, to) => self.game().map.between(from, to),
            On::Unit(..) | On::Hex(_) | On::Line | On::Act => None,
        }
    }

    /// Whether the hex is adjacent to the target and below the target across a slope.
    pub(super) fn rises_from(&self, from: HexId) -> bool {
        let Some(aimed) = self.aimed() else { return false };
        let side = self.game().map.between(from, aimed.fire.target);
        side.and_then(|side| side.slope).is_some_and(|slope| slope.way == Rise::Up)
    }

    /// Whether the last step of a line of fire enters the target's hex across a feature, through a
    /// hexside or at an end of a hexside. T-20, LOS-08.
    pub(super) fn comes_across(&self, from: HexId, feature: FeatureId) -> bool {
        let Some(target) = self.aimed().map(|it| it.fire.target) else { return false };
        let map = &self.game().map;
        let across = |before: HexId| {
            map.between(before, target).is_some_and(|side| side.feature == Some(feature))
        };
        if self.position.distance(from, target) == 1 {
            return across(from);
        }
        map.lines.between(&map.grid, from, target).flat_map(LineStep::hexes).any(across)
    }

    pub(super) fn is_fact(&self, fact: Fact) -> bool {
        let position = self.position;
        match (fact, self.sort) {
            (Fact::OverUnits, Sort::Fire(it)) => it.line.over_units,
            (Fact::CrossFire, Sort::Fire(it)) => it.fire.crossing,
            (Fact::HelpedByEvent, Sort::Fire(it)) => self.is_helped(members(&it.fire.firers)),
            (Fact::HelpedByEvent, Sort::Close(it)) => self.is_helped(it.assaulters(position)),
            (Fact::FlankingAttack, Sort::Close(it)) => is_flanking(position, it),
            (Fact::AttackerCrBetter, Sort::Close(it)) => {
                best_cr(position, it) > modified_cr(position, it.lead)
            }
            (Fact::DefenderCrBetter, Sort::Close(it)) => {
                modified_cr(position, it.lead) > best_cr(position, it)
            }
            _ => false,
        }
    }

    fn is_helped(&self, mut units: impl Iterator<Item = UnitId>) -> bool {
        let helped = self.position.board.event_attack();
        helped.is_some_and(|event| units.any(|unit| event.units.contains(unit.index())))
    }
}

fn best_cr(position: Position<'_>, sides: &Sides) -> u8 {
    sides.assaulters(position).map(|unit| modified_cr(position, unit)).max().unwrap_or(0)
}

/// Whether an attack is a flanking attack. FAQ 14.2d. CC-21: attackers are in two other hexes, or
/// in one that is at least two hexes from the Assaulting Hex.
fn is_flanking(position: Position<'_>, sides: &Sides) -> bool {
    let mut hexes: Vec<_> =
        members(&sides.attackers).filter_map(|unit| position.board.hex_of(unit)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|&hex| hex != sides.assaulting);
    hexes.len() >= 2 || hexes.iter().any(|&hex| position.distance(hex, sides.assaulting) >= 2)
}
