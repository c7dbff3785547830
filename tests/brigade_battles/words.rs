//! Snapshots of messages and views of Brigade Battles. They show each kind of question, fact and
//! refusal once, and positions as the page and the terminal draw them.

use std::collections::BTreeMap;
use std::fmt::Write;

use brigade_battles::{Board, BrigadeBattles, Choice, Event, Question};
use brigade_battles_documents::BRIGADE_BATTLES;
use brigade_battles_documents::table::Opened;
use kernel::{
    Among, Ask, Asking, Forecasting, PerSide, PlayState, Playing, Position, Prompt, Reader, Side,
    Viewing, Wording,
};
use session::{AnyMatch, Edition, FactSeen, Goal, Match, Options, Printed, Seat, Setup};

use super::{SCENARIOS, files, opened, setup};

/// Returns matches, each at its first decision. Together they cover most situations.
fn matches() -> Vec<Match<BrigadeBattles>> {
    let opened = opened();
    let begin = |setup: Setup| {
        let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
        Match::new(setup, opened.hash(), rules).expect("it is played")
    };
    let seats = [Seat::Mixed, Seat::Goal(Goal::Attack), Seat::Goal(Goal::Mass)];
    let setups = SCENARIOS.into_iter().flat_map(|scenario| {
        seats
            .into_iter()
            .zip(4..)
            .map(move |(seat, seed)| setup(scenario, seed, PerSide { usa: seat, csa: seat }))
    });
    setups.map(begin).collect()
}

pub(crate) fn position(game: &Match<BrigadeBattles>) -> Position<'_, BrigadeBattles> {
    Position { package: &**game.rules(), board: game.board() }
}

/// Appends each kind of question once, with its options, as a person sees them.
fn question(game: &Match<BrigadeBattles>, question: &Question, text: &mut String) {
    let position = position(game);
    let kind = BrigadeBattles::kind(question);
    let Prompt { text: prompt, section, coach } = BrigadeBattles::prompt(position, question);
    let coach = coach.get().unwrap_or_default();
    let subjects = BrigadeBattles::marks(position, Some(question), &[]).subjects.get().join(" ");
    writeln!(text, "{kind}: {prompt} ({section}) [{subjects}]\n  {coach}").expect("text");
    let mut options = BrigadeBattles::candidates(Among::Proposals(position, question));
    options.sort_unstable();
    options.dedup();
    let (legal, refused): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|it| BrigadeBattles::why(position, question, *it).is_none());
    for choice in shapes(legal) {
        let id = BrigadeBattles::id(position.package, question, choice);
        let label = BrigadeBattles::label(position, question, choice);
        let note = BrigadeBattles::notes(position, question, choice).note.unwrap_or_default();
        let effect = BrigadeBattles::effect(position, question, choice);
        let places = BrigadeBattles::marks(position, None, &[choice]).places.get().concat();
        let place = places.first().map(ToString::to_string).unwrap_or_default();
        writeln!(text, "  {id}: {label} | {note} | {place} | {effect:?}").expect("text");
        for forecast in BrigadeBattles::forecasts(game.paused(), question, choice) {
            let json = serde_json::to_string(&forecast.chances).expect("plain data");
            writeln!(text, "    {}\n    {json}", forecast.words.join("; ")).expect("text");
        }
    }
    for choice in refused.into_iter().take(2) {
        let id = BrigadeBattles::id(position.package, question, choice);
        let why = BrigadeBattles::why(position, question, choice).expect("it is refused");
        let values = why.values.iter().map(|it| format!("{} {}", it.what, it.value));
        let values = values.collect::<Vec<_>>().join(", ");
        let (reason, requirement, section) = (&why.reason, why.requirement, why.section);
        writeln!(text, "  not {id}: {reason} [{requirement}, {section}; {values}]").expect("text");
    }
}

/// Returns the first four options, and the first option of each kind that is not among the four.
fn shapes(options: Vec<Choice>) -> Vec<Choice> {
    let mut shown: Vec<Choice> = Vec::new();
    for choice in options {
        let is_like =
            |other: &Choice| std::mem::discriminant(other) == std::mem::discriminant(&choice);
        if shown.len() < 4 || !shown.iter().any(is_like) {
            shown.push(choice);
        }
    }
    shown
}

#[test]
fn questions_read_well() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for game in matches() {
        let mut again = begun(&game);
        for record in game.records() {
            if let Some(Ask::Choose { question: asked, .. }) = again.ask() {
                let kind = BrigadeBattles::kind(asked).to_owned();
                let text = seen.entry(kind).or_default();
                if text.is_empty() {
                    let path = again.decision().map(|it| it.path.join(" > ")).unwrap_or_default();
                    writeln!(text, "[{path}]").expect("text");
                    question(&again, asked, text);
                }
            }
            if let Some(Ask::Roll { roll, .. }) = again.ask() {
                let Prompt { text: words, section, .. } =
                    BrigadeBattles::roll(position(&again), roll);
                let kind = words.split(' ').next().unwrap_or_default().to_owned();
                seen.entry(format!("roll {kind}"))
                    .or_insert(format!("roll: {words} ({section})\n"));
            }
            again.choose(&record.id()).expect("it was answered so");
        }
    }
    let text = seen.into_values().collect::<Vec<_>>().join("\n");
    insta::assert_snapshot!(text);
}

/// Starts the same match again, with two people who roll their own dice.
pub(crate) fn begun(game: &Match<BrigadeBattles>) -> Match<BrigadeBattles> {
    let dice = session::Chance::Manual;
    let setup = Setup { seats: PerSide::default(), dice, ..game.setup().clone() };
    Match::new(setup, opened().hash(), game.rules().clone()).expect("it is played")
}

/// Each kind of fact has the recorded message, computation, section and trace on the map.
#[test]
fn facts_read_well() {
    let mut seen: BTreeMap<&str, String> = BTreeMap::new();
    for game in matches() {
        for fact in game.facts_since(0..game.logged(), Reader::Everybody) {
            let FactSeen { line: Some(line), trace, .. } = fact else { continue };
            let details = line.details.iter().map(|it| format!("{} {}", it.what, it.value));
            let details = details.collect::<Vec<_>>().join(", ");
            let rule = line.rule.unwrap_or_default();
            let trace = trace.map(|it| serde_json::to_string(&it).expect("plain data"));
            let text = format!("{}: {} [{rule}] {details} {trace:?}", line.name, line.text);
            let longest = seen.entry(line.name).or_default();
            if text.len() > longest.len() {
                *longest = text;
            }
        }
    }
    let never: Vec<_> = Event::NAMES.iter().filter(|name| !seen.contains_key(**name)).collect();
    let facts = seen.into_values().collect::<Vec<_>>().join("\n");
    insta::assert_snapshot!(format!("{facts}\nnever: {never:?}"));
}

/// A position in mid-battle has the recorded text view, counters, panels and hexes.
#[test]
fn positions_are_shown() {
    let game = matches().remove(1);
    let mut again = begun(&game);
    let records = game.records();
    for record in &records[..records.len() * 2 / 3] {
        again.choose(&record.id()).expect("it was answered so");
    }
    let now = position(&again);
    let shown = <dyn AnyMatch>::text_view(&again, Reader::Everybody);
    let mut text = format!("{}\n{}\n{}\n", shown.title, shown.score, shown.state.join("\n"));
    for stack in &shown.stacks {
        writeln!(
            text,
            "{} {:?} {} {:?}: {}",
            stack.hex, stack.side, stack.name, stack.badge, stack.words
        )
        .expect("text");
    }
    let picture = BrigadeBattles::board_view(now.package, now.board);
    text += &serde_json::to_string_pretty(&picture.counters[..6]).expect("plain data");
    text += &serde_json::to_string_pretty(&picture.sections).expect("plain data");
    for area in &picture.areas {
        writeln!(text, "\n{} {:?}: {} hexes", area.title, area.side, area.hexes.len())
            .expect("text");
    }
    for what in [
        "gordon", "Banks", "0708", "jackson", "bayard", "9999", "nobody", "ap-h", "a. p. h", "",
        "1001", "ricketts", "0904",
    ] {
        writeln!(
            text,
            "\n{what}: {}",
            session::about::<BrigadeBattles>(now.package, now.board, what)
        )
        .expect("text");
    }
    let grid = BrigadeBattles::materials(now.package).grid;
    let hex = |number: &str| grid.hex(number.parse().expect("a number")).expect("a hex");
    for (from, to) in [("1409", "0810"), ("0905", "0505"), ("1318", "1411"), ("0101", "1720")] {
        let sight = BrigadeBattles::sight(now, hex(from), hex(to), Side::Usa);
        let sight = sight.map(|sight| serde_json::to_string(&sight).expect("plain data"));
        writeln!(text, "{from} to {to}: {sight:?}").expect("text");
    }
    let ground = BrigadeBattles::materials(now.package).ground.get();
    let signs: String = ground.iter().map(|hex| hex.sign).collect();
    let levels: String = ground.iter().map(|hex| hex.level.to_string()).collect();
    let roads = ground.iter().filter(|hex| hex.road).count();
    writeln!(text, "{} hexes, {roads} with a road\n{signs}\n{levels}", ground.len()).expect("text");
    let reference = BrigadeBattles::materials(now.package).reference.get();
    text += &serde_json::to_string(&reference).expect("plain data");
    let view = serde_json::to_string(&BrigadeBattles::view(now.package, now.board)).expect("data");
    text += &view;
    let lead = BrigadeBattles::score(now).lead;
    let mut held = BrigadeBattles::hexes_of(now, Side::Csa).map(|hex| grid.number(hex).to_string());
    let (first, others) = (held.next(), held.count());
    let held = others + 1;
    writeln!(text, "\nlead {lead}, first {first:?}, {held} Confederate hexes").expect("text");
    insta::assert_snapshot!(text);
}

/// Every choice has an id, and the id leads back to the same choice.
#[test]
fn ids_name_what_they_name() {
    let opened = opened();
    let rules = opened.rules("historical", &session::Options::new()).expect("a scenario");
    let board = BrigadeBattles::start(&rules);
    let now = Position { package: &*rules, board: &board };
    let game = Match::<BrigadeBattles>::new(
        setup("historical", 2, PerSide::default()),
        opened.hash(),
        rules.clone(),
    );
    let game = game.expect("it is played");
    let Some(Ask::Choose { question, .. }) = game.ask() else { panic!("a side is asked") };
    let all = BrigadeBattles::candidates(Among::All(&*rules, question));
    let (units, leaders) = (rules.game.units.len(), rules.game.leaders.len());
    assert_eq!(all.len(), 340 + units + leaders + 5 + 6);
    for choice in all {
        let id = BrigadeBattles::id(&rules, question, choice);
        assert!(BrigadeBattles::candidates(Among::Called(&*rules, &id)).contains(&choice), "{id}");
    }
    assert_eq!(BrigadeBattles::candidates(Among::Called(&*rules, "nobody")), []);
    assert_eq!(
        (BrigadeBattles::turn(&board).number, BrigadeBattles::score(now).lead),
        (3, kernel::Sixteenths::ZERO)
    );
}

const BETWEEN: PlayState<'_, Board> = PlayState::Between { before: None };

/// The invariants detect boards that no match can reach.
#[test]
fn boards_of_other_matches_do_not_fit() {
    let opened = opened();
    let rules = opened.rules("historical", &session::Options::new()).expect("a scenario");
    let board = BrigadeBattles::start(&rules);
    let breaches = |board: &Board| {
        let position = Position { package: &*rules, board };
        [BETWEEN, PlayState::Within]
            .map(|play| BrigadeBattles::breaches(position, play).len())
            .iter()
            .sum::<usize>()
    };
    assert!(BrigadeBattles::fits(&rules, &board) && breaches(&board) == 0);
    let good = serde_json::to_value(&board).expect("plain data");
    let with = |change: &dyn Fn(&mut serde_json::Value)| -> Board {
        let mut data = good.clone();
        change(&mut data);
        serde_json::from_value(data).expect("a board")
    };
    type Change<'a> = (&'a str, &'a dyn Fn(&mut serde_json::Value));
    let unfit: [Change<'_>; 10] = [
        ("turn 0", &|data| data["turn"] = 0.into()),
        ("turn 10", &|data| data["turn"] = 10.into()),
        ("a unit fewer", &|data| drop(data["units"].as_array_mut().expect("units").pop())),
        ("a leader fewer", &|data| drop(data["leaders"].as_array_mut().expect("leaders").pop())),
        ("too strong", &|data| data["units"][0]["strength"] = 99.into()),
        ("off the map", &|data| data["units"][0]["place"] = serde_json::json!({"hex": 340})),
        ("a leader off the map", &|data| {
            data["leaders"][0]["place"] = serde_json::json!({"hex": 340});
        }),
        ("a marker of nobody", &|data| {
            let leaders = data["leaders"].as_array().expect("leaders").len();
            data["fate"].as_array_mut().expect("markers").push(leaders.into());
        }),
        ("a contact of nobody", &|data| {
            let units = data["units"].as_array().expect("units").len();
            data["contact"].as_array_mut().expect("a set").push(units.into());
        }),
        ("on horses", &|data| data["units"][0]["formation"] = "mounted".into()),
    ];
    for (what, change) in unfit {
        let board = with(change);
        assert!(!BrigadeBattles::fits(&rules, &board), "{what}");
        let position = Position { package: &*rules, board: &board };
        let whole = BrigadeBattles::breaches(position, BETWEEN).len();
        assert!(
            whole > 0 && BrigadeBattles::breaches(position, PlayState::Within).len() == whole,
            "{what}"
        );
    }
    let broken: [Change<'_>; 4] = [
        ("two in a hex", &|data| {
            let there = data["units"][0]["place"].clone();
            data["units"][1]["place"] = there;
        }),
        ("nobody left of it", &|data| data["units"][0]["strength"] = 0.into()),
        ("shattered and whole", &|data| data["units"][0]["shattered"] = true.into()),
        ("shattered guns", &|data| {
            let units = data["units"].as_array_mut().expect("units");
            let guns = units
                .iter_mut()
                .find(|unit| unit["formation"] == "unlimbered" || unit["formation"] == "limbered");
            guns.expect("guns")["shattered"] = true.into();
        }),
    ];
    for (what, change) in broken {
        let board = with(change);
        assert!(BrigadeBattles::fits(&rules, &board) && breaches(&board) > 0, "{what}");
    }
    let since = |board: &Board, before: &Board| {
        let play = PlayState::Between { before: Some(before) };
        let breaches = BrigadeBattles::breaches(Position { package: &*rules, board }, play);
        breaches.into_iter().map(|breach| breach.invariant).collect::<Vec<_>>()
    };
    let later = with(&|data| data["turn"] = 4.into());
    assert!(!since(&board, &later).is_empty(), "time went back");
    let weaker = with(&|data| data["units"][0]["strength"] = 3.into());
    assert!(!since(&board, &weaker).is_empty(), "somebody gained");
    let shattered = with(&|data| {
        data["units"][0]["shattered"] = true.into();
        data["units"][0]["strength"] = 1.into();
    });
    let weak = with(&|data| data["units"][0]["strength"] = 1.into());
    assert_eq!(since(&weak, &shattered), ["who is shattered stays so"]);
    assert!(since(&shattered, &weak).is_empty() && since(&shattered, &shattered).is_empty());
    let ahead = |kind: &'static str| with(&|data| data["points"]["usa"][kind] = 3.into());
    for kind in ["strength", "leaders", "objectives", "price"] {
        assert_eq!(since(&board, &ahead(kind)), ["points are not lost"], "{kind}");
        assert!(since(&ahead(kind), &board).is_empty(), "{kind}");
    }
}

/// The description of each hex and the legend name all hexside features, including impassable ones.
/// CW-MAP-02, CW-MOV-08.
#[test]
fn what_lies_on_hexsides_is_told_everywhere() {
    let of = |files: &[(String, String)]| {
        let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let sources = blind_swords_documents::Sources::from_memory(&[&BRIGADE_BATTLES], files);
        let report = brigade_battles_documents::inspect(&sources);
        assert_eq!(blind_swords_documents::render::plain(&report.diagnostics), "");
        brigade_battles_documents::table::ready(&report.loaded.expect("it can be played"))
    };
    let mut files = files();
    let plain = of(&files);
    let (_, facts) = files.iter_mut().find(|(name, _)| name == "facts.yaml").expect("facts");
    *facts = facts.replacen(
        "units:\n",
        "hexsides: {0914/1014: {source: CM 14, is: [stream]}}\nunits:\n",
        1,
    );
    of(&files);
    let (_, facts) = files.iter_mut().find(|(name, _)| name == "facts.yaml").expect("facts");
    *facts = facts.replacen("is: [stream]", "is: [stream, closed]", 1);
    let (_, map) = files.iter_mut().find(|(name, _)| name == "map.yaml").expect("a map");
    *map = map.replacen("  stream: [", "  closed: [0914/1014]\n  stream: [", 1);
    let barred = of(&files);
    let told = |opened: &Opened| {
        let rules = opened.rules("historical", &Options::new()).expect("a scenario");
        let board = BrigadeBattles::start(&rules);
        let about = session::about::<BrigadeBattles>(&rules, &board, "0914");
        let page: serde_json::Value = serde_json::from_str(&opened.geometry()).expect("JSON");
        let hexes = page["map"]["hexes"].as_array().expect("hexes");
        let hex = hexes.iter().find(|hex| hex["id"] == "0914").expect("0914 is on the map");
        let paper = opened.paper(None).expect("it is drawn");
        let words = ["stream", "closed"].map(|word| {
            let of_page = hex["sides"].to_string().contains(word);
            assert_eq!(about.contains(word), of_page, "{word}: {about} and {hex}");
            of_page
        });
        (words, ["Stream", "Impassable"].map(|legend| paper.contains(legend)))
    };
    assert_eq!(told(&plain), ([true, false], [true, false]));
    assert_eq!(told(&barred), ([true, true], [true, true]));
}
