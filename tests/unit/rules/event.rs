use blind_swords::event::Event;

/// Facts are small, since a log contains thousands of them. A field much larger than a set of units
/// must be boxed.
#[test]
fn facts_are_small() {
    assert!(size_of::<Event>() <= 48, "a fact takes {} bytes", size_of::<Event>());
}
