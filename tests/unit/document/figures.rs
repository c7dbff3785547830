use document::figures::find;
use document::source::SourceFile;
use document::tree::At;
use document::yaml;

const TEXT: &str = "\
columns: [C, 1]
rows: {a: [x, y], b: [z, w]}
names: {one: 1}
roads: {pike: {path: [p, q, r]}}
shifts: [{id: up}, {id: down}]
given: 3
";

#[test]
fn patterns_find_what_they_say() {
    let tree = yaml::read(&SourceFile::new("any.yaml", TEXT)).expect("it is YAML");
    let found = |pattern: &str| -> Vec<String> {
        find(At::root(&tree), pattern).into_iter().map(|figure| figure.path).collect()
    };
    assert_eq!(found(""), [""]);
    assert_eq!(found("columns/="), ["columns/C", "columns/1"]);
    assert_eq!(found("(rows)/*/[columns]"), ["a/C", "a/1", "b/C", "b/1"]);
    assert_eq!(found("names/*"), ["names/one"]);
    assert_eq!(found("(roads)/*/(path)/>"), ["pike/1", "pike/2"]);
    assert_eq!(found("(shifts)/="), ["up", "down"]);
    assert_eq!(found("columns/#0"), ["columns/0", "columns/1"]);
    assert_eq!(found("(columns)/#1"), ["1", "2"]);
    assert_eq!(found("given|absent?"), ["given"]);
    assert_eq!(found("given|absent"), ["given", "absent"]);
    assert_eq!(found("<effect>/(given|absent?)"), ["effect"]);
}
