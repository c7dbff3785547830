//! Probabilities of two rolls on the charts. FIRE-22, CC-23, COH-01.

use kernel::Die;

use crate::game::{
    CohesionResult, CohesionSection, CohesionTable, CohesionTest, ColumnId, DepletionToken, Game,
    SkedaddleToken,
};

/// Number of outcomes of two rolls, each of two dice.
pub const WAYS: u32 = 36 * 36;

/// Distribution of results: for each result, the number of equally likely outcomes that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Total number of outcomes, which the numbers of all results add up to.
    pub of: u32,
    /// All possible results, without repeats. Their numbers of outcomes add up to `of`.
    pub results: Vec<Result>,
}

/// One possible result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// Cohesion test. `None` if the combat calls for no test.
    pub test: Option<CohesionTest>,
    /// Result on the cohesion table. Empty if there is no test.
    pub cohesion: CohesionResult,
    /// Number of outcomes with this result.
    pub ways: u32,
}

/// Kind of effect, for summaries. One result may have several kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Neither depletion nor skedaddle, because there is no test or the test is passed.
    Nothing,
    /// Units of the target are depleted.
    Depletion,
    /// An attacker is depleted.
    AttackerDepletion,
    /// The lead unit takes one or more Morale Hits.
    MoraleHit,
    /// The lead unit takes a Break Test.
    BreakTest,
    /// The lead unit retreats. In close combat, all defenders retreat.
    Retreat,
    /// Another unit may panic.
    Panic,
    /// An attacker takes a Morale Hit.
    AttackerMoraleHit,
    /// An attacker retreats.
    AttackerRetreat,
}

impl Effect {
    /// All kinds of effects, in display order.
    pub const ALL: [Self; 9] = [
        Self::Nothing,
        Self::Depletion,
        Self::MoraleHit,
        Self::Retreat,
        Self::BreakTest,
        Self::Panic,
        Self::AttackerDepletion,
        Self::AttackerMoraleHit,
        Self::AttackerRetreat,
    ];

    /// Kinds of effects on units of the target.
    pub const HARM: [Self; 5] =
        [Self::Depletion, Self::MoraleHit, Self::Retreat, Self::BreakTest, Self::Panic];
    /// Kinds of effects on attackers.
    pub const RECOIL: [Self; 3] =
        [Self::AttackerDepletion, Self::AttackerMoraleHit, Self::AttackerRetreat];

    /// Returns the word used in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Depletion => "depletion",
            Self::AttackerDepletion => "attacker-depletion",
            Self::MoraleHit => "morale-hit",
            Self::BreakTest => "break-test",
            Self::Retreat => "retreat",
            Self::Panic => "panic",
            Self::AttackerMoraleHit => "attacker-morale-hit",
            Self::AttackerRetreat => "attacker-retreat",
        }
    }

    /// Whether a result of the cohesion tables includes the effect.
    pub fn is_in(self, cohesion: &CohesionResult) -> bool {
        use {DepletionToken as D, SkedaddleToken as S};
        let depletion = cohesion.depletion;
        let any = |wanted: fn(&S) -> bool| cohesion.skedaddle.iter().any(wanted);
        match self {
            Self::Nothing => depletion.is_none() && cohesion.skedaddle.is_empty(),
            Self::Depletion => depletion.is_some_and(|token| token != D::Attacker),
            Self::AttackerDepletion => matches!(depletion, Some(D::Attacker | D::Both)),
            Self::MoraleHit => any(|token| matches!(token, S::MoraleHits(_))),
            Self::BreakTest => any(|token| matches!(token, S::BreakTest)),
            Self::Retreat => any(|token| matches!(token, S::Retreat(_))),
            Self::Panic => any(|token| matches!(token, S::Panic(_))),
            Self::AttackerMoraleHit => any(|token| matches!(token, S::AttackerMoraleHit)),
            Self::AttackerRetreat => any(|token| matches!(token, S::AttackerRetreat(_))),
        }
    }
}

impl Chances {
    /// Returns the distribution of a combat that has no effect.
    pub fn none() -> Self {
        let nothing = CohesionResult { depletion: None, skedaddle: Vec::new() };
        Self { of: WAYS, results: vec![Result { test: None, cohesion: nothing, ways: WAYS }] }
    }

    /// Returns the distribution of a fire combat in a column, for a cohesion rating. SS 12.3, 15.1.
    /// FIRE-22, COH-01.
    pub fn of_fire(game: &Game, column: ColumnId, cr: u8) -> Self {
        let tests = dice().map(|(coloured, white)| game.crt.cell(column, coloured, white).test(cr));
        Self::of_tests(tests, &game.fire_cohesion)
    }

    /// Returns the distribution of a close combat in a column, for a cohesion rating. A close
    /// combat always calls for a test. SS 14.2e, 15.2. CC-23, COH-01.
    pub fn of_close_combat(game: &Game, column: ColumnId, cr: u8) -> Self {
        let test = |(coloured, white)| game.crt.cell(column, coloured, white).test(cr);
        let tests = dice().map(|roll| Some(test(roll).unwrap_or(CohesionTest::CloseFight)));
        Self::of_tests(tests, &game.close_cohesion)
    }

    /// Returns the distribution with all numbers scaled to a multiple of the total.
    pub(super) fn out_of(mut self, of: u32) -> Self {
        let times = of / self.of;
        self.results.iter_mut().for_each(|result| result.ways *= times);
        Self { of, ..self }
    }

    /// Returns the number of outcomes that call for the given test. For `None`, returns the number
    /// of outcomes without a test.
    pub fn of_test(&self, test: Option<CohesionTest>) -> u32 {
        self.count(|result| result.test == test)
    }

    /// Returns the number of outcomes whose result includes the given effect.
    pub fn of_effect(&self, effect: Effect) -> u32 {
        self.count(|result| effect.is_in(&result.cohesion))
    }

    /// Returns the number of outcomes, out of [`WAYS`], that have an effect on the target.
    pub fn of_harm(&self) -> u32 {
        self.of_any(&Effect::HARM)
    }

    /// Returns the number of outcomes that have an effect on an attacker.
    pub fn of_recoil(&self) -> u32 {
        self.of_any(&Effect::RECOIL)
    }

    fn of_any(&self, effects: &[Effect]) -> u32 {
        self.count(|result| effects.iter().any(|effect| effect.is_in(&result.cohesion)))
    }

    fn count(&self, wanted: impl Fn(&Result) -> bool) -> u32 {
        self.results.iter().filter(|result| wanted(result)).map(|result| result.ways).sum()
    }

    fn of_tests(tests: impl Iterator<Item = Option<CohesionTest>>, table: &CohesionTable) -> Self {
        let mut counts: Vec<(Option<CohesionTest>, u32)> = Vec::new();
        for test in tests {
            match counts.iter_mut().find(|(known, _)| *known == test) {
                Some((_, ways)) => *ways += 1,
                None => counts.push((test, 1)),
            }
        }
        counts.sort_unstable();
        let mut chances = Self { of: WAYS, results: Vec::new() };
        for (test, ways) in counts {
            match test.and_then(|test| table.section(test)) {
                Some(section) => chances.add_section(test, section, ways),
                None => {
                    chances.add(Result { ways: ways * 36, test, ..Self::none().results.remove(0) })
                }
            }
        }
        chances
    }

    fn add_section(&mut self, test: Option<CohesionTest>, section: &CohesionSection, ways: u32) {
        for (coloured, white) in dice() {
            self.add(Result { test, cohesion: section.result(coloured, white), ways });
        }
    }

    pub(super) fn add(&mut self, new: Result) {
        let same = |known: &&mut Result| known.test == new.test && known.cohesion == new.cohesion;
        match self.results.iter_mut().find(same) {
            Some(known) => known.ways += new.ways,
            None => self.results.push(new),
        }
    }
}

/// Returns all rolls of two dice, the coloured die first.
fn dice() -> impl Iterator<Item = (Die, Die)> {
    Die::OF_SIX.into_iter().flat_map(|coloured| Die::OF_SIX.map(|white| (coloured, white)))
}
