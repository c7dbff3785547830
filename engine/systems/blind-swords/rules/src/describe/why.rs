//! Explanations of illegal answers, with the values behind the rule.

use kernel::words::{all_of, any_of};
use kernel::{Detail, HexId, Side, Why, say};

use super::chart::share;
use super::hexside::on_hexside;
use super::name::{band_name, number, strength, unit_name};
use super::note::permissions;
use super::question::moment;
use crate::check::movement::{self, CostCause};
use crate::check::range;
use crate::check::{fire, legality, rally, stacking, support, values};
use crate::choice::Choice;
use crate::game::{Game, Order, RangeBand, UnitId, UnitSet};
use crate::look::{Look, members, only};
use crate::question::{
    AdvanceQuestion, AssaultQuestion, Canister, FireQuestion, FogQuestion, MoveQuestion,
    OverstackQuestion, Question, RallyQuestion, Rallying, RetreatQuestion, RetreatWalk,
    SkirmishWithdrawal, Volley, Walk, Withdrawal,
};
use crate::refusal::{Evidence, Refusal, not_an_answer};
use crate::rulebook;
use crate::system::Scene;

/// Returns the first rule that forbids an answer, with its values. `None` for a legal answer.
pub fn why(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal = goal(scene, question, choice, legality::check(scene, question, choice).err()?);
    let mut reason = refusal.describe(scene.game());
    if refusal == not_an_answer() {
        reason = say!("why-asks-for", reason, kinds = asked_for(scene, question));
    }
    let values = values_of(scene, question, choice, &refusal);
    let (requirement, section) =
        (refusal.requirement, rulebook::of_refusal(scene.profile(), &refusal));
    Some(Why { requirement, section, reason, values })
}

/// Explains a distant hex by the path to it, because that says more than that the hex is not
/// adjacent.
fn goal(scene: Scene<'_>, question: &Question, choice: Choice, refusal: Refusal) -> Refusal {
    let Question::Move(MoveQuestion::Hex(walk)) = question else { return refusal };
    match choice {
        Choice::Hex(to) if scene.distance(walk.here, to) != 1 => movement::goal(scene, walk, to),
        _ => refusal,
    }
}

/// Kinds of answers that the question accepts: `a hex or \`stop\``.
fn asked_for(scene: Scene<'_>, question: &Question) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for candidate in legality::candidates(scene, question) {
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
    scene: Scene<'_>,
    question: &Question,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        Question::Chits(_) => chit_moments(scene, choice, refusal),
        Question::Fire(question) => of_fire(scene, question, choice, refusal),
        Question::Panic(_) => of_unit(scene, choice, cohesion),
        Question::Move(question) => of_move(scene, question, choice, refusal),
        Question::Assault(question) => of_assault(scene, question, choice),
        Question::Rally(question) => of_rally(scene, question, choice),
        Question::Overstack(OverstackQuestion::Unit(hex)) => sizes(scene, *hex),
        Question::Fog(FogQuestion::Hex(_, unit))
        | Question::Skirmish(SkirmishWithdrawal { unit, .. })
        | Question::Cavalry(Withdrawal { unit, .. })
        | Question::Retreat(RetreatQuestion::Hex(RetreatWalk { unit, .. }))
        | Question::Advance(AdvanceQuestion::Hex(unit))
        | Question::Overstack(OverstackQuestion::Hex(unit)) => of_arrival(scene, *unit, choice),
        Question::Advance(AdvanceQuestion::Unit(advance)) => {
            of_unit(scene, choice, |scene, unit| arrival(scene, unit, advance.into))
        }
        _ => Vec::new(),
    }
}

fn of_fire(
    scene: Scene<'_>,
    question: &FireQuestion,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        FireQuestion::Unit(volley) => {
            of_unit(scene, choice, |scene, unit| at_each_target(scene, volley, unit))
        }
        FireQuestion::Target(volley, unit) => choice
            .hex()
            .map(|hex| of_shot(scene, volley, &only(*unit), hex, refusal))
            .unwrap_or_default(),
        FireQuestion::Join(volley, firers) => {
            let mut group = *firers;
            if let Choice::Unit(unit) = choice {
                group.insert(unit.index());
            }
            volley
                .target
                .map(|hex| of_shot(scene, volley, &group, hex, refusal))
                .unwrap_or_default()
        }
        FireQuestion::Canister(..) | FireQuestion::Announce(..) | FireQuestion::Primary(..) => {
            Vec::new()
        }
    }
}

fn of_move(
    scene: Scene<'_>,
    question: &MoveQuestion,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match question {
        MoveQuestion::Unit(_) => Vec::new(),
        MoveQuestion::Stack(_, movers) => {
            of_unit(scene, choice, |scene, unit| loads(scene, members(movers).chain([unit])))
        }
        MoveQuestion::Hex(walk) => {
            choice.hex().map(|to| of_step(scene, walk, to, refusal)).unwrap_or_default()
        }
    }
}

fn of_assault(scene: Scene<'_>, question: &AssaultQuestion, choice: Choice) -> Vec<Detail> {
    match question {
        AssaultQuestion::Unit(_) => of_unit(scene, choice, on_each_target),
        AssaultQuestion::Target(_) | AssaultQuestion::Next | AssaultQuestion::Hex(..) => Vec::new(),
    }
}

fn of_rally(scene: Scene<'_>, question: &RallyQuestion, choice: Choice) -> Vec<Detail> {
    match question {
        RallyQuestion::Unit(_) => of_unit(scene, choice, nearest_enemies),
        RallyQuestion::Action(Rallying::Brigade(_), _) => {
            let order = scene.board.activation().and_then(|active| active.order);
            let permits = |order: Order| Detail::new(order.id(), permissions(scene.package, order));
            order.map(permits).into_iter().collect()
        }
        RallyQuestion::Action(Rallying::Artillery(_), _) => Vec::new(),
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            of_arrival(scene, *unit, choice)
        }
    }
}

/// Returns details about a chosen unit. Empty for other answers.
fn of_unit<'a>(
    scene: Scene<'a>,
    choice: Choice,
    words: impl FnOnce(Scene<'a>, UnitId) -> Vec<Detail>,
) -> Vec<Detail> {
    choice.unit().map(|unit| words(scene, unit)).unwrap_or_default()
}

fn of_step(scene: Scene<'_>, walk: &Walk, to: HexId, refusal: &Refusal) -> Vec<Detail> {
    match refusal.evidence {
        Some(Evidence::Costs) => {
            let items = movement::bill(scene, walk, to).unwrap_or_default();
            let item = |item: movement::CostItem| {
                Detail::new(cost_cause(scene.game(), item.what), item.points.to_string())
            };
            items.into_iter().map(item).collect()
        }
        Some(Evidence::Room) => room(scene, to, &walk.movers),
        Some(Evidence::Enemies) => {
            let mover = members(&walk.movers).next();
            mover.map(|unit| enemies_near(scene, to, scene.side_of(unit))).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Name of a movement cost.
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

/// Reasons why a unit cannot fire at each possible target.
fn at_each_target(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> Vec<Detail> {
    if fire::may_fire(scene, volley, unit).is_err() {
        return Vec::new();
    }
    let question = FireQuestion::Target(*volley, unit).into();
    legality::candidates(scene, &question)
        .into_iter()
        .filter_map(|choice| at_target(scene, &question, choice))
        .collect()
}

/// Reasons why a unit cannot attack each adjacent enemy.
fn on_each_target(scene: Scene<'_>, unit: UnitId) -> Vec<Detail> {
    let question = AssaultQuestion::Target(unit).into();
    let enemy = |choice: &Choice| matches!(choice, Choice::Hex(hex) if scene.enemy_in(*hex, scene.side_of(unit)));
    legality::candidates(scene, &question)
        .into_iter()
        .filter(enemy)
        .filter_map(|choice| at_target(scene, &question, choice))
        .collect()
}

fn at_target(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<Detail> {
    let Choice::Hex(hex) = choice else { return None };
    let refusal = legality::check(scene, question, choice).err()?;
    let detail = Detail::new(number(scene.game(), hex), refusal.describe(scene.game()));
    Some(detail.by(rulebook::of_refusal(scene.profile(), &refusal)))
}

fn of_shot(
    scene: Scene<'_>,
    volley: &Volley,
    firers: &UnitSet,
    target: HexId,
    refusal: &Refusal,
) -> Vec<Detail> {
    let game = scene.game();
    let aimed = volley.at(target);
    match refusal.evidence {
        Some(Evidence::Strength) => {
            let power = fire::strength(scene, &aimed, firers, target, Canister::Used);
            power.contributions.iter().map(|firer| share(game, firer)).collect()
        }
        Some(Evidence::Ranges) => {
            members(firers).filter_map(|unit| reach_of_weapon(scene, unit)).collect()
        }
        Some(Evidence::Levels) => {
            let level = |hex: HexId| {
                let level = game.map.hex(hex).level.to_string();
                Detail::new(say!("why-level", hex = number(game, hex)), level)
            };
            let hexes = members(firers).filter_map(|unit| scene.board.hex_of(unit));
            hexes.chain([target]).map(level).collect()
        }
        _ => Vec::new(),
    }
}

/// Ranges of a unit: `Rf: Effective 2, Long 3, Extreme 4`.
fn reach_of_weapon(scene: Scene<'_>, unit: UnitId) -> Option<Detail> {
    let info = scene.info(unit);
    let bands = range::bands(scene, unit)?;
    let bands = [
        (RangeBand::Canister, bands.canister),
        (RangeBand::Effective, Some(bands.effective)),
        (RangeBand::Long, bands.long),
        (RangeBand::Extreme, Some(bands.extreme)),
    ];
    let words =
        bands.into_iter().filter_map(|(of, last)| Some(format!("{} {}", band_name(of), last?)));
    let words: Vec<_> = words.collect();
    let weapon = &scene.game().weapons[info.weapon.index()].sign;
    Some(Detail::new(say!("why-range", weapon), words.join(", ")))
}

/// Stacking points that a hex would contain, and its limit.
fn room(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> Vec<Detail> {
    let there = scene.board.units_in(hex).filter(|unit| !units.contains(unit.index()));
    let mut details = loads(scene, there.chain(members(units)));
    let load = stacking::load_with(scene, hex, units);
    let (what, limit) = (say!("why-together", hex = number(scene.game(), hex)), details.pop());
    details.push(Detail::new(what, load.to_string()));
    details.extend(limit);
    details
}

/// Stacking points of each unit, and the limit of a hex.
fn loads(scene: Scene<'_>, units: impl Iterator<Item = UnitId>) -> Vec<Detail> {
    let load = |unit| {
        let points = stacking::points(scene, unit);
        Detail::new(unit_name(scene.game(), unit), points.to_string())
    };
    let limit = Detail::new(say!("why-hex-limit"), scene.game().stacking.limit.to_string());
    units.map(load).chain([limit]).collect()
}

fn enemies_near(scene: Scene<'_>, hex: HexId, side: Side) -> Vec<Detail> {
    let near = scene.on_map(side.other()).filter(|&(_, there)| scene.distance(hex, there) <= 2);
    let detail = |(unit, there): (UnitId, HexId)| {
        let (hex, distance) = (number(scene.game(), there), scene.distance(hex, there));
        let value = say!("why-enemy-near", hex, distance);
        Detail::new(unit_name(scene.game(), unit), value)
    };
    near.map(detail).collect()
}

/// Parts of a cohesion rating. VAL-05.
pub fn cohesion(scene: Scene<'_>, unit: UnitId) -> Vec<Detail> {
    let printed = Detail::new(say!("why-printed-cohesion"), scene.printed(unit).cr.to_string());
    let marker = scene.board.unit(unit).morale.penalty();
    let marker = (marker > 0).then(|| Detail::new(say!("why-morale-marker"), format!("-{marker}")));
    let alone = !support::is_supported(scene, unit);
    let alone = alone.then(|| Detail::new(say!("why-without-support"), "-1"));
    let total = Detail::new(say!("why-cohesion"), values::modified_cr(scene, unit).to_string());
    [Some(printed), marker, alone, Some(total)].into_iter().flatten().collect()
}

/// Enemies too near for a unit to rally.
fn nearest_enemies(scene: Scene<'_>, unit: UnitId) -> Vec<Detail> {
    let Some(hex) = scene.board.hex_of(unit) else { return Vec::new() };
    let side = scene.side_of(unit);
    let Some(nearest) = scene.nearest(hex, side.other()) else { return Vec::new() };
    if nearest >= rally::CLEAR_OF_ENEMIES {
        return Vec::new();
    }
    let enemies =
        scene.on_map(side.other()).filter(|&(_, there)| scene.distance(hex, there) == nearest);
    let name = |(unit, there)| {
        let (unit, hex) = (unit_name(scene.game(), unit), number(scene.game(), there));
        say!("why-unit-in", unit, hex)
    };
    vec![Detail::new(say!("why-nearest-enemy"), all_of(enemies.map(name)))]
}

/// Times at which an event chit can be played.
fn chit_moments(scene: Scene<'_>, choice: Choice, refusal: &Refusal) -> Vec<Detail> {
    let Choice::Chit(chit) = choice else { return Vec::new() };
    let Some(event) = scene.chit(chit).event() else { return Vec::new() };
    if refusal.evidence != Some(Evidence::Moments) {
        return Vec::new();
    }
    let words = event.windows.iter().map(|&window| moment(window).to_string());
    vec![Detail::new(say!("why-played"), any_of(words))]
}

/// Printed strengths in an overstacked hex.
fn sizes(scene: Scene<'_>, hex: HexId) -> Vec<Detail> {
    let printed =
        |unit| Detail::new(unit_name(scene.game(), unit), strength(scene.printed(unit).sp));
    scene.board.units_in(hex).map(printed).collect()
}

fn of_arrival(scene: Scene<'_>, unit: UnitId, choice: Choice) -> Vec<Detail> {
    choice.hex().map(|hex| arrival(scene, unit, hex)).unwrap_or_default()
}

/// Stacking and enemies in the hex where a single unit would arrive.
fn arrival(scene: Scene<'_>, unit: UnitId, hex: HexId) -> Vec<Detail> {
    let mine = only(unit);
    if !stacking::fits(scene, hex, &mine) && !scene.enemy_in(hex, scene.side_of(unit)) {
        return room(scene, hex, &mine);
    }
    enemies_near(scene, hex, scene.side_of(unit))
}
