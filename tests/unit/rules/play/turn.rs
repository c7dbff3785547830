use blind_swords::board::{ArtilleryPhase, ChitStep, EndStep, Phase};
use blind_swords::play::turn::*;
use testing::field::{Field, told};

/// The scenario's phase script runs when each phase begins. In the Chit Draw Phase, it runs only
/// once a turn.
#[test]
fn the_scenario_hears_of_every_phase() {
    let mut field = Field::clear();
    field.game().scenarios[0].hooks.on_phase = Some("on_phase".to_owned());
    let mut table = field.table(&[], &[]);
    let first = ArtilleryPhase::FIRST;
    let phases = [
        Phase::CommandDecision,
        Phase::Artillery(first),
        Phase::ChitDraw(ChitStep::Declare),
        Phase::EndTurn(EndStep::Declare),
        Phase::ChitDraw(ChitStep::Declare),
    ];
    for phase in phases {
        enter(&mut table, phase).expect("no question");
    }
    let names = ["command-decision", "artillery", "chit-draw", "end-turn"];
    let calls = names.map(|name| format!("on_phase [Word({name:?})]"));
    assert_eq!(told(&table), calls);
}
