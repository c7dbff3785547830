use blind_swords::event::Event;

/// A log holds thousands of facts: what is much larger than a set of units stands apart.
#[test]
fn facts_are_small() {
    assert!(size_of::<Event>() <= 48, "a fact takes {} bytes", size_of::<Event>());
}
