use blind_swords::check::overstack::*;
use blind_swords::question::OverstackQuestion;
use testing::field::Field;

/// The fast check of all exits accepts the same hexes as a separate check of each exit. Exits are
/// adjacent hexes. If no adjacent hex has room, the exits lead towards hexes farther away.
#[test]
fn hexes_are_kept_that_are_legal_by_themselves() {
    for (here, summit) in [("2110", "2109"), ("1000", "1100")] {
        let mut field = Field::clear();
        field.put("a1", here).put("b1", here).terrain(summit, "summit");
        // These units fill the only exit of the corner hex.
        field.put("a2", "1001").put("a3", "1001");
        let (position, unit) = (field.position(), field.unit("a1"));
        let question = OverstackQuestion::Hex(unit);
        let all = candidates(position, &question);
        let (mut kept, mut legal) = (all.clone(), all.clone());
        keep_legal(position, unit, &mut kept);
        legal.retain(|&choice| check(position, &question, choice).is_ok());
        assert_eq!(kept, legal);
        assert!(!kept.is_empty() && kept.len() < all.len(), "{kept:?}");
    }
}
