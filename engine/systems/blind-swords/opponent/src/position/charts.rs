//! Expected effects of a package's charts on units, computed once for each match.

use blind_swords::board::Face;
use blind_swords::game::{ColumnId, Game, Roster, UnitId};
use blind_swords::odds::Chances;

use crate::position::fate::{Blow, CONDITIONS, Condition, Fate, Nerve, ONE, Ppm, Price, Support};

/// Number of cohesion ratings that the tables cover: 0 to 7. No unit of the series has a higher
/// rating.
const RATINGS: usize = 8;
/// Share of a unit's stake that counts as lost when the unit is battleworn, in addition to its
/// higher risk of breaking.
const WORN: Ppm = 60_000;
/// Factor that converts an added risk of breaking into the share of the stake that counts as
/// already lost. In millionths.
const DREAD: Ppm = 600_000;
/// Number of typical fire combats over which the risk of breaking is added up.
const FIRES: usize = 3;
/// Strength points of a usual fire. They select the chart column for the risk of breaking.
const USUAL_STRENGTH: i32 = 6;

/// Expected effect of a fire combat or close combat on the target's lead unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Harm {
    /// Expected loss, as a share of the unit's stake in millionths.
    pub(crate) loss: Ppm,
    /// Probability that the unit leaves its hex, in millionths.
    pub(crate) leaves: Ppm,
    /// Probability that the unit breaks, in millionths.
    pub(crate) breaks: Ppm,
}

/// Expected results of fire and close combat, computed from the charts of the package.
#[derive(Debug)]
pub(crate) struct Charts {
    nerves: Vec<Nerve>,
    nerve_of: Vec<usize>,
    columns: usize,
    usual: ColumnId,
    /// Share of the stake that counts as lost in each condition, compared with a fresh and steady
    /// unit. Indexed by position in `nerves`.
    lost: Vec<[Ppm; CONDITIONS]>,
    /// Effects of fire. Indexed by position in `nerves`, by support, by condition and by chart
    /// column.
    fire: Vec<Harm>,
    close: Vec<Harm>,
    /// Costs to attackers in close combat. Indexed by chart column and by the defender's rating.
    price: Vec<[Price; RATINGS]>,
}

impl Charts {
    /// Computes the effects for all units of a scenario.
    pub(crate) fn new(game: &Game, units: &Roster) -> Self {
        let mut nerves = Vec::new();
        let nerve_of = units.iter().map(|unit| place_of(&mut nerves, Nerve::of(unit))).collect();
        let columns = game.crt.columns.len();
        let table = |chances: fn(&Game, ColumnId, u8) -> Chances| -> Vec<[Vec<Blow>; RATINGS]> {
            let of = |column: usize| {
                std::array::from_fn(|cr| blows(&chances(game, ColumnId(column as u8), cr as u8)))
            };
            (0..columns).map(of).collect()
        };
        let (fires, fights) = (table(Chances::of_fire), table(Chances::of_close_combat));
        let usual = game.crt.column(USUAL_STRENGTH);
        let row = &fires[usize::from(usual.0)];
        let lost: Vec<_> = nerves.iter().map(|&nerve| lost(nerve, row)).collect();
        let harms = |table: &[[Vec<Blow>; RATINGS]]| {
            let mut harms = Vec::new();
            for (&nerve, lost) in nerves.iter().zip(&lost) {
                for support in [Support::Given, Support::Missing] {
                    for condition in Condition::ALL {
                        harms.extend(
                            table.iter().map(|row| harm(nerve, support, condition, lost, row)),
                        );
                    }
                }
            }
            harms
        };
        let (fire, close) = (harms(&fires), harms(&fights));
        let price = fights.iter().map(|row| std::array::from_fn(|cr| price(&row[cr]))).collect();
        Self { nerves, nerve_of, columns, usual, lost, fire, close, price }
    }

    /// Returns the chart column of a usual fire, which the estimates of risk use.
    pub(crate) const fn usual(&self) -> ColumnId {
        self.usual
    }

    /// Returns the fraction of a unit's stake that counts as already lost in a condition.
    pub(crate) fn lost(&self, unit: UnitId, condition: Condition) -> Ppm {
        self.lost[self.nerve_of[unit.index()]][condition.index()]
    }

    /// Returns the effect of a fire combat in a chart column on a unit.
    pub(crate) fn fire(
        &self,
        unit: UnitId,
        condition: Condition,
        support: Support,
        column: ColumnId,
    ) -> Harm {
        self.fire[self.place(unit, condition, support, column)]
    }

    /// Returns the effect of a close combat in a chart column on the defenders' lead unit.
    pub(crate) fn close(
        &self,
        unit: UnitId,
        condition: Condition,
        support: Support,
        column: ColumnId,
    ) -> Harm {
        self.close[self.place(unit, condition, support, column)]
    }

    /// Returns the costs of a close combat to the attackers, by chart column and by the defender's
    /// rating.
    pub(crate) fn price(&self, column: ColumnId, cr: u8) -> Price {
        self.price[usize::from(column.0)][usize::from(cr).min(RATINGS - 1)]
    }

    /// Returns the fraction of a unit's stake that the unit loses through a depletion.
    pub(crate) fn depletion(&self, unit: UnitId, now: Condition, support: Support) -> Ppm {
        self.suffered(unit, now, |fate, nerve| fate.deplete(nerve, support))
    }

    /// Returns the fraction of a unit's stake that the unit loses through a Morale Hit.
    pub(crate) fn morale_hit(&self, unit: UnitId, now: Condition, support: Support) -> Ppm {
        self.suffered(unit, now, |fate, nerve| fate.hit(nerve, support))
    }

    fn suffered(&self, unit: UnitId, now: Condition, blow: impl Fn(&mut Fate, Nerve)) -> Ppm {
        let nerve = self.nerve_of[unit.index()];
        let mut fate = Fate::of(now);
        blow(&mut fate, self.nerves[nerve]);
        fate.loss(now, &self.lost[nerve])
    }

    fn place(
        &self,
        unit: UnitId,
        condition: Condition,
        support: Support,
        column: ColumnId,
    ) -> usize {
        let nerve = self.nerve_of[unit.index()] * 2 + support as usize;
        (nerve * CONDITIONS + condition.index()) * self.columns + usize::from(column.0)
    }
}

fn place_of(nerves: &mut Vec<Nerve>, nerve: Nerve) -> usize {
    nerves.iter().position(|known| *known == nerve).unwrap_or_else(|| {
        nerves.push(nerve);
        nerves.len() - 1
    })
}

fn blows(chances: &Chances) -> Vec<Blow> {
    chances.results.iter().map(|result| Blow::of(&result.cohesion, result.ways)).collect()
}

fn price(blows: &[Blow]) -> Price {
    let sum = |of: fn(&Price) -> Ppm| blows.iter().map(|blow| of(&blow.price)).sum();
    Price {
        depleted: sum(|price| price.depleted),
        hit: sum(|price| price.hit),
        thrown_back: sum(|price| price.thrown_back),
    }
}

/// Returns the share of the stake that counts as lost in each condition. It is a fraction of the
/// added risk of breaking within a few typical fire combats. For a battleworn unit, [`WORN`] is
/// added.
fn lost(nerve: Nerve, usual: &[Vec<Blow>; RATINGS]) -> [Ppm; CONDITIONS] {
    let mut risk = [0; CONDITIONS];
    for _ in 0..FIRES {
        let next = |condition: Condition| {
            let rating = nerve.rating(condition, Support::Given);
            let after = |blow: &Blow| {
                let mut fate = Fate::of(condition);
                fate.suffer(blow, nerve, Support::Given);
                let later: Ppm = fate
                    .in_condition
                    .iter()
                    .zip(&risk)
                    .map(|(share, risk)| share * risk / ONE)
                    .sum();
                blow.share * (fate.broken + later) / ONE
            };
            usual[usize::from(rating).min(RATINGS - 1)].iter().map(after).sum()
        };
        risk = Condition::ALL.map(next);
    }
    Condition::ALL.map(|condition| {
        let worn = if condition.face == Face::Battleworn { WORN } else { 0 };
        (risk[condition.index()] - risk[0]) * DREAD / ONE + worn
    })
}

fn harm(
    nerve: Nerve,
    support: Support,
    condition: Condition,
    lost: &[Ppm; CONDITIONS],
    row: &[Vec<Blow>; RATINGS],
) -> Harm {
    let rating = usize::from(nerve.rating(condition, support)).min(RATINGS - 1);
    let mut harm = Harm::default();
    for blow in &row[rating] {
        let mut fate = Fate::of(condition);
        fate.suffer(blow, nerve, support);
        harm.loss += blow.share * fate.loss(condition, lost) / ONE;
        harm.breaks += blow.share * fate.broken / ONE;
        harm.leaves += if blow.retreats { blow.share } else { blow.share * fate.broken / ONE };
    }
    harm
}

#[cfg(test)]
mod tests {
    use blind_swords::game::{CohesionResult, DepletionToken, SkedaddleToken, Unit};
    use blind_swords::odds::WAYS;
    use testing::field;

    use super::*;

    const SUPPORTS: [Support; 2] = [Support::Given, Support::Missing];

    /// One effect of a chart result on the lead unit. Effects apply in order.
    #[derive(Clone, Copy)]
    enum Step {
        Depletion,
        Hit,
        Test,
    }

    fn steps(result: &CohesionResult) -> Vec<Step> {
        let depletes = result.depletion.is_some_and(|token| token != DepletionToken::Attacker);
        let mut steps = vec![Step::Depletion; usize::from(depletes)];
        for token in &result.skedaddle {
            match token {
                SkedaddleToken::MoraleHits(hits) => steps.extend((0..*hits).map(|_| Step::Hit)),
                SkedaddleToken::BreakTest => steps.push(Step::Test),
                _ => {}
            }
        }
        steps
    }

    /// Returns the number of die sequences with which a unit breaks. A sequence has one die for
    /// each step, even for steps that can no longer change the outcome.
    fn breaks(unit: &Unit, now: Condition, support: Support, steps: &[Step]) -> i64 {
        let Some((step, rest)) = steps.split_first() else { return 0 };
        let worse = now.morale.worse();
        let hit = Condition { morale: worse.unwrap_or(now.morale), ..now };
        match (step, now.face, worse) {
            (Step::Depletion, Face::Fresh, _) => {
                6 * breaks(unit, Condition { face: Face::Battleworn, ..now }, support, rest)
            }
            (Step::Hit, _, Some(_)) => 6 * breaks(unit, hit, support, rest),
            (Step::Depletion | Step::Hit | Step::Test, ..) => {
                let values = match now.face {
                    Face::Fresh => unit.fresh.expect("it has two faces"),
                    Face::Battleworn => unit.battleworn,
                };
                let penalty = now.morale.penalty() + u8::from(support == Support::Missing);
                let rating = values.cr.saturating_sub(penalty);
                let all = 6_i64.pow(rest.len() as u32);
                (1..=6)
                    .map(|die| if die <= rating { breaks(unit, hit, support, rest) } else { all })
                    .sum()
            }
        }
    }

    /// Computes the probabilities that the results of a fire combat or close combat break a unit
    /// and that they make it leave its hex.
    fn thrown(
        unit: &Unit,
        now: Condition,
        support: Support,
        chances: impl Fn(u8) -> Chances,
    ) -> (Ppm, Ppm) {
        let printed = match now.face {
            Face::Fresh => unit.fresh.expect("it has two faces"),
            Face::Battleworn => unit.battleworn,
        };
        let penalty = now.morale.penalty() + u8::from(support == Support::Missing);
        let (mut broken, mut left) = (0, 0);
        for result in &chances(printed.cr.saturating_sub(penalty)).results {
            let steps = steps(&result.cohesion);
            let all = 6_i64.pow(steps.len() as u32);
            let ways = i64::from(result.ways) * ONE;
            let breaks = ways * breaks(unit, now, support, &steps) / all;
            broken += breaks;
            let drives = |token: &SkedaddleToken| matches!(token, SkedaddleToken::Retreat(_));
            let driven = result.cohesion.skedaddle.iter().any(drives);
            left += if driven { ways } else { breaks };
        }
        (broken / i64::from(WAYS), left / i64::from(WAYS))
    }

    /// The effects computed from the charts equal the mean effects over all dice rolls. BRK-02,
    /// BRK-05.
    #[test]
    fn harm_is_what_the_dice_do() {
        let game = field::game();
        let charts = Charts::new(&game, &game.units);
        // Each result is truncated to a millionth, so the sums may differ slightly.
        let near = |one: Ppm, other: Ppm| (one - other).abs() < 200;
        let columns = || (0..game.crt.columns.len()).map(|column| ColumnId(column as u8));
        for (index, unit) in game.units.iter().enumerate() {
            let id = UnitId::from_index(index);
            for (now, support) in
                Condition::ALL.into_iter().flat_map(|now| SUPPORTS.map(|support| (now, support)))
            {
                for column in columns() {
                    let fire = |cr| Chances::of_fire(&game, column, cr);
                    let close = |cr| Chances::of_close_combat(&game, column, cr);
                    let (broken, left) = thrown(unit, now, support, fire);
                    let harm = charts.fire(id, now, support, column);
                    assert!(near(harm.breaks, broken) && near(harm.leaves, left), "{now:?}");
                    let (broken, left) = thrown(unit, now, support, close);
                    let harm = charts.close(id, now, support, column);
                    assert!(near(harm.breaks, broken) && near(harm.leaves, left), "{now:?}");
                }
            }
        }
    }

    /// A chart column further to the right never does less harm. Missing support never lowers the
    /// risk of breaking.
    #[test]
    fn harm_grows_with_the_column_and_without_support() {
        let game = field::game();
        let (charts, unit) = (Charts::new(&game, &game.units), UnitId(0));
        let steady = Condition::ALL[0];
        let harm = |support, column: u8| charts.fire(unit, steady, support, ColumnId(column));
        for column in 1..game.crt.columns.len() as u8 {
            let (before, now) = (harm(Support::Given, column - 1), harm(Support::Given, column));
            assert!(before.loss <= now.loss && before.breaks <= now.breaks);
            assert!(now.breaks <= harm(Support::Missing, column).breaks);
        }
    }
}
