use blind_swords::describe::traits::*;
use blind_swords::game::{Effect, EntryCost, Rates, RatesByOrder, TerrainId, Trait};
use kernel::{Keyed, Sixteenths};
use testing::field::Field;

/// VAL-16: each effect of a unit trait has a description, and no two effects have the same
/// description.
#[test]
fn every_effect_has_words() {
    let mut field = Field::clear();
    let game = &*field.game();
    let two = Sixteenths::whole(2);
    let by_order = Rates::ByOrder(RatesByOrder {
        attack: Some(two),
        without_orders: Some(two),
        ..RatesByOrder::default()
    });
    let woods = |cost| Effect::Ground(Keyed::from_iter([(TerrainId(2), cost)]));
    let effects = vec![
        Effect::CannotFire,
        Effect::Range(-1),
        Effect::Range(2),
        Effect::RangeAtMost(1),
        Effect::FiresAndMoves,
        Effect::SeenOver,
        Effect::SparedByFire,
        Effect::Movement(Rates::Everywhere(two)),
        Effect::Movement(by_order),
        woods(EntryCost::Points(two)),
        woods(EntryCost::RoadOnly),
        woods(EntryCost::Prohibited),
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
    let it = Trait {
        id: "all".to_owned(),
        name: "All".to_owned(),
        sign: None,
        effects,
        provenance: None,
    };
    let mut said: Vec<_> = it.effects.iter().map(|effect| words(game, effect)).collect();
    assert!(said.contains(&"moves 2 MP under Attack, 2 MP without an order".to_owned()));
    assert!(said.contains(&"range reduced by 1 hex".to_owned()));
    assert!(unit_trait(game, &it).starts_with("All: never fires, range reduced by 1 hex"));
    said.sort();
    said.dedup();
    assert_eq!(said.len(), count);
}
