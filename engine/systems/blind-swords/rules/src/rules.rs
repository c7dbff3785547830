//! What a match is played with: a game, one of its scenarios, and what was chosen of them.

use std::sync::Arc;

use kernel::{Lesson, Switch};

use crate::board::Board;
use crate::game::{
    Casualties, Chit, FogRow, Game, OptionId, Order, OrderRow, Part, Permission, Recovery, Roster,
    Scenario, ScenarioId, UnitArrival,
};
use crate::opponents::{NoOpponents, Opponents};
use crate::profile::Profile;
use crate::script::{NoScripts, Scripts};

/// What a match is played with: the game, one of its scenarios, and the options chosen.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The battle, shared by all matches of it.
    pub game: Arc<Game>,
    /// Which of its scenarios.
    pub scenario: ScenarioId,
    /// The units with the faces that they have in this scenario. VAL-02.
    pub units: Arc<Roster>,
    /// The profile after all overrides.
    pub profile: Profile,
    /// The scenario's optional rules in use, in the order of [`Scenario::options`]. Section 24.
    pub options: Vec<Switch>,
    /// Runs the scripts that the package names.
    pub scripts: Arc<dyn Scripts>,
    /// Who can play beside people.
    pub opponents: Arc<dyn Opponents>,
    /// The lesson that is played in place of the scenario from its beginning, if one is.
    pub lesson: Option<Arc<Taught>>,
}

/// A lesson, with the position with which it begins.
#[derive(Clone, Debug)]
pub struct Taught {
    /// What is said and asked.
    pub lesson: Lesson,
    /// The position.
    pub opening: Board,
}

impl Rules {
    /// A scenario as it stands in its game: no optional rule, no script, nobody to play it but people.
    pub fn plain(game: Arc<Game>, scenario: ScenarioId) -> Self {
        let own = &game.scenarios[scenario.index()];
        let (profile, options) = (own.profile, vec![Switch::Off; own.options.len()]);
        let units = Arc::clone(game.units_in(own));
        let (scripts, opponents) = (Arc::new(NoScripts), Arc::new(NoOpponents));
        Self { game, scenario, units, profile, options, scripts, opponents, lesson: None }
    }

    /// What to tell people of optional rules that are in use and change nothing, as the one that they
    /// need is not in use. OPT-06.
    pub fn idle_options(&self) -> Vec<String> {
        let options = &self.scenario().options;
        let in_use = options.iter().zip(&self.options).filter(|(_, switch)| **switch == Switch::On);
        let needs = in_use.filter_map(|(option, _)| Some((option, option.needs?)));
        let idle = needs.filter(|(_, needs)| !self.uses(*needs));
        let told = idle.map(|(option, needs)| {
            let needs = &options[needs.index()];
            format!("{} changes nothing without {} (`{}`)", option.name, needs.name, needs.id)
        });
        told.collect()
    }

    /// The scenario that is played.
    pub fn scenario(&self) -> &Scenario {
        &self.game.scenarios[self.scenario.index()]
    }

    /// The kinds of chits with the ratings that generals have in this scenario. CHIT-16, CHIT-17.
    pub fn chits(&self) -> &[Chit] {
        self.game.chits_in(self.scenario())
    }

    /// The Fog of War table of the scenario, or else of the game. CHIT-10, T-14.
    pub fn fog(&self) -> &[FogRow; 6] {
        self.scenario().fog.as_ref().unwrap_or(&self.game.fog)
    }

    /// The general casualty tables of the scenario, or else of the game. CHIT-13, T-15.
    pub fn casualties(&self) -> &Casualties {
        self.scenario().casualties.as_ref().unwrap_or(&self.game.casualties)
    }

    /// Whether this scenario does without a part of the sequence of play. SEQ-01, SEQ-02.
    pub fn leaves_out(&self, part: Part) -> bool {
        self.scenario().left_out.contains(&part)
    }

    /// What an order permits; nobody rallies by it where there is no Rally Step. ORD-02, SEQ-02.
    pub fn order(&self, order: Order) -> OrderRow {
        let row = *self.game.orders.row(order);
        if self.leaves_out(Part::RallyStep) {
            OrderRow { recovery: Recovery::None, rebuild: Permission::No, ..row }
        } else {
            row
        }
    }

    /// The units that arrive by themselves in this match. ART-14, REIN-01.
    pub fn unit_arrivals(&self) -> impl Iterator<Item = &UnitArrival> {
        let comes = |arrival: &&UnitArrival| {
            arrival.unless.is_none_or(|option| !self.uses(option))
                && arrival.only_with.is_none_or(|option| self.uses(option))
        };
        self.scenario().unit_arrivals.iter().filter(comes)
    }

    /// Whether the scenario's optional rule is in use.
    pub fn uses(&self, option: OptionId) -> bool {
        self.options[option.index()] == Switch::On
    }
}
