//! Who sits down to play.

use std::sync::{Arc, Mutex, PoisonError};

use blind_swords::game::Scheme;
use blind_swords::opponents::{NoOpponents, Opponents};
use blind_swords::question::ActivationQuestion;
use blind_swords::view::SeatView;
use blind_swords::{BlindSwords, Choice, Question, Rules, Scene};
use kernel::{Advice, Answer, Ask, Level, Opponent, Side};

use crate::chits;
use crate::digest::Digest;
use crate::foresight::Foresight;
use crate::general::{self, Budget, Horizon, Trier};
use crate::ground::{Atlas, Ground};
use crate::imagined::Seen;
use crate::intent::{Given, Intent};
use crate::mind::Mind;
use crate::moves::March;
use crate::plans::Plan;
use crate::policy;
use crate::reasons::Asked;
use crate::schemes;
use crate::scripts;
use crate::tally::{Tally, Weighed, best};
use crate::weights::Weights;
use crate::worth::Aim;

/// How often an answer is tried that is not simply to keep a chit.
const TRIALS: u32 = 2;

/// The opponents of the matches with the same rules. They share what never changes in a match.
#[derive(Debug, Default)]
pub struct Staff {
    atlas: Mutex<Option<Arc<Atlas>>>,
}

impl Staff {
    /// What never changes in a match, worked out for the first player who needs it.
    fn atlas(&self, rules: &Rules) -> Arc<Atlas> {
        let mut known = self.atlas.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some(atlas) if atlas.plain().is_of(rules) => Arc::clone(atlas),
            _ => {
                // Rules that knew their own staff would never be let go.
                let own = Rules { opponents: Arc::new(NoOpponents), ..rules.clone() };
                let atlas = Arc::new(Atlas::new(Arc::new(own)));
                *known = Some(Arc::clone(&atlas));
                atlas
            }
        }
    }

    /// A player with a skill of its own. Whoever reckons further than the moment opens as the package says.
    pub fn officer(&self, rules: &Rules, side: Side, skill: Skill) -> Officer {
        let opening = match skill {
            Skill::Chance | Skill::AtSight(Weights::SERGEANT) => None,
            Skill::AtSight(_) | Skill::Tried(..) => rules.scenario().hints.openings[side].clone(),
        };
        self.sits_down(rules, side, skill, opening)
    }

    /// A player that goes by a plan, and fights in its manner where the plan says nothing.
    pub fn planned(&self, rules: &Rules, side: Side, scheme: Arc<Scheme>) -> Officer {
        let weights = schemes::weights(scheme.manner, &Weights::STANDARD);
        self.sits_down(rules, side, Skill::AtSight(weights), Some(scheme))
    }

    fn sits_down(
        &self,
        rules: &Rules,
        side: Side,
        skill: Skill,
        scheme: Option<Arc<Scheme>>,
    ) -> Officer {
        let march = March::default();
        let atlas = self.atlas(rules);
        Officer {
            ground: atlas.plain(),
            atlas,
            side,
            skill,
            scheme,
            march,
            seen: None,
            intent: Intent::default(),
            answers: false,
            work: 0,
        }
    }
}

impl Opponents for Staff {
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>> {
        Some(Box::new(self.officer(rules, side, Skill::of(level))))
    }
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// By nothing.
    Chance,
    /// By what these weights say at first sight.
    AtSight(Weights),
    /// By what comes of it in the mind.
    Tried(Weights, Budget),
}

impl Skill {
    /// What counts for it; nothing where it goes by chance.
    const fn weights(&self) -> Option<&Weights> {
        match self {
            Self::Chance => None,
            Self::AtSight(weights) | Self::Tried(weights, _) => Some(weights),
        }
    }

    /// That of a level.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Recruit => Self::Chance,
            Level::Sergeant => Self::AtSight(Weights::SERGEANT),
            Level::Captain => Self::AtSight(Weights::STANDARD),
            Level::General => Self::Tried(Weights::STANDARD, Budget::GENERAL),
        }
    }
}

/// A player that reckons, in one seat of one match.
#[derive(Debug)]
pub struct Officer {
    atlas: Arc<Atlas>,
    /// As it lies before it now, with its markers.
    ground: Arc<Ground>,
    side: Side,
    skill: Skill,
    /// By what plan it goes.
    scheme: Option<Arc<Scheme>>,
    march: March,
    seen: Option<Seen>,
    intent: Intent,
    /// Whether the answer that is given next is its own.
    answers: bool,
    /// How many decisions it has taken in its mind.
    work: u32,
}

impl Opponent<BlindSwords> for Officer {
    fn begin(&mut self, scene: Scene<'_>) {
        self.march = March::default();
        self.intent = Intent::default();
        if self.skill.weights().is_some() {
            self.seen = Some(Seen::at(scene, self.side));
        }
    }

    /// What was answered for it, it thinks over as if it had been asked, so that it goes on as if it
    /// had been.
    fn note(&mut self, ask: &Ask<BlindSwords>, answer: &Answer<BlindSwords>, scene: Scene<'_>) {
        let own = std::mem::take(&mut self.answers);
        if let Ask::Choose { side, question: question @ Question::Move(_), options } = ask
            && *side == self.side
            && !own
        {
            let view = SeatView::of(scene, *side);
            self.think_over(&view);
            self.at_sight(&view, question, options);
        }
        if !own && let Some(seen) = &self.seen {
            self.intent.note(ask, answer, scene, seen);
        }
        if let Some(seen) = &mut self.seen {
            seen.note(ask, answer, scene);
        }
    }

    fn advise(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        scene: Scene<'_>,
    ) -> Advice<Choice> {
        let view = SeatView::of(scene, side);
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
        scene: Scene<'_>,
    ) -> Choice {
        self.answers = true;
        self.decide(&SeatView::of(scene, side), question, options)
    }
}

impl Officer {
    /// What it answers, by what its side may know and nothing else.
    pub fn decide(&mut self, view: &SeatView, question: &Question, options: &[Choice]) -> Choice {
        self.think_over(view);
        let weighed = self.at_sight(view, question, options);
        self.tried(view, question, options, &weighed)
    }

    /// Why an answer, and how much worse the others seem; nothing where it goes by chance.
    fn reasons(
        &self,
        view: &SeatView,
        question: &Question,
        options: &[Choice],
        (choice, weighed): (Choice, Vec<Weighed>),
    ) -> Advice<Choice> {
        let Some(weights) = self.skill.weights() else {
            return Advice { choice, because: Vec::new(), others: Vec::new() };
        };
        let scene = Scene { package: &*self.ground.rules, board: view.board() };
        let weights = &Plan::weights(self.intent.plan(), scene, weights);
        let (ground, scheme) = (&*self.ground, self.scheme.as_deref());
        let mind = Mind { scene, side: view.side(), ground, weights, scheme };
        Asked { mind, question, choice, march: &self.march }.advice(options, weighed)
    }

    /// How it goes about the activation at hand, where it has thought of a way.
    pub const fn plan(&self) -> Option<Plan> {
        self.intent.plan()
    }

    /// By how many thousandths of a victory point an answer, and the way to go about the activation after it, falls short of
    /// the best, as a search of so many samples for each answer sees it; nothing for what is not tried.
    pub fn regret(
        &mut self,
        view: &SeatView,
        question: &Question,
        options: &[Choice],
        taken: (Choice, Option<Plan>),
        samples: u32,
    ) -> Option<i64> {
        let weights = *self.skill.weights()?;
        let weighed = self.at_sight(view, question, options);
        let seen = self.seen.as_ref().filter(|seen| !seen.hidden && general::deserves(question))?;
        let (ground, weights, scheme) = (&self.ground, &weights, self.scheme.as_ref());
        // Other samples than those by which it decided.
        let seed = Digest::of((Digest::of(view), samples));
        let (budget, aim) = (Budget::GENERAL, Aim::Points);
        let trier = Trier { ground, weights, scheme, seen, budget, aim, seed };
        Some(trier.short_of_best(&weighed, taken, samples))
    }

    /// How many decisions it has taken in its mind so far.
    pub const fn work(&self) -> u32 {
        self.work
    }

    /// Finds out what it would have meant by an order that was given for it: what another order would have been given
    /// for, it carries out as usual.
    fn think_over(&mut self, view: &SeatView) {
        let scene = Scene { package: &*self.ground.rules, board: view.board() };
        let Some(given) = self.intent.unthought(scene) else { return };
        let Given { seen, view, brigade, options, choice } = *given;
        let question = Question::Activation(ActivationQuestion::Order(brigade));
        let now = self.seen.replace(seen);
        let weighed = self.at_sight(&view, &question, &options);
        if self.tried(&view, &question, &options, &weighed) != choice {
            self.intent = Intent::Usual;
        }
        self.seen = now;
    }

    /// The best answer at first sight, or that which comes out best if it tries them.
    fn tried(
        &mut self,
        view: &SeatView,
        question: &Question,
        options: &[Choice],
        weighed: &[Weighed],
    ) -> Choice {
        let at_first = best(weighed).map_or(options[0], |best| best.choice);
        match (self.skill, &self.seen) {
            (Skill::Tried(weights, budget), Some(seen))
                if !seen.hidden && general::deserves(question) =>
            {
                let (ground, weights, seed) = (&self.ground, &weights, Digest::of(view));
                let scheme = self.scheme.as_ref();
                let aim = Aim::Victory;
                let trier = Trier { ground, weights, scheme, seen, budget, aim, seed };
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

    /// What speaks for the answers at first sight.
    fn at_sight(
        &mut self,
        view: &SeatView,
        question: &Question,
        options: &[Choice],
    ) -> Vec<Weighed> {
        if !self.ground.lies_under(view.board()) {
            self.ground = self.atlas.under(view.board());
        }
        let Some(weights) = self.skill.weights() else {
            let choice = options[(Digest::of(view) % options.len() as u64) as usize];
            return vec![Weighed { choice, tally: Tally::default() }];
        };
        let scene = Scene { package: &*self.ground.rules, board: view.board() };
        let weights = &Plan::weights(self.intent.plan(), scene, weights);
        let (ground, scheme) = (&*self.ground, self.scheme.as_deref());
        let mind = Mind { scene, side: view.side(), ground, weights, scheme };
        if is_tried(mind, question)
            && let Some(seen) = self.seen.as_ref().filter(|seen| !seen.hidden)
        {
            let (ground, scheme, seed) = (&self.ground, self.scheme.as_ref(), Digest::of(view));
            let (budget, aim) = (Budget::GENERAL, Aim::Points);
            let trier = Trier { ground, weights, scheme, seen, budget, aim, seed };
            let horizon = match self.skill {
                Skill::Chance | Skill::AtSight(_) => Horizon::Play,
                Skill::Tried(..) => Horizon::Activation,
            };
            let (weighed, work) = foresee((&trier, horizon), mind, question, options);
            self.work += work;
            return weighed;
        }
        policy::weigh(mind, &mut self.march, question, options)
    }
}

/// Whether the answers are tried in the mind before anything speaks for them.
fn is_tried(mind: Mind<'_>, question: &Question) -> bool {
    scripts::offers_texts(question)
        || mind.weights.keep > 0 && chits::plays_or_keeps(mind, question)
}

/// What speaks for answers that are tried, and how many decisions that took. Mostly a chit is better kept, which one
/// trial shows; what seems better than that is tried again before it is believed.
fn foresee(
    (trier, horizon): (&Trier<'_>, Horizon),
    mind: Mind<'_>,
    question: &Question,
    options: &[Choice],
) -> (Vec<Weighed>, u32) {
    let rows = |&choice: &Choice| (choice, chits::rows(mind.scene, question, choice));
    let mut foresight = Foresight::of(trier, horizon, options.iter().map(rows));
    let weighed = |foresight: &Foresight<'_, '_>| {
        let mut weighed = foresight.weighed();
        for Weighed { choice, tally } in &mut weighed {
            *tally = tally.and(&chits::kept(mind, question, *choice));
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
    use blind_swords::game::{
        ChangedStep, GroundMarker, GroundMarkerId, Lies, MarkerLook, Order, PerArm, Permission,
    };
    use testing::field::Field;

    use super::*;

    /// T-07: it plans on the ground as it lies when it is asked.
    #[test]
    fn it_looks_at_the_ground_again() {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2310").game().ground_markers.push(GroundMarker {
            id: "abatis".to_owned(),
            name: "Abatis".to_owned(),
            lies: Lies::OnHex,
            step: PerArm([ChangedStep::Closed; 3]),
            hides: Permission::No,
            look: MarkerLook::default(),
        });
        let skill = Skill::AtSight(Weights::STANDARD);
        let mut officer = Staff::default().officer(&field.rules, Side::Usa, skill);
        let question = Question::Activation(ActivationQuestion::Order(field.brigade("a")));
        let orders = [Order::Attack, Order::Defend].map(Choice::Order);
        let place = GroundPlace::Hex(field.hex("2111"));
        for on in [true, false] {
            field.happen(&Event::GroundMarked { marker: GroundMarkerId(0), place, on });
            assert!(!officer.ground.lies_under(&field.board));
            officer.decide(&SeatView::of(field.scene(), Side::Usa), &question, &orders);
            assert!(officer.ground.lies_under(&field.board));
        }
    }
}
