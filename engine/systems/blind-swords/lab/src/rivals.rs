//! Custom bots, which replace the standard bots of two levels in a match.

use std::sync::Arc;

pub use blind_swords::game::BattlePlan;
use blind_swords::game::PlanStyle;
use blind_swords::opponents::Opponents;
use blind_swords::{BlindSwords, Rules};
use blind_swords_table::Opened;
use kernel::{Level, Opponent, Side};
use opponent::{BotRegistry, Skill};
use session::{Edition, Seat, Setup};

use laboratory::ladder::{self, Standing};
use laboratory::simulate::Failure;
use laboratory::{Plan, Progress};

/// Custom bot, by the way in which it differs from the standard bots.
#[derive(Clone, Debug)]
pub(crate) enum Rival {
    /// Bot with a given skill, such as custom weights.
    Skilled(Box<Skill>),
    /// Bot that follows a plan for the whole game.
    Planned(Arc<BattlePlan>),
}

/// Two custom bots, and the levels whose standard bots they replace.
#[derive(Debug)]
pub struct Rivals {
    registry: Arc<BotRegistry>,
    players: [Rival; 2],
}

impl Rivals {
    /// Levels whose standard bots the first and the second custom bot replace.
    pub const NAMES: [Level; 2] = [Level::General, Level::Captain];

    /// Returns the rules of a setup in which the two custom bots replace the standard bots of their
    /// levels.
    pub(crate) fn rules(
        edition: &Opened,
        setup: &Setup,
        players: [Rival; 2],
    ) -> Result<Arc<Rules>, Box<Failure>> {
        let rules = edition.rules(&setup.scenario, &setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(setup, &error))?;
        Ok(Self::over(&rules, &Arc::default(), players))
    }

    /// Returns rules in which the two custom bots replace the standard bots of their levels.
    /// Several pairs of bots can share the data of a registry.
    pub(crate) fn over(
        rules: &Rules,
        registry: &Arc<BotRegistry>,
        players: [Rival; 2],
    ) -> Arc<Rules> {
        let opponents = Arc::new(Self { registry: Arc::clone(registry), players });
        Arc::new(Rules { opponents, ..rules.clone() })
    }
}

impl Opponents for Rivals {
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>> {
        let [first, second] = &self.players;
        let player = if level == Self::NAMES[0] { first } else { second };
        Some(Box::new(match player {
            Rival::Skilled(skill) => self.registry.heuristic(rules, side, **skill),
            Rival::Planned(battle_plan) => {
                self.registry.planned(rules, side, Arc::clone(battle_plan))
            }
        }))
    }
}

/// Returns the plan with the given name: a plan of the scenario, or a built-in style.
///
/// # Errors
/// If no plan has the name: a message with the known names.
pub fn battle_plan(edition: &Opened, setup: &Setup, name: &str) -> Result<Arc<BattlePlan>, String> {
    let rules = edition.rules(&setup.scenario, &setup.options);
    let rules = rules.map_err(|error| error.to_string())?;
    let own = &rules.scenario().hints.battle_plans;
    if let Some(battle_plan) = own.iter().find(|battle_plan| battle_plan.id == name) {
        return Ok(Arc::clone(battle_plan));
    }
    if let Some(style) = PlanStyle::ALL.into_iter().find(|style| style.id() == name) {
        return Ok(Arc::new(BattlePlan::plain(style)));
    }
    let mut all: Vec<&str> = own.iter().map(|battle_plan| battle_plan.id.as_str()).collect();
    all.extend(PlanStyle::ALL.map(PlanStyle::id));
    let all = all.join(", ");
    Err(format!("unknown plan `{name}`: expected a .yaml file, or one of {all}"))
}

/// Plays pairs of games between two bots. If a plan is given for a bot, the bot follows the plan.
///
/// # Errors
/// If a game cannot be played to its end: the first such game.
pub fn contest(
    edition: &Opened,
    plan: &Plan,
    [mut one, mut other]: [Seat; 2],
    battle_plans: [Option<Arc<BattlePlan>>; 2],
    progress: &dyn Progress,
) -> Result<Standing, Box<Failure>> {
    let [first, second] = battle_plans;
    let [name, other_name] = Rivals::NAMES;
    let rivals = [sits_down(&mut one, first, name), sits_down(&mut other, second, other_name)];
    let rules = Rivals::rules(edition, &plan.setup, rivals)?;
    ladder::contest::<BlindSwords>(edition, &rules, plan, [one, other], progress)
}

/// Puts a bot with a plan into a seat, under the name of a level. Other seats keep their bots.
fn sits_down(seat: &mut Seat, battle_plan: Option<Arc<BattlePlan>>, name: Level) -> Rival {
    match (battle_plan, *seat) {
        (Some(battle_plan), _) => {
            *seat = Seat::Plays(name);
            Rival::Planned(battle_plan)
        }
        (None, Seat::Plays(level)) => {
            *seat = Seat::Plays(name);
            Rival::Skilled(Box::new(Skill::of(level)))
        }
        (None, Seat::Human | Seat::Random | Seat::Goal(_) | Seat::Mixed) => {
            Rival::Skilled(Box::new(Skill::Chance))
        }
    }
}
