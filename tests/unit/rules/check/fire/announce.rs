use blind_swords::game::UnitId;
use blind_swords::position_ext::only;
use blind_swords::question::{Canister, Fire, FireQuestion, Occasion, Volley};
use kernel::Side;
use testing::field::Field;

/// Returns the requirement that forbids a second fire at 2110 after a unit in 2109 has fired.
/// Returns an empty string if the second fire is legal.
fn further(field: &Field, occasion: Occasion, first: &str) -> &'static str {
    let (first, target) = (field.unit(first), field.hex("2110"));
    let mut volley = Volley::new(Side::Usa, occasion).at(target);
    volley.used.insert(first.index());
    let fire = Fire { firers: only(first), target, canister: Canister::Used, crossing: false };
    field.refusal(&FireQuestion::Announce(volley, [fire].as_slice().into()), "add")
}

/// SS 12.4. CONV-01: at least one full hexside must separate the entry hexsides of two fires at the
/// same target. One hexside separates sides 0 and 2, but none separates sides 0 and 1.
#[test]
fn a_further_fire_must_come_from_elsewhere() {
    for (hex, expected) in [("2010", "CONV-01"), ("2011", "")] {
        let mut field = Field::clear();
        field.put("a1", "2109").put("a2", hex).put("g1", "2110");
        let both = [field.unit("a1"), field.unit("a2")];
        let occasion = Occasion::Event(both.map(UnitId::index).into_iter().collect());
        assert_eq!(further(&field, occasion, "a1"), expected);
    }
}

/// SS 9.1, 12.4. CONV-05, A-60: artillery units in different hexes never fire together.
#[test]
fn an_artillery_step_has_one_hex() {
    let mut field = Field::clear();
    field.put("ur", "2109").put("us", "2011").put("g1", "2110");
    let occasion = Occasion::ArtilleryStep(field.hex("2109"));
    assert_eq!(further(&field, occasion, "ur"), "CONV-05");
}
