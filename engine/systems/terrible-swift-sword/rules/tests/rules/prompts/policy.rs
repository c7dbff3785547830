//! Players who want something: they go toward the enemy, fire when they can, and choose the usual
//! option for chores. Their driver counts the questions that they are asked.
#![allow(unreachable_pub, reason = "a test of the battle uses this file too")]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kernel::{Answer, Ask, Dice, Die, Direction, Driver, HexId, Log, Side};
use terrible_swift_sword::board::{Board, Stage};
use terrible_swift_sword::check::{march, move_end, movers, pay};
use terrible_swift_sword::choice::{Choice, Mover, Word};
use terrible_swift_sword::game::{Arm, Formation, UnitId};
use terrible_swift_sword::position_ext::PositionExt;
use terrible_swift_sword::question::{MoveQuestion, Question, Walk};
use terrible_swift_sword::{Position, Rules, Table, TerribleSwiftSword};

/// Number of questions of each kind in each game turn.
pub type Counts = BTreeMap<(u8, &'static str), usize>;

/// Plays a game from a position, and returns the number of questions that had more than one option.
pub fn questions(rules: &Arc<Rules>, board: Board, seed: u64) -> (Counts, Board) {
    let counts = Arc::new(Mutex::new(Counts::new()));
    let keen = Keen { seed, counts: Arc::clone(&counts) };
    let mut table = Table::new(Arc::clone(rules), board, Box::new(keen), Log::Dropped);
    for _ in 0..20_000 {
        if table.board().stage() == Stage::Over {
            break;
        }
        if let Err(stopped) = table.play() {
            panic!("seed {seed}: {stopped:?} at {:?}", table.pending().map(|it| &it.ask));
        }
    }
    assert_eq!(table.board().stage(), Stage::Over, "seed {seed} does not end");
    let counted = counts.lock().expect("one thread").clone();
    (counted, table.board().clone())
}

/// Questions in the game turns of some games.
pub struct Load {
    /// Mean number of questions in a game turn, by kind, the most frequent first.
    pub table: String,
    /// Mean number of questions in a game turn.
    pub mean: f64,
    /// Mean number of questions in the busiest game turn.
    pub busiest: f64,
}

/// Returns the load of games that went through the same turns.
pub fn load(games: &[Counts]) -> Load {
    let (mut kinds, mut turns) = (BTreeMap::<&str, usize>::new(), BTreeMap::<u8, usize>::new());
    for ((turn, kind), count) in games.iter().flatten().filter(|((turn, _), _)| *turn > 0) {
        *kinds.entry(kind).or_default() += count;
        *turns.entry(*turn).or_default() += count;
    }
    let last = turns.keys().max().copied().unwrap_or(1);
    let each = |count: usize| count as f64 / (games.len() * usize::from(last)) as f64;
    let mut sorted: Vec<_> = kinds.iter().collect();
    sorted.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let lines: Vec<_> =
        sorted.iter().map(|(kind, count)| format!("{:6.2} {kind}", each(**count))).collect();
    let (mean, most) = (each(kinds.values().sum()), turns.values().max().copied().unwrap_or(0));
    let busiest = most as f64 / games.len() as f64;
    let table =
        format!("{}\n{mean:6.2} in all, {busiest:.2} in the busiest turn", lines.join("\n"));
    Load { table, mean, busiest }
}

struct Keen {
    seed: u64,
    counts: Arc<Mutex<Counts>>,
}

impl Keen {
    fn below(&mut self, limit: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        ((self.seed >> 33) as usize) % limit
    }

    fn die(&mut self) -> Die {
        Die::OF_SIX[self.below(6)]
    }
}

impl Driver<TerribleSwiftSword> for Keen {
    fn answer(
        &mut self,
        ask: &Ask<TerribleSwiftSword>,
        position: Position<'_>,
    ) -> Option<Answer<TerribleSwiftSword>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                let key = (position.board.turn(), question.kind());
                *self.counts.lock().expect("one thread").entry(key).or_default() += 1;
                let chosen = choose(position, question, options);
                let choice = chosen.filter(|choice| options.contains(choice));
                let picked = self.below(options.len());
                Some(Answer::Choice(choice.unwrap_or(options[picked])))
            }
            Ask::Roll { throw, .. } => Some(Answer::Dice(match throw.count() {
                2 => Dice::Two(self.die(), self.die()),
                _ => Dice::One(self.die()),
            })),
            Ask::Draw { .. } => None,
        }
    }
}

/// Returns the option that such a player takes. `None` if any will do.
fn choose(position: Position<'_>, question: &Question, options: &[Choice]) -> Option<Choice> {
    let word = |word| options.iter().copied().find(|it| *it == Choice::Word(word));
    let unit = || options.iter().copied().find(|it| matches!(it, Choice::Unit(_)));
    let hex = || options.iter().copied().find(|it| matches!(it, Choice::Hex(_)));
    match question {
        Question::SetUp(_) => word(Word::Historical),
        Question::Pay(_) => pays(position, options).or(word(Word::Done)),
        Question::Move(MoveQuestion::Whom) => {
            whom(position, options).or(word(Word::Done)).or_else(|| mends(position, options))
        }
        Question::Move(MoveQuestion::March(_)) => {
            let side = position.board.active();
            nearer(position, side, options, 2).map(|(_, choice)| choice)
        }
        Question::Move(MoveQuestion::Step(walk)) => step(position, walk, options),
        Question::Facing(facing) => {
            Some(Choice::Facing(toward_enemy(position, facing.side, facing.hex)?))
        }
        Question::Fire(_) => {
            let whole = word(Word::Plan).or(word(Word::All)).or_else(hex);
            whole.or_else(unit).or(word(Word::Fire))
        }
        Question::Retreat(_) => word(Word::Best).or_else(hex),
        Question::Reaction(_) => word(Word::All).or_else(unit).or(word(Word::Fire)),
        Question::Melee(_) => word(Word::All).or_else(hex).or_else(unit).or(word(Word::Fight)),
        Question::Charge(_) | Question::Withdrawal(_) | Question::Transfer(_) => word(Word::Done),
        _ => options.first().copied(),
    }
}

/// Pays for the brigade nearest to the enemy, for two in a turn.
fn pays(position: Position<'_>, options: &[Choice]) -> Option<Choice> {
    let paid = position.board.brigades().filter(|it| position.board.brigade(*it).paid).count();
    let brigades = options.iter().filter(|it| match it {
        Choice::Brigade(brigade) => {
            paid < 2 && pay::price(position, *brigade) + 30 <= position.board.morale()
        }
        _ => false,
    });
    let near = |choice: &&Choice| {
        let Choice::Brigade(brigade) = choice else { return None };
        let own = position.on_map(position.board.active());
        let own = own.filter(|(unit, _)| position.info(*unit).brigade == Some(*brigade));
        own.filter_map(|(_, hex)| gap(position, position.board.active(), hex)).min()
    };
    brigades.min_by_key(near).copied()
}

/// Returns the next unit that wants to come nearer, or that has not entered the map.
fn whom(position: Position<'_>, options: &[Choice]) -> Option<Choice> {
    let wants = |unit: UnitId| match position.board.hex_of(unit) {
        None => true,
        Some(hex) => {
            let far = gap(position, position.side_of(unit), hex).unwrap_or(0);
            far > stand_off(position, unit)
                && !position.state(unit).routed
                && movers::has_leave(position, unit).is_ok()
        }
    };
    let leader = |choice: &&Choice| match choice {
        Choice::Leader(leader) => position.board.hex_of_leader(*leader).is_none(),
        _ => false,
    };
    let marches = |choice: &&Choice| {
        let Choice::Brigade(brigade) = choice else { return false };
        let Some(guide) = march::guide(position, &march::walks(position, *brigade)) else {
            return true;
        };
        let side = position.board.active();
        let hexes: Vec<_> =
            march::destinations(position, *brigade).into_iter().map(Choice::Hex).collect();
        let best = nearer(position, side, &hexes, 2).map(|(gap, _)| gap);
        best.is_some() && best < gap(position, side, guide.here)
    };
    let unit = options.iter().find(|it| matches!(it, Choice::Unit(unit) if wants(*unit)));
    let brigade = options.iter().find(marches);
    brigade.or(unit).or_else(|| options.iter().find(leader)).copied()
}

/// Returns a leader who has to find company before the phase can end.
fn mends(position: Position<'_>, options: &[Choice]) -> Option<Choice> {
    let mut alone = move_end::alone(position).map(|(leader, _)| Choice::Leader(leader));
    alone.find(|leader| options.contains(leader))
}

/// Returns the distance to the enemy at which a unit is content.
fn stand_off(position: Position<'_>, unit: UnitId) -> u8 {
    match position.info(unit).arm {
        Arm::Infantry => 1,
        Arm::Cavalry => 4,
        Arm::Artillery => 7,
        Arm::Wagon => u8::MAX,
    }
}

/// Returns the distance from a hex to the nearest enemy of a side.
fn gap(position: Position<'_>, side: Side, hex: HexId) -> Option<u8> {
    let enemies = position.on_map(side.other());
    enemies.map(|(_, enemy)| position.distance(hex, enemy)).min()
}

/// Returns the direction in which the nearest enemy is.
fn toward_enemy(position: Position<'_>, side: Side, hex: HexId) -> Option<Direction> {
    let next = |way: &Direction| {
        let next = position.map().grid.neighbour(hex, *way)?;
        gap(position, side, next)
    };
    Direction::ALL.into_iter().filter(|way| next(way).is_some()).min_by_key(next)
}

/// Takes those in the hex along, changes formation where it pays, goes nearer, and faces the enemy.
fn step(position: Position<'_>, walk: &Walk, options: &[Choice]) -> Option<Choice> {
    let has = |choice: Choice| options.contains(&choice).then_some(choice);
    let side = position.board.active();
    let Some(lead) = walk.units().next() else { return rejoin(position, walk, options) };
    let far = gap(position, side, walk.here).unwrap_or(0);
    let joins = |choice: &&Choice| match choice {
        Choice::Unit(unit) => {
            !walk.units.contains(unit.index())
                && !walk.dropped.contains(unit.index())
                && position.info(*unit).brigade == position.info(lead).brigade
                && position.class(*unit) == position.class(lead)
        }
        Choice::Leader(leader) => !walk.movers().any(|it| it == Mover::Leader(*leader)),
        _ => false,
    };
    if let Some(company) = options.iter().find(joins) {
        return Some(*company);
    }
    let by_hand = !options
        .iter()
        .any(|it| matches!(it, Choice::Hex(hex) if position.distance(walk.here, *hex) > 1));
    let change = match position.info(lead).arm {
        Arm::Infantry if far > 7 => Some(Formation::Column),
        Arm::Infantry => Some(Formation::Line),
        Arm::Artillery if far > stand_off(position, lead) => Some(Formation::Limbered),
        Arm::Artillery => Some(Formation::Unlimbered),
        Arm::Cavalry | Arm::Wagon => None,
    };
    if let Some(change) = change.filter(|_| by_hand).and_then(|it| has(Choice::Formation(it))) {
        return Some(change);
    }
    let nearer = nearer(position, side, options, stand_off(position, lead));
    let nearer = nearer.filter(|(gap, _)| *gap < far);
    let stop = || has(Choice::Word(Word::Stop));
    let face = || {
        let faces = toward_enemy(position, side, walk.here).map(Choice::Facing)?;
        has(faces).filter(|_| far < 12 && stop().is_some())
    };
    nearer.map(|(_, choice)| choice).or_else(face).or_else(stop)
}

/// Returns the hex nearest to the enemy of a side, but no nearer than this distance.
fn nearer(
    position: Position<'_>,
    side: Side,
    options: &[Choice],
    least: u8,
) -> Option<(u8, Choice)> {
    let hexes = options.iter().filter_map(|choice| match choice {
        Choice::Hex(hex) => gap(position, side, *hex).map(|gap| (gap, *choice)),
        _ => None,
    });
    hexes.filter(|(gap, _)| *gap >= least).min()
}

/// Brings a lone leader to the nearest troops.
fn rejoin(position: Position<'_>, walk: &Walk, options: &[Choice]) -> Option<Choice> {
    let side = position.board.active();
    let far = |hex: HexId| position.on_map(side).map(|(_, at)| position.distance(hex, at)).min();
    let hexes = options.iter().filter_map(|it| match it {
        Choice::Hex(hex) => Some((far(*hex)?, *it)),
        _ => None,
    });
    let nearer = hexes.filter(|(distance, _)| Some(*distance) < far(walk.here)).min();
    nearer.map(|(_, choice)| choice).or(Some(Choice::Word(Word::Stop)))
}
