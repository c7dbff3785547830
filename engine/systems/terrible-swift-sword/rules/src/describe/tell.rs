use kernel::words::all_of;
use kernel::{Detail, Line, say};

use super::{
    brigade, direction, hex, leader, rout_reason, shift_reason, signed, times, unit, units,
};
use crate::board::Strategic;
use crate::choice::Mover;
use crate::event::{
    Assault, Attack, Event, Fate, FireReport, Layer, LossKind, MeleeReport, MoraleCause,
    ReserveMark, RoutCause, RoutReport, Verdict,
};
use crate::game::{Game, UnitId};
use crate::question::{Occasion, RetreatCause};
use crate::rules::Rules;

/// Returns a fact as a line of the log. Both sides see the same line, since this system hides
/// nothing.
pub fn line(rules: &Rules, event: &Event) -> Line {
    let game = &*rules.game;
    let die = |die: &dyn ToString| vec![Detail::new(say!("detail-die"), die.to_string())];
    let details = match event {
        Event::Fired { fire } => of_fire(game, fire),
        Event::RoutChecked { check, .. } => of_check(check),
        Event::MeleeFought { melee } => of_melee(game, &melee.assault),
        Event::AmmunitionTested { die: rolled, .. }
        | Event::CaissonTested { die: rolled, .. }
        | Event::AimTested { die: rolled, .. }
        | Event::DemoralisationTested { die: rolled, .. }
        | Event::Demoralised { die: rolled, .. } => die(rolled),
        Event::LeaderTested { dice, .. } => die(&dice.sum()),
        Event::Moved { cost, .. }
        | Event::Entered { cost, .. }
        | Event::FormationChanged { cost, .. } => {
            vec![Detail::new(say!("detail-cost"), cost.to_string()).by("ST 9.0")]
        }
        _ => Vec::new(),
    };
    let (name, emphasis, rule) = (event.name(), event.emphasis(), event.section());
    Line { name, emphasis, text: text(rules, event), rule, details }
}

fn text(rules: &Rules, event: &Event) -> String {
    let game = &*rules.game;
    let name = |own: &UnitId| unit(game, *own);
    let place = |at: &kernel::HexId| hex(game, *at);
    match event {
        Event::UnitPlaced { unit, hex, formation, .. } => {
            let formation = super::formation(*formation);
            say!("unit-placed", unit = name(unit), hex = place(hex), formation)
        }
        Event::LeaderPlaced { leader: own, hex } => {
            say!("leader-placed", leader = leader(game, *own), hex = place(hex))
        }
        Event::SetUpEnded { side } => say!("set-up-ended", side = &game.side_names[*side]),
        Event::TurnBegan { turn } => {
            say!("turn-began", turn = *turn, time = super::time(rules, *turn))
        }
        Event::StageBegan { side, stage } => super::stage(game, *side, *stage),
        Event::CommandChecked { side, out_of_command } if out_of_command.is_empty() => {
            say!("command-checked-none", side = &game.side_names[*side])
        }
        Event::CommandChecked { out_of_command, .. } => {
            say!("command-checked", units = units(game, *out_of_command))
        }
        Event::BrigadePaid { brigade: own, points } => {
            say!("brigade-paid", brigade = brigade(game, *own), points = *points)
        }
        Event::MoraleChanged { by, cause } => morale(rules, *by, *cause),
        Event::Entered { mover, hex, .. } => {
            say!("entered", mover = mover.name(game), hex = place(hex))
        }
        Event::Moved { mover, to, .. } => {
            say!("moved", mover = mover.name(game), hex = place(to))
        }
        Event::MoveEnded { mover } => say!("move-ended", mover = mover.name(game)),
        Event::FormationChanged { unit, formation, .. } => {
            say!("formation-changed", unit = name(unit), formation = formation.id())
        }
        Event::ChangeFailed { unit, .. } => say!("change-failed", unit = name(unit)),
        Event::LineFormed { unit } => say!("line-formed", unit = name(unit)),
        Event::Turned { unit, facing } => {
            say!("turned", unit = name(unit), direction = direction(game, *facing))
        }
        Event::Faced { hex, facing, .. } => {
            say!("faced", hex = place(hex), direction = direction(game, *facing))
        }
        Event::StackOrdered { unit, layer } => {
            let layer = if *layer == Layer::Top { "top" } else { "bottom" };
            say!("stack-ordered", unit = name(unit), layer)
        }
        Event::ReserveChanged { hex, reserve, .. } => {
            let mark = if *reserve == ReserveMark::Placed { "placed" } else { "removed" };
            say!("reserve-changed", hex = place(hex), mark)
        }
        Event::Exited { mover, .. } => say!("exited", mover = mover.name(game)),
        Event::Fired { fire } => fired(game, fire),
        Event::AimTested { unit, die } => {
            say!("aim-tested", unit = name(unit), die = die.pips())
        }
        Event::Overshot { unit, aimed, hex: Some(at), .. } => {
            say!("overshot", unit = name(unit), aimed = place(aimed), hex = place(at))
        }
        Event::Overshot { unit, aimed, hex: None, .. } => {
            say!("overshot-map", unit = name(unit), aimed = place(aimed))
        }
        Event::FireEnded { hex } => say!("fire-ended", hex = place(hex)),
        Event::Pinned { hex, .. } => say!("pinned", hex = place(hex)),
        Event::UnitPinned { unit } => say!("unit-pinned", unit = name(unit)),
        Event::PinLifted { unit } => say!("pin-lifted", unit = name(unit)),
        Event::StrengthLost { unit, points, loss } => {
            let loss = if *loss == LossKind::Captured { "captured" } else { "killed" };
            say!("strength-lost", unit = name(unit), points = *points, loss)
        }
        Event::CrewLost { unit, steps } => {
            say!("crew-lost", unit = name(unit), steps = *steps)
        }
        Event::Removed { unit } => say!("removed", unit = name(unit)),
        Event::AmmunitionTested { unit, die } => {
            say!("ammunition-tested", unit = name(unit), die = die.pips())
        }
        Event::Depleted { unit } => say!("depleted", unit = name(unit)),
        Event::CaissonTested { unit, die } => {
            say!("caisson-tested", unit = name(unit), die = die.pips())
        }
        Event::RoundsLost { unit, rounds } => {
            say!("rounds-lost", unit = name(unit), rounds = *rounds)
        }
        Event::LeaderTested { leader: own, dice } => {
            say!("leader-tested", leader = leader(game, *own), dice = dice.sum())
        }
        Event::LeaderLost { leader: own, fate } => {
            let fate = match fate {
                Fate::Killed => "killed",
                Fate::Wounded => "wounded",
                Fate::Captured => "captured",
            };
            say!("leader-lost", leader = leader(game, *own), fate)
        }
        Event::LeaderWent { leader: own, to } => {
            say!("leader-went", leader = leader(game, *own), hex = place(to))
        }
        Event::ReplacementPlaced { leader: own, hex } => {
            say!("replacement-placed", leader = leader(game, *own), hex = place(hex))
        }
        Event::LeaderRemoved { leader: own } => {
            say!("leader-removed", leader = leader(game, *own))
        }
        Event::RoutChecked { unit, check } => {
            let verdict = if check.verdict == Verdict::Routs { "routs" } else { "holds" };
            say!("rout-checked", unit = name(unit), verdict, die = check.die.pips())
        }
        Event::Routed { unit, cause } => {
            let cause = match cause {
                RoutCause::Check => "check",
                RoutCause::Town => "town",
                RoutCause::Brigade => "brigade",
                RoutCause::Charge => "charge",
            };
            say!("routed", unit = name(unit), cause)
        }
        Event::Retreated { unit, to, cause, .. } => {
            let cause = if *cause == RetreatCause::Rout { "rout" } else { "retreat" };
            say!("retreated", unit = name(unit), hex = place(to), cause)
        }
        Event::Withdrew { unit } => say!("withdrew", unit = name(unit)),
        Event::Trapped { unit } => say!("trapped", unit = name(unit)),
        Event::BrigadeBroken { brigade: own } => {
            say!("brigade-broken", brigade = brigade(game, *own))
        }
        Event::BrigadeRestored { brigade: own } => {
            say!("brigade-restored", brigade = brigade(game, *own))
        }
        Event::DemoralisationTested { brigade: own, die, level } => {
            let (brigade, die) = (brigade(game, *own), die.pips());
            say!("demoralisation-tested", brigade, die, level = *level)
        }
        Event::Demoralised { brigade: own, by, .. } => {
            say!("demoralised", brigade = brigade(game, *own), by = *by)
        }
        Event::ChargeDeclared { unit, hex } => {
            say!("charge-declared", unit = name(unit), hex = place(hex))
        }
        Event::Advanced { unit, to, .. } => {
            say!("advanced", unit = name(unit), hex = place(to))
        }
        Event::MeleeEntered { mover, to, .. } => {
            say!("melee-entered", mover = mover.name(game), hex = place(to))
        }
        Event::MeleeFought { melee } => fought(game, melee),
        Event::MeleeHeld { hex } => say!("melee-held", hex = place(hex)),
        Event::Engaged { hex } => say!("engaged", hex = place(hex)),
        Event::MeleeEnded { hex } => say!("melee-ended", hex = place(hex)),
        Event::Rallied { unit, leader: Some(own) } => {
            say!("rallied-by", unit = name(unit), leader = leader(game, *own))
        }
        Event::Rallied { unit, leader: None } => say!("rallied", unit = name(unit)),
        Event::Resupplied { unit } => say!("resupplied", unit = name(unit)),
        Event::RoundsMoved { from, to, rounds } => {
            say!("rounds-moved", unit = name(from), other = name(to), rounds = *rounds)
        }
        Event::GuardGiven { unit, wagon } => {
            say!("guard-given", unit = name(unit), wagon = name(wagon))
        }
        Event::WagonTaken { wagon, side } => {
            say!("wagon-taken", unit = name(wagon), side = &game.side_names[*side])
        }
        Event::WagonDestroyed { wagon } => say!("wagon-destroyed", unit = name(wagon)),
        Event::PinsRemoved { side } => say!("pins-removed", side = &game.side_names[*side]),
        Event::StrategyRolled { result, .. } => strategy(game, *result),
        Event::GameEnded {} => say!("game-ended"),
    }
}

/// Returns the strategic result of the battle in words.
pub fn strategy(game: &Game, result: Strategic) -> String {
    match result {
        Strategic::Draw => say!("strategy-draw"),
        Strategic::For(side) => say!("strategy-for", side = &game.side_names[side]),
    }
}

fn morale(rules: &Rules, by: i16, cause: MoraleCause) -> String {
    let game = &*rules.game;
    let side = &game.side_names[game.charts.morale.side];
    let (id, of) = match cause {
        MoraleCause::Turn => ("turn", String::new()),
        MoraleCause::Loss(own) => ("loss", Mover::Unit(own).name(game).to_owned()),
        MoraleCause::Rout(own) => ("rout", Mover::Unit(own).name(game).to_owned()),
        MoraleCause::Rally(own) => ("rally", Mover::Unit(own).name(game).to_owned()),
        MoraleCause::Leader(own) => ("leader", Mover::Leader(own).name(game).to_owned()),
    };
    let by = if by < 0 { by.to_string() } else { format!("+{by}") };
    say!("morale-changed", side, by, cause = id, of)
}

fn fired(game: &Game, fire: &FireReport) -> String {
    let attack = &fire.attack;
    let names = attack.shots.iter().map(|shot| unit(game, shot.unit).to_owned());
    let (units, firing) = (all_of(names), attack.shots.len());
    let (target, hex) = (unit(game, attack.target), hex(game, attack.hex));
    let occasion = match attack.occasion {
        None => "none",
        Some(Occasion::Withdrawal | Occasion::Covering) => "withdrawal",
        Some(Occasion::Retreat) => "retreat",
        Some(Occasion::Limbering) => "limbering",
    };
    let (points, column) = (attack.points, column(game, attack.column));
    let result = result(fire);
    let die = fire.die.map_or_else(String::new, |die| die.to_string());
    say!("fired", units, firing, target, hex, occasion, points, column, die, result)
}

/// Returns the heading of a fire column: `3-5`, `15+`, `under 1`.
pub fn column(game: &Game, column: usize) -> String {
    let columns = &game.charts.fire.columns;
    let least = columns.get(column).copied().unwrap_or(0);
    match columns.get(column + 1).map(|next| next - 1) {
        Some(0) => say!("column-under-one"),
        Some(most) if most == least => least.to_string(),
        Some(most) => format!("{least}-{most}"),
        None => format!("{least}+"),
    }
}

fn result(fire: &FireReport) -> String {
    use crate::game::FireResult;
    match fire.result {
        FireResult::None => say!("result-none"),
        FireResult::Pin => say!("result-pin"),
        FireResult::Loss(points) | FireResult::Starred(points) => {
            say!(
                "result-loss",
                points,
                star = matches!(fire.result, FireResult::Starred(_)).to_string()
            )
        }
    }
}

fn fought(game: &Game, melee: &MeleeReport) -> String {
    let assault = &melee.assault;
    let names =
        |side: &[(UnitId, u8)]| all_of(side.iter().map(|(own, _)| unit(game, *own).to_owned()));
    let (attackers, defenders) = (names(&assault.attacking), names(&assault.defending));
    let die = melee.die.map_or_else(String::new, |die| die.to_string());
    let (hex, result) = (hex(game, assault.hex), melee.result.to_string());
    let differential = format!("{:+}", assault.differential);
    say!("melee-fought", attackers, defenders, hex, differential, die, result)
}

fn of_fire(game: &Game, fire: &FireReport) -> Vec<Detail> {
    let die = fire.die.map(|die| Detail::new(say!("detail-die"), die.to_string()));
    of_attack(game, &fire.attack).into_iter().chain(die).collect()
}

/// Returns the inputs of a fire attack before its die is rolled.
pub fn of_attack(game: &Game, attack: &Attack) -> Vec<Detail> {
    let shots = attack.shots.iter().map(|shot| {
        let (strength, range) = (shot.against, shot.range);
        let points = shot.points;
        let words = say!("shot", strength, multiple = times(shot.multiple), range, points);
        Detail::new(unit(game, shot.unit), words).by("ST 10.26")
    });
    let base = Detail::new(say!("detail-column"), column(game, attack.base)).by("ST 10.9");
    let shifts = attack
        .shifts
        .iter()
        .map(|it| Detail::new(shift_reason(it.reason), signed(it.columns)).by("ST 10.4"));
    let end = Detail::new(say!("detail-shifted"), column(game, attack.column)).by("ST 10.47");
    shots.chain([base]).chain(shifts).chain([end]).collect()
}

fn of_check(check: &RoutReport) -> Vec<Detail> {
    let modifiers = check
        .modifiers
        .iter()
        .map(|it| Detail::new(rout_reason(it.reason), signed(it.die)).by("ST 14.2"));
    let die = Detail::new(say!("detail-die"), check.die.to_string());
    let again = check.again.map(|die| Detail::new(say!("detail-again"), die.to_string()));
    modifiers.chain([die]).chain(again).collect()
}

/// Returns the inputs of a melee before its die is rolled.
pub fn of_melee(game: &Game, assault: &Assault) -> Vec<Detail> {
    let strength = |side: &[(UnitId, u8)]| -> Vec<Detail> {
        let each =
            side.iter().map(|(own, points)| Detail::new(unit(game, *own), points.to_string()));
        each.collect()
    };
    let bonus = |label: String, points: u8| {
        (points > 0).then(|| Detail::new(label, format!("+{points}")).by("ST 13.3"))
    };
    let leader = game.charts.melee.leader;
    let of = |leaders: crate::game::LeaderSet| if leaders.is_empty() { 0 } else { leader };
    let mut details = strength(&assault.attacking);
    details.extend(bonus(say!("detail-attacking-leader"), of(assault.attacking_leaders)));
    details.extend(strength(&assault.defending));
    details.extend(bonus(say!("detail-defending-leader"), of(assault.defending_leaders)));
    details.extend(bonus(say!("detail-terrain"), assault.terrain));
    details
}
