use std::collections::BTreeMap;

use super::hidden;
use blind_swords::Position;
use blind_swords::board::ChitPlace;
use blind_swords::view::{Seen, places};
use kernel::Side;

/// CMD-01, CMD-05, CHIT-05, V-24 `hidden`, A-26: the enemy sees the same position, whichever chits
/// the North hides.
#[test]
fn what_is_hidden_makes_no_other_view() {
    let fields = [hidden("u1", "u2"), hidden("u3", "u4"), hidden("u2", "u1"), hidden("u1", "u1")];
    let of =
        |side| fields.iter().map(move |field| Seen::of(field.position(), side)).collect::<Vec<_>>();
    assert!(of(Side::Csa).windows(2).all(|pair| pair[0] == pair[1]));
    assert!(of(Side::Usa).windows(2).all(|pair| pair[0] != pair[1]));
}

/// The function `imagine` fills in the chits hidden from a side at random. It chooses each possible
/// arrangement equally often. The test uses one and two held chits among four.
#[test]
fn what_is_hidden_is_imagined_each_way_as_likely() {
    for (more, worlds) in [(&[][..], 4), (&["u4"][..], 6)] {
        let mut field = hidden("u1", "u2");
        field.chits(ChitPlace::Held, more);
        let view = Seen::of(field.position(), Side::Csa);
        let mut counts = BTreeMap::new();
        let mut next = 0_u32;
        for _ in 0..24_000 {
            let board = view.imagine(&field.rules, |limit| {
                next = next.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                ((u64::from(next) * u64::from(limit)) >> 32) as u32
            });
            let position = Position { package: &field.rules, board: &board };
            assert_eq!(Seen::of(position, Side::Csa), view);
            let world = format!("{:?}", places(&board, view.covered(Side::Usa)));
            *counts.entry(world).or_insert(0_i32) += 1;
        }
        assert_eq!(
            (counts.len(), ways(places(view.board(), view.covered(Side::Usa)))),
            (worlds, worlds)
        );
        let each = 24_000 / worlds as i32;
        let strays: i32 = counts.values().map(|count| (count - each).pow(2)).sum();
        assert!(strays / each < 21, "chi-square with up to five degrees: {counts:?}");
    }
}

/// Returns the number of ways in which the chits can be distributed over the given places.
fn ways(mut places: Vec<ChitPlace>) -> usize {
    let Some(first) = places.pop() else { return 1 };
    let mut of_each = vec![(first, 1)];
    for place in places {
        match of_each.iter_mut().find(|(known, _)| *known == place) {
            Some((_, count)) => *count += 1,
            None => of_each.push((place, 1)),
        }
    }
    let factorial = |number: usize| (1..=number).product::<usize>();
    let all = of_each.iter().map(|(_, count)| count).sum();
    factorial(all) / of_each.iter().map(|(_, count)| factorial(*count)).product::<usize>()
}
