//! Why an answer is not legal, with the values behind the rule that forbids it.

use kernel::{HexId, Side};

use super::chart::share;
use super::hexside::on_hexside;
use super::line::Detail;
use super::name::{list, number, strength, unit_name};
use super::note::permissions;
use super::question::moment;
use crate::check::movement::{self, Toll};
use crate::check::{fire, legality, rally, stacking, support, values};
use crate::choice::Choice;
use crate::game::{Game, UnitId, UnitSet};
use crate::look::{Look, members, only};
use crate::question::{Canister, Question, Rallying, Volley, Walk};
use crate::refusal::{Refusal, not_an_answer};
use crate::system::Scene;

/// The first rule that forbids an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The rule.
    pub refusal: Refusal,
    /// The reason in words.
    pub reason: String,
    /// What it was computed from.
    pub values: Vec<Detail>,
}

/// The first rule that forbids an answer, with its values; nothing for a legal answer.
pub fn why(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal = legality::check(scene, question, choice).err()?;
    let mut reason = refusal.describe(scene.game());
    if refusal == not_an_answer() {
        reason = format!("{reason}, which asks for {}", asked_for(scene, question));
    }
    let values = values_of(scene, question, choice, &refusal);
    Some(Why { refusal, reason, values })
}

/// What would answer: `a hex or \`stop\``.
fn asked_for(scene: Scene<'_>, question: &Question) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for candidate in legality::candidates(scene, question) {
        let kind = match candidate {
            Choice::Unit(_) => "a unit".to_owned(),
            Choice::Hex(_) => "a hex".to_owned(),
            Choice::Brigade(_) => "a brigade".to_owned(),
            Choice::Chit(_) => "a chit".to_owned(),
            Choice::Order(_) => "an order".to_owned(),
            Choice::Side(_) => "a side".to_owned(),
            Choice::Hexside(_) => "a hexside".to_owned(),
            Choice::Alternative(_) => "one of the event's alternatives".to_owned(),
            Choice::Word(word) => format!("`{}`", word.id()),
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    list(kinds.into_iter()).replace(" and ", " or ")
}

fn values_of(
    scene: Scene<'_>,
    question: &Question,
    choice: Choice,
    refusal: &Refusal,
) -> Vec<Detail> {
    match (question, choice) {
        (Question::MoveHex(walk), Choice::Hex(to)) => of_step(scene, walk, to, refusal),
        (Question::FireUnit(volley), Choice::Unit(unit)) => at_each_target(scene, volley, unit),
        (Question::FireTarget(volley, unit), Choice::Hex(hex)) => {
            of_shot(scene, volley, &only(*unit), hex, refusal)
        }
        (Question::FireJoin(volley, firers), _) => {
            let mut group = *firers;
            if let Choice::Unit(unit) = choice {
                group.insert(unit.index());
            }
            volley
                .target
                .map(|hex| of_shot(scene, volley, &group, hex, refusal))
                .unwrap_or_default()
        }
        (Question::AssaultUnit(_), Choice::Unit(unit)) => on_each_target(scene, unit),
        (Question::Panic(_), Choice::Unit(unit)) => cohesion(scene, unit),
        (Question::RallyUnit(_), Choice::Unit(unit)) => nearest_enemies(scene, unit),
        (Question::RallyAction(Rallying::Brigade(_), _), _) => {
            let order = scene.board.activation().and_then(|active| active.order);
            order
                .map(|order| Detail::new(order.id(), permissions(scene, order)))
                .into_iter()
                .collect()
        }
        (Question::MoveStack(_, movers), Choice::Unit(unit)) => {
            let mut all = *movers;
            all.insert(unit.index());
            loads(scene, members(&all))
        }
        (_, Choice::Chit(chit)) if refusal.requirement == "CHIT-06" => moments(scene, chit),
        _ => of_arrival(scene, question, choice),
    }
}

fn of_step(scene: Scene<'_>, walk: &Walk, to: HexId, refusal: &Refusal) -> Vec<Detail> {
    let side = members(&walk.movers).next().map(|unit| scene.side_of(unit));
    match (refusal.requirement, side) {
        ("MOVE-05", _) => {
            let items = movement::bill(scene, walk, to).unwrap_or_default();
            let item = |item: movement::Item| {
                Detail::new(toll(scene.game(), item.what), item.points.to_string())
            };
            items.into_iter().map(item).collect()
        }
        ("STK-08", _) => room(scene, to, &walk.movers),
        ("ENG-02" | "SKR-02" | "ART-07" | "ART-08", Some(side)) => enemies_near(scene, to, side),
        _ => Vec::new(),
    }
}

/// What costs points, as people call it.
fn toll(game: &Game, toll: Toll) -> String {
    match toll {
        Toll::Ground(terrain) => game.terrain.kind(terrain).name.to_lowercase(),
        Toll::SkirmishOrder => "hex in Skirmish Order".to_owned(),
        Toll::Road => "road".to_owned(),
        Toll::March => "road in march column".to_owned(),
        Toll::BlockedRoad => "blocked road".to_owned(),
        Toll::Hexside(thing) => on_hexside(game, thing).into_owned(),
        Toll::SkirmishScreen => "skirmish screen".to_owned(),
    }
}

/// Why a unit cannot fire at each hex at which it might.
fn at_each_target(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> Vec<Detail> {
    if fire::may_fire(scene, volley, unit).is_err() {
        return Vec::new();
    }
    let question = Question::FireTarget(*volley, unit);
    legality::candidates(scene, &question)
        .into_iter()
        .filter_map(|choice| at_target(scene, &question, choice))
        .collect()
}

/// Why a unit cannot attack each enemy next to it.
fn on_each_target(scene: Scene<'_>, unit: UnitId) -> Vec<Detail> {
    let question = Question::AssaultTarget(unit);
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
    Some(detail.by(refusal.section))
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
    match refusal.requirement {
        "VAL-08" => {
            let power = fire::strength(scene, &aimed, firers, target, Canister::Used);
            power.contributions.iter().map(|firer| share(game, firer)).collect()
        }
        "RNG-04" => members(firers).filter_map(|unit| reach_of_weapon(scene, unit)).collect(),
        "LOS-06" => {
            let level = |hex: HexId| {
                Detail::new(
                    format!("level of {}", number(game, hex)),
                    game.map.hex(hex).level.to_string(),
                )
            };
            let hexes = members(firers).filter_map(|unit| scene.board.hex_of(unit));
            hexes.chain([target]).map(level).collect()
        }
        _ => Vec::new(),
    }
}

/// How far a unit fires: `Rf: Effective 2, Long 3, Extreme 4`.
fn reach_of_weapon(scene: Scene<'_>, unit: UnitId) -> Option<Detail> {
    let info = scene.info(unit);
    let bands = scene.game().ranges.get(info.arm, info.weapon)?;
    let canister = bands.canister.map(|last| format!("Canister {last}"));
    let long = bands.long.map(|last| format!("Long {last}"));
    let effective = Some(format!("Effective {}", bands.effective));
    let words: Vec<_> = [canister, effective, long, Some(format!("Extreme {}", bands.extreme))]
        .into_iter()
        .flatten()
        .collect();
    Some(Detail::new(format!("range of {}", info.weapon.id()), words.join(", ")))
}

/// What a hex would hold, and how much it can.
fn room(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> Vec<Detail> {
    let there = scene.board.units_in(hex).filter(|unit| !units.contains(unit.index()));
    let mut details = loads(scene, there.chain(members(units)));
    let load = stacking::load_with(scene, hex, units);
    let (what, limit) = (format!("together in {}", number(scene.game(), hex)), details.pop());
    details.push(Detail::new(what, load.to_string()));
    details.extend(limit);
    details
}

/// What each unit counts for, and the limit of a hex.
fn loads(scene: Scene<'_>, units: impl Iterator<Item = UnitId>) -> Vec<Detail> {
    let load = |unit| {
        let points = stacking::points(scene, unit);
        Detail::new(unit_name(scene.game(), unit), points.to_string())
    };
    let limit = Detail::new("limit of a hex", scene.game().stacking.limit.to_string());
    units.map(load).chain([limit]).collect()
}

fn enemies_near(scene: Scene<'_>, hex: HexId, side: Side) -> Vec<Detail> {
    let near = scene.on_map(side.other()).filter(|&(_, there)| scene.distance(hex, there) <= 2);
    let detail = |(unit, there): (UnitId, HexId)| {
        let value =
            format!("in {}, at {}", number(scene.game(), there), scene.distance(hex, there));
        Detail::new(unit_name(scene.game(), unit), value)
    };
    near.map(detail).collect()
}

/// What makes up a cohesion rating. VAL-05.
pub(super) fn cohesion(scene: Scene<'_>, unit: UnitId) -> Vec<Detail> {
    let printed = Detail::new("printed cohesion", scene.printed(unit).cr.to_string());
    let marker = scene.board.unit(unit).morale.penalty();
    let marker = (marker > 0).then(|| Detail::new("morale marker", format!("-{marker}")));
    let alone = !support::is_supported(scene, unit);
    let alone = alone.then(|| Detail::new("without support", "-1"));
    let total = Detail::new("cohesion", values::modified_cr(scene, unit).to_string());
    [Some(printed), marker, alone, Some(total)].into_iter().flatten().collect()
}

/// Who is too near to a unit that would rally.
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
        format!("{} in {}", unit_name(scene.game(), unit), number(scene.game(), there))
    };
    vec![Detail::new("nearest enemy", list(enemies.map(name)))]
}

/// When an event chit can be played.
fn moments(scene: Scene<'_>, chit: crate::game::ChitId) -> Vec<Detail> {
    let Some(event) = scene.chit(chit).event() else { return Vec::new() };
    let words = event.windows.iter().map(|&window| moment(window));
    vec![Detail::new("played", list(words).replace(" and ", " or "))]
}

/// Room and enemies where a single unit would come to stand.
fn of_arrival(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Detail> {
    let (unit, hex) = match (question, choice) {
        (Question::RetreatHex(walk), Choice::Hex(hex)) => (walk.unit, hex),
        (Question::SkirmishHex(withdrawal), Choice::Hex(hex)) => (withdrawal.unit, hex),
        (Question::AdvanceUnit(advance), Choice::Unit(unit)) => (unit, advance.into),
        (Question::OverstackUnit(hex), Choice::Unit(_)) => {
            let printed = |unit: UnitId| {
                Detail::new(unit_name(scene.game(), unit), strength(scene.printed(unit).sp))
            };
            return scene.board.units_in(*hex).map(printed).collect();
        }
        (_, Choice::Hex(hex)) => match question.arriving() {
            Some(unit) => (unit, hex),
            None => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let mine = only(unit);
    if !stacking::fits(scene, hex, &mine) && !scene.enemy_in(hex, scene.side_of(unit)) {
        return room(scene, hex, &mine);
    }
    enemies_near(scene, hex, scene.side_of(unit))
}
