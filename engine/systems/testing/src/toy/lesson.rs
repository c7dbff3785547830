//! Lesson of the toy system: three steps to the enemy, and an attack.

use std::collections::BTreeMap;

use kernel::{
    Die, Lesson, LessonStep, Level, PerSide, Right, RightAnswer, Side, Spotlight, TablePart, Task,
    Wrong,
};

/// Returns the lesson, in which the Union moves to the middle of the field. The lesson chooses both
/// posts automatically, and the enemy does not move.
pub(super) fn first_steps() -> Lesson {
    let stays = [("post", "0403"), ("go", "stop")];
    let meanwhile = PerSide { usa: by_kind(&[("post", "0206")]), csa: by_kind(&stays) };
    let light = Spotlight {
        hexes: vec!["0403".to_owned()],
        parts: vec![TablePart::Map],
        ..Spotlight::default()
    };
    let say = |say: &str, task: Task| LessonStep {
        say: say.to_owned(),
        light: light.clone(),
        sections: Vec::new(),
        cards: Vec::new(),
        task,
    };
    Lesson {
        id: "first-steps".to_owned(),
        title: "First steps".to_owned(),
        about: "How a patrol goes somewhere.".to_owned(),
        minutes: 1,
        scenario: "short".to_owned(),
        side: Side::Usa,
        computer: Level::Recruit,
        dice: Die::OF_TEN[8..9].to_vec(),
        draws: Vec::new(),
        meanwhile,
        steps: vec![
            say("A patrol goes up to three hexes.", Task::Read),
            say("", to_the_middle()),
            say("You are there.", Task::Read),
            say("", Task::Play { ask: "Play on".to_owned(), until: Some(3) }),
        ],
    }
}

fn to_the_middle() -> Task {
    let way = Right { to: "go".to_owned(), answer: RightAnswer::WayTo("0103".to_owned()) };
    let to = by_kind(&[("stop", "Not yet.")]);
    let wrong = Wrong { to, otherwise: "That leads elsewhere.".to_owned() };
    Task::Answer {
        ask: "Go to 0103".to_owned(),
        right: vec![way],
        log: vec!["moved".to_owned()],
        wrong,
    }
}

fn by_kind(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(kind, id)| ((*kind).to_owned(), (*id).to_owned())).collect()
}
