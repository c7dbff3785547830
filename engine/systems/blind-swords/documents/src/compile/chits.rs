//! Compilation of chits, casualty tables and the Fog of War.

use blind_swords::game::{
    BrigadeId, BrigadeSet, Casualties, CasualtyRow, Chit, ChitKind, DivisionId, FogEffect, FogRow,
    FogScript, FogScriptId, Leader,
};
use document::Name;
use document::diag::Diagnostic;
use document::tree::At;
use kernel::{PerSide, Side};

use crate::codes;
use crate::model::chits::{
    BrigadeChit, CommanderChit, GeneralChit, ListedEvent, ScriptedChit, WildChit,
};
use crate::model::ratings::GeneralRatings;
use crate::model::tables::{FogResult, GeneralCasualties};
use crate::model::{Id, Named};

use super::context::Context;

/// Compiles division, commander, brigade, wild and event chits, in this order. T-11 to T-13.
pub(super) fn chits(context: &mut Context<'_>) -> Vec<Chit> {
    let document = &context.documents.chits;
    let data = &document.data;
    let mut chits = Vec::new();
    chits.extend(data.divisions.iter().map(|(id, chit)| division(context, id, chit)));
    chits.extend(data.commanders.iter().map(|(id, chit)| commander(context, id, chit)));
    chits.extend(data.brigades.iter().map(|(id, chit)| brigade(context, id, chit)));
    let wild = &data.wild;
    chits.push(wild_chit("fortunes-of-war", &wild.fortunes_of_war, ChitKind::FortunesOfWar));
    chits.push(wild_chit("fog-of-war", &wild.fog_of_war, ChitKind::FogOfWar));
    chits.extend(wild.others.iter().map(|(id, ScriptedChit { on_draw, chit })| {
        wild_chit(id.as_str(), chit, ChitKind::Wild { on_draw: on_draw.clone() })
    }));
    chits.extend(events(Side::Usa, &data.events.usa));
    chits.extend(events(Side::Csa, &data.events.csa));
    chits
}

/// Compiles a division's chit. The chit of an unknown division has no side. It keeps its index, to
/// which other documents refer.
fn division(context: &Context<'_>, id: &Name<DivisionId>, chit: &GeneralChit) -> Chit {
    let found = context.find(id);
    let data = found.and_then(|found| context.documents.units.data.divisions.get(found.index()));
    let name = chit.name.clone().or_else(|| data.map(|data| data.name.clone())).unwrap_or_default();
    let leader = Leader {
        name: name.clone(),
        rating: Some(chit.rating),
        casualty: Some(chit.casualty),
        always_in_game: false,
    };
    Chit {
        id: id.to_string(),
        name,
        side: data.map(|data| data.side),
        copies: 1,
        kind: ChitKind::Division { division: found.unwrap_or(DivisionId(0)), leader },
        help: chit.help.clone(),
    }
}

/// Returns the brigades under a commander, or `None` if the commander commands the whole side.
fn commanded(context: &Context<'_>, chit: &CommanderChit) -> Option<BrigadeSet> {
    if chit.divisions.is_empty() && chit.brigades.is_empty() {
        return None;
    }
    let mut own = BrigadeSet::EMPTY;
    for id in &chit.brigades {
        context.find(id).into_iter().for_each(|brigade| own.insert(brigade.index()));
    }
    let brigades = &context.documents.units.data.brigades;
    for id in &chit.divisions {
        let Some(division) = context.find(id) else { continue };
        let all = brigades.iter().enumerate();
        let of_division = all.filter(|(_, brigade)| brigade.division == division);
        of_division.for_each(|(n, _)| own.insert(n));
    }
    Some(own)
}

fn commander(context: &Context<'_>, id: &Id, chit: &CommanderChit) -> Chit {
    let commands = commanded(context, chit);
    let leader = Leader {
        name: chit.name.clone(),
        rating: chit.rating,
        casualty: chit.casualty,
        always_in_game: chit.always_in_game,
    };
    Chit {
        id: id.to_string(),
        name: chit.name.clone(),
        side: Some(chit.side),
        copies: 1,
        kind: ChitKind::Cic { commands, leader },
        help: Some(chit.help.clone()),
    }
}

/// Compiles a brigade's chit, like [`division`].
fn brigade(context: &Context<'_>, id: &Name<BrigadeId>, chit: &BrigadeChit) -> Chit {
    let found = context.find(id);
    let data = found.and_then(|found| context.documents.units.data.brigades.get(found.index()));
    let name = chit.name.clone().or_else(|| data.map(|data| data.name.clone())).unwrap_or_default();
    let leader = Leader {
        name: name.clone(),
        rating: Some(chit.rating),
        casualty: chit.casualty.or(Some(chit.rating)),
        always_in_game: false,
    };
    Chit {
        id: id.to_string(),
        help: chit.help.clone(),
        name,
        side: data.map(|data| data.side),
        copies: 1,
        kind: ChitKind::Brigade { brigade: found.unwrap_or(BrigadeId(0)), leader },
    }
}

/// Replaces the ratings of a general's chit. Without a rating for casualties, a brigade's commander
/// keeps the same rating. CHIT-16, CHIT-17.
pub(super) fn rate_general(context: &Context<'_>, chit: &mut Chit, ratings: GeneralRatings) {
    let GeneralRatings { rating, casualty } = ratings;
    let brigades = &context.documents.chits.data.brigades;
    let keeps = |(id, own): (&Name<BrigadeId>, &BrigadeChit)| {
        id.as_str() == chit.id && own.casualty.is_none()
    };
    let (leader, keeps) = match &mut chit.kind {
        ChitKind::Division { leader, .. } | ChitKind::Cic { leader, .. } => (leader, false),
        ChitKind::Brigade { leader, .. } => (leader, brigades.iter().any(keeps)),
        _ => return,
    };
    leader.rating = rating.or(leader.rating);
    let unchanged = if keeps { leader.rating } else { leader.casualty };
    leader.casualty = casualty.or(unchanged);
}

fn wild_chit(id: &str, chit: &WildChit, kind: ChitKind) -> Chit {
    Chit {
        id: id.to_owned(),
        name: chit.name.clone(),
        side: None,
        copies: chit.copies,
        kind,
        help: Some(chit.help.clone()),
    }
}

fn events(side: Side, chits: &Named<ListedEvent>) -> impl Iterator<Item = Chit> {
    chits.iter().map(move |(id, chit)| Chit {
        id: id.to_string(),
        name: chit.name.clone(),
        side: Some(side),
        copies: chit.copies,
        kind: ChitKind::Event(chit.event.clone()),
        help: Some(chit.help.clone()),
    })
}

/// Compiles the casualty tables of a document. Reports chits of the other side. T-15.
pub(super) fn casualties(
    context: &mut Context<'_>,
    chits: &[Chit],
    table: &GeneralCasualties,
    document: At<'_>,
) -> Casualties {
    let at = document.key("general-casualties").key("generals");
    PerSide::from_fn(|side| {
        let generals = table.generals[side].map(CasualtyRow::chit);
        for (chit, at) in generals.iter().zip(at.key(side.id()).items()) {
            let chit = chit.map(|chit| &chits[chit.index()]);
            if let Some(other) = chit.filter(|chit| chit.side == Some(side.other())) {
                refuse_other(context, other, at);
            }
        }
        generals
    })
}

fn refuse_other(context: &mut Context<'_>, chit: &Chit, at: At<'_>) {
    let message = format!("`{}` is not a general of this side", chit.id);
    let mut problem = Diagnostic::error(codes::REF_CHIT, at.place(), message);
    if let Some(place) = context.documents.defined(codes::REF_CHIT, &chit.id) {
        problem = problem.label(place, "it is defined here");
    }
    context.report(problem.help("expected a division, commander or brigade chit, or `near-miss`"));
}

/// Compiles the Fog of War table. Appends the effects that scripts carry out to `scripts`. T-14.
pub(super) fn fog(results: &[FogResult; 6], scripts: &mut Vec<FogScript>) -> [FogRow; 6] {
    results.each_ref().map(|result| match result {
        FogResult::UncontrolledAdvance(of) => FogRow::Effect(FogEffect::UncontrolledAdvance(*of)),
        FogResult::UncontrolledWithdrawal(of) => {
            FogRow::Effect(FogEffect::UncontrolledWithdrawal(*of))
        }
        FogResult::GeneralCasualty(of) => FogRow::Effect(FogEffect::GeneralCasualty(*of)),
        FogResult::Script(script) => {
            let known = scripts.iter().position(|known| known == script);
            let index = known.unwrap_or(scripts.len());
            if known.is_none() {
                scripts.push(script.clone());
            }
            FogRow::Script(FogScriptId::from_index(index))
        }
    })
}
