use super::Family;
use crate::say;
use crate::{Answer, Ask, Scene, Side};

/// How well an opponent plays. A lower level looks at less; none sees what its seat may not see, and none has
/// other dice.
///
/// ```
/// use kernel::Level;
/// assert!(Level::ALL.iter().all(|level| Level::from_id(level.id()) == Some(*level)));
/// assert!(Level::Recruit < Level::General, "the weakest comes first");
/// assert_eq!(Level::of_adviser(None), Some(Level::Captain));
/// assert_eq!(Level::of_adviser(Some("corporal")), None);
/// assert_eq!(Level::Recruit.words(), "chooses any legal option");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Anything that is legal.
    Recruit,
    /// What the odds of the moment say.
    Sergeant,
    /// A plan for whoever is to act.
    Captain,
    /// Plans that are tried out before they are carried out.
    General,
}

impl Level {
    /// All of them, from the weakest up.
    pub const ALL: [Self; 4] = [Self::Recruit, Self::Sergeant, Self::Captain, Self::General];

    /// The word of saves and command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Sergeant => "sergeant",
            Self::Captain => "captain",
            Self::General => "general",
        }
    }

    /// The level with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The level that is asked for advice: a captain's where none is named.
    pub fn of_adviser(id: Option<&str>) -> Option<Self> {
        id.map_or(Some(Self::Captain), Self::from_id)
    }

    /// What such a player does, in words for people.
    pub fn words(self) -> String {
        match self {
            Self::Recruit => say!("level-recruit"),
            Self::Sergeant => say!("level-sergeant"),
            Self::Captain => say!("level-captain"),
            Self::General => say!("level-general"),
        }
    }
}

/// What a player would answer, and why.
///
/// ```
/// use kernel::{Advice, Because};
/// let because = |what: &str, worth| {
///     let (what, openly) = (what.to_owned(), what.to_owned());
///     Because { what, openly, rule: "1".to_owned(), worth }
/// };
/// let advice = Advice {
///     choice: "run",
///     because: vec![
///         because("a die shows more than a walk 4 times in 6", 1500),
///         because("it may show 1", -200),
///     ],
///     others: vec![("walk", 900)],
/// };
/// let worth: i64 = advice.because.iter().map(|because| because.worth).sum();
/// assert_eq!(worth, 1300, "thousandths of a point");
/// assert!(advice.others.iter().all(|(_, worse)| *worse > 0), "nothing seemed better");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<C> {
    /// The option that it would take.
    pub choice: C,
    /// What speaks for it and what against it, the weightiest first; nothing where it goes by chance.
    pub because: Vec<Because>,
    /// The other answers that were weighed, the best first, and by how many thousandths of a point each seems
    /// worse; less than nothing where one seemed better at first sight.
    pub others: Vec<(C, i64)>,
}

/// A thing that speaks for or against an answer; a part of an [`Advice`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// What speaks for it or against it, in words for the side that decides.
    pub what: String,
    /// The same for the other side: what the answer itself shows and what the rule makes of it, nothing of
    /// what is hidden or meant.
    pub openly: String,
    /// The section by which it is so, in the numbers of its rulebook.
    pub rule: String,
    /// What it is worth, in thousandths of a point; less than 0 where it speaks against the answer.
    pub worth: i64,
}

/// A player that reckons, in one seat of one match.
///
/// It hears of everything that happens at the table and answers by what its own side may know of it. The same
/// match brings the same answers, whether it was saved and loaded on the way or not.
///
/// ```
/// use kernel::{Advice, Answer, Ask, Because, Opponent, Scene, Side};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod family { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/family.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// /// Walks until the other side has run, and runs from then on.
/// struct Wary(Side, bool);
///
/// impl Opponent<Race> for Wary {
///     fn begin(&mut self, _: Scene<'_, Race>) {}
///
///     fn note(&mut self, ask: &Ask<Race>, _: &Answer<Race>, _: Scene<'_, Race>) {
///         self.1 |= matches!(ask, Ask::Roll { side, .. } if *side == self.0.other());
///     }
///
///     fn choose(&mut self, side: Side, question: &&'static str, options: &[Pace], scene: Scene<'_, Race>) -> Pace {
///         self.advise(side, question, options, scene).choice
///     }
///
///     fn advise(&mut self, _: Side, _: &&'static str, _: &[Pace], _: Scene<'_, Race>) -> Advice<Pace> {
///         let choice = if self.1 { Pace::Run } else { Pace::Walk };
///         let what = if self.1 { "they run" } else { "they walk" }.to_owned();
///         let because = Because { openly: what.clone(), what, rule: "1".to_owned(), worth: 1000 };
///         Advice { choice, because: vec![because], others: vec![] }
///     }
/// }
///
/// let (course, rows) = (Race::course(), kernel::PerSide::default());
/// let scene: Scene<'_, Race> = Scene { package: &course, board: &rows };
/// let mut wary = Wary(Side::Csa, false);
/// let options = [Pace::Walk, Pace::Run];
/// assert_eq!(wary.choose(Side::Csa, &"pace", &options, scene), Pace::Walk);
/// let roll = Ask::Roll { side: Side::Usa, roll: "run", throw: kernel::Throw::D6 };
/// wary.note(&roll, &Answer::Outcome(5), scene);
/// let advice = wary.advise(Side::Csa, &"pace", &options, scene);
/// assert_eq!((advice.choice, &*advice.because[0].what), (Pace::Run, "they run"));
/// ```
pub trait Opponent<F: Family>: Send {
    /// A play begins at this position, for the first time or again.
    fn begin(&mut self, scene: Scene<'_, F>);

    /// Somebody has answered, or chance has.
    fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, scene: Scene<'_, F>);

    /// The option that it takes.
    fn choose(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        scene: Scene<'_, F>,
    ) -> F::Choice;

    /// The same option as [`Self::choose`], and why.
    fn advise(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        scene: Scene<'_, F>,
    ) -> Advice<F::Choice>;
}
