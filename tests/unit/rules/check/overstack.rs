use blind_swords::check::overstack::*;
use blind_swords::question::OverstackQuestion;
use testing::field::Field;

/// Ways out are looked for once for all hexes, and each is as legal as by itself: next door, or where nobody has room
/// there, farther on.
#[test]
fn hexes_are_kept_that_are_legal_by_themselves() {
    for (here, summit) in [("2110", "2109"), ("1000", "1100")] {
        let mut field = Field::clear();
        field.put("a1", here).put("b1", here).terrain(summit, "summit");
        // Of the ways from the corner this is full.
        field.put("a2", "1001").put("a3", "1001");
        let (scene, unit) = (field.scene(), field.unit("a1"));
        let question = OverstackQuestion::Hex(unit);
        let all = candidates(scene, &question);
        let (mut kept, mut legal) = (all.clone(), all.clone());
        keep_legal(scene, unit, &mut kept);
        legal.retain(|&choice| check(scene, &question, choice).is_ok());
        assert_eq!(kept, legal);
        assert!(!kept.is_empty() && kept.len() < all.len(), "{kept:?}");
    }
}
