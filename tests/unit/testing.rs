use blind_swords::game::Slope;
use blind_swords::question::TieQuestion;
use blind_swords::{Choice, PositionExt, Roll, Table, play};
use kernel::{Side, Throw};
use testing::field::{Chance, Field, asked, at, state};

/// The field builder sets terrain, slopes and units by their ids, and a hexside has matching values
/// from both hexes.
#[test]
fn a_field_is_laid_out_by_names() {
    let mut field = Field::clear();
    field.terrain("2111", "woods").slope("2110", "2111", Slope::UP);
    field.put("a1", "2110").put("a2", "2110").put_as("g1", "2112", |unit| unit.skirmish = true);
    let table = field.table(&[], &[]);
    assert_eq!((at(&table, "a2"), at(&table, "b1")), ("2110".to_owned(), "Off".to_owned()));
    assert!(state(&table, "g1").skirmish);
    let map = &table.package().game.map;
    let back = map.between(field.hex("2111"), field.hex("2110")).expect("neighbours");
    assert_eq!(back.slope, Some(Slope::DOWN));
    assert_eq!(table.position().stack(field.hex("2110")).len(), 2);
}

/// The test table takes its answers from a list of ids. A question after the last answer suspends
/// the play.
#[test]
fn answers_come_from_the_list() {
    let field = Field::clear();
    let mut table = field.table(&["a2"], &[Chance::Two(6, 5)]);
    let units = [field.unit("a1"), field.unit("a2")];
    let question = TieQuestion::Lead(units.iter().map(|unit| unit.index()).collect());
    let ask = |table: &mut Table| play::ask::ask(table, Side::Usa, question.clone());
    assert_eq!(ask(&mut table).expect("answered"), Choice::Unit(units[1]));
    let roll = table.roll(Side::Usa, Roll::Command, Throw::TwoD6).expect("answered");
    assert_eq!(roll.to_string(), "65");
    ask(&mut table).expect_err("no answer is left");
    assert_eq!(asked(&table), ("lead", vec!["a1".to_owned(), "a2".to_owned()]));
}
