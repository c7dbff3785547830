//! Whole games between bots that choose at random, with all invariants checked after each play.

use std::sync::Arc;

use kernel::{Answer, Ask, Dice, Die, Driver, Log, Position, Side};
use terrible_swift_sword::board::{Board, Stage};
use terrible_swift_sword::check::breaches;
use terrible_swift_sword::game::Formation;
use terrible_swift_sword::{Table, TerribleSwiftSword};

use super::field::Field;

/// Driver that answers at random from a seed, and ends phases rarely.
pub(super) struct Wild(u64);

impl Wild {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number below a limit, from a linear congruential generator.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    fn die(&mut self) -> Die {
        Die::OF_SIX[self.below(6)]
    }
}

impl Driver<TerribleSwiftSword> for Wild {
    fn answer(
        &mut self,
        ask: &Ask<TerribleSwiftSword>,
        _: terrible_swift_sword::Position<'_>,
    ) -> Option<Answer<TerribleSwiftSword>> {
        match ask {
            Ask::Choose { options, .. } => {
                let picked = self.below(options.len());
                Some(Answer::Choice(options[picked]))
            }
            Ask::Roll { throw, .. } => Some(Answer::Dice(match throw.count() {
                2 => Dice::Two(self.die(), self.die()),
                _ => Dice::One(self.die()),
            })),
            Ask::Draw { .. } => None,
        }
    }
}

pub(super) fn battle() -> Field {
    let mut field = Field::new();
    for (id, number) in [
        ("u1", "2018"),
        ("u2", "2018"),
        ("u3", "2118"),
        ("un", "2218"),
        ("us", "2015"),
        ("uc", "1818"),
    ] {
        field.put(id, number, "S");
    }
    for (id, number) in [
        ("c1", "2022"),
        ("c2", "2122"),
        ("c3", "2022"),
        ("ct", "2223"),
        ("hc", "1822"),
        ("hb", "1922"),
    ] {
        field.put(id, number, "N");
    }
    for (id, number) in
        [("kl", "2018"), ("ml", "1818"), ("gl", "2022"), ("hl", "1822"), ("jl", "2122")]
    {
        field.leader(id, number);
    }
    field.form("hc", Formation::Mounted).form("uc", Formation::Mounted);
    field.stage(Side::Csa, Stage::InitialCommand).morale(60);
    field
}

fn game(seed: u64) -> (Board, usize) {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let mut table =
        Table::new(Arc::clone(&rules), field.board(), Box::new(Wild(seed)), Log::Dropped);
    let mut plays = 0;
    while table.board().stage() != Stage::Over {
        let before = table.board().clone();
        if let Err(stopped) = table.play() {
            panic!(
                "seed {seed}, play {plays}: {stopped:?} at {:?}",
                table.pending().map(|it| &it.ask)
            );
        }
        let position = Position { package: &*rules, board: table.board() };
        let found = breaches::between_plays(position, Some(&before));
        assert!(found.is_empty(), "seed {seed}, play {plays}: {found:?}");
        plays += 1;
        assert!(plays < 20_000, "seed {seed} does not end");
    }
    (table.board().clone(), plays)
}

/// ST-SEQ-08. Random games keep every invariant and end.
#[test]
fn random_games_keep_the_invariants() {
    for seed in 1..=20 {
        game(seed);
    }
}

/// The same seed gives the same game.
#[test]
fn games_are_deterministic() {
    assert_eq!(game(7), game(7));
}
