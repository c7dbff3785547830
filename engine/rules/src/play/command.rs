//! Activation chits. SS 10.6, 10.7, BS 7.3. CHIT-15 to CHIT-17, CHIT-20.

use kernel::{Dice, Fault, Play, Side, Throw};

use crate::board::{ActivationKind, ChitPlace, Moment, Verdict};
use crate::check::activation as check;
use crate::event::Event;
use crate::game::{BrigadeId, Chit, ChitId, ChitKind};
use crate::look::Look;
use crate::play::{activation, ask_brigade, moments};
use crate::profile::{CicRating, Profile};
use crate::question::ActivationQuestion;
use crate::system::{Roll, Scene, Table};

/// A commander's chit is drawn: a brigade, or the chit is held. SS 10.3c, 10.6. CHIT-15, CHIT-16.
pub fn commander(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !commander_commands(table, side, chit)? {
        return Ok(());
    }
    match ask_brigade(table, side, ActivationQuestion::Brigade(chit))? {
        Some(brigade) => commands(table, side, chit, brigade),
        None => {
            table.emit(Event::ChitHeld { side, chit });
            Ok(())
        }
    }
}

/// A commander's chit that was held is played. SS 10.1, 10.6. CHIT-15, A-45.
pub fn held_commander(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !commander_commands(table, side, chit)? {
        return Ok(());
    }
    match ask_brigade(table, side, ActivationQuestion::Brigade(chit))? {
        Some(brigade) => commands(table, side, chit, brigade),
        None => Err(Fault("a held chit that is played activates a brigade".to_owned()).into()),
    }
}

/// A Division chit is drawn. The die comes before the brigade is chosen; without a brigade there is
/// no roll. SS 10.7. CHIT-17, A-48.
pub fn division(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !check::any_brigade_for(table.scene(), chit) {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    match full_or_limited(table, side, chit)? {
        Some(kind) => mark_and_begin(table, side, chit, kind),
        None => Ok(()),
    }
}

/// The command roll of a chit, if it needs one; nothing where an event has sent the chit away. SS 10.7, BS 7.3.
/// CHIT-17, CHIT-20, CHIT-24.
fn full_or_limited(table: &mut Table, side: Side, chit: ChitId) -> Play<Option<ActivationKind>> {
    match rating(table.scene(), chit) {
        Some(rating) => command_roll(table, side, chit, rating),
        None => Ok(Some(ActivationKind::Full)),
    }
}

/// A brigade's own chit is drawn. BS 7.3. CHIT-20, A-109.
pub fn brigade(table: &mut Table, side: Side, chit: ChitId, own: BrigadeId) -> Play {
    if check::by_chit(table.scene(), chit, own).is_err() {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    let Some(kind) = full_or_limited(table, side, chit)? else { return Ok(()) };
    table.emit(Event::BrigadeMarked { brigade: own });
    activation::begin(table, own, kind, Some(chit))
}

/// The owner chooses a brigade, its marker is turned, and its activation begins. SS 10.7. CHIT-17.
pub fn mark_and_begin(table: &mut Table, side: Side, chit: ChitId, kind: ActivationKind) -> Play {
    let Some(brigade) = ask_brigade(table, side, ActivationQuestion::Brigade(chit))? else {
        return Err(Fault("a Division chit cannot be held".to_owned()).into());
    };
    table.emit(Event::BrigadeMarked { brigade });
    activation::begin(table, brigade, kind, Some(chit))
}

/// A Division chit goes back into the cup while its division has a brigade left, else it is out for
/// the turn. SS 10.3d, 10.7. CHIT-19.
pub fn recycle(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) && check::any_brigade_for(table.scene(), chit) {
        table.emit(Event::ChitToCup { chit });
    } else {
        discard(table, chit);
    }
}

/// A chit that was drawn is out for the turn, if nothing else has become of it. SS 10.8. CHIT-22.
pub fn discard(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) {
        table.emit(Event::ChitDiscarded { chit });
    }
}

fn is_drawn(table: &Table, chit: ChitId) -> bool {
    table.board().chits_at(chit, ChitPlace::Drawn) > 0
}

/// SS 10.6. CHIT-15: the brigade's marker stays as it is.
fn commands(table: &mut Table, side: Side, chit: ChitId, brigade: BrigadeId) -> Play {
    table.emit(Event::ChitPlayed { side, chit, on: Some(brigade) });
    activation::begin(table, brigade, ActivationKind::Full, Some(chit))
}

/// Whether the commander may act: one roll for each chit, if it needs one; else his chit is gone. SS 10.6. CHIT-16, A-45.
fn commander_commands(table: &mut Table, side: Side, chit: ChitId) -> Play<bool> {
    if table.board().has_commanded(chit) {
        return Ok(true);
    }
    match full_or_limited(table, side, chit)? {
        Some(ActivationKind::Full) => Ok(true),
        Some(ActivationKind::Limited) => {
            table.emit(Event::ChitDiscarded { chit });
            Ok(false)
        }
        None => Ok(false),
    }
}

/// The rating that a chit rolls against, in the form it has now; `None` where it needs no roll.
/// SS 10.5b, 10.6, 10.7. CHIT-14, CHIT-16, V-28.
fn rating(scene: Scene<'_>, chit: ChitId) -> Option<u8> {
    let info = scene.chit(chit);
    match info.leader() {
        Some(leader) if scene.board.is_casualty(chit) => leader.casualty,
        Some(_) | None => unhurt_rating(scene.profile(), info),
    }
}

/// The same for a general who has not been hit. SS 10.6, 10.7. CHIT-16, V-28.
pub fn unhurt_rating(profile: &Profile, chit: &Chit) -> Option<u8> {
    match profile.cic_rating {
        CicRating::CasualtyOnly if matches!(chit.kind, ChitKind::Cic { .. }) => None,
        CicRating::CasualtyOnly | CicRating::PerChit => chit.leader()?.rating,
    }
}

/// SS 10.6, 10.7. CHIT-16, CHIT-17, CHIT-24: an event may send the chit away without any activation.
fn command_roll(
    table: &mut Table,
    side: Side,
    chit: ChitId,
    rating: u8,
) -> Play<Option<ActivationKind>> {
    let (kind, verdict) = moments::rolled(table, |table| {
        let die = roll_one(table, side, Roll::Command)?;
        table.emit(Event::CommandRolled { chit, die, rating });
        let kind =
            if die.pips() <= rating { ActivationKind::Full } else { ActivationKind::Limited };
        let failed = kind == ActivationKind::Limited;
        Ok((kind, Moment::of_command(chit, side).rolled(failed)))
    })?;
    match verdict {
        Verdict::Stands | Verdict::RollAgain => return Ok(Some(kind)),
        Verdict::Stopped => table.emit(Event::ChitDiscarded { chit }),
        Verdict::SentBack => table.emit(Event::ChitToCup { chit }),
    }
    Ok(None)
}

/// Rolls a single die.
pub fn roll_one(table: &mut Table, side: Side, roll: Roll) -> Play<kernel::Die> {
    match table.roll(side, roll, Throw::D6)? {
        Dice::One(die) => Ok(die),
        Dice::Two(..) => Err(Fault("one die was expected, not two".to_owned()).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BrigadeStatus::{self, Activated, Available};
    use crate::board::{ChitStep, Phase};

    use crate::game::Leader;
    use crate::testing::{Chance, Field, asked, events, place, play_on, status};

    /// `x` has a rating of 3, its casualty form 2; so has the commander `north`, normally without one.
    fn field(brigades: &[&str]) -> Field {
        let mut field = Field::clear();
        field.chits(ChitPlace::Cup, &["x", "north"]).status(Available, brigades);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field
    }

    fn played(field: &Field, answers: &[&str], dice: &[u8]) -> Table {
        let dice: Vec<_> = dice.iter().map(|&pips| Chance::One(pips)).collect();
        let mut table = field.table(answers, &dice);
        play_on(&mut table);
        table
    }

    fn kind(table: &Table) -> Option<ActivationKind> {
        table.board().activation().map(|activation| activation.kind)
    }

    fn casualty(field: &mut Field, id: &str) {
        let chit = field.chit(id);
        field.happen(&Event::LeaderChanged { chit, casualty: true });
    }

    /// SS 10.7. CHIT-17: the die comes first; the marker is turned either way.
    #[test]
    fn the_die_decides_how_much_a_brigade_may_do() {
        let field = field(&["a", "b"]);
        let table = played(&field, &["x"], &[3]);
        assert_eq!(asked(&table), ("activate.brigade", vec!["a".to_owned(), "b".to_owned()]));
        let table = played(&field, &["x", "a"], &[3]);
        assert_eq!((asked(&table).0, kind(&table)), ("order", Some(ActivationKind::Full)));
        assert_eq!(status(&table, "a"), Activated);
        let table = played(&field, &["x", "a"], &[4]);
        assert!(!events(&table).contains(&"order-given"));
        assert_eq!(status(&table, "a"), Activated);
    }

    /// SS 10.7. CHIT-18, CHIT-19: after a Limited Activation too the chit goes back while a brigade is
    /// left.
    #[test]
    fn the_chit_is_recycled_while_a_brigade_is_left() {
        let table = played(&field(&["a", "b"]), &["x", "a"], &[4]);
        assert_eq!((kind(&table), place(&table, "x")), (None, vec![ChitPlace::Cup]));
        let table = played(&field(&["a"]), &["x"], &[4]);
        assert_eq!(status(&table, "a"), Activated);
        assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
        let mut frozen = field(&["a", "b"]);
        let brigade = frozen.brigade("b");
        frozen.happen(&Event::BrigadeFrozen { brigade, frozen: true });
        let table = played(&frozen, &["x"], &[4]);
        assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
    }

    /// without an eligible brigade there is no roll.
    #[test]
    fn a_division_without_a_brigade_does_not_roll() {
        let table = played(&field(&[]), &["x"], &[]);
        assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
        assert!(!events(&table).contains(&"command-rolled"));
    }

    /// SS 10.5b. CHIT-14: the casualty form counts when the chit is drawn.
    #[test]
    fn a_casualty_rolls_against_its_own_rating() {
        let mut field = field(&["a", "b"]);
        casualty(&mut field, "x");
        assert_eq!(asked(&played(&field, &["x", "a"], &[2])).0, "order");
        assert!(!events(&played(&field, &["x", "a"], &[3])).contains(&"order-given"));
    }

    /// SS 10.6. CHIT-15: the marker stays as it is.
    #[test]
    fn a_commander_leaves_the_marker_alone() {
        let mut field = field(&["a"]);
        field.status(Activated, &["b"]);
        for (brigade, marker) in [("a", Available), ("b", Activated)] {
            let table = played(&field, &["north", brigade, "regroup"], &[]);
            assert_eq!(status(&table, brigade), marker);
            assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
            assert_eq!(kind(&table), None);
        }
    }

    /// SS 10.3c, 10.6. CHIT-15: a held commander is played in a held step.
    #[test]
    fn a_commander_is_held_and_played_later() {
        let field = field(&["a", "b"]);
        let table = played(&field, &["north", "hold", "play", "north"], &[]);
        assert_eq!(asked(&table), ("activate.brigade", vec!["a".to_owned(), "b".to_owned()]));
        let table = played(&field, &["north", "hold", "pass"], &[]);
        assert_eq!(place(&table, "north"), [ChitPlace::Held]);
    }

    /// SS 10.6. CHIT-16, V-28: only a casualty rolls, unless chits have ratings of their own.
    #[test]
    fn a_commander_who_is_a_casualty_must_roll() {
        let mut field = field(&["a", "b"]);
        casualty(&mut field, "north");
        assert_eq!(asked(&played(&field, &["north"], &[2])).0, "activate.brigade");
        let table = played(&field, &["north"], &[3]);
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
        assert_eq!(kind(&table), None);
    }

    /// BS 7.3. CHIT-16, V-28.
    #[test]
    fn a_rated_commander_rolls_by_option() {
        let mut field = field(&["a", "b"]);
        let north = field.chit("north").index();
        let ChitKind::Cic { leader, .. } = &mut field.game().chits[north].kind else { panic!() };
        leader.rating = Some(4);
        assert_eq!(asked(&played(&field, &["north"], &[])).0, "activate.brigade");
        field.option("cic_rating", "per_chit");
        assert_eq!(asked(&played(&field, &["north"], &[4])).0, "activate.brigade");
        assert_eq!(place(&played(&field, &["north"], &[5]), "north"), [ChitPlace::Discarded]);
    }

    /// one roll a chit, when it is drawn or, if it is hit in the hand, when it is played.
    #[test]
    fn a_held_commander_rolls_once() {
        let mut hit_before = field(&["a", "b"]);
        casualty(&mut hit_before, "north");
        let table = played(&hit_before, &["north", "hold", "play", "north"], &[2]);
        assert_eq!(asked(&table).0, "activate.brigade");
        let mut hit_after = field(&["a", "b"]);
        hit_after.chits(ChitPlace::Held, &["south"]);
        hit_after.status(Available, &["g"]);
        casualty(&mut hit_after, "south");
        let table = played(&hit_after, &["play", "south"], &[3]);
        assert_eq!(place(&table, "south"), [ChitPlace::Discarded]);
        let table = played(&hit_after, &["play", "south"], &[2]);
        assert_eq!(asked(&table).0, "order");
    }

    /// BS 7.3. CHIT-20, A-109.
    #[test]
    fn a_brigade_chit_activates_its_brigade() {
        let mut field = field(&["a", "b"]);
        let (north, b) = (field.chit("north").index(), field.brigade("b"));
        let name = String::new();
        let leader = Leader { name, rating: Some(2), casualty: Some(1), always_in_game: false };
        field.game().chits[north].kind = ChitKind::Brigade { brigade: b, leader };
        let table = played(&field, &["north"], &[2]);
        assert_eq!((asked(&table).0, status(&table, "b")), ("order", Activated));
        let table = played(&field, &["north"], &[3]);
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
        let mut hit = field.clone();
        casualty(&mut hit, "north");
        assert_eq!(asked(&played(&hit, &["north"], &[1])).0, "order");
        assert_eq!(place(&played(&hit, &["north"], &[2]), "north"), [ChitPlace::Discarded]);
        field.status(BrigadeStatus::Activated, &["b"]);
        let table = played(&field, &["north"], &[]);
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
    }
}
