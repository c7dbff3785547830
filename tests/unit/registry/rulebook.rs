use registry::OPENINGS;

#[test]
fn families_are_listed_in_the_same_order_to_be_played_and_to_be_examined() {
    let ids = OPENINGS.map(|opening| opening.dialect.id);
    assert_eq!(registry::ALL.map(|book| book.id()), ids);
}
