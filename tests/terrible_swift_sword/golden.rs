//! Golden games of the Terrible Swift Sword family. If the rules, their values or the board change,
//! the recorded hashes no longer match.

use black_box::golden_game;
use kernel::PerSide;

use super::{opened, setup};

#[test]
fn golden_games_end_as_they_did() {
    golden_game::of_package(&opened(), |_, seed| setup(seed, PerSide::default()));
}
