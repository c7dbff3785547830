//! Field and forces of the tests: open ground of ground level, with even columns half a hex to the
//! south, and a few units of each kind. The values of the forces are invented.
//!
//! ```text
//! let mut field = Field::new();
//! field.put("u1", "2020", "N").put("c1", "2018", "S").leader("kl", "2020");
//! field.stage(Side::Csa, Stage::OffensiveFire);
//! // Plays one play with answers by option id and dice in order of use.
//! let played = field.play(&["2020", "c1", "fire"], &[6, 3]);
//! assert_eq!(played.state("u1").strength, 4);
//! // Why an answer is refused: the requirement of the first rule that forbids it.
//! assert_eq!(field.refuses(&question, choice), "ST-MOVE-13");
//! ```
#![allow(dead_code, unreachable_pub, reason = "each area of tests uses a part of the field")]

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{
    Answer, Ask, Dice, Die, Direction, Driver, Grid, GridSpec, HexId, Lines, Listed, Log, Parity,
    PerSide, Position, Side, Span, Suspend, Switch,
};
use terrible_swift_sword::board::{BoardSetup, BrigadeState, LeaderState, Stage, UnitState};
use terrible_swift_sword::check::legality;
use terrible_swift_sword::event::{Attack, Event};
use terrible_swift_sword::game::{
    Arm, ArmyExit, Battle, Brigade, BrigadeId, Charts, Exit, Formation, Game, HexGround, Hexside,
    Hill, LeaderId, LeaderInfo, Letter, Levels, Map, Optional, Points, Ratings, Rise, Scenario,
    ScenarioId, SightLevel, Terrain, Turns, UnitId, UnitInfo, Waterway, Way, Weapon,
};
use terrible_swift_sword::variants::{Preset, Variants};
use terrible_swift_sword::{Board, Choice, Question, Rules, Table, TerribleSwiftSword};

/// Position of a test under construction.
#[derive(Clone)]
pub struct Field {
    /// Rules of the position.
    pub rules: Rules,
    setup: BoardSetup,
}

/// Outcome of a play: the board, the facts and the question that waits for an answer.
pub struct Played {
    /// Rules of the position.
    pub rules: Rules,
    /// Board after the play, or in its middle if a question waits.
    pub board: Board,
    /// Facts of the play in order.
    pub facts: Vec<Event>,
    /// Question that waits for an answer, with the ids of its options.
    pub pending: Option<(Question, Vec<String>)>,
}

impl Field {
    /// Returns the empty field. The Confederates move in turn 1.
    pub fn new() -> Self {
        let rules = rules();
        let setup = BoardSetup::bare(&rules).turn(1).stage(Side::Csa, Stage::Movement);
        Self { rules, setup }
    }

    /// Returns the game, so that a test can change its data.
    pub fn game(&mut self) -> &mut Game {
        Arc::make_mut(&mut self.rules.game)
    }

    /// Returns the scenario, so that a test can change its data.
    pub fn scenario(&mut self) -> &mut Scenario {
        &mut self.game().scenarios[0]
    }

    /// Sets a variant.
    pub fn variant(&mut self, name: &str, value: &str) -> &mut Self {
        self.rules.variants.set(name, value).expect("a value of the variant");
        self
    }

    /// Switches an optional rule on.
    pub fn option(&mut self, id: &str) -> &mut Self {
        let place = self.rules.scenario().options.iter().position(|option| option.id == id);
        self.rules.options[place.expect("an optional rule")] = Switch::On;
        self
    }

    /// Sets the phase and the phasing side.
    pub fn stage(&mut self, side: Side, stage: Stage) -> &mut Self {
        self.setup = self.setup.clone().stage(side, stage);
        self
    }

    /// Sets the turn.
    pub fn turn(&mut self, turn: u8) -> &mut Self {
        self.setup = self.setup.clone().turn(turn);
        self
    }

    /// Sets the army morale.
    pub fn morale(&mut self, points: u16) -> &mut Self {
        self.setup = self.setup.clone().morale(points);
        self
    }

    /// Returns the builder of the board, for changes that the field does not offer.
    pub fn with(&mut self, change: impl FnOnce(BoardSetup) -> BoardSetup) -> &mut Self {
        self.setup = change(self.setup.clone());
        self
    }

    /// Sets the terrain of a hex.
    pub fn terrain(&mut self, number: &str, terrain: Terrain) -> &mut Self {
        self.game().map.hexes[hex(number).index()].terrain = terrain;
        self
    }

    /// Sets the sight level of a hex.
    pub fn level(&mut self, number: &str, level: SightLevel) -> &mut Self {
        self.game().map.hexes[hex(number).index()].level = level;
        self
    }

    /// Sets the thoroughfare by which units leave the map from a hex.
    pub fn leaves_by(&mut self, number: &str, way: Way) -> &mut Self {
        self.game().map.hexes[hex(number).index()].leaves_by = Some(way);
        self
    }

    /// Sets the rise of a hexside, as met from the first hex to the second.
    pub fn rise(&mut self, from: &str, to: &str, rise: Rise) -> &mut Self {
        self.side(from, to, |side| side.rise = rise);
        self.side(to, from, |side| side.rise = rise.reversed())
    }

    /// Puts a stone wall on a hexside.
    pub fn wall(&mut self, from: &str, to: &str) -> &mut Self {
        self.both(from, to, |side| side.wall = true)
    }

    /// Puts water on a hexside.
    pub fn water(&mut self, from: &str, to: &str, water: Waterway) -> &mut Self {
        self.both(from, to, |side| side.water = Some(water))
    }

    /// Leads a thoroughfare through a chain of hexes.
    pub fn way(&mut self, path: &[&str], way: Way) -> &mut Self {
        for pair in path.windows(2) {
            self.both(pair[0], pair[1], |side| side.way = Some(way));
        }
        self
    }

    fn both(&mut self, from: &str, to: &str, change: impl Fn(&mut Hexside)) -> &mut Self {
        self.side(from, to, &change);
        self.side(to, from, change)
    }

    fn side(&mut self, from: &str, to: &str, change: impl FnOnce(&mut Hexside)) -> &mut Self {
        let (from, to) = (hex(from), hex(to));
        let map = &mut self.game().map;
        let way = map.grid.direction(from, to).expect("adjacent hexes");
        change(&mut map.sides[from.index()][way.index()]);
        self
    }

    /// Puts a unit into a hex, under the units put there before: ready, in command, in the first
    /// formation of its arm.
    pub fn put(&mut self, id: &str, number: &str, facing: &str) -> &mut Self {
        self.setup = self.setup.clone().at(unit(id), hex(number), toward(facing));
        self
    }

    /// Puts a leader into a hex.
    pub fn leader(&mut self, id: &str, number: &str) -> &mut Self {
        self.setup = self.setup.clone().leader_at(leader(id), hex(number));
        self
    }

    /// Changes the state of a unit.
    pub fn set(&mut self, id: &str, change: impl FnOnce(&mut UnitState)) -> &mut Self {
        change(self.setup.unit(unit(id)));
        self
    }

    /// Changes the state of a leader.
    pub fn set_leader(&mut self, id: &str, change: impl FnOnce(&mut LeaderState)) -> &mut Self {
        change(self.setup.leader(leader(id)));
        self
    }

    /// Changes the state of a brigade.
    pub fn set_brigade(&mut self, id: &str, change: impl FnOnce(&mut BrigadeState)) -> &mut Self {
        change(self.setup.brigade(brigade(id)));
        self
    }

    /// Puts a unit into a formation.
    pub fn form(&mut self, id: &str, formation: Formation) -> &mut Self {
        self.set(id, |state| state.formation = formation)
    }

    /// Returns the board as built.
    pub fn board(&self) -> Board {
        self.setup.clone().board()
    }

    /// Looks at the position.
    pub fn seen<T>(&self, look: impl FnOnce(terrible_swift_sword::Position<'_>) -> T) -> T {
        let board = self.board();
        look(Position { package: &self.rules, board: &board })
    }

    /// Returns the requirement that refuses a choice. Fails if the choice is legal.
    pub fn refuses(&self, question: &Question, choice: Choice) -> &'static str {
        self.seen(|position| {
            let refusal = legality::check(position, question, choice);
            refusal.expect_err("the choice is legal").requirement
        })
    }

    /// Whether a choice is legal.
    pub fn allows(&self, question: &Question, choice: Choice) -> bool {
        self.seen(|position| legality::check(position, question, choice).is_ok())
    }

    /// Returns the ids of the legal options of a question.
    pub fn options(&self, question: &Question) -> Vec<String> {
        self.seen(|position| {
            let options = legality::options(position, question);
            options.into_iter().map(|choice| choice.id(&self.rules.game)).collect()
        })
    }

    /// Plays one play with answers by option id and dice in order of use. Stops when an answer or a
    /// die is missing. An answer that is no option makes the test fail.
    pub fn play(&self, answers: &[&str], dice: &[u8]) -> Played {
        let mut table = self.table(answers, dice);
        let outcome = table.play();
        Played::of(self.rules.clone(), &mut table, &outcome)
    }

    /// Plays until the answers run out.
    pub fn play_on(&self, answers: &[&str], dice: &[u8]) -> Played {
        let mut table = self.table(answers, dice);
        let mut outcome = Ok(());
        for _ in 0..200 {
            outcome = table.play();
            if outcome.is_err() || table.board().stage() == Stage::Over {
                break;
            }
        }
        Played::of(self.rules.clone(), &mut table, &outcome)
    }

    /// Runs a procedure of the rules on the position, with answers and dice.
    pub fn run(
        &self,
        answers: &[&str],
        dice: &[u8],
        procedure: impl FnOnce(&mut Table) -> kernel::Play,
    ) -> Played {
        let mut table = self.table(answers, dice);
        table.begin();
        let outcome = procedure(&mut table);
        Played::of(self.rules.clone(), &mut table, &outcome)
    }

    fn table(&self, answers: &[&str], dice: &[u8]) -> Table {
        let driver = Written {
            answers: answers.iter().map(|answer| (*answer).to_owned()).collect(),
            dice: dice.iter().copied().collect(),
        };
        Table::new(Arc::new(self.rules.clone()), self.board(), Box::new(driver), Log::Kept)
    }
}

impl Played {
    fn of(rules: Rules, table: &mut Table, outcome: &kernel::Play) -> Self {
        if let Err(Suspend::Fault(fault)) = outcome {
            panic!("{fault}");
        }
        let facts = table.entries().iter().map(|entry| entry.event.clone()).collect();
        let pending = table.pending().and_then(|pending| match &pending.ask {
            Ask::Choose { question, options, .. } => {
                let ids = options.iter().map(|choice| choice.id(&rules.game)).collect();
                Some((question.clone(), ids))
            }
            Ask::Roll { .. } | Ask::Draw { .. } => None,
        });
        Self { board: table.board().clone(), facts, pending, rules }
    }

    /// Returns the state of a unit.
    pub fn state(&self, id: &str) -> &UnitState {
        self.board.unit(unit(id))
    }

    /// Returns the number of the hex of a unit. `None` if it is off the map.
    pub fn hex_of(&self, id: &str) -> Option<String> {
        let hex = self.board.hex_of(unit(id))?;
        Some(self.rules.game.map.number(hex).to_string())
    }

    /// Returns the number of the hex of a leader. `None` if he is off the map.
    pub fn hex_of_leader(&self, id: &str) -> Option<String> {
        let hex = self.board.hex_of_leader(leader(id))?;
        Some(self.rules.game.map.number(hex).to_string())
    }

    /// Returns the number of facts with a name.
    pub fn count(&self, name: &str) -> usize {
        self.facts.iter().filter(|fact| fact.name() == name).count()
    }

    /// Returns the fires in order.
    pub fn fires(&self) -> Vec<&Attack> {
        let fires = self.facts.iter().filter_map(|fact| match fact {
            Event::Fired { fire } => Some(&fire.attack),
            _ => None,
        });
        fires.collect()
    }

    /// Returns the names of the facts in order.
    pub fn names(&self) -> Vec<&'static str> {
        self.facts.iter().map(Event::name).collect()
    }

    /// Returns the kind of the question that waits for an answer.
    pub fn asks(&self) -> Option<&'static str> {
        self.pending.as_ref().map(|(question, _)| question.kind())
    }

    /// Returns the ids of the options of the question that waits for an answer.
    pub fn offers(&self) -> &[String] {
        self.pending.as_ref().map_or(&[], |(_, options)| options)
    }
}

/// Driver with a list of answers by option id and a list of dice.
struct Written {
    answers: VecDeque<String>,
    dice: VecDeque<u8>,
}

impl Driver<TerribleSwiftSword> for Written {
    fn answer(
        &mut self,
        ask: &Ask<TerribleSwiftSword>,
        position: terrible_swift_sword::Position<'_>,
    ) -> Option<Answer<TerribleSwiftSword>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                let id = self.answers.pop_front()?;
                let game = &position.package.game;
                let found = options.iter().find(|choice| choice.id(game) == id).copied();
                let ids: Vec<_> = options.iter().map(|it| it.id(game)).collect();
                let kind = question.kind();
                Some(Answer::Choice(found.unwrap_or_else(|| panic!("{kind}: {id} of {ids:?}"))))
            }
            Ask::Roll { throw, .. } => {
                let mut die = || self.dice.pop_front().and_then(Die::new);
                let dice = match throw.count() {
                    2 => Dice::Two(die()?, die()?),
                    _ => Dice::One(die()?),
                };
                Some(Answer::Dice(dice))
            }
            Ask::Draw { .. } => None,
        }
    }
}

fn grid() -> Grid {
    let rows = Span { first: 1, last: 34 };
    let (first_column, last_column) = (1, 44);
    let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
    Grid::new(spec).expect("a map of 44 columns")
}

/// Returns the hex with a number.
pub fn hex(number: &str) -> HexId {
    grid().hex(number.parse().expect("four digits")).expect("on the map")
}

/// Names of the six directions in ring order.
const COMPASS: [&str; 6] = ["N", "NW", "SW", "S", "SE", "NE"];

/// Returns the direction with a name: N, NE, SE, S, SW or NW.
pub fn toward(name: &str) -> Direction {
    let ring = COMPASS.iter().position(|it| *it == name).expect("a direction");
    Direction::ALL[ring]
}

type Printed = (&'static str, Side, Option<usize>, Arm, u8, Weapon, Option<Letter>);

const UNITS: [Printed; 12] = [
    ("u1", Side::Usa, Some(0), Arm::Infantry, 5, Weapon::R, Some(Letter::B)),
    ("u2", Side::Usa, Some(0), Arm::Infantry, 3, Weapon::R, Some(Letter::C)),
    ("u3", Side::Usa, Some(0), Arm::Infantry, 1, Weapon::R, Some(Letter::D)),
    ("un", Side::Usa, Some(0), Arm::Artillery, 6, Weapon::N, Some(Letter::C)),
    ("uc", Side::Usa, Some(1), Arm::Cavalry, 2, Weapon::P, Some(Letter::C)),
    ("us", Side::Usa, None, Arm::Wagon, 1, Weapon::R, None),
    ("c1", Side::Csa, Some(2), Arm::Infantry, 4, Weapon::R, Some(Letter::B)),
    ("c2", Side::Csa, Some(2), Arm::Infantry, 2, Weapon::R, Some(Letter::C)),
    ("c3", Side::Csa, Some(2), Arm::Infantry, 3, Weapon::R, Some(Letter::A)),
    ("ct", Side::Csa, Some(2), Arm::Artillery, 4, Weapon::T, Some(Letter::C)),
    ("hc", Side::Csa, Some(3), Arm::Cavalry, 3, Weapon::P, Some(Letter::B)),
    ("hb", Side::Csa, Some(3), Arm::Artillery, 4, Weapon::N, Some(Letter::C)),
];

const BRIGADES: [(&str, Side, u8, u16); 4] = [
    ("K", Side::Usa, 9, 30),
    ("M", Side::Usa, 4, 10),
    ("G", Side::Csa, 3, 10),
    ("H", Side::Csa, 3, 10),
];

type Commander = (&'static str, Side, Option<usize>, u8, u8);

const LEADERS: [Commander; 5] = [
    ("kl", Side::Usa, Some(0), 4, 2),
    ("ml", Side::Usa, Some(1), 3, 1),
    ("gl", Side::Csa, Some(2), 5, 2),
    ("hl", Side::Csa, Some(3), 6, 3),
    ("jl", Side::Csa, None, 6, 3),
];

/// Returns the unit with an id.
pub fn unit(id: &str) -> UnitId {
    let found = UNITS.iter().position(|(own, ..)| *own == id);
    UnitId::from_index(found.unwrap_or_else(|| panic!("there is no unit {id}")))
}

/// Returns the leader with an id.
pub fn leader(id: &str) -> LeaderId {
    let found = LEADERS.iter().position(|(own, ..)| *own == id);
    LeaderId::from_index(found.unwrap_or_else(|| panic!("there is no leader {id}")))
}

/// Returns the brigade with an id.
pub fn brigade(id: &str) -> BrigadeId {
    let found = BRIGADES.iter().position(|(own, ..)| *own == id);
    BrigadeId::from_index(found.unwrap_or_else(|| panic!("there is no brigade {id}")))
}

fn units() -> Listed<UnitInfo> {
    let unit = |(id, side, brigade, arm, strength, weapon, morale): Printed| UnitInfo {
        id: id.to_owned(),
        name: id.to_owned(),
        side,
        brigade: brigade.map(BrigadeId::from_index),
        arm,
        strength,
        weapon,
        morale,
        rounds: (arm == Arm::Artillery).then_some(if side == Side::Usa { 8 } else { 6 }),
        horse: id == "hb",
        note: None,
        provenance: None,
    };
    UNITS.into_iter().map(unit).collect()
}

fn leaders() -> Listed<LeaderInfo> {
    let leader = |(id, side, brigade, radius, rally): Commander| LeaderInfo {
        id: id.to_owned(),
        name: id.to_owned(),
        side,
        brigade: brigade.map(BrigadeId::from_index),
        ratings: Ratings { radius, rally },
        replacement: brigade.map(|_| Ratings { radius: radius - 1, rally: 1 }),
        provenance: None,
    };
    LEADERS.into_iter().map(leader).collect()
}

fn brigades() -> Listed<Brigade> {
    let brigade = |(id, side, rating, points): (&str, Side, u8, u16)| Brigade {
        id: id.to_owned(),
        name: id.to_owned(),
        side,
        rating,
        points,
        release: 0,
        own_leader_exits: id == "H",
        provenance: None,
    };
    BRIGADES.into_iter().map(brigade).collect()
}

/// Returns the charts of the rulebook.
pub fn charts() -> Charts {
    serde_json::from_str(include_str!("charts.json")).expect("charts")
}

fn scenario() -> Scenario {
    let option =
        |id: &str| Optional { id: id.to_owned(), name: id.to_owned(), description: id.to_owned() };
    let north = (1..=44).map(|column| hex(&format!("{column:02}01"))).collect();
    Scenario {
        id: "test".to_owned(),
        title: "Test".to_owned(),
        description: "Test".to_owned(),
        turns: Turns {
            last: 15,
            times: (1..=15).map(|turn| format!("turn {turn}")).collect(),
            provenance: None,
        },
        first: Side::Csa,
        zones: Vec::new(),
        placements: Vec::new(),
        options: vec![option("strategic-roll"), option("overshoot")].into(),
        points: Points {
            infantry_killed: 1,
            infantry_captured: 2,
            cavalry_lost: 3,
            gun_destroyed: 1,
            gun_captured: 2,
            leader_lost: 1,
            leader_captured: 2,
            morale: 1,
            provenance: None,
        },
        exit: Exit {
            side: Side::Csa,
            hexes: north,
            infantry: 5,
            cavalry: 10,
            army: Some(ArmyExit { leader: leader("jl"), brigades: vec![brigade("G")] }),
            provenance: None,
        },
        hills: vec![Hill {
            name: "Hill".to_owned(),
            hexes: vec![hex("2910"), hex("2411")],
            side: Side::Csa,
            points: 5,
            provenance: None,
        }],
        levels: Levels { marginal: 1, substantial: 31, decisive: 61, provenance: None },
        losses: None,
        provenance: None,
    }
}

/// Returns the rules of the field.
pub fn rules() -> Rules {
    let grid = grid();
    let open = HexGround {
        terrain: Terrain::Clear,
        level: SightLevel::Ground,
        name: None,
        leaves_by: None,
    };
    let map = Map {
        compass: COMPASS.map(str::to_owned),
        hexes: vec![open; grid.len()],
        sides: vec![[Hexside::default(); 6]; grid.len()],
        ways: Vec::new(),
        lines: Arc::new(Lines::up_to(21)),
        grid,
    };
    let game = Battle {
        id: "field".to_owned(),
        title: "Field".to_owned(),
        side_names: PerSide { usa: "Union".to_owned(), csa: "Confederates".to_owned() },
        map,
        units: units(),
        leaders: leaders(),
        brigades: brigades(),
        charts: charts(),
        scenarios: vec![scenario()],
        origins: kernel::Origins::default(),
    };
    Rules {
        game: Arc::new(game.into()),
        scenario: ScenarioId(0),
        variants: Variants::preset(Preset::Recommended),
        options: vec![Switch::Off; 2],
        lesson: None,
    }
}
