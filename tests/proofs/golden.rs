//! Golden games, which are recordings of answers, dice and draws. A replay must produce the
//! recorded boards, so a change of the rules makes the test fail. `UPDATE=1` plays the games again
//! from their seeds and records them.

use std::fs;

use black_box::{golden_game, root, test_library};
use blind_swords::profile::Preset;
use blind_swords_table::{Goal, Match, OptionValue, Options, Seat, Setup};
use kernel::PerSide;

use crate::proofs::begin;

/// Definition of a golden game, from which the game can be recorded.
struct Plan {
    name: String,
    package: String,
    scenario: String,
    /// Preset of the rules. `None` selects the profile of the package.
    preset: Option<Preset>,
    /// Names of the optional rules that the game uses.
    switches: &'static [&'static str],
    seed: u64,
    /// Bots that play the game when it is recorded.
    players: PerSide<Seat>,
}

const SHORT: &str = "valley-vengeance";
const LONG: &str = "slaughter-mountain";
const GAME: &str = "stonewalls-sword";

/// Returns the definitions of all golden games. Random bots play the first game under each preset
/// and with its optional rules. Bots with goals play every scenario of each base game. Random bots
/// play every scenario of each base game except the first.
fn plans() -> Vec<Plan> {
    let all = &["stonewalls_bad_day", "pope_reinforcements", "hills_rearguard"];
    let first = [
        plan("short", SHORT, None, &[], 1),
        plan("short-text", SHORT, Some(Preset::SsText), &[], 22),
        plan("short-faq", SHORT, Some(Preset::SsFaq), &[], 333),
        plan("long", LONG, None, &[], 4),
        plan("long-text", LONG, Some(Preset::SsText), &["stonewalls_bad_day"], 55),
        plan("long-faq", LONG, Some(Preset::SsFaq), &["hills_rearguard"], 666),
        plan("long-pope", LONG, Some(Preset::SsDefault), &["pope_reinforcements"], 7),
        plan("long-all", LONG, None, all, 88),
    ];
    let own = test_library::every_setup(999).into_iter().filter(|setup| {
        let game = root().join("games").join(&setup.package).join("game.yaml");
        !fs::read_to_string(game).expect("a game").contains("\nextends:")
    });
    let own: Vec<Setup> = own.collect();
    let others = own.iter().filter(|setup| setup.package != GAME);
    let others = others.map(|setup| own_plan(setup, "", AT_RANDOM));
    let purposeful = own.iter().flat_map(|setup| {
        PURPOSEFUL.map(|(suffix, usa, csa)| own_plan(setup, suffix, PerSide { usa, csa }))
    });
    first.into_iter().chain(others).chain(purposeful).collect()
}

const AT_RANDOM: PerSide<Seat> = PerSide { usa: Seat::Random, csa: Seat::Random };

/// Pairs of bots with goals. Each has a suffix for the name of the record, a Union seat and a
/// Confederate seat.
const PURPOSEFUL: [(&str, Seat, Seat); 2] = [
    ("-attack-mass", Seat::Goal(Goal::Attack), Seat::Goal(Goal::Mass)),
    ("-mixed", Seat::Mixed, Seat::Mixed),
];

/// Returns the definition of a game with the profile of the package and without optional rules.
fn own_plan(setup: &Setup, suffix: &str, players: PerSide<Seat>) -> Plan {
    Plan {
        name: format!("{}-{}{suffix}", setup.package, setup.scenario),
        package: setup.package.clone(),
        scenario: setup.scenario.clone(),
        preset: None,
        switches: &[],
        seed: setup.seed.low(),
        players,
    }
}

fn plan(
    name: &str,
    scenario: &str,
    preset: Option<Preset>,
    switches: &'static [&'static str],
    seed: u64,
) -> Plan {
    let (name, scenario) = (name.to_owned(), scenario.to_owned());
    let package = GAME.to_owned();
    Plan { name, package, scenario, preset, switches, seed, players: AT_RANDOM }
}

impl Plan {
    fn setup(&self) -> Setup {
        let mut options: Options = self.preset.map(test_library::preset).unwrap_or_default();
        let switches =
            self.switches.iter().map(|name| ((*name).to_owned(), OptionValue::Switch(true)));
        options.extend(switches);
        Setup { options, ..black_box::setup(&self.package, &self.scenario, self.seed) }
    }

    fn check(&self) -> Result<(), String> {
        let plan = golden_game::Plan {
            name: &self.name,
            setup: self.setup(),
            players: self.players,
            begin: &begin,
            result: &result,
        };
        plan.check()
    }
}

fn result(game: &Match) -> String {
    let Some(result) = game.board().result() else { return "no end".to_owned() };
    let winner = result.winner.map_or("nobody", |side| side.id());
    format!("{winner} {} to {}", result.score.usa, result.score.csa)
}

#[test]
fn golden_games_end_as_they_did() {
    let broken: Vec<String> = plans().iter().filter_map(|plan| plan.check().err()).collect();
    golden_game::end_as_they_did(&broken);
}
