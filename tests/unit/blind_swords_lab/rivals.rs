use std::sync::Arc;

use blind_swords::game::{BattlePlan, PlanStyle};
use blind_swords_lab::rivals::*;
use kernel::Level;
use laboratory::ladder::Standing;
use laboratory::{Plan, Unwatched};
use session::Seat;
use testing::battle::{opened, setup};

fn standing(players: [Seat; 2], plans: [Option<PlanStyle>; 2]) -> Standing {
    let setup = setup(70, Seat::Human, Seat::Human);
    let plan = Plan::of(setup, 6, 2);
    let battle_plans = plans.map(|style| style.map(|style| Arc::new(BattlePlan::plain(style))));
    let standing = contest(&opened(), &plan, players, battle_plans, &Unwatched);
    let standing = standing.expect("games go on");
    Standing { time: std::time::Duration::ZERO, ..standing }
}

/// A bot with a battle plan follows the plan, whatever bot level the seat has. A bot without a
/// battle plan plays at the bot level of the seat.
#[test]
fn whoever_has_a_plan_goes_by_it() {
    let [captain, sergeant] = [Level::Captain, Level::Sergeant].map(Seat::Plays);
    let holds = Some(PlanStyle::Hold);
    let held = standing([captain, sergeant], [holds, None]);
    assert_eq!(held, standing([sergeant, sergeant], [holds, None]));
    assert_ne!(held, standing([captain, sergeant], [None, None]));
    assert_ne!(held, standing([captain, sergeant], [Some(PlanStyle::Nearest), None]));
}
