use blind_swords::describe::traits::*;
use blind_swords::game::{Effect, EntryCost, Order, Rates, TerrainId, Trait};
use kernel::Sixteenths;
use testing::field::Field;

/// VAL-16: each effect has a text, and no two texts are alike.
#[test]
fn every_effect_has_words() {
    let mut field = Field::clear();
    let game = &*field.game();
    let two = Sixteenths::whole(2);
    let mut by_order = Rates { without: Some(two), ..Rates::default() };
    by_order.orders[Order::Attack] = Some(two);
    let everywhere = Rates { everywhere: Some(two), ..Rates::default() };
    let woods = TerrainId(2);
    let effects = vec![
        Effect::CannotFire,
        Effect::Range(-1),
        Effect::Range(2),
        Effect::RangeAtMost(1),
        Effect::FiresAndMoves,
        Effect::SeenOver,
        Effect::SparedByFire,
        Effect::Movement(everywhere),
        Effect::Movement(by_order),
        Effect::Ground(woods, EntryCost::Points(two)),
        Effect::Ground(woods, EntryCost::RoadOnly),
        Effect::Ground(woods, EntryCost::Prohibited),
        Effect::Streams(Sixteenths::ZERO),
        Effect::Streams(two),
        Effect::KeepsAway,
        Effect::BreakTests(-1),
        Effect::Steadies(1),
        Effect::CannotRally,
        Effect::CannotRebuild,
        Effect::CannotAttack,
        Effect::CannotCharge,
        Effect::CannotLead,
        Effect::CannotStandAlone,
        Effect::StacksAs(two),
        Effect::GivesNoSupport,
        Effect::GetsNoSupport,
        Effect::NeedsNoSupport,
    ];
    let count = effects.len();
    let it = Trait { id: "all".to_owned(), name: "All".to_owned(), sign: None, effects };
    let mut said: Vec<_> = it.effects.iter().map(|effect| words(game, effect)).collect();
    assert!(said.contains(&"moves 2 MP under Attack, 2 MP without an order".to_owned()));
    assert!(said.contains(&"range reduced by 1 hex".to_owned()));
    assert!(unit_trait(game, &it).starts_with("All: never fires, range reduced by 1 hex"));
    said.sort();
    said.dedup();
    assert_eq!(said.len(), count);
}
