//! Checks that each order permits the same activities as in the other games of the series. SS 11.0,
//! T-24, ORD-02.

use blind_swords::game::{Activity, Arm, Order, Recovery};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

type Column = (&'static str, Activity, &'static [Order]);

/// Activities, each with the orders that permit it in the series.
const PERMITS: [Column; 5] = [
    ("fire", Activity::Fire, &[Order::Attack, Order::Defend]),
    ("engage", Activity::Engage, &[Order::Attack, Order::Defend]),
    ("close-combat", Activity::CloseCombat, &[Order::Attack]),
    ("march-column", Activity::MarchColumn, &[Order::Maneuver]),
    ("rebuild", Activity::Rebuild, &[Order::Regroup]),
];

/// Orders sorted by movement allowance, from the smallest to the largest.
const SLOWEST_FIRST: [Order; Order::ALL.len()] =
    [Order::Regroup, Order::Defend, Order::Attack, Order::Maneuver];

/// Morale Hits that Recovery removes under each order: all under Regroup, none under orders that
/// let units move or attack.
const RECOVERY: [(Order, Recovery); Order::ALL.len()] = [
    (Order::Attack, Recovery::None),
    (Order::Defend, Recovery::One),
    (Order::Maneuver, Recovery::None),
    (Order::Regroup, Recovery::All),
];

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree).key("orders");
    findings.checked("orders", SLOWEST_FIRST.len());
    check_permits(subject, at, findings);
    check_allowances(subject, at, findings);
    check_recovery(subject, at, findings);
}

fn check_permits(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    for order in SLOWEST_FIRST {
        let (row, word) = (subject.game.orders.row(order), order.id());
        for (name, activity, orders) in PERMITS {
            let message = match (row.permits(activity), orders.contains(&order)) {
                (true, false) => format!("`{word}` permits `{name}`, unlike in the series"),
                (false, true) => {
                    format!("`{word}` does not permit `{name}`, unlike in the series")
                }
                _ => continue,
            };
            findings.warning(codes::CHART_ORDERS, at.key(word).key("permits").place(), message);
        }
    }
}

fn check_allowances(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    for pair in SLOWEST_FIRST.windows(2) {
        let [slow, fast] = [pair[0], pair[1]];
        let orders = &subject.game.orders;
        for arm in Arm::ALL {
            if orders.allowance(fast, arm) < orders.allowance(slow, arm) {
                let message = format!(
                    "the movement allowance of `{}` is lower than that of `{}`",
                    fast.id(),
                    slow.id()
                );
                let place = at.key(fast.id()).key("movement").key(arm.id()).place();
                findings.warning(codes::CHART_ORDERS, place, message);
            }
        }
    }
}

fn check_recovery(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    for (order, recovery) in RECOVERY {
        if subject.game.orders.row(order).recovery != recovery {
            let word = order.id();
            let message = format!("`{word}` removes {} in the series", in_words(recovery));
            findings.warning(codes::CHART_ORDERS, at.key(word).key("recovery").place(), message);
        }
    }
}

fn in_words(recovery: Recovery) -> &'static str {
    match recovery {
        Recovery::None => "no Morale Hit",
        Recovery::One => "one Morale Hit",
        Recovery::All => "all Morale Hits",
    }
}
