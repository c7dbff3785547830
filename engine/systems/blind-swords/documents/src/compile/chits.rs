//! Compilation of chits, casualty tables and the Fog of War.

use blind_swords::game::{
    BrigadeId, BrigadeSet, Casualties, Chit, ChitId, ChitKind, DivisionId, FogEffect, FogRow,
    FogScript, FogScriptId, Leader,
};
use document::diag::Diagnostic;
use document::tree::At;
use document::{Located, Name};
use kernel::{PerSide, Side};

use crate::codes;
use crate::model::chits::{BrigadeChit, CommanderChit, GeneralChit, ListedEvent, WildChit};
use crate::model::ratings::GeneralRatings;
use crate::model::tables::{FogResult, GeneralCasualties};
use crate::model::{Id, Named};

use super::context::Context;

const NEAR_MISS: &str = "near-miss";

/// Compiles division, commander, brigade, wild and event chits, in this order. T-11 to T-13.
pub(super) fn chits(context: &mut Context<'_>) -> Vec<Chit> {
    let document = &context.documents.chits;
    let at = At::root(&document.tree);
    let data = &document.data;
    let mut chits = Vec::new();
    for (id, general) in data.divisions.iter() {
        let id = Located::new(id.clone(), at.key("divisions").place_of_key(id.as_str()));
        chits.extend(division(context, &id, general));
    }
    for (id, chit) in data.commanders.iter() {
        chits.push(commander(context, id, chit));
    }
    for (id, chit) in data.brigades.iter() {
        let id = Located::new(id.clone(), at.key("brigades").place_of_key(id.as_str()));
        if let Some(found) = context.find(&id) {
            chits.push(brigade(context, found, &id, chit));
        }
    }
    let wild = &data.wild;
    chits.push(wild_chit("fortunes-of-war", &wild.fortunes_of_war, ChitKind::FortunesOfWar));
    chits.push(wild_chit("fog-of-war", &wild.fog_of_war, ChitKind::FogOfWar));
    chits.extend(wild.others.iter().map(|(id, chit)| Chit {
        id: id.to_string(),
        name: chit.name.clone(),
        side: None,
        copies: chit.copies,
        kind: ChitKind::Wild { on_draw: chit.on_draw.clone() },
        help: Some(chit.help.clone()),
    }));
    chits.extend(events(Side::Usa, &data.events.usa));
    chits.extend(events(Side::Csa, &data.events.csa));
    chits
}

fn division(
    context: &mut Context<'_>,
    id: &Located<Name<DivisionId>>,
    chit: &GeneralChit,
) -> Option<Chit> {
    let found: DivisionId = context.find(id)?;
    let division = context.documents.units.data.divisions.get(found.index())?;
    let name = chit.name.clone().unwrap_or_else(|| division.name.clone());
    let leader = Leader {
        name: name.clone(),
        rating: Some(chit.rating),
        casualty: Some(chit.casualty),
        always_in_game: false,
    };
    Some(Chit {
        id: id.to_string(),
        name,
        side: Some(division.side),
        copies: 1,
        kind: ChitKind::Division { division: found, leader },
        help: chit.help.clone(),
    })
}

/// Returns the brigades under a commander, or `None` if the commander commands the whole side.
fn commanded(context: &mut Context<'_>, chit: &CommanderChit) -> Option<BrigadeSet> {
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

fn commander(context: &mut Context<'_>, id: &Id, chit: &CommanderChit) -> Chit {
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

fn brigade(context: &Context<'_>, found: BrigadeId, id: &Id, chit: &BrigadeChit) -> Chit {
    let data = context.documents.units.data.brigades.get(found.index());
    let own = data.map(|data| data.name.clone()).unwrap_or_default();
    let name = chit.name.clone().unwrap_or(own);
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
        kind: ChitKind::Brigade { brigade: found, leader },
    }
}

/// Returns a general's chit with the ratings that a scenario sets. The description of the chit
/// states these ratings. CHIT-16, CHIT-17.
pub(super) fn rated_general(
    context: &mut Context<'_>,
    id: &Located<Id>,
    ratings: GeneralRatings,
) -> Option<Chit> {
    let (data, GeneralRatings { rating, casualty }) = (&context.documents.chits.data, ratings);
    let of_division = Located::new(Name::new(id.value.clone()), id.place.clone());
    let of_brigade = Located::new(Name::new(id.value.clone()), id.place.clone());
    if let Some(chit) = data.divisions.get(&of_division) {
        let (rating, casualty) = (rating.unwrap_or(chit.rating), casualty.unwrap_or(chit.casualty));
        division(context, &of_division, &GeneralChit { rating, casualty, ..chit.clone() })
    } else if let Some(chit) = data.commanders.get(id) {
        let (rating, casualty) = (rating.or(chit.rating), casualty.or(chit.casualty));
        Some(commander(context, id, &CommanderChit { rating, casualty, ..chit.clone() }))
    } else {
        let (chit, found) = (data.brigades.get(&of_brigade)?, context.find(&of_brigade)?);
        let (rating, casualty) = (rating.unwrap_or(chit.rating), casualty.or(chit.casualty));
        Some(brigade(context, found, id, &BrigadeChit { rating, casualty, ..chit.clone() }))
    }
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

/// Returns the division, commander or brigade chit with an id. Reports an error if there is no such
/// chit.
pub(super) fn activation_chit(
    context: &mut Context<'_>,
    chits: &[Chit],
    id: &Located<Id>,
) -> Option<ChitId> {
    activation_chit_or(context, chits, id, None)
}

/// Returns the division, commander or brigade chit with an id. The document also allows the keyword
/// `word` in place of an id, and the error message for an unknown id mentions the keyword.
fn activation_chit_or(
    context: &mut Context<'_>,
    chits: &[Chit],
    id: &Located<Id>,
    word: Option<&str>,
) -> Option<ChitId> {
    let named = |chit: &Chit| chit.side.is_some() && chit.event().is_none();
    let found = chits.iter().position(|chit| named(chit) && chit.id == id.as_str());
    if found.is_none() {
        let chits = chits.iter().filter(|chit| named(chit)).map(|chit| chit.id.as_str());
        let what = "division, commander or brigade chit";
        context.unknown(codes::REF_CHIT, id.place.clone(), what, id.as_str(), chits.chain(word));
    }
    found.map(ChitId::from_index)
}

/// Compiles the casualty tables. T-15.
pub(super) fn casualties(
    context: &mut Context<'_>,
    chits: &[Chit],
    table: &GeneralCasualties,
) -> Casualties {
    let data = &table.generals;
    PerSide {
        usa: generals(context, chits, Side::Usa, &data.usa),
        csa: generals(context, chits, Side::Csa, &data.csa),
    }
}

fn generals(
    context: &mut Context<'_>,
    chits: &[Chit],
    side: Side,
    names: &[Located<Id>; 6],
) -> [Option<ChitId>; 6] {
    let mut found = [None; 6];
    for (n, name) in names.iter().enumerate() {
        if name.as_str() == NEAR_MISS {
            continue;
        }
        found[n] = activation_chit_or(context, chits, name, Some(NEAR_MISS));
        let is_general = |chit: ChitId| {
            let chit = &chits[chit.index()];
            chit.leader().is_some() && chit.side == Some(side)
        };
        if found[n].is_some_and(|chit| !is_general(chit)) {
            let message = format!("`{name}` is not a general of this side");
            let mut problem = Diagnostic::error(codes::REF_CHIT, name.place.clone(), message);
            if let Some(place) = context.documents.defined(codes::REF_CHIT, name.as_str()) {
                problem = problem.label(place, "it is defined here");
            }
            context.report(
                problem.help("expected a division, commander or brigade chit, or `near-miss`"),
            );
        }
    }
    found
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
