//! Explanations of illegal answers, with the values that the rule compares.

use kernel::words::{all_of, any_of};
use kernel::{Detail, HexId, Side, Why, say};

use super::chart::share;
use super::hexside::on_hexside;
use super::name::{band_name, number, strength, unit_name};
use super::note::permissions;
use super::question::moment;
use crate::check::movement::{self, CostCause};
use crate::check::range;
use crate::check::{fire, legality, rebuild, stacking, support, values};
use crate::choice::Choice;
use crate::game::{Game, Order, RangeBand, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::question::{
    AdvanceQuestion, AssaultQuestion, Canister, FireQuestion, FogQuestion, MoveQuestion,
    OverstackQuestion, Question, RallyQuestion, Rallying, RetreatQuestion, RetreatWalk,
    SkirmishWithdrawal, Volley, Walk, Withdrawal,
};
use crate::refusal::{Evidence, Refusal, not_an_answer};
use crate::rulebook;
use crate::system::Position;

/// Returns the first rule that forbids an answer, with its values. `None` if the answer is legal.
pub fn why(position: Position<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal =
        goal(position, question, choice, legality::check(position, question, choice).err()?);
    let mut reason = refusal.describe(position.game());
    if refusal == not_an_answer() {
        reason = say!("why-asks-for", reason, kinds = asked_for(position, question));
    }
    let values = values_of(position, question, choice, &refusal);
    let (requirement, section) =
        (refusal.requirement, rulebook::of_refusal(position.profile(), &refusal));
    Some(Why { requirement, section, reason, values })
}

/// Explains why a move cannot reach a distant hex, instead of reporting only that the hex is not
/// adjacent.
fn goal(position: Position<'_>, question: &Question, choice: Choice, refusal: Refusal) -> Refusal {
    let Question::Move(MoveQuestion::Hex(walk)) = question else { return refusal };
    match choice {
        Choice::Hex(to) if position.distance(walk.here, to) != 1 => {
            movement::goal(position, walk, to)
        }
        _ => refusal,
    }
}

/// Describes the kinds of answers that the question accepts: `a hex or \`stop\``.
fn asked_for(position: Position<'_>, question: &Question) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for candidate in legality::candidates(position, question) {
        let kind = match candidate {
            Choice::Unit(_) => "unit",
            Choice::Hex(_) => "hex",
            Choice::Brigade(_) => "brigade",
            Choice::Chit(_) => "chit",
            Choice::Order(_) => "order",
            Choice::Side(_) => "side",
            Choice::Hexside(_) => "hexside",
            Choice::Alternative(_) => "alternative",
            Choice::Word(word) => word.id(),
        };
        let kind = match candidate {
            Choice::Word(_) => format!("`{kind}`"),
            _ => say!("why-kind", kind),
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    any_of(kinds)
}

fn values_of(
    position: Position<'_>,
    question: &Question,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        Question::Chits(_) => chit_moments(position, choice, refusal),
        Question::Fire(question) => of_fire(position, question, choice, refusal),
        Question::Panic(_) => of_unit(position, choice, cohesion),
        Question::Move(question) => of_move(position, question, choice, refusal),
        Question::Assault(question) => of_assault(position, question, choice),
        Question::Rally(question) => of_rally(position, question, choice),
        Question::Overstack(OverstackQuestion::Unit(hex)) => sizes(position, *hex),
        Question::Fog(FogQuestion::Hex(_, unit))
        | Question::Skirmish(SkirmishWithdrawal { unit, .. })
        | Question::Cavalry(Withdrawal { unit, .. })
        | Question::Retreat(RetreatQuestion::Hex(RetreatWalk { unit, .. }))
        | Question::Advance(AdvanceQuestion::Hex(unit))
        | Question::Overstack(OverstackQuestion::Hex(unit)) => of_arrival(position, *unit, choice),
        Question::Advance(AdvanceQuestion::Unit(advance)) => {
            of_unit(position, choice, |position, unit| arrival(position, unit, advance.into))
        }
        _ => Vec::new(),
    }
}

fn of_fire(
    position: Position<'_>,
    question: &FireQuestion,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        FireQuestion::Unit(volley) => {
            of_unit(position, choice, |position, unit| at_each_target(position, volley, unit))
        }
        FireQuestion::Target(volley, unit) => choice
            .hex()
            .map(|hex| of_shot(position, volley, &only(*unit), hex, refusal))
            .unwrap_or_default(),
        FireQuestion::Join(volley, firers) => {
            let mut group = *firers;
            if let Choice::Unit(unit) = choice {
                group.insert(unit.index());
            }
            volley
                .target
                .map(|hex| of_shot(position, volley, &group, hex, refusal))
                .unwrap_or_default()
        }
        FireQuestion::Canister(..) | FireQuestion::Announce(..) | FireQuestion::Primary(..) => {
            Vec::new()
        }
    }
}

fn of_move(
    position: Position<'_>,
    question: &MoveQuestion,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        MoveQuestion::Unit(_) => Vec::new(),
        MoveQuestion::Stack(_, movers) => of_unit(position, choice, |position, unit| {
            loads(position, members(movers).chain([unit]))
        }),
        MoveQuestion::Hex(walk) => {
            choice.hex().map(|to| of_step(position, walk, to, refusal)).unwrap_or_default()
        }
    }
}

fn of_assault(position: Position<'_>, question: &AssaultQuestion, choice: Choice) -> Vec<Detail> {
    match question {
        AssaultQuestion::Unit(_) => of_unit(position, choice, on_each_target),
        AssaultQuestion::Target(_) | AssaultQuestion::Next | AssaultQuestion::Hex(..) => Vec::new(),
    }
}

fn of_rally(position: Position<'_>, question: &RallyQuestion, choice: Choice) -> Vec<Detail> {
    match question {
        RallyQuestion::Unit(_) => of_unit(position, choice, nearest_enemies),
        RallyQuestion::Action(Rallying::Brigade(_), _) => {
            let order = position.board.activation().and_then(|active| active.order);
            let permits =
                |order: Order| Detail::new(order.id(), permissions(position.package, order));
            order.map(permits).into_iter().collect()
        }
        RallyQuestion::Action(Rallying::Artillery(_), _) => Vec::new(),
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            of_arrival(position, *unit, choice)
        }
    }
}

/// Returns details about a chosen unit. Empty for other answers.
fn of_unit<'a>(
    position: Position<'a>,
    choice: Choice,
    words: impl FnOnce(Position<'a>, UnitId) -> Vec<Detail>,
) -> Vec<Detail> {
    choice.unit().map(|unit| words(position, unit)).unwrap_or_default()
}

fn of_step(position: Position<'_>, walk: &Walk, to: HexId, refusal: &Refusal) -> Vec<Detail> {
    match refusal.evidence {
        Some(Evidence::Costs) => {
            let items = movement::bill(position, walk, to).unwrap_or_default();
            let item = |item: movement::CostItem| {
                Detail::new(cost_cause(position.game(), item.cause), item.points.to_string())
            };
            items.into_iter().map(item).collect()
        }
        Some(Evidence::Room) => room(position, to, &walk.movers),
        Some(Evidence::Enemies) => {
            let mover = members(&walk.movers).next();
            mover.map(|unit| enemies_near(position, to, position.side_of(unit))).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Returns the name of a movement cost.
fn cost_cause(game: &Game, cause: CostCause) -> String {
    let cause = match cause {
        CostCause::Ground(terrain) => return game.terrain.kind(terrain).name.to_lowercase(),
        CostCause::Hexside(thing) => return on_hexside(game, thing).into(),
        CostCause::Marker(marker) => {
            return game.ground_markers[marker.index()].name.to_lowercase();
        }
        CostCause::SkirmishOrder => "skirmish-order",
        CostCause::Road => "road",
        CostCause::March => "march",
        CostCause::BlockedRoad => "blocked-road",
        CostCause::SkirmishScreen => "skirmish-screen",
    };
    say!("why-cost", cause)
}

/// Returns the reasons why a unit cannot fire, one for each possible target.
fn at_each_target(position: Position<'_>, volley: &Volley, unit: UnitId) -> Vec<Detail> {
    if fire::may_fire(position, volley, unit).is_err() {
        return Vec::new();
    }
    let question = FireQuestion::Target(*volley, unit).into();
    legality::candidates(position, &question)
        .into_iter()
        .filter_map(|choice| at_target(position, &question, choice))
        .collect()
}

/// Returns the reasons why a unit cannot attack, one for each adjacent enemy.
fn on_each_target(position: Position<'_>, unit: UnitId) -> Vec<Detail> {
    let question = AssaultQuestion::Target(unit).into();
    let enemy = |choice: &Choice| matches!(choice, Choice::Hex(hex) if position.enemy_in(*hex, position.side_of(unit)));
    legality::candidates(position, &question)
        .into_iter()
        .filter(enemy)
        .filter_map(|choice| at_target(position, &question, choice))
        .collect()
}

fn at_target(position: Position<'_>, question: &Question, choice: Choice) -> Option<Detail> {
    let Choice::Hex(hex) = choice else { return None };
    let refusal = legality::check(position, question, choice).err()?;
    let detail = Detail::new(number(position.game(), hex), refusal.describe(position.game()));
    Some(detail.by(rulebook::of_refusal(position.profile(), &refusal)))
}

fn of_shot(
    position: Position<'_>,
    volley: &Volley,
    firers: &UnitSet,
    target: HexId,
    refusal: &Refusal,
) -> Vec<Detail> {
    let game = position.game();
    let aimed = volley.at(target);
    match refusal.evidence {
        Some(Evidence::Strength) => {
            let power = fire::strength(position, &aimed, firers, target, Canister::Used);
            power.contributions.iter().map(|firer| share(game, firer)).collect()
        }
        Some(Evidence::Ranges) => {
            members(firers).filter_map(|unit| reach_of_weapon(position, unit)).collect()
        }
        Some(Evidence::Levels) => {
            let level = |hex: HexId| {
                let level = game.map.hex(hex).level.to_string();
                Detail::new(say!("why-level", hex = number(game, hex)), level)
            };
            let hexes = members(firers).filter_map(|unit| position.board.hex_of(unit));
            hexes.chain([target]).map(level).collect()
        }
        _ => Vec::new(),
    }
}

/// Describes the ranges of a unit: `Rf: Effective 2, Long 3, Extreme 4`.
fn reach_of_weapon(position: Position<'_>, unit: UnitId) -> Option<Detail> {
    let info = position.info(unit);
    let bands = range::bands(position, unit)?;
    let bands = [
        (RangeBand::Canister, bands.canister),
        (RangeBand::Effective, Some(bands.effective)),
        (RangeBand::Long, bands.long),
        (RangeBand::Extreme, Some(bands.extreme)),
    ];
    let words =
        bands.into_iter().filter_map(|(of, last)| Some(format!("{} {}", band_name(of), last?)));
    let words: Vec<_> = words.collect();
    let weapon = &position.game().weapons[info.weapon.index()].sign;
    Some(Detail::new(say!("why-range", weapon), words.join(", ")))
}

/// Returns the stacking points that a hex would contain, and the stacking limit.
fn room(position: Position<'_>, hex: HexId, units: &UnitSet) -> Vec<Detail> {
    let there = position.board.units_in(hex).filter(|unit| !units.contains(unit.index()));
    let mut details = loads(position, there.chain(members(units)));
    let load = stacking::load_with(position, hex, units);
    let (what, limit) = (say!("why-together", hex = number(position.game(), hex)), details.pop());
    details.push(Detail::new(what, load.to_string()));
    details.extend(limit);
    details
}

/// Returns the stacking points of each unit, and the stacking limit of a hex.
fn loads(position: Position<'_>, units: impl Iterator<Item = UnitId>) -> Vec<Detail> {
    let load = |unit| {
        let points = stacking::points(position, unit);
        Detail::new(unit_name(position.game(), unit), points.to_string())
    };
    let limit = Detail::new(say!("why-hex-limit"), position.game().stacking.limit.to_string());
    units.map(load).chain([limit]).collect()
}

fn enemies_near(position: Position<'_>, hex: HexId, side: Side) -> Vec<Detail> {
    let near =
        position.on_map(side.other()).filter(|&(_, there)| position.distance(hex, there) <= 2);
    let detail = |(unit, there): (UnitId, HexId)| {
        let (hex, distance) = (number(position.game(), there), position.distance(hex, there));
        let value = say!("why-enemy-near", hex, distance);
        Detail::new(unit_name(position.game(), unit), value)
    };
    near.map(detail).collect()
}

/// Returns the parts of a unit's cohesion rating. VAL-05.
pub fn cohesion(position: Position<'_>, unit: UnitId) -> Vec<Detail> {
    let printed = Detail::new(say!("why-printed-cohesion"), position.printed(unit).cr.to_string());
    let marker = position.board.unit(unit).morale.penalty();
    let marker = (marker > 0).then(|| Detail::new(say!("why-morale-marker"), format!("-{marker}")));
    let alone = !support::is_supported(position, unit);
    let alone = alone.then(|| Detail::new(say!("why-without-support"), "-1"));
    let total = Detail::new(say!("why-cohesion"), values::modified_cr(position, unit).to_string());
    [Some(printed), marker, alone, Some(total)].into_iter().flatten().collect()
}

/// Returns the enemies that are too near for a unit to rally.
fn nearest_enemies(position: Position<'_>, unit: UnitId) -> Vec<Detail> {
    let Some(hex) = position.board.hex_of(unit) else { return Vec::new() };
    let side = position.side_of(unit);
    let Some(nearest) = position.nearest(hex, side.other()) else { return Vec::new() };
    if nearest >= rebuild::CLEAR_OF_ENEMIES {
        return Vec::new();
    }
    let enemies = position
        .on_map(side.other())
        .filter(|&(_, there)| position.distance(hex, there) == nearest);
    let name = |(unit, there)| {
        let (unit, hex) = (unit_name(position.game(), unit), number(position.game(), there));
        say!("why-unit-in", unit, hex)
    };
    vec![Detail::new(say!("why-nearest-enemy"), all_of(enemies.map(name)))]
}

/// Returns the times at which an event chit can be played.
fn chit_moments(position: Position<'_>, choice: Choice, refusal: &Refusal) -> Vec<Detail> {
    let Choice::Chit(chit) = choice else { return Vec::new() };
    let Some(event) = position.chit(chit).event() else { return Vec::new() };
    if refusal.evidence != Some(Evidence::Moments) {
        return Vec::new();
    }
    let words = event.windows.iter().map(|&window| moment(window).to_string());
    vec![Detail::new(say!("why-played"), any_of(words))]
}

/// Returns the printed strengths of the units in an overstacked hex.
fn sizes(position: Position<'_>, hex: HexId) -> Vec<Detail> {
    let printed =
        |unit| Detail::new(unit_name(position.game(), unit), strength(position.printed(unit).sp));
    position.board.units_in(hex).map(printed).collect()
}

fn of_arrival(position: Position<'_>, unit: UnitId, choice: Choice) -> Vec<Detail> {
    choice.hex().map(|hex| arrival(position, unit, hex)).unwrap_or_default()
}

/// Returns details about the hex in which a single unit would arrive: stacking points and enemies.
fn arrival(position: Position<'_>, unit: UnitId, hex: HexId) -> Vec<Detail> {
    let mine = only(unit);
    if !stacking::fits(position, hex, &mine) && !position.enemy_in(hex, position.side_of(unit)) {
        return room(position, hex, &mine);
    }
    enemies_near(position, hex, position.side_of(unit))
}
