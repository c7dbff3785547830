//! Bots with a simple goal, used to exercise the rules. They know no rule system. They score
//! options by their effect and by the positions of units, and choose a best one. Their random
//! stream breaks ties.
//!
//! These bots do not play to win. They reach positions that people reach, which purely random bots
//! rarely do.

mod goal;
mod mixed;

use kernel::{Deed, Family, Part, Scene, Side, Stance, say};

use crate::stream::Stream;
use goal::{Eye, Goal};

pub(crate) use mixed::choose as choose_mixed;

/// Goal of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Close with the nearest enemy.
    Attack,
    /// Stay and fire.
    Hold,
    /// Reach the edge of the map and leave it.
    Edge,
    /// Concentrate on one enemy.
    Mass,
    /// Gather all units in one place.
    Crowd,
}

/// Preferences that implement a goal: the posture, the actions to take or avoid, and the place to
/// reach.
struct Bent {
    id: &'static str,
    stance: Stance,
    seeks: &'static [Part],
    shuns: &'static [Part],
    goal: Goal,
}

const ATTACK: Bent = Bent {
    id: "attack",
    stance: Stance::Attack,
    seeks: &[Part::Begin, Part::Fire, Part::Join, Part::March, Part::Assault],
    shuns: &[Part::Leave],
    goal: Goal::NearestEnemy,
};

const HOLD: Bent = Bent {
    id: "hold",
    stance: Stance::Defend,
    seeks: &[Part::Begin, Part::Fire],
    shuns: &[Part::March, Part::Assault, Part::Leave],
    goal: Goal::Anywhere,
};

const EDGE: Bent = Bent {
    id: "edge",
    stance: Stance::Move,
    seeks: &[Part::Begin, Part::March, Part::Leave],
    shuns: &[Part::Assault],
    goal: Goal::Edge,
};

const MASS: Bent = Bent {
    id: "mass",
    stance: Stance::Attack,
    seeks: &[Part::Begin, Part::Fire, Part::Join, Part::March, Part::Along, Part::Assault],
    shuns: &[Part::Leave],
    goal: Goal::OneEnemy,
};

const CROWD: Bent = Bent {
    id: "crowd",
    stance: Stance::Move,
    seeks: &[Part::Begin, Part::Join, Part::March, Part::Along],
    shuns: &[Part::Leave],
    goal: Goal::OneFriend,
};

/// Maximum distance from the goal, in hexes, at which a stay earns a bonus.
const NEAR: i32 = 1;
/// Weight that exceeds any distance on a map.
const FIRST_OF_ALL: i32 = 10_000;

impl Want {
    /// All goals.
    pub const ALL: [Self; 5] = [Self::Attack, Self::Hold, Self::Edge, Self::Mass, Self::Crowd];

    /// Returns the id in saves and on command lines.
    pub const fn id(self) -> &'static str {
        self.bent().id
    }

    /// Describes the behaviour of the bot.
    pub fn words(self) -> String {
        match self {
            Self::Attack => say!("bot-attack"),
            Self::Hold => say!("bot-hold"),
            Self::Edge => say!("bot-edge"),
            Self::Mass => say!("bot-mass"),
            Self::Crowd => say!("bot-crowd"),
        }
    }

    const fn bent(self) -> &'static Bent {
        match self {
            Self::Attack => &ATTACK,
            Self::Hold => &HOLD,
            Self::Edge => &EDGE,
            Self::Mass => &MASS,
            Self::Crowd => &CROWD,
        }
    }

    /// Chooses one of the best options.
    pub(crate) fn choose<F: Family>(
        self,
        scene: Scene<'_, F>,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        stream: &mut Stream,
    ) -> F::Choice {
        let (bent, eye) = (self.bent(), Eye { scene, side });
        let score = |&choice: &F::Choice| bent.score(eye, F::deed(scene, question, choice));
        let scores: Vec<i32> = options.iter().map(score).collect();
        let best = scores.iter().copied().max().unwrap_or_default();
        let mut ties = options.iter().zip(&scores).filter(|&(_, &own)| own == best);
        let count = ties.clone().count() as u32;
        let taken = if count > 1 { stream.below(count) } else { 0 };
        *ties.nth(taken as usize).expect("the best option is one of them").0
    }
}

impl Bent {
    fn score<F: Family>(&self, eye: Eye<'_, F>, deed: Deed) -> i32 {
        match deed {
            Deed::Stance(stance) => i32::from(stance == self.stance),
            Deed::Aim(hex) => -eye.far(self.goal, hex),
            Deed::Part(part) => self.likes(part),
            Deed::Decisive(part) => FIRST_OF_ALL * self.likes(part),
            Deed::Go(hex) => self.likes(Part::March) - 2 * eye.far(self.goal, hex),
            Deed::Stay(hex) => self.stay(eye.far(self.goal, hex)),
            Deed::Other => 0,
        }
    }

    fn likes(&self, part: Part) -> i32 {
        i32::from(self.seeks.contains(&part)) - i32::from(self.shuns.contains(&part))
    }

    /// Scores a stay. Far from the goal it scores below a move, so that units go around obstacles.
    const fn stay(&self, far: i32) -> i32 {
        if far <= NEAR { 2 - 2 * far } else { -2 * far }
    }
}
