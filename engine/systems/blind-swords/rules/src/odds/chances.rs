//! What two rolls on the charts can bring, and how often. FIRE-22, CC-23, COH-01.

use kernel::Die;

use crate::game::{
    CohesionResult, CohesionSection, CohesionTable, CohesionTest, ColumnId, DepletionToken, Game,
    SkedaddleToken,
};

/// How many ways two rolls of two dice can fall.
pub const WAYS: u32 = 36 * 36;

/// What the dice can bring, each result with its number of ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Out of how many ways.
    pub of: u32,
    /// Every result that can come, each once; the ways add up to all.
    pub results: Vec<Result>,
}

/// One thing that the dice can bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// The cohesion test; none where the fire has no effect.
    pub test: Option<CohesionTest>,
    /// What the cohesion table says; nothing without a test.
    pub cohesion: CohesionResult,
    /// In how many ways out of all.
    pub ways: u32,
}

/// What players ask of a result. One result can have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Neither depletion nor skedaddle: no test, or one that is passed.
    Nothing,
    /// Units of the target are depleted.
    Depletion,
    /// An attacker is depleted.
    AttackerDepletion,
    /// The lead unit takes a Morale Hit or more.
    MoraleHit,
    /// It takes a Break Test.
    BreakTest,
    /// It retreats; in close combat all defenders.
    Retreat,
    /// Another unit may panic.
    Panic,
    /// An attacker takes a Morale Hit.
    AttackerMoraleHit,
    /// An attacker retreats.
    AttackerRetreat,
}

impl Effect {
    /// All of them, in the order in which people read them.
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

    /// What befalls those who are fired at or attacked.
    pub const HARM: [Self; 5] =
        [Self::Depletion, Self::MoraleHit, Self::Retreat, Self::BreakTest, Self::Panic];
    /// What befalls attackers.
    pub const RECOIL: [Self; 3] =
        [Self::AttackerDepletion, Self::AttackerMoraleHit, Self::AttackerRetreat];

    /// The word of the protocol.
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

    /// Whether a result of the cohesion tables has it.
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
    /// No effect, for certain.
    pub fn none() -> Self {
        let nothing = CohesionResult { depletion: None, skedaddle: Vec::new() };
        Self { of: WAYS, results: vec![Result { test: None, cohesion: nothing, ways: WAYS }] }
    }

    /// Of a fire on a column at a cohesion rating. SS 12.3, 15.1. FIRE-22, COH-01.
    pub fn of_fire(game: &Game, column: ColumnId, cr: u8) -> Self {
        let tests = dice().map(|(coloured, white)| game.crt.cell(column, coloured, white).test(cr));
        Self::of_tests(tests, &game.fire_cohesion)
    }

    /// Of a close combat, in which a test is always due. SS 14.2e, 15.2. CC-23, COH-01.
    pub fn of_close_combat(game: &Game, column: ColumnId, cr: u8) -> Self {
        let test = |(coloured, white)| game.crt.cell(column, coloured, white).test(cr);
        let tests = dice().map(|roll| Some(test(roll).unwrap_or(CohesionTest::CloseFight)));
        Self::of_tests(tests, &game.close_cohesion)
    }

    /// The same out of a multiple of its ways.
    pub(super) fn out_of(mut self, of: u32) -> Self {
        let times = of / self.of;
        self.results.iter_mut().for_each(|result| result.ways *= times);
        Self { of, ..self }
    }

    /// In how many ways a test is called for, or none.
    pub fn of_test(&self, test: Option<CohesionTest>) -> u32 {
        self.count(|result| result.test == test)
    }

    /// In how many ways the dice have an effect.
    pub fn of_effect(&self, effect: Effect) -> u32 {
        self.count(|result| effect.is_in(&result.cohesion))
    }

    /// In how many ways out of [`WAYS`] those who are fired at or attacked suffer something.
    pub fn of_harm(&self) -> u32 {
        self.of_any(&Effect::HARM)
    }

    /// In how many ways an attacker suffers something.
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

/// All ways in which two dice can fall, the coloured one first.
fn dice() -> impl Iterator<Item = (Die, Die)> {
    Die::OF_SIX.into_iter().flat_map(|coloured| Die::OF_SIX.map(|white| (coloured, white)))
}
