//! Bots with a simple goal, used to exercise the rules of any system. A bot scores each option by
//! its effect and by the positions of units. It chooses an option with the best score, and its
//! random stream breaks ties.
//!
//! These bots do not play to win. They reach positions that human players reach, which purely
//! random bots rarely do.

mod mixed;
mod target;

use kernel::{Effect, Part, Position, Posture, Ruleset, Side, say};

use crate::stream::Stream;
use target::{Eye, Target};

pub(crate) use mixed::choose as choose_mixed;

/// Goal that a simple bot pursues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Approach the nearest enemy and attack it.
    Attack,
    /// Stay in place and fire at enemies.
    Hold,
    /// Reach the edge of the map and leave it.
    Edge,
    /// Concentrate all attacks on one enemy.
    Mass,
    /// Gather all units in one place.
    Crowd,
}

/// Preferences that implement a goal: the posture, the actions to take or avoid, and the place to
/// reach.
struct GoalProfile {
    id: &'static str,
    posture: Posture,
    seeks: &'static [Part],
    shuns: &'static [Part],
    target: Target,
}

const ATTACK: GoalProfile = GoalProfile {
    id: "attack",
    posture: Posture::Attack,
    seeks: &[Part::Begin, Part::Fire, Part::Join, Part::March, Part::Assault],
    shuns: &[Part::Leave],
    target: Target::NearestEnemy,
};

const HOLD: GoalProfile = GoalProfile {
    id: "hold",
    posture: Posture::Defend,
    seeks: &[Part::Begin, Part::Fire],
    shuns: &[Part::March, Part::Assault, Part::Leave],
    target: Target::Anywhere,
};

const EDGE: GoalProfile = GoalProfile {
    id: "edge",
    posture: Posture::Move,
    seeks: &[Part::Begin, Part::March, Part::Leave],
    shuns: &[Part::Assault],
    target: Target::Edge,
};

const MASS: GoalProfile = GoalProfile {
    id: "mass",
    posture: Posture::Attack,
    seeks: &[Part::Begin, Part::Fire, Part::Join, Part::March, Part::Along, Part::Assault],
    shuns: &[Part::Leave],
    target: Target::OneEnemy,
};

const CROWD: GoalProfile = GoalProfile {
    id: "crowd",
    posture: Posture::Move,
    seeks: &[Part::Begin, Part::Join, Part::March, Part::Along],
    shuns: &[Part::Leave],
    target: Target::OneFriend,
};

/// Maximum distance from the target, in hexes, at which the bot values staying in place.
const NEAR: i32 = 1;
/// Weight that outweighs any distance on a map.
const FIRST_OF_ALL: i32 = 10_000;

impl Goal {
    /// All goals that a simple bot can pursue.
    pub const ALL: [Self; 5] = [Self::Attack, Self::Hold, Self::Edge, Self::Mass, Self::Crowd];

    /// Returns the id of the goal in saves and on command lines.
    pub const fn id(self) -> &'static str {
        self.profile().id
    }

    /// Returns a description of the bot's behaviour, shown to players.
    pub fn words(self) -> String {
        match self {
            Self::Attack => say!("bot-attack"),
            Self::Hold => say!("bot-hold"),
            Self::Edge => say!("bot-edge"),
            Self::Mass => say!("bot-mass"),
            Self::Crowd => say!("bot-crowd"),
        }
    }

    const fn profile(self) -> &'static GoalProfile {
        match self {
            Self::Attack => &ATTACK,
            Self::Hold => &HOLD,
            Self::Edge => &EDGE,
            Self::Mass => &MASS,
            Self::Crowd => &CROWD,
        }
    }

    /// Chooses one of the options with the best score.
    pub(crate) fn choose<F: Ruleset>(
        self,
        position: Position<'_, F>,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        stream: &mut Stream,
    ) -> F::Choice {
        let (profile, eye) = (self.profile(), Eye::new(position, side));
        let score = |&choice: &F::Choice| profile.score(eye, F::effect(position, question, choice));
        let scores: Vec<i32> = options.iter().map(score).collect();
        let best = scores.iter().copied().max().unwrap_or_default();
        let mut ties = options.iter().zip(&scores).filter(|&(_, &own)| own == best);
        let count = ties.clone().count() as u32;
        let taken = if count > 1 { stream.below(count) } else { 0 };
        *ties.nth(taken as usize).expect("the best option is one of them").0
    }
}

impl GoalProfile {
    fn score<F: Ruleset>(&self, eye: Eye<'_, F>, effect: Effect) -> i32 {
        match effect {
            Effect::Posture(posture) => i32::from(posture == self.posture),
            Effect::Aim(hex) => -eye.far(self.target, hex),
            Effect::Part(part) => self.likes(part),
            Effect::Decisive(part) => FIRST_OF_ALL * self.likes(part),
            Effect::Go(hex) => self.likes(Part::March) - 2 * eye.far(self.target, hex),
            Effect::Stay(hex) => self.stay(eye.far(self.target, hex)),
            Effect::Other => 0,
        }
    }

    fn likes(&self, part: Part) -> i32 {
        i32::from(self.seeks.contains(&part)) - i32::from(self.shuns.contains(&part))
    }

    /// Returns the score of the option to stay, at a distance of `far` hexes from the target. Far
    /// from the target the score is below that of a move, so that units go around obstacles.
    const fn stay(&self, far: i32) -> i32 {
        if far <= NEAR { 2 - 2 * far } else { -2 * far }
    }
}
