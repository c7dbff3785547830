//! Behaviour of the computer player. It acts, does not sacrifice units or move them to and fro, and
//! does not leave artillery without support.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use black_box::{TestLibrary, every_setup, number};
use blind_swords::board::Morale;
use blind_swords::event::Event;
use blind_swords::game::{Arm, BrigadeId, Order, UnitId};
use blind_swords::{BlindSwords, Board, Position, PositionExt as _, Table};
use blind_swords_table::{Chance, Edition, Seat, Sources};
use kernel::{Answer, Ask, Driver, HexId, Level, Log, PerSide, Side};

/// Number of times that a behaviour occurred, and number of opportunities for it.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    done: u32,
    of: u32,
}

impl Share {
    fn note(&mut self, done: bool) {
        self.done += u32::from(done);
        self.of += 1;
    }

    fn add(&mut self, more: Self) {
        self.done += more.done;
        self.of += more.of;
    }

    /// Returns the occurrences in thousandths of the opportunities.
    fn thousandths(self) -> u32 {
        self.done * 1000 / self.of.max(1)
    }
}

/// Unwanted behaviour of a player, observed in one or more games.
#[derive(Clone, Copy, Debug, Default)]
struct Behaviour {
    /// Full activations in which the brigade did not move, fire, attack or recover, although an
    /// enemy was near.
    passive: Share,
    /// Close combats in which the attackers had less than half the strength of the unbroken
    /// infantry that they attacked.
    suicidal: Share,
    /// Moves that ended in the hex from which the unit's previous move had started.
    dithering: Share,
    /// Batteries adjacent to enemy infantry, but not to friendly infantry, at the end of a turn.
    guns_left_alone: Share,
    /// Orders of the most frequent kind, out of all orders.
    predictable: Share,
}

impl Behaviour {
    /// Returns each kind of behaviour with its name and its upper limit in thousandths.
    fn limited(&self) -> [(&'static str, Share, u32); 5] {
        [
            ("passive", self.passive, 350),
            ("suicidal", self.suicidal, 80),
            ("dithering", self.dithering, 50),
            ("guns left alone", self.guns_left_alone, 20),
            ("predictable", self.predictable, 600),
        ]
    }

    fn add(&mut self, other: &Self) {
        let Self { passive, suicidal, dithering, guns_left_alone, predictable } = self;
        passive.add(other.passive);
        suicidal.add(other.suicidal);
        dithering.add(other.dithering);
        guns_left_alone.add(other.guns_left_alone);
        predictable.add(other.predictable);
    }
}

impl fmt::Display for Behaviour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passive, suicidal, dithering, guns_left_alone, predictable } = self;
        write!(
            f,
            "passive {passive:?}, suicidal {suicidal:?}, dithering {dithering:?}, guns left alone {guns_left_alone:?}, \
             predictable {predictable:?}"
        )
    }
}

/// Maximum distance, in hexes, at which an enemy counts as near.
const NEAR: u8 = 4;

struct Players(Sources<BlindSwords>);

impl Driver<BlindSwords> for Players {
    fn begin(&mut self, position: Position<'_>) {
        self.0.begin(position);
    }

    fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        let answer = self.0.answer(ask, position)?;
        self.0.note(ask, &answer, position);
        Some(answer)
    }
}

/// Behaviour observed so far in a game in progress, and the data needed to detect it.
#[derive(Default)]
struct Observer {
    behaviour: Behaviour,
    orders: BTreeMap<Order, u32>,
    active: Option<(BrigadeId, bool, bool)>,
    walks: BTreeMap<UnitId, HexId>,
    begun: BTreeMap<UnitId, HexId>,
}

impl Observer {
    /// Returns the behaviour observed so far. `predictable` is computed from the counts of orders.
    fn behaved(&self) -> Behaviour {
        let most = self.orders.values().copied().max().unwrap_or_default();
        let predictable = Share { done: most, of: self.orders.values().sum() };
        Behaviour { predictable, ..self.behaviour }
    }

    fn see(&mut self, event: &Event, before: &Board, after: Position<'_>) {
        let brigade_of = |unit: UnitId| after.info(unit).brigade;
        match event {
            Event::ActivationBegan { brigade, .. } => {
                let position = Position { package: after.package, board: before };
                let side = after.game().brigades[brigade.index()].side;
                let mut own = position.brigade_on_map(*brigade);
                let is_near = own.any(|(_, hex)| {
                    position.nearest(hex, side.other()).is_some_and(|distance| distance <= NEAR)
                });
                self.active = Some((*brigade, is_near, false));
                self.begun = position.brigade_on_map(*brigade).collect();
            }
            Event::OrderGiven { order, .. } => *self.orders.entry(*order).or_default() += 1,
            Event::Moved { unit, .. }
            | Event::Rebuilt { unit }
            | Event::Returned { unit, .. }
            | Event::MoraleSet { unit, .. } => self.acts(brigade_of(*unit)),
            Event::FireResolved { report } => {
                report.firers.iter().for_each(|firer| self.acts(brigade_of(firer.unit)));
            }
            Event::AssaultBegan { target, attackers } => {
                self.attack(before, after, *target, attackers)
            }
            Event::ActivationEnded { .. } => self.rest(after),
            Event::MarkersReset {} => self.look_after_guns(after),
            _ => {}
        }
    }

    fn acts(&mut self, brigade: Option<BrigadeId>) {
        if let Some((active, _, acted)) = &mut self.active {
            *acted |= brigade == Some(*active);
        }
    }

    fn attack(
        &mut self,
        before: &Board,
        after: Position<'_>,
        target: HexId,
        attackers: &blind_swords::game::UnitSet,
    ) {
        let position = Position { package: after.package, board: before };
        let strength = |unit: UnitId| position.printed(unit).sp.sixteenths();
        let ours: i32 = attackers.iter().map(|unit| strength(UnitId::from_index(unit))).sum();
        let is_steady = |unit: &UnitId| {
            position.arm(*unit) != Arm::Artillery
                && position.board.unit(*unit).morale == Morale::None
        };
        let theirs: i32 = position.board.units_in(target).filter(is_steady).map(strength).sum();
        self.behaviour.suicidal.note(2 * ours < theirs);
        let first = attackers.iter().next().map(UnitId::from_index);
        self.acts(first.and_then(|unit| position.info(unit).brigade));
    }

    fn rest(&mut self, position: Position<'_>) {
        let Some((brigade, is_near, acted)) = self.active.take() else { return };
        if is_near {
            self.behaviour.passive.note(!acted);
        }
        for (unit, to) in position.brigade_on_map(brigade) {
            let Some(from) = self.begun.get(&unit).copied().filter(|from| *from != to) else {
                continue;
            };
            let last = self.walks.insert(unit, from);
            self.behaviour.dithering.note(last == Some(to));
        }
    }

    fn look_after_guns(&mut self, position: Position<'_>) {
        let foot = |side: Side| {
            let of = move |unit: &UnitId| {
                position.arm(*unit) == Arm::Infantry && position.side_of(*unit) == side
            };
            position.board.units().filter(of).filter_map(|unit| position.board.hex_of(unit))
        };
        for unit in position.board.units().filter(|&unit| position.arm(unit) == Arm::Artillery) {
            let Some(hex) = position.board.hex_of(unit) else { continue };
            let side = position.side_of(unit);
            let beside = |mut all: Box<dyn Iterator<Item = HexId> + '_>| {
                all.any(|other| position.distance(hex, other) <= 1)
            };
            let alone = beside(Box::new(foot(side.other()))) && !beside(Box::new(foot(side)));
            self.behaviour.guns_left_alone.note(alone);
        }
    }
}

/// The behaviour of captains that play each other stays within limits, over the scenarios of all
/// packages together. With `GAMES=14`, it also stays within limits in each single scenario.
#[test]
fn a_captain_behaves() {
    let mut seen: BTreeMap<String, Observer> = BTreeMap::new();
    let games = number("GAMES", 1);
    for seed in 0..games {
        for setup in every_setup(u64::from(seed) + 500) {
            let seen = seen.entry(format!("{} {}", setup.package, setup.scenario)).or_default();
            let opened =
                TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
            let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
            let seats = PerSide::from_fn(|_| Seat::Plays(Level::Captain));
            let players = Players(Sources::new(setup.seed, seats, Chance::Seeded));
            let start = Board::start(&rules);
            let mut table: Table =
                Table::new(Arc::clone(&rules), start, Box::new(players), Log::Kept);
            let orders = std::mem::take(&mut seen.orders);
            *seen = Observer { behaviour: seen.behaviour, orders, ..Observer::default() };
            while table.board().result().is_none() {
                let before = table.board().clone();
                table.play().expect("the game goes on");
                for entry in table.take_entries() {
                    seen.see(&entry.event, &before, table.position());
                }
            }
        }
    }
    let mut all = Behaviour::default();
    for (scenario, observer) in &seen {
        let behaviour = observer.behaved();
        println!("{scenario}: {behaviour}");
        for (what, share, limit) in behaviour.limited() {
            assert!(share.of > 0, "{scenario}: nothing to see of {what}");
            // A single game has few close combats. Its limit is therefore half as high again, plus
            // two occurrences.
            let most = share.of * limit * 3 / 2000 + 2;
            // Fewer than four games of a scenario are too few for a conclusion about it.
            assert!(
                games < 4 || share.done <= most,
                "{scenario}: {what}: {share:?}, at most {most}"
            );
        }
        all.add(&behaviour);
    }
    println!("all: {all}");
    for (what, share, limit) in all.limited() {
        assert!(share.of > if games < 4 { 12 } else { 50 }, "{what}: {share:?}");
        assert!(share.thousandths() <= limit, "{what}: {share:?}, at most {limit} thousandths");
    }
}
