//! Guards, which answer the conditions of scripts without the script engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use black_box::{TestLibrary, game};
use blind_swords::game::ScenarioId;
use blind_swords::rules::Rules;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{Board, Position, Table};
use blind_swords_script::{Host, spent};
use kernel::{Log, Play, Sixteenths};
use testing::explore;

use crate::unit::gambler::Gambler;

/// Host that answers each test with and without the guard, and compares answers and operations.
#[derive(Debug)]
struct Compared {
    host: Arc<Host>,
    tests: AtomicUsize,
}

impl Scripts for Compared {
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play {
        self.host.run(function, arguments, table)
    }

    fn test(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> bool {
        self.tests.fetch_add(1, Ordering::Relaxed);
        let guarded = (self.host.try_test(function, arguments, position), spent());
        let interpreted = (self.host.try_test_unguarded(function, arguments, position), spent());
        assert_eq!(guarded, interpreted, "{function} {arguments:?}");
        guarded.0.unwrap_or(false)
    }

    fn count(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> Sixteenths {
        self.host.count(function, arguments, position)
    }

    fn apart(&self, work: &mut dyn FnMut()) {
        self.host.apart(work);
    }
}

/// Guards answer as scripts do, for the same operations, in random games of every scenario.
#[test]
fn guards_answer_as_the_scripts_do() {
    let scenarios: Vec<(Arc<Rules>, Arc<Compared>)> =
        TestLibrary::packages().into_iter().flat_map(|package| of_package(&package)).collect();
    let all = scenarios.len() as u64;
    explore(all, |seed| {
        let (rules, _) = &scenarios[(seed % all) as usize];
        let gambler = Box::new(Gambler(seed));
        let mut table = Table::new(Arc::clone(rules), Board::start(rules), gambler, Log::Dropped);
        while table.board().result().is_none() {
            table.play().unwrap_or_else(|stop| panic!("seed {seed}: {stop:?}"));
        }
    });
    let tests: usize =
        scenarios.iter().map(|(_, compared)| compared.tests.load(Ordering::Relaxed)).sum();
    assert!(tests > 100, "{tests} comparisons");
}

fn of_package(package: &str) -> Vec<(Arc<Rules>, Arc<Compared>)> {
    let (loaded, _) = game(package);
    let scenario = |index| {
        let compared =
            Arc::new(Compared { host: Arc::clone(&loaded.host), tests: AtomicUsize::new(0) });
        let scripts = Arc::clone(&compared) as _;
        let rules = Rules::plain(Arc::clone(&loaded.game), ScenarioId::from_index(index));
        (Arc::new(Rules { scripts, ..rules }), compared)
    };
    (0..loaded.game.scenarios.len()).map(scenario).collect()
}
