//! Eligibility of firers and targets. FIRE-01, FIRE-02, LOS-10 to LOS-13, DIS-03, CC-04, CC-05.

use kernel::HexId;

use super::{apart, weapons};
use crate::board::ActivationKind;
use crate::check::affiliation::{acts_with, is_independent};
use crate::check::{cross_fire, events, night, range, sight, traits};
use crate::game::{Activity, Arm, Effect, TerrainEffect, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::{DefensiveFireLead, LimitedFire, OverheadBanAdjacentToTarget};
use crate::question::{Occasion, Volley};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::script::{Argument, permits};
use crate::system::Position;

/// Checks whether a unit may fire at all for the given reason. Reaction fire needs no order, and
/// frozen units may take part. SS 12.1, 9.1, 13.7, 14.2a. FIRE-01, FIRE-02, ORD-03, SC2-06.
pub fn may_fire(position: Position<'_>, volley: &Volley, unit: UnitId) -> Check {
    let hex = position.board.hex_of(unit);
    let hex =
        hex.ok_or_else(|| Refusal::new("FIRE-01", "SS 12.1", "fire-01-not-map").with(unit))?;
    let own = Refusal::new("FIRE-01", "SS 12.1", "fire-01-belongs-other-side").with(unit);
    require(position.side_of(unit) == volley.side, own)?;
    let used = Refusal::new("FIRE-02", "SS 12.1", "fire-02-fired-already").with(unit);
    require(!volley.used.contains(unit.index()), used)?;
    match volley.occasion {
        Occasion::FireStep => may_fire_in_fire_step(position, unit, hex)?,
        Occasion::ArtilleryStep(step) => {
            may_fire_in_artillery_step(position, unit, hex, step, volley.target)?
        }
        Occasion::Disengagement(movers) => next_to_some(position, unit, hex, &movers)?,
        Occasion::Defensive(defended, attackers) => {
            may_defend(position, unit, hex, defended, &attackers)?
        }
        Occasion::Event(units) => {
            let refusal =
                Refusal::new("CHIT-24", "SS 10.4a", "chit-24-event-does-not-let-fire").with(unit);
            require(units.contains(unit.index()), refusal)?;
        }
    }
    markers_let_fire(position, unit)?;
    let barred = "val-16-never-fires";
    traits::bar(position, unit, &Effect::CannotFire, barred)?;
    terrain_lets_fire(position, unit, hex)
}

/// Checks that no package marker prevents a unit from firing. SS 22.0. VAL-14.
fn markers_let_fire(position: Position<'_>, unit: UnitId) -> Check {
    let markers = &position.game().markers;
    let mut borne = position.board.markers_of(unit);
    let silent = Refusal::new("VAL-14", "SS 22.0", "val-14-bears-marker-keeps-fire");
    require(borne.all(|marker| !markers[marker.index()].silences), silent.with(unit))
}

/// Checks whether a unit may fire in the Fire Step. SS 12.0, 12.1, 10.7, 11.2 to 11.5. FIRE-01,
/// ORD-02, CHIT-18.
fn may_fire_in_fire_step(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let activation = position
        .board
        .activation()
        .ok_or_else(|| Refusal::new("FIRE-01", "SS 12.0", "fire-01-no-brigade-active"))?;
    let stranger = Refusal::new("FIRE-01", "SS 12.0", "fire-01-does-not-act-active");
    require(
        acts_with(position, unit) == Some(activation.brigade),
        stranger.with(unit).with(activation.brigade),
    )?;
    let acted = Refusal::new("FIRE-02", "SS 12.1", "fire-02-fired-step-already").with(unit);
    require(!position.board.acted().contains(unit.index()), acted)?;
    match (activation.kind, activation.order) {
        (ActivationKind::Limited, _) => {
            let engaged = Refusal::new("CHIT-18", "SS 10.7", "chit-18-not-next-enemy").with(unit);
            let anywhere = position.profile().limited_fire == LimitedFire::WholeBrigade;
            require(anywhere || position.next_to_enemy(hex, position.side_of(unit)), engaged)
        }
        (ActivationKind::Full, Some(order)) => {
            let refusal =
                Refusal::new("ORD-02", "SS 12.1", "ord-02-order-does-not-permit-fire").with(order);
            require(position.game().orders.row(order).permits(Activity::Fire), refusal)
        }
        (ActivationKind::Full, None) => {
            Refusal::new("ORD-01", "SS 11.1", "ord-01-no-order-given-yet").err()
        }
    }
}

/// Checks whether a unit may fire in an artillery step. SS 9.1, 9.5. ART-02, ART-12.
fn may_fire_in_artillery_step(
    position: Position<'_>,
    unit: UnitId,
    hex: HexId,
    step: HexId,
    announced: Option<HexId>,
) -> Check {
    let elsewhere = Refusal::new("ART-03", "SS 9.1", "art-03-not-hex-acts").with(unit);
    let crosses =
        announced.is_some_and(|target| cross_fire::may_share_step(position, target, step, hex));
    require(hex == step || crosses, elsewhere)?;
    let infantry =
        Refusal::new("ART-01", "SS 9.0", "art-01-acts-brigade-not-artillery-phase").with(unit);
    require(is_independent(position, unit), infantry)?;
    let acted = Refusal::new("ART-02", "SS 9.1", "art-02-acted-phase-already").with(unit);
    require(!position.board.acted().contains(unit.index()), acted)
}

/// Checks that the firer is next to at least one of the units that leave. SS 13.7. DIS-03.
fn next_to_some(position: Position<'_>, unit: UnitId, hex: HexId, movers: &UnitSet) -> Check {
    let refusal = Refusal::new("DIS-03", "SS 13.7", "dis-03-not-next-unit-leaves").with(unit);
    require(hexes_of(position, movers).any(|from| position.distance(hex, from) == 1), refusal)
}

/// Checks whether a unit may fire in defence of a hex. SS 14.2a. CC-04, CC-05, A-80.
fn may_defend(
    position: Position<'_>,
    unit: UnitId,
    hex: HexId,
    defended: HexId,
    attackers: &UnitSet,
) -> Check {
    if hex == defended {
        return weapons::let_defend(position, unit, attackers);
    }
    let far = Refusal::new("CC-05", "SS 14.2a", "cc-05-not-next-attacking-unit").with(unit);
    require(hexes_of(position, attackers).any(|from| position.distance(hex, from) == 1), far)?;
    let targets = position.board.activation().map_or(&[][..], |activation| &activation.targets[..]);
    let target = Refusal::new("CC-05", "SS 14.2a", "cc-05-hex-target-another-close-combat");
    require(!targets.contains(&hex), target.with(unit))
}

/// Checks that the terrain allows artillery to fire. SS 12.1d, 9.4d. ART-10.
fn terrain_lets_fire(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let terrain = position.game().terrain.kind(position.game().map.hex(hex).terrain);
    let refusal =
        Refusal::new("ART-10", "SS 12.1d", "art-10-artillery-terrain-out-may-not").with(unit);
    require(
        position.arm(unit) != Arm::Artillery || !terrain.has(TerrainEffect::SilencesArtillery),
        refusal,
    )
}

/// Checks whether a unit may fire at a hex. The hex must contain an enemy, be in range and be in
/// sight. SS 12.1. LOS-06, LOS-10 to LOS-13, RNG-04, FIRE-06.
pub fn may_target(position: Position<'_>, volley: &Volley, unit: UnitId, target: HexId) -> Check {
    let nobody = Refusal::new("FIRE-02", "SS 12.1", "fire-02-no-enemy").with(target);
    require(targets(position, volley, target).next().is_some(), nobody)?;
    if let Occasion::Event(_) = volley.occasion {
        events::may_be_aimed_at(position, volley.side, target)?;
    }
    let spared = Refusal::new("CC-04", "SS 13.7, 14.2a", "cc-04-nobody-being-fired-back");
    require(is_provoked(position, volley, target), spared.with(target))?;
    let from = position
        .board
        .hex_of(unit)
        .ok_or_else(|| Refusal::new("FIRE-01", "SS 12.1", "fire-01-not-map").with(unit))?;
    let distance = position.distance(from, target);
    night::lets_fire(position, target, distance)?;
    range::traits_reach(position, unit, distance)?;
    let range = Refusal::new("RNG-04", "SS 12.1b", "rng-04-hexes-away-out-range");
    require(
        weapons::band(position, volley, unit, target).is_some(),
        range.with(target).with(distance).with(unit).showing(Evidence::Ranges),
    )?;
    if distance >= 2 {
        in_sight(position, volley, unit, from, target)?;
    }
    scenario_lets_fire(position, unit, target)?;
    apart::may_follow(position, volley, unit, target)
}

/// Checks the scenario's restrictions on a fire combat. SS 22.0. FIRE-01.
fn scenario_lets_fire(position: Position<'_>, unit: UnitId, target: HexId) -> Check {
    let hook = position.package.scenario().hooks.can_fire.as_deref();
    let arguments = [Argument::Unit(unit), Argument::Hex(target)];
    let refusal = Refusal::new("FIRE-01", "SS 22.0", "fire-01-scenario-does-not-let-fire");
    require(permits(position, hook, &arguments), refusal.with(unit).with(target))
}

/// Whether the reason for the fire allows a hex as target. Reaction fire may target only units that
/// leave or attack. Other fire may target any enemy in sight. SS 13.7, 14.2a. DIS-03, CC-04.
fn is_provoked(position: Position<'_>, volley: &Volley, target: HexId) -> bool {
    match volley.occasion {
        Occasion::Disengagement(units) | Occasion::Defensive(_, units) => {
            hexes_of(position, &units).any(|hex| hex == target)
        }
        Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => true,
    }
}

/// Checks the line of sight of a fire combat. SS 12.1a. LOS-06, LOS-10 to LOS-13.
fn in_sight(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    from: HexId,
    target: HexId,
) -> Check {
    let sight = sight::trace(position, from, target, volley.side);
    if let Some(blocker) = sight.blocked {
        let refusal = Refusal::new("LOS-06", "SS 12.1a", "los-06-line-blocked");
        let refusal = refusal.with(target).with(blocker.hex).with(blocker.reason);
        return refusal.showing(Evidence::Levels).err();
    }
    let Some(friend) = sight.friend else { return Ok(()) };
    let over = Refusal::new("LOS-10", "SS 12.1a", "los-10-may-not-fire-over-friendly")
        .with(unit)
        .with(friend);
    require(position.arm(unit) == Arm::Artillery, over)?;
    let beside = position.profile().overhead_ban_adjacent_to_target
        == OverheadBanAdjacentToTarget::On
        && position.distance(friend, target) == 1;
    require(
        !beside,
        Refusal::new("LOS-13", "BS 9.1b", "los-13-friendly-unit-next-target-may").with(friend),
    )
}

/// Returns the units in a hex that a fire combat can affect. DIS-04, A-81, VAL-16.
pub fn targets<'a>(
    position: Position<'a>,
    volley: &Volley,
    target: HexId,
) -> impl Iterator<Item = UnitId> + use<'a> {
    let side = volley.side;
    let attackers_only =
        || position.profile().defensive_fire_lead == DefensiveFireLead::AttackersOnly;
    let among = match volley.occasion {
        Occasion::Disengagement(movers) => Some(movers),
        Occasion::Defensive(_, attackers) => attackers_only().then_some(attackers),
        Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => None,
    };
    let enemy = move |unit: &UnitId| position.side_of(*unit) != side;
    let hit = move |unit: &UnitId| among.is_none_or(|among| among.contains(unit.index()));
    let harmed = move |unit: &UnitId| !traits::does(position, *unit, &Effect::SparedByFire);
    position.board.units_in(target).filter(enemy).filter(hit).filter(harmed)
}

/// Returns the hexes of the given units. A hex may occur more than once.
pub(super) fn hexes_of<'a>(
    position: Position<'a>,
    units: &UnitSet,
) -> impl Iterator<Item = HexId> + use<'a> {
    members(units).filter_map(move |unit| position.board.hex_of(unit))
}
