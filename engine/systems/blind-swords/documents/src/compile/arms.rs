//! Compilation of custom arms and individual movement rates.

use blind_swords::game::{Arm, OwnArm, OwnArmId, PerOrder, Rates};
use document::Located;
use document::tree::At;

use crate::codes;
use crate::model::units::{Rates as ModelRates, Unit};
use crate::model::{Id, Ratio};

use super::context::Context;

/// Returns the custom arms, in file order.
pub(super) fn own_arms(context: &Context<'_>) -> Vec<OwnArm> {
    let arms = context.documents.tables.data.arms.iter();
    let arm = |(id, arm): (&Id, &crate::model::tables::OwnArm)| OwnArm {
        id: id.to_string(),
        name: arm.name.clone(),
        acts_as: arm.acts_as,
    };
    arms.map(arm).collect()
}

/// Returns the standard arm that a unit acts as, and its custom arm, if any.
pub(super) fn of_unit(context: &mut Context<'_>, data: &Unit) -> (Arm, Option<OwnArmId>) {
    let Some(named) = &data.arm else { return (Arm::default(), None) };
    if let Some(arm) = Arm::ALL.into_iter().find(|arm| arm.id() == named.as_str()) {
        return (arm, None);
    }
    let own = &context.documents.tables.data.arms;
    match own.position(&named.value).zip(own.get(&named.value)) {
        Some((n, arm)) => (arm.acts_as, Some(OwnArmId::from_index(n))),
        None => {
            let of_rules = Arm::ALL.into_iter().map(|arm| arm.id().to_owned());
            let known: Vec<_> = of_rules.chain(own.keys().map(Id::to_string)).collect();
            let known = known.iter().map(String::as_str);
            context.unknown(codes::REF_ARM, named.place.clone(), "arm", named.as_str(), known);
            (Arm::default(), None)
        }
    }
}

/// Returns the movement rates of a custom arm.
pub(super) fn of_arm(context: &mut Context<'_>, own_arm: Option<OwnArmId>) -> Rates {
    let documents = context.documents;
    let mut arms = documents.tables.data.arms.iter();
    own_arm.and_then(|own| arms.nth(own.index())).map_or_else(Rates::default, |(id, arm)| {
        let arms = At::root(&documents.tables.tree).key("arms");
        rates(context, arm.movement, arms.key(id.as_str()).key("movement"))
    })
}

/// Compiles movement rates.
pub(super) fn rates(context: &mut Context<'_>, data: Option<ModelRates>, at: At<'_>) -> Rates {
    let mut amount = |points: Option<Ratio>, at: At<'_>| {
        points.map(|points| context.amount(&Located::new(points, at.place())))
    };
    match data {
        None => Rates::default(),
        Some(ModelRates::Everywhere(points)) => {
            Rates { everywhere: amount(Some(points), at), ..Rates::default() }
        }
        Some(ModelRates::ByOrder(by)) => Rates {
            everywhere: None,
            orders: PerOrder::from_fn(|order| amount(*by.of(order), at.key(order.id()))),
            without: amount(by.without_orders, at.key("without-orders")),
        },
    }
}
