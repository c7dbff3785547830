//! Advice to newcomers: what a prompt asks, what it leads to, and what most players choose.

use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, ChitQuestion,
    FireQuestion, FogQuestion, MoveQuestion, Occasion, OverstackQuestion, PlacementQuestion,
    Question, RallyQuestion, RetreatQuestion, TieQuestion, WithdrawalOccasion,
};

/// Returns a few sentences for a newcomer, or nothing for a script's question, which brings its own words.
pub const fn coach(question: &Question) -> Option<&'static str> {
    Some(match question {
        Question::Chits(question) => of_chits(question),
        Question::Activation(question) => of_activation(question),
        Question::Fog(FogQuestion::Unit(_)) => {
            "Fog of war: move one unit against its owner's will. Pick the enemy's most exposed unit."
        }
        Question::Fog(FogQuestion::Hex(..)) => {
            "Choose where the confused unit goes. Pick the hex that helps you most or hurts you least."
        }
        Question::Script(_) => return None,
        Question::Artillery(question) => of_artillery(question),
        Question::Fire(question) => of_fire(question),
        Question::Tie(TieQuestion::Lead(_)) => {
            "These units are equally strong. One of them tests for the whole stack and takes most of the results. Pick the one with the best cohesion."
        }
        Question::Tie(TieQuestion::NextLargest(_)) => {
            "A second unit takes a loss. Pick the one you can best spare."
        }
        Question::Tie(TieQuestion::Attacker(_)) => {
            "One attacker takes the result that the attack brought on its own side. Pick the one you can best spare."
        }
        Question::Panic(_) => {
            "Panic spreads. Choose which weak enemy unit nearby suffers it. Pick one that holds important ground."
        }
        Question::Move(question) => of_move(question),
        Question::Skirmish(_) => {
            "Skirmishers fall back unharmed when the enemy approaches. Pick a hex towards their brigade."
        }
        Question::Cavalry(withdrawal) => match withdrawal.occasion {
            WithdrawalOccasion::CloseCombat => {
                "Cavalry may withdraw before close combat. Withdraw, as a rule: cavalry seldom beats infantry."
            }
            WithdrawalOccasion::Approach => {
                "Cavalry may withdraw when infantry approaches. Withdraw, as a rule, before it is fired on or attacked."
            }
        },
        Question::Retreat(RetreatQuestion::Unit(_)) => {
            "Several units retreat, one at a time. The first has the most hexes to choose from."
        }
        Question::Retreat(RetreatQuestion::Hex(_)) => {
            "The unit retreats one hex at a time. Pick hexes out of the enemy's sight and near its own brigade."
        }
        Question::Assault(question) => of_assault(question),
        Question::Advance(AdvanceQuestion::Unit(_)) => {
            "The enemy has left the hex and a victorious unit may advance. Take useful ground, but do not leave the unit isolated."
        }
        Question::Advance(AdvanceQuestion::Hex(_)) => {
            "The unit may advance one more hex. Stop beside friendly units."
        }
        Question::Rally(question) => of_rally(question),
        Question::Overstack(OverstackQuestion::Unit(_)) => {
            "The hex is over the stacking limit. Choose a unit to move out."
        }
        Question::Overstack(OverstackQuestion::Hex(_)) => {
            "Choose where the surplus unit goes. Pick a hex behind the others."
        }
        Question::Placement(PlacementQuestion::Unit(_)) => {
            "Set up your units. Keep each brigade together: only units of the same brigade support each other."
        }
        Question::Placement(PlacementQuestion::Hex(..)) => {
            "Choose the unit's starting hex. Look for high ground or cover beside its brigade."
        }
        Question::Entry(_) => {
            "Reinforcements enter at the map edge. Enter by a road, and not into a full hex."
        }
    })
}

const fn of_chits(question: &ChitQuestion) -> &'static str {
    match question {
        ChitQuestion::Key(_) => {
            "Your key chit is guaranteed to go into the cup this turn. Some of the others are left out at random. Pick the event you want most."
        }
        ChitQuestion::HeldDeclare(..) => {
            "You may play held chits now, before the next draw. Wait until a chit is worth most."
        }
        ChitQuestion::HeldOrder => "Both sides play held chits. The side you choose acts first.",
        ChitQuestion::HeldPlay(..) => {
            "Choose a held chit to play. A general's chit activates one of his brigades."
        }
        ChitQuestion::Drawn(..) => {
            "You drew your event. Play it now, or hold it for later. Hold an event that is not useful yet."
        }
        ChitQuestion::EventWindow(..) => {
            "You may play an event here. It is used up when played; passing costs nothing."
        }
    }
}

const fn of_activation(question: &ActivationQuestion) -> &'static str {
    match question {
        ActivationQuestion::FortunesBrigade(_) => {
            "Fortunes of war: one of the general's brigades loses this activation. Pick the one you need least."
        }
        ActivationQuestion::Brigade(_) => {
            "Activate one brigade: it fires, moves, attacks and rallies. Pick the brigade with the most to gain by acting before the enemy."
        }
        ActivationQuestion::Order(_) => {
            "The order sets how far the brigade moves and what it may do. A die roll then decides whether it obeys in full. Attack to close with the enemy, Maneuver to march, Defend to hold, Regroup to recover."
        }
    }
}

const fn of_artillery(question: &ArtilleryQuestion) -> &'static str {
    match question {
        ArtilleryQuestion::Hex(_) => {
            "Artillery acts at the start of the turn. The sides alternate, one hex at a time. Fire your most effective guns first."
        }
        ArtilleryQuestion::Unit(_) => {
            "Choose the next gun in this hex to act. All guns in the hex act in the same step."
        }
        ArtilleryQuestion::Action(_) => {
            "A battery fires or moves. Its targets are highlighted with the chance of a hit. Fire if a target is in good range."
        }
    }
}

const fn of_fire(question: &FireQuestion) -> &'static str {
    match question {
        FireQuestion::Unit(volley) => match volley.occasion {
            Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => {
                "Choose a unit to fire. Units in one hex can fire together at one target. Fire with every unit that has a fair chance: firing costs nothing."
            }
            Occasion::Disengagement(_) => {
                "The enemy is disengaging. Fire at him: it costs nothing."
            }
            Occasion::Defensive(..) => {
                "You are attacked and may fire first. Fire: an attacker driven off does not attack."
            }
        },
        FireQuestion::Target(..) => {
            "Choose the target hex. The percentage is the chance of a hit. Pick the best odds, or the unit that threatens you most."
        }
        FireQuestion::Join(..) => {
            "Other units in the hex may add their strength to this fire. They do not fire again. As a rule, all join."
        }
        FireQuestion::Canister(..) => {
            "At close range guns may fire canister, at one and a half times their strength. Use it."
        }
        FireQuestion::Announce(..) => {
            "Fire from several sides at one hex gains from converging. Announce all fires before resolving the first."
        }
        FireQuestion::Primary(..) => {
            "Choose the hexside of the main fire. The other fires then count as flank or rear fire. Pick the hexside that leaves the most fires on flank or rear."
        }
    }
}

const fn of_move(question: &MoveQuestion) -> &'static str {
    match question {
        MoveQuestion::Unit(_) => {
            "Move the brigade's units one at a time, or a whole stack together. Drag a unit to its destination, or click the unit and then the hex."
        }
        MoveQuestion::Stack(..) => {
            "Other units in the hex may move along. All pay the slowest unit's cost, and may not stop over the stacking limit."
        }
        MoveQuestion::Hex(_) => {
            "Each hex costs movement points by its terrain. The numbers on the map are the lowest costs. End beside your brigade, not alone next to the enemy."
        }
    }
}

const fn of_assault(question: &AssaultQuestion) -> &'static str {
    match question {
        AssaultQuestion::Unit(_) => {
            "Units adjacent to the enemy may attack. The defender fires first. Attack in strength, where the enemy is weak, battleworn or shaken."
        }
        AssaultQuestion::Target(_) => {
            "Choose the hex to attack. The first percentage is the chance that the enemy suffers, the second that you do."
        }
        AssaultQuestion::Next => {
            "Attacks are fought one at a time. Fight the surest first: a routed unit may panic its neighbours."
        }
        AssaultQuestion::Hex(..) => {
            "One attacking hex supplies the strength. The others add odds and flank attacks. Pick the strongest hex."
        }
    }
}

const fn of_rally(question: &RallyQuestion) -> &'static str {
    match question {
        RallyQuestion::Unit(_) => "Choose a unit to rally. Units near the enemy cannot.",
        RallyQuestion::Action(..) => {
            "Recover removes Morale Hits. Rebuild rolls a die to restore a battleworn unit to full strength or to bring a broken unit back."
        }
        RallyQuestion::RebuildHex(..) => {
            "Choose where the unit returns. Pick a hex behind its brigade and out of the enemy's sight."
        }
        RallyQuestion::DisplaceHex(_) => {
            "The hex is full. Choose an adjacent hex for the rebuilt unit."
        }
    }
}
