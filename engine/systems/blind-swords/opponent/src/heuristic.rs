//! Heuristic bots, and the data that the bots of a match share.

use std::sync::{Arc, Mutex, PoisonError};

use blind_swords::game::BattlePlan;
use blind_swords::opponents::{NoOpponents, Opponents};
use blind_swords::question::ActivationQuestion;
use blind_swords::{BlindSwords, Choice, Position, Question, Rules};
use kernel::{Advice, Answer, Ask, Level, Opponent, Side};

use crate::digest::Digest;
use crate::evaluation::chits;
use crate::evaluation::moves::March;
use crate::evaluation::policy;
use crate::evaluation::scripts;
use crate::evaluation::tally::{Tally, Weighed, best};
use crate::planning::battle_plans;
use crate::planning::plans::BrigadePlan;
use crate::position::eval_context::EvalContext;
use crate::position::ground::{Atlas, Ground};
use crate::position::side_view::SideView;
use crate::reasons::Asked;
use crate::search::foresight::Foresight;
use crate::search::general::{self, Budget, Horizon, Trier};
use crate::search::intent::{Intent, LatePlan};
use crate::search::simulation::PlayRecord;
use crate::search::worth::Aim;
use crate::weights::Weights;

/// Number of samples for each option, unless keeping a chit is the best option after the first
/// sample.
const TRIALS: u32 = 2;

/// Registry of the bots in matches under the same rules. The bots share data that are computed in
/// advance.
#[derive(Debug, Default)]
pub struct BotRegistry {
    atlas: Mutex<Option<Arc<Atlas>>>,
}

impl BotRegistry {
    /// Returns the shared data of a match. The first bot that needs them computes them.
    fn atlas(&self, rules: &Rules) -> Arc<Atlas> {
        let mut known = self.atlas.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some(atlas) if atlas.plain().is_of(rules) => Arc::clone(atlas),
            _ => {
                // The rules must not contain this registry, since the references would then form a
                // cycle.
                let own = Rules { opponents: Arc::new(NoOpponents), ..rules.clone() };
                let atlas = Arc::new(Atlas::new(Arc::new(own)));
                *known = Some(Arc::clone(&atlas));
                atlas
            }
        }
    }

    /// Returns a bot with a skill. Bots with a higher skill than a Sergeant follow the opening plan
    /// of the package.
    pub fn heuristic(&self, rules: &Rules, side: Side, skill: Skill) -> HeuristicPlayer {
        let opening = match skill {
            Skill::Chance | Skill::AtSight(Weights::SERGEANT) => None,
            Skill::AtSight(_) | Skill::Tried(..) => rules.scenario().hints.openings[side].clone(),
        };
        self.sits_down(rules, side, skill, opening)
    }

    /// Returns a bot that follows a plan. Where the plan has no instruction, the bot fights in the
    /// style of the plan.
    pub fn planned(
        &self,
        rules: &Rules,
        side: Side,
        battle_plan: Arc<BattlePlan>,
    ) -> HeuristicPlayer {
        let weights = battle_plans::weights(battle_plan.style, &Weights::STANDARD);
        self.sits_down(rules, side, Skill::AtSight(weights), Some(battle_plan))
    }

    fn sits_down(
        &self,
        rules: &Rules,
        side: Side,
        skill: Skill,
        battle_plan: Option<Arc<BattlePlan>>,
    ) -> HeuristicPlayer {
        let march = March::default();
        let atlas = self.atlas(rules);
        HeuristicPlayer {
            ground: atlas.plain(),
            atlas,
            side,
            skill,
            battle_plan,
            march,
            seen: None,
            intent: Intent::default(),
            answers: false,
            work: 0,
        }
    }
}

impl Opponents for BotRegistry {
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>> {
        Some(Box::new(self.heuristic(rules, side, Skill::of(level))))
    }
}

/// Method by which a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// A random choice among all options.
    Chance,
    /// The option with the highest static evaluation under these weights.
    AtSight(Weights),
    /// A lookahead search with these weights and this budget.
    Tried(Weights, Budget),
}

impl Skill {
    /// Returns the weights of the skill. `None` for a random choice.
    const fn weights(&self) -> Option<&Weights> {
        match self {
            Self::Chance => None,
            Self::AtSight(weights) | Self::Tried(weights, _) => Some(weights),
        }
    }

    /// Returns the skill of a bot level.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Recruit => Self::Chance,
            Level::Sergeant => Self::AtSight(Weights::SERGEANT),
            Level::Captain => Self::AtSight(Weights::STANDARD),
            Level::General => Self::Tried(Weights::STANDARD, Budget::GENERAL),
        }
    }
}

/// Heuristic bot for one seat of a match.
#[derive(Debug)]
pub struct HeuristicPlayer {
    atlas: Arc<Atlas>,
    /// Ground data with the current ground markers.
    ground: Arc<Ground>,
    side: Side,
    skill: Skill,
    /// Battle plan that the bot follows. `None` if it follows none.
    battle_plan: Option<Arc<BattlePlan>>,
    march: March,
    seen: Option<PlayRecord>,
    intent: Intent,
    /// Whether the bot itself chose the answer that `note` receives next.
    answers: bool,
    /// Number of decisions simulated so far.
    work: u32,
}

impl Opponent<BlindSwords> for HeuristicPlayer {
    fn begin(&mut self, position: Position<'_>) {
        self.march = March::default();
        self.intent = Intent::default();
        if self.skill.weights().is_some() {
            self.seen = Some(PlayRecord::at(position, self.side));
        }
    }

    /// Records an answer. If someone else answered a move question for the bot, the bot first
    /// evaluates the question. Its state is then the same as if it had answered itself.
    fn note(
        &mut self,
        ask: &Ask<BlindSwords>,
        answer: &Answer<BlindSwords>,
        position: Position<'_>,
    ) {
        let own = std::mem::take(&mut self.answers);
        if let Ask::Choose { side, question: question @ Question::Move(_), options } = ask
            && *side == self.side
            && !own
        {
            let view = SideView::of(position, *side);
            self.think_over(&view);
            self.at_sight(&view, question, options);
        }
        if !own && let Some(seen) = &self.seen {
            self.intent.note(ask, answer, position, seen);
        }
        if let Some(seen) = &mut self.seen {
            seen.note(ask, answer, position);
        }
    }

    fn advise(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Advice<Choice> {
        let view = SideView::of(position, side);
        self.think_over(&view);
        let weighed = self.at_sight(&view, question, options);
        let choice = self.tried(&view, question, options, &weighed);
        self.reasons(&view, question, options, (choice, weighed))
    }

    fn choose(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Choice {
        self.answers = true;
        self.decide(&SideView::of(position, side), question, options)
    }
}

impl HeuristicPlayer {
    /// Returns the bot's answer to a question. The bot uses only the information that its side has.
    pub fn decide(&mut self, view: &SideView, question: &Question, options: &[Choice]) -> Choice {
        self.think_over(view);
        let weighed = self.at_sight(view, question, options);
        self.tried(view, question, options, &weighed)
    }

    /// Returns the reasons for an answer, and the amounts by which the other options are worse. A
    /// bot that decides at random has no reasons.
    fn reasons(
        &self,
        view: &SideView,
        question: &Question,
        options: &[Choice],
        (choice, weighed): (Choice, Vec<Weighed>),
    ) -> Advice<Choice> {
        let Some(weights) = self.skill.weights() else {
            return Advice { choice, because: Vec::new(), others: Vec::new() };
        };
        let position = Position { package: &*self.ground.rules, board: view.board() };
        let weights = &BrigadePlan::weights(self.intent.plan(), position, weights);
        let (ground, battle_plan) = (&*self.ground, self.battle_plan.as_deref());
        let context = EvalContext { position, side: view.side(), ground, weights, battle_plan };
        Asked { context, question, choice, march: &self.march }.advice(options, weighed)
    }

    /// Returns the bot's plan for the active brigade in the current activation. `None` if it has
    /// none.
    pub const fn plan(&self) -> Option<BrigadePlan> {
        self.intent.plan()
    }

    /// Returns the evaluation loss of an answer and a brigade plan, in thousandths of a victory
    /// point. It comes from a search with `samples` samples for each option. `None` for questions
    /// that bots do not search.
    pub fn evaluation_loss(
        &mut self,
        view: &SideView,
        question: &Question,
        options: &[Choice],
        taken: (Choice, Option<BrigadePlan>),
        samples: u32,
    ) -> Option<i64> {
        let weights = *self.skill.weights()?;
        let weighed = self.at_sight(view, question, options);
        let seen = self.seen.as_ref().filter(|seen| !seen.hidden && general::deserves(question))?;
        let (ground, weights, battle_plan) = (&self.ground, &weights, self.battle_plan.as_ref());
        // The seed must differ from that of the bot's decision, so that the samples are
        // independent.
        let seed = Digest::of((view.digest(), samples));
        let (budget, aim) = (Budget::GENERAL, Aim::Points);
        let trier = Trier { ground, weights, battle_plan, seen, budget, aim, seed };
        Some(trier.short_of_best(&weighed, taken, samples))
    }

    /// Returns the number of decisions simulated so far.
    pub const fn work(&self) -> u32 {
        self.work
    }

    /// Computes the intention behind an order that someone else gave for the bot. If the bot would
    /// have given another order, it has no special intention.
    fn think_over(&mut self, view: &SideView) {
        let position = Position { package: &*self.ground.rules, board: view.board() };
        let Some(given) = self.intent.unthought(position) else { return };
        let LatePlan { seen, view, brigade, options, choice } = *given;
        let question = Question::Activation(ActivationQuestion::Order(brigade));
        let now = self.seen.replace(seen);
        let weighed = self.at_sight(&view, &question, &options);
        if self.tried(&view, &question, &options, &weighed) != choice {
            self.intent = Intent::Usual;
        }
        self.seen = now;
    }

    /// Returns the best option. The bot searches if its skill and the question call for it, and
    /// otherwise takes the highest static evaluation.
    fn tried(
        &mut self,
        view: &SideView,
        question: &Question,
        options: &[Choice],
        weighed: &[Weighed],
    ) -> Choice {
        let at_first = best(weighed).map_or(options[0], |best| best.choice);
        match (self.skill, &self.seen) {
            (Skill::Tried(weights, budget), Some(seen))
                if !seen.hidden && general::deserves(question) =>
            {
                let (ground, weights, seed) = (&self.ground, &weights, view.digest());
                let battle_plan = self.battle_plan.as_ref();
                let aim = Aim::Victory;
                let trier = Trier { ground, weights, battle_plan, seen, budget, aim, seed };
                let Some(found) = trier.best(question, weighed, self.intent.plan()) else {
                    return at_first;
                };
                self.work += found.work;
                self.intent.found(question, found);
                found.choice
            }
            _ => at_first,
        }
    }

    /// Returns the static evaluation of each option.
    fn at_sight(
        &mut self,
        view: &SideView,
        question: &Question,
        options: &[Choice],
    ) -> Vec<Weighed> {
        if !self.ground.lies_under(view.board()) {
            self.ground = self.atlas.under(view.board());
        }
        let Some(weights) = self.skill.weights() else {
            let choice = options[(view.digest() % options.len() as u64) as usize];
            return vec![Weighed { choice, tally: Tally::default() }];
        };
        let position = Position { package: &*self.ground.rules, board: view.board() };
        let weights = &BrigadePlan::weights(self.intent.plan(), position, weights);
        let (ground, battle_plan) = (&*self.ground, self.battle_plan.as_deref());
        let context = EvalContext { position, side: view.side(), ground, weights, battle_plan };
        if is_tried(context, question)
            && let Some(seen) = self.seen.as_ref().filter(|seen| !seen.hidden)
        {
            let (ground, battle_plan, seed) =
                (&self.ground, self.battle_plan.as_ref(), view.digest());
            let (budget, aim) = (Budget::GENERAL, Aim::Points);
            let trier = Trier { ground, weights, battle_plan, seen, budget, aim, seed };
            let horizon = match self.skill {
                Skill::Chance | Skill::AtSight(_) => Horizon::Play,
                Skill::Tried(..) => Horizon::Activation,
            };
            let (weighed, work) = foresee((&trier, horizon), context, question, options);
            self.work += work;
            return weighed;
        }
        policy::weigh(context, &mut self.march, question, options)
    }
}

/// Whether the static evaluation cannot judge the options, so that only a simulation can.
fn is_tried(context: EvalContext<'_>, question: &Question) -> bool {
    scripts::offers_texts(question)
        || context.weights.keep > 0 && chits::plays_or_keeps(context, question)
}

/// Evaluates options by simulation, and returns the number of simulated decisions. One sample
/// usually shows that keeping a chit is better. If another option seems better, further samples
/// follow.
fn foresee(
    (trier, horizon): (&Trier<'_>, Horizon),
    context: EvalContext<'_>,
    question: &Question,
    options: &[Choice],
) -> (Vec<Weighed>, u32) {
    let rows = |&choice: &Choice| (choice, chits::rows(context.position, question, choice));
    let mut foresight = Foresight::of(trier, horizon, options.iter().map(rows));
    let weighed = |foresight: &Foresight<'_, '_>| {
        let mut weighed = foresight.weighed();
        for Weighed { choice, tally } in &mut weighed {
            *tally = tally.and(&chits::kept(context, question, *choice));
            if horizon == Horizon::Play {
                *tally = tally.and(&chits::in_its_window(question, *choice));
            }
        }
        weighed
    };
    foresight.tries(1);
    let at_once = weighed(&foresight);
    if best(&at_once).is_some_and(|best| chits::keeps(question, best.choice)) {
        return (at_once, foresight.work());
    }
    foresight.tries(TRIALS - 1);
    (weighed(&foresight), foresight.work())
}

#[cfg(test)]
mod tests {
    use blind_swords::board::GroundPlace;
    use blind_swords::event::Event;
    use blind_swords::game::{ChangedStep, GroundMarker, GroundMarkerId, Lies, Order};
    use testing::field::Field;

    use super::*;

    /// A bot plans with the ground markers that are on the map now. T-07.
    #[test]
    fn it_looks_at_the_ground_again() {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2310").game().ground_markers.push(GroundMarker {
            id: "abatis".to_owned(),
            name: "Abatis".to_owned(),
            lies: Lies::Hex,
            infantry: Some(ChangedStep::Closed),
            cavalry: Some(ChangedStep::Closed),
            artillery: Some(ChangedStep::Closed),
            hides: false,
            look: None,
            provenance: None,
        });
        let skill = Skill::AtSight(Weights::STANDARD);
        let mut heuristic = BotRegistry::default().heuristic(&field.rules, Side::Usa, skill);
        let question = Question::Activation(ActivationQuestion::Order(field.brigade("a")));
        let orders = [Order::Attack, Order::Defend].map(Choice::Order);
        let place = GroundPlace::Hex(field.hex("2111"));
        for on in [true, false] {
            field.happen(&Event::GroundMarked { marker: GroundMarkerId(0), place, on });
            assert!(!heuristic.ground.lies_under(&field.board));
            heuristic.decide(&SideView::of(field.position(), Side::Usa), &question, &orders);
            assert!(heuristic.ground.lies_under(&field.board));
        }
    }
}
