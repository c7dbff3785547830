use crate::say;
use crate::{Answer, Ask, Position, Side, System};

/// Playing strength of a bot. Lower levels consider less. No level sees hidden information or gets
/// better dice.
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
    /// Picks any legal option.
    Recruit,
    /// Considers the odds of the current action.
    Sergeant,
    /// Plans for the formation that is acting.
    Captain,
    /// Simulates plans before choosing one.
    General,
}

impl Level {
    /// All levels of bots, weakest first.
    pub const ALL: [Self; 4] = [Self::Recruit, Self::Sergeant, Self::Captain, Self::General];

    /// Returns the id of the level in saves and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Sergeant => "sergeant",
            Self::Captain => "captain",
            Self::General => "general",
        }
    }

    /// Returns the level with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Returns the level of the bot that advises a player. `Captain` if no id is given, and `None`
    /// for an unknown id.
    pub fn of_adviser(id: Option<&str>) -> Option<Self> {
        id.map_or(Some(Self::Captain), Self::from_id)
    }

    /// Returns a description, shown to players, of how a bot of this level plays.
    pub fn words(self) -> String {
        match self {
            Self::Recruit => say!("level-recruit"),
            Self::Sergeant => say!("level-sergeant"),
            Self::Captain => say!("level-captain"),
            Self::General => say!("level-general"),
        }
    }
}

/// The move that a bot would make, with its reasons.
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
    /// Option that the bot would choose.
    pub choice: C,
    /// Reasons for and against the option, largest first. Empty if the choice is random.
    pub because: Vec<Because>,
    /// Other options that the bot considered, best first. Each option comes with the amount by
    /// which it is worse than the chosen option, in thousandths of a point. A negative number means
    /// that the static evaluation preferred that other option.
    pub others: Vec<(C, i64)>,
}

/// A reason for or against an option; part of an [`Advice`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// Text of the reason for the deciding side.
    pub what: String,
    /// Reason in the words shown to the other side. They contain only the option and the rule, and
    /// reveal no hidden information or intentions.
    pub openly: String,
    /// Section of the rulebook that the reason is based on.
    pub rule: String,
    /// Weight of the reason in thousandths of a point. Negative for a reason against the option.
    pub worth: i64,
}

/// A bot in one seat of one match.
///
/// It receives all events of the match and answers from the knowledge of its side. Its answers are
/// deterministic for a match, even across saving and loading.
///
/// ```
/// use kernel::{Advice, Answer, Ask, Because, Opponent, Position, Side};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// /// Walks until the other side has run, then always runs.
/// struct Wary(Side, bool);
///
/// impl Opponent<Race> for Wary {
///     fn begin(&mut self, _: Position<'_, Race>) {}
///
///     fn note(&mut self, ask: &Ask<Race>, _: &Answer<Race>, _: Position<'_, Race>) {
///         self.1 |= matches!(ask, Ask::Roll { side, .. } if *side == self.0.other());
///     }
///
///     fn choose(&mut self, side: Side, question: &&'static str, options: &[Pace], position: Position<'_, Race>) -> Pace {
///         self.advise(side, question, options, position).choice
///     }
///
///     fn advise(&mut self, _: Side, _: &&'static str, _: &[Pace], _: Position<'_, Race>) -> Advice<Pace> {
///         let choice = if self.1 { Pace::Run } else { Pace::Walk };
///         let what = if self.1 { "they run" } else { "they walk" }.to_owned();
///         let because = Because { openly: what.clone(), what, rule: "1".to_owned(), worth: 1000 };
///         Advice { choice, because: vec![because], others: vec![] }
///     }
/// }
///
/// let (course, rows) = (Race::course(), kernel::PerSide::default());
/// let position: Position<'_, Race> = Position { package: &course, board: &rows };
/// let mut wary = Wary(Side::Csa, false);
/// let options = [Pace::Walk, Pace::Run];
/// assert_eq!(wary.choose(Side::Csa, &"pace", &options, position), Pace::Walk);
/// let roll = Ask::Roll { side: Side::Usa, roll: "run", throw: kernel::Throw::D6 };
/// wary.note(&roll, &Answer::Outcome(5), position);
/// let advice = wary.advise(Side::Csa, &"pace", &options, position);
/// assert_eq!((advice.choice, &*advice.because[0].what), (Pace::Run, "they run"));
/// ```
pub trait Opponent<F: System>: Send {
    /// Observes the start of a play at this position. A play that is run again after an
    /// interruption counts as a new start.
    fn begin(&mut self, position: Position<'_, F>);

    /// Observes an answer of a player, a roll or a draw.
    fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, position: Position<'_, F>);

    /// Returns the option that the bot chooses.
    fn choose(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        position: Position<'_, F>,
    ) -> F::Choice;

    /// Returns the same option as [`Self::choose`], with reasons.
    fn advise(
        &mut self,
        side: Side,
        question: &F::Question,
        options: &[F::Choice],
        position: Position<'_, F>,
    ) -> Advice<F::Choice>;
}
