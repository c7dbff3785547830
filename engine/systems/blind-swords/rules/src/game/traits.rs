use kernel::Sixteenths;

use super::{Arm, EntryCost, Rates, TerrainId, small_id};

small_id!(
    /// A trait of the package.
    TraitId(u8)
);

/// What sets some units of a game apart from others of their arm. VAL-16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trait {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The letter on the counters of those who have it, where it has one.
    pub sign: Option<char>,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// One thing that a trait does to who has it. Each is read in one place of the rules. VAL-16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The unit never fires.
    CannotFire,
    /// Added to the last hex of every band but canister, where its weapon has one.
    Range(i8),
    /// It fires at nothing farther away than this.
    RangeAtMost(u8),
    /// After its fire in an artillery step it may move.
    FiresAndMoves,
    /// Lines of sight pass its hex as if it were not there.
    SeenOver,
    /// Fire cannot hit it: whoever stands with it takes the whole of it.
    SparedByFire,
    /// Movement points other than those of its arm.
    Movement(Rates),
    /// What it costs to enter hexes of a kind of terrain.
    Ground(TerrainId, EntryCost),
    /// What a stream adds.
    Streams(Sixteenths),
    /// It does not move next to an enemy, whatever its order.
    KeepsAway,
    /// Added to its rating in Break Tests.
    BreakTests(i8),
    /// Added to the ratings of the friends in its hex.
    Steadies(u8),
    /// It neither recovers nor rebuilds when brigades and batteries rally.
    CannotRally,
    /// It does not rebuild.
    CannotRebuild,
    /// It never attacks in close combat.
    CannotAttack,
    /// It never charges.
    CannotCharge,
    /// It is the lead unit only where nobody else could be.
    CannotLead,
    /// Where only such units are left to defend a hex, an attack takes them without a roll.
    CannotStandAlone,
    /// What it counts for in stacking, whatever its strength.
    StacksAs(Sixteenths),
    /// It gives no friend support.
    GivesNoSupport,
    /// Nobody gives it support.
    GetsNoSupport,
    /// It is supported wherever terrain does not forbid it.
    NeedsNoSupport,
}

/// The movement points that some traits give: of the first that gives any. MOVE-03.
pub fn rates_of(traits: &[TraitId], all: &[Trait]) -> Rates {
    let given = effects_of(traits, all).find_map(|(_, effect)| match effect {
        Effect::Movement(rates) => Some(*rates),
        _ => None,
    });
    given.unwrap_or_default()
}

/// What some traits do, each thing with its trait.
pub fn effects_of<'a>(
    traits: &'a [TraitId],
    all: &'a [Trait],
) -> impl Iterator<Item = (TraitId, &'a Effect)> {
    traits.iter().flat_map(|&id| all[id.index()].effects.iter().map(move |effect| (id, effect)))
}

small_id!(
    /// How some units go over the ground.
    GoingId(u8)
);

impl GoingId {
    /// How an arm goes.
    pub const fn of_arm(arm: Arm) -> Self {
        Self(arm as u8)
    }
}

/// What the ground costs some units: as it costs their arm, but for what their traits say. MOVE-04.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    /// Their arm.
    pub arm: Arm,
    /// What other kinds of terrain cost than their arm, by whose trait.
    pub ground: Vec<(TerrainId, EntryCost, TraitId)>,
    /// What a stream adds, where it is other than for their arm.
    pub streams: Option<Sixteenths>,
}

/// All ways to go over the ground of a game: first those of the three arms, by their places.
#[derive(Clone, Debug)]
pub struct Goings(Vec<Going>);

impl Goings {
    /// The most that a game may have.
    pub const MAX: usize = 16;

    /// How an arm goes with some traits; `None` where the game has too many ways already.
    pub fn with(&mut self, arm: Arm, traits: &[TraitId], all: &[Trait]) -> Option<GoingId> {
        let mut going = Going::of_arm(arm);
        for (id, effect) in effects_of(traits, all) {
            match effect {
                Effect::Ground(terrain, cost) => going.ground.push((*terrain, *cost, id)),
                Effect::Streams(points) => going.streams = going.streams.or(Some(*points)),
                _ => {}
            }
        }
        let known = self.0.iter().position(|other| *other == going);
        let place = known.unwrap_or(self.0.len());
        if place == Self::MAX {
            return None;
        }
        if known.is_none() {
            self.0.push(going);
        }
        Some(GoingId::from_index(place))
    }

    /// How some units go.
    pub fn get(&self, id: GoingId) -> &Going {
        &self.0[id.index()]
    }
}

impl Default for Goings {
    fn default() -> Self {
        Self(Arm::ALL.map(Going::of_arm).to_vec())
    }
}

impl Going {
    const fn of_arm(arm: Arm) -> Self {
        Self { arm, ground: Vec::new(), streams: None }
    }

    /// What its traits make of a kind of terrain, and which of them.
    pub fn own(&self, terrain: TerrainId) -> Option<(EntryCost, TraitId)> {
        let mut own = self.ground.iter();
        own.find(|(kind, ..)| *kind == terrain).map(|(_, cost, by)| (*cost, *by))
    }
}
