use std::sync::Arc;

use blind_swords::game::{Manner, Scheme};
use blind_swords_lab::rivals::*;
use kernel::Level;
use laboratory::Unwatched;
use laboratory::ladder::{Contest, Standing};
use session::Seat;
use testing::battle::{opened, setup};

fn standing(players: [Seat; 2], plans: [Option<Manner>; 2]) -> Standing {
    let setup = setup(70, Seat::Human, Seat::Human);
    let pairs = Contest { setup, players, pairs: 6, jobs: 2 };
    let schemes = plans.map(|manner| manner.map(|manner| Arc::new(Scheme::plain(manner))));
    let standing = contest(&opened(), &pairs, schemes, &Unwatched).expect("games go on");
    Standing { time: std::time::Duration::ZERO, ..standing }
}

/// A player with a plan follows it, whatever the level of its seat. A player without one plays by
/// its level.
#[test]
fn whoever_has_a_plan_goes_by_it() {
    let [captain, sergeant] = [Level::Captain, Level::Sergeant].map(Seat::Plays);
    let holds = Some(Manner::Hold);
    let held = standing([captain, sergeant], [holds, None]);
    assert_eq!(held, standing([sergeant, sergeant], [holds, None]));
    assert_ne!(held, standing([captain, sergeant], [None, None]));
    assert_ne!(held, standing([captain, sergeant], [Some(Manner::Nearest), None]));
}
