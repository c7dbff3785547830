//! Limits of stacking, and Reserve. ST 8.

use kernel::{HexId, Side};

use crate::game::{Arm, Formation, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether these units may stack in a hex with the units of their side that are there. ST
/// 8.0. ST-STK-01 to ST-STK-05, ST-STK-12.
pub fn fits(position: Position<'_>, side: Side, hex: HexId, coming: UnitSet) -> Check {
    let coming = coming.iter().map(UnitId::from_index);
    let coming: Vec<_> = coming.map(|unit| (unit, position.state(unit).formation)).collect();
    fits_as(position, side, hex, &coming)
}

/// Checks whether these units may stack in a hex, in these formations. A hex with units in Reserve
/// takes only units that can join the Reserve. ST 8.0, 8.7. ST-STK-01 to ST-STK-05, ST-STK-10.
pub fn fits_as(
    position: Position<'_>,
    side: Side,
    hex: HexId,
    coming: &[(UnitId, Formation)],
) -> Check {
    let is_reserved = |unit: UnitId| position.state(unit).reserve;
    if let [(unit, _)] = coming
        && !is_reserved(*unit)
        && position.stack(side, hex).all(|there| there == *unit)
    {
        return Ok(());
    }
    let is_coming = |unit: UnitId| coming.iter().any(|(it, _)| *it == unit);
    let there = position.stack(side, hex).filter(|unit| !is_coming(*unit));
    let there = there.map(|unit| (unit, position.state(unit).formation));
    let stack: Vec<_> = coming.iter().copied().chain(there).collect();
    if stack.iter().any(|(unit, _)| is_reserved(*unit)) {
        reserve(position, hex, &stack)
    } else {
        ordinary(position, hex, &stack)
    }
}

/// Checks whether all stacks of a side are within the limits, at the end of a phase. ST 8.3.
/// ST-STK-02.
pub fn holds(position: Position<'_>, side: Side) -> Check {
    position.on_map(side).try_for_each(|(_, hex)| stays(position, side, hex))
}

/// Checks whether the units of a side in a hex may stay there together. Either all or none of them
/// are in Reserve. ST 8.3, 8.73. ST-STK-02, ST-STK-09.
pub fn stays(position: Position<'_>, side: Side, hex: HexId) -> Check {
    if let [only] = position.board.units_in(hex)
        && !position.state(*only).reserve
    {
        return Ok(());
    }
    let in_reserve = position.stack(side, hex).filter(|unit| position.state(*unit).reserve).count();
    require(
        in_reserve == 0 || in_reserve == position.stack(side, hex).count(),
        Refusal::new("ST-STK-09", "ST 8.73", "st-stk-09-mixed").with(hex),
    )?;
    fits(position, side, hex, UnitSet::EMPTY)
}

/// Checks whether units in these formations may share a hex without Reserve. A single unit is
/// always legal. ST 8.1, 8.2. ST-STK-01, ST-STK-03, ST-STK-04, ST-STK-05.
pub fn ordinary(position: Position<'_>, hex: HexId, stack: &[(UnitId, Formation)]) -> Check {
    if stack.len() < 2 {
        return Ok(());
    }
    let limits = &position.charts().stacking;
    let column = stack.iter().find(|(_, formation)| *formation == Formation::Column);
    if let Some((unit, _)) = column {
        return Refusal::new("ST-STK-03", "ST 8.1", "st-stk-03-column").with(*unit).with(hex).err();
    }
    let with_horses = |(unit, formation): &(UnitId, Formation)| match formation {
        Formation::Mounted => true,
        Formation::Limbered => position.info(*unit).horse,
        Formation::Line
        | Formation::Column
        | Formation::Dismounted
        | Formation::Unlimbered
        | Formation::Train => false,
    };
    let is_mounted = stack.iter().any(|(_, formation)| *formation == Formation::Mounted);
    require(
        !is_mounted || stack.iter().all(with_horses),
        Refusal::new("ST-STK-04", "ST 8.24", "st-stk-04-mounted").with(hex),
    )?;
    require(
        stack.len() <= usize::from(limits.units),
        Refusal::new("ST-STK-01", "ST 8.2", "st-stk-01-units").with(hex).with(limits.units),
    )?;
    let size = |unit: UnitId| match position.info(unit).arm {
        Arm::Wagon => limits.wagon,
        Arm::Infantry | Arm::Cavalry | Arm::Artillery => position.state(unit).strength,
    };
    require(
        stack.iter().map(|(unit, _)| u16::from(size(*unit))).sum::<u16>() <= limits.points.into(),
        Refusal::new("ST-STK-01", "ST 8.2", "st-stk-01-points").with(hex).with(limits.points),
    )
}

/// Checks whether units in these formations may be in Reserve together. ST 8.71, 8.72, 8.74.
/// ST-STK-10.
pub fn reserve(position: Position<'_>, hex: HexId, stack: &[(UnitId, Formation)]) -> Check {
    let limits = &position.charts().stacking;
    let barred = |formation: Formation| matches!(formation, Formation::Column | Formation::Train);
    if let Some((unit, _)) = stack.iter().find(|(_, formation)| barred(*formation)) {
        return Refusal::new("ST-STK-10", "ST 8.74", "st-stk-10-not-in-reserve").with(*unit).err();
    }
    let routed = stack.iter().find(|(unit, _)| position.state(*unit).routed);
    if let Some((unit, _)) = routed {
        return Refusal::new("ST-STK-10", "ST 8.7", "st-stk-10-routed").with(*unit).err();
    }
    let of = |wanted: fn(Formation) -> bool| -> Vec<UnitId> {
        stack.iter().filter(|(_, formation)| wanted(*formation)).map(|(unit, _)| *unit).collect()
    };
    let (foot, mounted) = (of(Formation::is_line), of(|it| it == Formation::Mounted));
    let (limbered, unlimbered) =
        (of(|it| it == Formation::Limbered), of(|it| it == Formation::Unlimbered));
    let kinds =
        [&foot, &mounted, &limbered, &unlimbered].iter().filter(|it| !it.is_empty()).count();
    let horse_only = limbered.iter().all(|unit| position.info(*unit).horse);
    let with_horses = foot.is_empty() && unlimbered.is_empty() && horse_only;
    require(
        kinds < 2 || with_horses,
        Refusal::new("ST-STK-10", "ST 8.72", "st-stk-10-types").with(hex),
    )?;
    require(
        limbered.len() + unlimbered.len() <= usize::from(limits.reserve_batteries),
        Refusal::new("ST-STK-10", "ST 8.71", "st-stk-10-batteries")
            .with(hex)
            .with(limits.reserve_batteries),
    )?;
    let points: u16 =
        foot.iter().chain(&mounted).map(|unit| u16::from(position.state(*unit).strength)).sum();
    require(
        points <= limits.reserve_points.into(),
        Refusal::new("ST-STK-10", "ST 8.71", "st-stk-10-points")
            .with(hex)
            .with(limits.reserve_points),
    )
}
