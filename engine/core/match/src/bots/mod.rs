//! Players that want something. A want knows no game: it scores the options by the question, the
//! choice and where units stand, and takes one of the best, ties by its stream of numbers.
//!
//! They look for trouble, not for victory: random players seldom go where people go.

mod goal;
mod mixed;

use kernel::{Deed, Family, Part, Scene, Side, Stance, say};

use crate::stream::Stream;
use goal::{Eye, Goal};

pub(crate) use mixed::choose as choose_mixed;

/// What a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// To close with the nearest enemy.
    Attack,
    /// To stay and fire.
    Hold,
    /// To reach the edge of the map and leave it.
    Edge,
    /// To fall upon one enemy with everything.
    Mass,
    /// To stand in one place with everything.
    Crowd,
}

/// What wanting it comes to: the order to give, the parts to play, and where to be.
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

/// So many hexes from where it wants to be a unit is near enough to stop.
const NEAR: i32 = 1;
/// More than any distance on a map counts for.
const FIRST_OF_ALL: i32 = 10_000;

impl Want {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Attack, Self::Hold, Self::Edge, Self::Mass, Self::Crowd];

    /// The word of saves and command lines.
    pub const fn id(self) -> &'static str {
        self.bent().id
    }

    /// What such a player does, in words.
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

    /// One of the best options.
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

    /// Far away it would rather go round an obstacle than stop before it.
    const fn stay(&self, far: i32) -> i32 {
        if far <= NEAR { 2 - 2 * far } else { -2 * far }
    }
}
