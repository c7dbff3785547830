use super::Family;
use crate::{Answer, Ask, Scene, Side};

/// How well an opponent plays. A lower level looks at less; none sees what its seat may not see, and none has
/// other dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Anything that is legal.
    Recruit,
    /// What the odds of the moment say.
    Sergeant,
    /// A plan for each activation.
    Captain,
    /// Plans that are tried out before they are carried out.
    General,
}

impl Level {
    /// All of them, from the weakest up.
    pub const ALL: [Self; 4] = [Self::Recruit, Self::Sergeant, Self::Captain, Self::General];

    /// The word of saves and command lines.
    ///
    /// ```
    /// use kernel::Level;
    /// assert!(Level::ALL.iter().all(|level| Level::from_id(level.id()) == Some(*level)));
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Sergeant => "sergeant",
            Self::Captain => "captain",
            Self::General => "general",
        }
    }

    /// The level of a word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The level that is asked for advice: a captain's where none is named.
    pub fn of_adviser(id: Option<&str>) -> Option<Self> {
        id.map_or(Some(Self::Captain), Self::from_id)
    }

    /// What such a player does, in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Recruit => "takes anything that is legal",
            Self::Sergeant => "goes by the odds of the moment",
            Self::Captain => "has a plan for each activation",
            Self::General => "tries its plans out before it carries them out",
        }
    }
}

/// What a player would answer, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<C> {
    /// What it would answer.
    pub choice: C,
    /// What speaks for it and what against it, the weightiest first; nothing where it goes by chance.
    pub because: Vec<Because>,
    /// The other answers that were weighed, the best first, and by how many thousandths of a point each seems
    /// worse; less than nothing where one seemed better at first sight.
    pub others: Vec<(C, i64)>,
}

/// A thing that speaks for or against an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// What it is, in words for the side that decides.
    pub what: String,
    /// The same for the other side: what the answer itself shows and what the rule makes of it, nothing of
    /// what is hidden or meant.
    pub openly: String,
    /// The section by which it is so, such as `SS 12.3`.
    pub rule: String,
    /// What it is worth, in thousandths of a point.
    pub worth: i64,
}

/// A player that reckons, in one seat of one match.
///
/// It hears of everything that happens at the table and answers by what its own side may know of it. The same
/// match brings the same answers, whether it was saved and loaded on the way or not.
pub trait Opponent<F: Family>: Send {
    /// A play begins at this position, for the first time or again.
    fn begin(&mut self, scene: Scene<'_, F>);

    /// Somebody has answered, or chance has.
    fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, scene: Scene<'_, F>);

    /// What it answers: one of the options.
    fn choose(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        scene: Scene<'_, F>,
    ) -> F::Choice;

    /// The same, and why.
    fn advise(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        scene: Scene<'_, F>,
    ) -> Advice<F::Choice>;
}
