//! Whole games of Brigade Battles with random choices.

use super::*;

/// Any sequence of legal choices ends the game without a failure. CW-STK-01, CW-SEQ-02.
#[test]
fn games_at_random_come_to_their_end() {
    for seed in 1..=20 {
        let setup = laid(&[
            ("u1", "0909"),
            ("u2", "1008"),
            ("u3", "1107"),
            ("uc", "1206"),
            ("ua", "1006"),
            ("c1", "0811"),
            ("c2", "0912"),
            ("c3", "1013"),
            ("ca", "0713"),
        ]);
        let setup = setup.leader_at(leader("lu"), hex("1006")).leader_at(leader("lp"), hex("0912"));
        let setup = setup.turn(1).stage(Side::Usa, Stage::TurnStart);
        let rules = Arc::new(Rules { options: vec![Switch::On], ..rules() });
        let mut table = Table::new(rules, setup.board(), Box::new(Random(seed)), Log::Dropped);
        let mut plays = 0;
        while table.board().stage() != Stage::Over {
            table.play().unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
            plays += 1;
            assert!(plays < 5000, "seed {seed}");
            stands_alone(&table);
        }
        assert_eq!(table.board().turn(), 9);
    }
}

/// Checks that no two units share a hex, and that the lookup by hex matches the units.
fn stands_alone(table: &Table) {
    let board = table.board();
    let hexes: Vec<HexId> = board.units().filter_map(|unit| board.hex_of(unit)).collect();
    let mut distinct = hexes.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(hexes.len(), distinct.len());
    for unit in board.units() {
        assert!(board.hex_of(unit).is_none_or(|hex| board.unit_in(hex) == Some(unit)));
    }
    let saved = serde_json::to_string(board).expect("plain data");
    assert_eq!(serde_json::from_str::<Board>(&saved).expect("the same"), *board);
}

/// Driver that takes random options, numbered by a small random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

impl Driver<BrigadeBattles> for Random {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        position: Position<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                for choice in legality::candidates(position, question) {
                    let is_legal = legality::check(position, question, choice).is_ok();
                    assert_eq!(is_legal, options.contains(&choice), "{question:?}: {choice:?}");
                }
                Some(Answer::Choice(options[self.below(options.len())]))
            }
            Ask::Roll { .. } => Some(Answer::Dice(Dice::One(Die::OF_TEN[self.below(10)]))),
            Ask::Draw { .. } => None,
        }
    }
}
