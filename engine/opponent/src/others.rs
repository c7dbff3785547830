//! All other questions: guns, chits, rallies, retreats, places.

use blind_swords::board::{Face, Morale};
use blind_swords::check::{legality, values};
use blind_swords::choice::Word;
use blind_swords::game::{Arm, UnitId, Window};
use blind_swords::question::{
    AdvanceQuestion, ArtilleryAction, ArtilleryQuestion, ChitQuestion, Entrant, FogQuestion,
    MoveOrder, Occasion, OverstackQuestion, PlacementQuestion, RallyQuestion, Rallying,
    RetreatQuestion, ScriptQuestion, TieQuestion, Volley,
};
use blind_swords::{Choice, Look};

use crate::charts::Condition;
use crate::mind::Mind;
use crate::stand::{Outlook, Spirit};
use crate::tally::{Tally, Term, Weighed};
use crate::{fires, moves};

/// What a fire must do, or else guns rather look for another place.
const WORTH_A_FIRE: i64 = 100;

fn each(options: &[Choice], of: impl Fn(Choice) -> Tally) -> Vec<Weighed> {
    options.iter().map(|&choice| Weighed { choice, tally: of(choice) }).collect()
}

/// Which guns act, and how. SS 9.0.
pub(crate) fn artillery(
    mind: Mind<'_>,
    question: &ArtilleryQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let outlook = Outlook::of(mind);
    match question {
        ArtilleryQuestion::Hex(_) => first_that_acts(options, |choice| {
            let Ok(hex) = choice.hex() else { return Tally::default() };
            let units = mind.scene.board.units_in(hex);
            let acts = units
                .filter(|&unit| mind.scene.arm(unit) != Arm::Infantry)
                .map(|unit| gun_acts(&outlook, unit));
            acts.max_by_key(Tally::total).unwrap_or_default()
        }),
        ArtilleryQuestion::Unit(_) => first_that_acts(options, |choice| {
            choice.unit().map_or_else(|_| Tally::default(), |unit| gun_acts(&outlook, unit))
        }),
        ArtilleryQuestion::Action(ArtilleryAction { unit, .. }) => {
            each(options, |choice| match choice {
                Choice::Word(Word::Fire) => gun_fires(mind, *unit),
                Choice::Word(Word::Move) => gun_moves(&outlook, *unit),
                _ => Tally::default(),
            })
        }
    }
}

/// The first that has something to do: in which order guns act seldom matters.
fn first_that_acts(options: &[Choice], of: impl Fn(Choice) -> Tally) -> Vec<Weighed> {
    let weighed = |choice| Weighed { choice, tally: of(choice) };
    let acts =
        options.iter().map(|&choice| weighed(choice)).find(|weighed| weighed.tally.total() > 0);
    acts.or_else(|| options.last().map(|&choice| weighed(choice))).into_iter().collect()
}

/// Guns that have something to fire at fire; others go where they have.
fn gun_acts(outlook: &Outlook<'_>, unit: UnitId) -> Tally {
    if outlook.mind.scene.board.acted().contains(unit.index()) {
        return Tally::default();
    }
    let fires = gun_fires(outlook.mind, unit);
    if fires.total() >= WORTH_A_FIRE { fires } else { gun_moves(outlook, unit) }
}

fn gun_fires(mind: Mind<'_>, unit: UnitId) -> Tally {
    let Some(here) = mind.scene.board.hex_of(unit) else { return Tally::default() };
    let volley = Volley::new(mind.side, Occasion::ArtilleryStep(here));
    let question = ArtilleryQuestion::Action(ArtilleryAction { unit, has_fired: false }).into();
    if legality::check(mind.scene, &question, Word::Fire.into()).is_err() {
        return Tally::default();
    }
    Tally::of(Term::Guns, fires::most_by(mind, &volley, unit))
}

fn gun_moves(outlook: &Outlook<'_>, unit: UnitId) -> Tally {
    let gain = moves::gain(outlook, unit, MoveOrder::Artillery(unit));
    if gain.total() > 150 { gain } else { Tally::default() }
}

/// What becomes of chits.
pub(crate) fn chits(mind: Mind<'_>, question: &ChitQuestion, options: &[Choice]) -> Vec<Weighed> {
    let moment = |value| Tally::of(Term::Moment, value);
    each(options, |choice| match (question, choice) {
        (ChitQuestion::Key(_), Choice::Chit(chit)) => {
            let event = mind.scene.chit(chit).event();
            moment(event.map_or(0, |event| event.windows.len() as i64))
        }
        (ChitQuestion::HeldDeclare(_, window), Choice::Word(word)) => {
            let last = *window == Window::Final || mind.scene.board.cup_size() <= 2;
            moment(i64::from((word == Word::Play) == last))
        }
        (ChitQuestion::HeldOrder, Choice::Side(side)) => moment(i64::from(side == mind.side)),
        (ChitQuestion::HeldPlay(..) | ChitQuestion::EventWindow(..), Choice::Chit(_)) => moment(1),
        (ChitQuestion::Drawn(..), Choice::Word(word)) => moment(match word {
            Word::Hold => 3,
            Word::Play => 2,
            _ => 1,
        }),
        _ => Tally::default(),
    })
}

/// Who rallies, and how. SS 16.0.
pub(crate) fn rally(mind: Mind<'_>, question: &RallyQuestion, options: &[Choice]) -> Vec<Weighed> {
    let charts = &mind.ground.charts;
    let markers = |unit: UnitId| {
        let now = mind.condition(unit);
        let steady = Condition { morale: Morale::None, ..now };
        mind.share(unit, charts.lost(unit, now) - charts.lost(unit, steady))
    };
    let back = |unit: UnitId| {
        let rating = i64::from(values::modified_cr(mind.scene, unit).min(6));
        let gain = if mind.waits(unit) {
            mind.stake(unit)
        } else {
            mind.share(
                unit,
                charts.lost(unit, Condition { face: Face::Battleworn, morale: Morale::None }),
            )
        };
        gain * rating / 6
    };
    match question {
        RallyQuestion::Unit(rallying) => each(options, |choice| {
            let Ok(unit) = choice.unit() else { return Tally::default() };
            let can = |word: Word| {
                legality::check(
                    mind.scene,
                    &RallyQuestion::Action(*rallying, unit).into(),
                    word.into(),
                )
                .is_ok()
            };
            let most =
                if can(Word::Rebuild) { back(unit).max(markers(unit)) } else { markers(unit) };
            Tally::of(Term::Rally, most.max(1))
        }),
        RallyQuestion::Action(Rallying::Brigade(_) | Rallying::Artillery(_), unit) => {
            each(options, |choice| {
                Tally::of(
                    Term::Rally,
                    if choice == Word::Rebuild.into() { back(*unit) } else { markers(*unit) },
                )
            })
        }
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            moves::places(mind, *unit, options, Spirit::Wary)
        }
    }
}

/// Who retreats first, and where to.
pub(crate) fn retreat(
    mind: Mind<'_>,
    question: &RetreatQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        RetreatQuestion::Unit(_) => each(options, |_| Tally::default()),
        RetreatQuestion::Hex(walk) => moves::places(mind, walk.unit, options, Spirit::Wary),
    }
}

/// Who advances after a close combat.
pub(crate) fn advance(
    mind: Mind<'_>,
    question: &AdvanceQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        AdvanceQuestion::Unit(advance) => {
            let outlook = Outlook::of(mind);
            each(options, |choice| {
                let Ok(unit) = choice.unit() else { return Tally::default() };
                let here = mind.scene.board.hex_of(unit);
                let post = outlook.post(unit, Spirit::Steady);
                let stays = here.map_or_else(Tally::default, |here| post.stand(here));
                let goes = post.stand(advance.into).with(Term::Control, post.takes(advance.into));
                stays.terms().fold(goes, |sum, (term, value)| sum.with(term, -value))
            })
        }
        AdvanceQuestion::Hex(unit) => moves::places(mind, *unit, options, Spirit::Steady),
    }
}

/// Which of several as large units counts: of one's own the one that loses least, of the enemy's the one that loses most.
pub(crate) fn tie(mind: Mind<'_>, question: &TieQuestion, options: &[Choice]) -> Vec<Weighed> {
    let usual = mind.scene.game().crt.column(6);
    let _ = question;
    worst_for(mind, options, |unit| mind.share(unit, mind.harm(unit, usual).loss))
}

/// Whom panic takes.
pub(crate) fn panic(mind: Mind<'_>, options: &[Choice]) -> Vec<Weighed> {
    worst_for(mind, options, |unit| mind.stake(unit))
}

fn worst_for(mind: Mind<'_>, options: &[Choice], loss: impl Fn(UnitId) -> i64) -> Vec<Weighed> {
    each(options, |choice| {
        let Ok(unit) = choice.unit() else { return Tally::default() };
        let sign = if mind.scene.side_of(unit) == mind.side { -1 } else { 1 };
        Tally::of(Term::Harm, sign * loss(unit))
    })
}

/// What the Fog of War makes of a unit of the enemy.
pub(crate) fn fog(mind: Mind<'_>, question: &FogQuestion, options: &[Choice]) -> Vec<Weighed> {
    match question {
        FogQuestion::Unit(_) => worst_for(mind, options, |unit| mind.stake(unit)),
        FogQuestion::Hex(_, unit) => {
            let theirs = mind.scene.side_of(*unit) != mind.side;
            let eyes = if theirs { mind.enemy() } else { mind };
            let mut places = moves::places(eyes, *unit, options, Spirit::Wary);
            if theirs {
                for place in &mut places {
                    place.tally = Tally::of(Term::Harm, -place.tally.total());
                }
            }
            places
        }
    }
}

/// Who makes room, and where he goes.
pub(crate) fn overstack(
    mind: Mind<'_>,
    question: &OverstackQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        OverstackQuestion::Unit(_) => each(options, |choice| {
            choice.unit().map_or_else(
                |_| Tally::default(),
                |unit| Tally::of(Term::Support, -mind.stake(unit)),
            )
        }),
        OverstackQuestion::Hex(unit) => moves::places(mind, *unit, options, Spirit::Steady),
    }
}

/// Where units stand before the first turn.
pub(crate) fn placement(
    mind: Mind<'_>,
    question: &PlacementQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        PlacementQuestion::Unit(_) => each(options, |_| Tally::default()),
        PlacementQuestion::Hex(_, unit) => moves::places(mind, *unit, options, Spirit::Steady),
    }
}

/// Where somebody enters the map.
pub(crate) fn entry(mind: Mind<'_>, entrant: Entrant, options: &[Choice]) -> Vec<Weighed> {
    let unit = match entrant {
        Entrant::Unit(unit) => Some(unit),
        Entrant::Brigade(brigade) => {
            mind.scene.game().brigades[brigade.index()].units.first().copied()
        }
    };
    let Some(unit) = unit else { return each(options, |_| Tally::default()) };
    moves::places(mind, unit, options, Spirit::Wary)
}

/// What a script asks, of which nothing is known but what may be chosen.
pub(crate) fn script(
    mind: Mind<'_>,
    question: &ScriptQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let _ = question;
    each(options, |choice| match choice {
        Choice::Unit(unit) => {
            let sign = if mind.scene.side_of(unit) == mind.side { 1 } else { -1 };
            Tally::of(Term::Moment, sign * mind.stake(unit) / 100)
        }
        Choice::Hex(hex) => {
            let enemy = mind.scene.enemy_in(hex, mind.side);
            Tally::of(Term::Harm, if enemy { mind.stake_in(hex) } else { 0 })
        }
        Choice::Word(Word::Yes) => Tally::of(Term::Moment, 1),
        _ => Tally::default(),
    })
}
