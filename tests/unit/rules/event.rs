use blind_swords::event::Event;

/// A log contains thousands of facts, so a field much larger than a set of units is boxed.
#[test]
fn facts_are_small() {
    assert!(size_of::<Event>() <= 48, "a fact takes {} bytes", size_of::<Event>());
}
