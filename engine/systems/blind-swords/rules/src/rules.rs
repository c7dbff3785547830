//! Compiled rules of a match: the game, one of its scenarios, and the options in use.

use std::sync::Arc;

use kernel::{Switch, say};

use crate::board::Board;
use crate::game::{
    Activity, Casualties, Chit, FogRow, Game, OptionId, Order, OrderRow, Part, Recovery, Roster,
    Scenario, ScenarioId, UnitArrival,
};
use crate::opponents::{NoOpponents, Opponents};
use crate::profile::Profile;
use crate::script::{NoScripts, Scripts};

/// Compiled rules of a match: the game, one of its scenarios, and the options that the players
/// chose.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Compiled game, shared by all matches played with it.
    pub game: Arc<Game>,
    /// Id of the scenario in play.
    pub scenario: ScenarioId,
    /// Units with their printed values in this scenario. VAL-02.
    pub units: Arc<Roster>,
    /// Rules profile after all overrides of the scenario and the players.
    pub profile: Profile,
    /// Optional rules in use, in the order of [`Scenario::options`]. Section 24.
    pub options: Vec<Switch>,
    /// Runner for the scripts of the package.
    pub scripts: Arc<dyn Scripts>,
    /// Source of computer players for the match.
    pub opponents: Arc<dyn Opponents>,
    /// Opened lesson, if the match is a lesson. It replaces the scenario's start.
    pub lesson: Option<Arc<OpenedLesson>>,
}

/// Lesson with its compiled starting position.
pub type OpenedLesson = kernel::OpenedLesson<Board>;

impl Rules {
    /// Returns the rules of a scenario with no optional rules, scripts, or computer players.
    pub fn plain(game: Arc<Game>, scenario: ScenarioId) -> Self {
        let own = &game.scenarios[scenario.index()];
        let (profile, options) = (own.profile, vec![Switch::Off; own.options.len()]);
        let units = Arc::clone(game.units_in(own));
        let (scripts, opponents) = (Arc::new(NoScripts), Arc::new(NoOpponents));
        Self { game, scenario, units, profile, options, scripts, opponents, lesson: None }
    }

    /// Returns one warning for each optional rule that is in use without the option it needs. Such
    /// a rule has no effect. OPT-06.
    pub fn idle_options(&self) -> Vec<String> {
        let options = &self.scenario().options;
        let in_use = options.iter().zip(&self.options).filter(|(_, switch)| **switch == Switch::On);
        let needs = in_use.filter_map(|(option, _)| Some((option, option.needs?)));
        let idle = needs.filter(|(_, needs)| !self.uses(*needs));
        let told = idle.map(|(option, needs)| {
            let needs = &options[needs.index()];
            say!("idle-option", option = &option.name, needs = &needs.name, id = &needs.id)
        });
        told.collect()
    }

    /// Returns the scenario in play.
    pub fn scenario(&self) -> &Scenario {
        &self.game.scenarios[self.scenario.index()]
    }

    /// Returns the kinds of chits, with the generals' ratings for this scenario. CHIT-16, CHIT-17.
    pub fn chits(&self) -> &[Chit] {
        self.game.chits_in(self.scenario())
    }

    /// Returns the Fog of War table of the scenario, or of the game if the scenario has none.
    /// CHIT-10, T-14.
    pub fn fog(&self) -> &[FogRow; 6] {
        self.scenario().fog.as_ref().unwrap_or(&self.game.fog)
    }

    /// Returns the general casualty tables of the scenario, or of the game if the scenario has
    /// none. CHIT-13, T-15.
    pub fn casualties(&self) -> &Casualties {
        self.scenario().casualties.as_ref().unwrap_or(&self.game.casualties)
    }

    /// Whether this scenario omits a part of the sequence of play. SEQ-01, SEQ-02.
    pub fn leaves_out(&self, part: Part) -> bool {
        self.scenario().left_out.contains(&part)
    }

    /// Returns the permissions of an order. Without a Rally Step, no order permits recovery or
    /// rebuilding. ORD-02, SEQ-02.
    pub fn order(&self, order: Order) -> OrderRow {
        let mut row = self.game.orders.row(order).clone();
        if self.leaves_out(Part::RallyStep) {
            row.recovery = Recovery::None;
            row.permits.retain(|activity| *activity != Activity::Rebuild);
        }
        row
    }

    /// Returns the units that arrive individually in this match, not with a brigade. ART-14,
    /// REIN-01.
    pub fn unit_arrivals(&self) -> impl Iterator<Item = &UnitArrival> {
        let comes = |arrival: &&UnitArrival| {
            arrival.unless.is_none_or(|option| !self.uses(option))
                && arrival.only_with.is_none_or(|option| self.uses(option))
        };
        self.scenario().unit_arrivals.iter().filter(comes)
    }

    /// Whether an optional rule of the scenario is in use.
    pub fn uses(&self, option: OptionId) -> bool {
        self.options[option.index()] == Switch::On
    }
}
