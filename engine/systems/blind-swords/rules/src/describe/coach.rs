//! What a decision is about, for whoever meets it for the first time: what is asked, what it brings, what is usual.

use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, ChitQuestion,
    FireQuestion, FogQuestion, MoveQuestion, Occasion, OverstackQuestion, PlacementQuestion,
    Question, RallyQuestion, RetreatQuestion, TieQuestion, WithdrawalOccasion,
};

/// A few sentences to a newcomer; nothing where a script asks and has its own words.
pub const fn coach(question: &Question) -> Option<&'static str> {
    Some(match question {
        Question::Chits(question) => of_chits(question),
        Question::Activation(question) => of_activation(question),
        Question::Fog(FogQuestion::Unit(_)) => {
            "Confusion on the field: you push one unit about against its own will. Usual is the enemy's most exposed one."
        }
        Question::Fog(FogQuestion::Hex(..)) => {
            "Where the confused unit goes. Usual is where it helps you most, or hurts you least."
        }
        Question::Script(_) => return None,
        Question::Artillery(question) => of_artillery(question),
        Question::Fire(question) => of_fire(question),
        Question::Tie(TieQuestion::Lead(_)) => {
            "Units of equal strength: one of them is tested for all and takes most results. Usual is the one with the best cohesion."
        }
        Question::Tie(TieQuestion::NextLargest(_)) => {
            "A second unit is worn as well. Usual is the one that you can spare."
        }
        Question::Tie(TieQuestion::Attacker(_)) => {
            "One attacker takes the harm that the attack did to its own side. Usual is the one that you can spare."
        }
        Question::Panic(_) => {
            "The fright spreads: you choose which weak unit beside takes the same shock. Usual is one that holds something."
        }
        Question::Move(question) => of_move(question),
        Question::Skirmish(_) => {
            "Skirmishers give way before those who come near, at no harm. Usual is back towards their brigade."
        }
        Question::Cavalry(withdrawal) => match withdrawal.occasion {
            WithdrawalOccasion::CloseCombat => {
                "Horse may leave before it is attacked. Usual is to leave: it seldom wins against foot."
            }
            WithdrawalOccasion::Approach => {
                "Horse may leave as foot comes near. Usual is to leave before fire or an attack."
            }
        },
        Question::Retreat(RetreatQuestion::Unit(_)) => {
            "Several units retreat, one after the other. Who goes first has the free choice of ground."
        }
        Question::Retreat(RetreatQuestion::Hex(_)) => {
            "A beaten unit goes back hex by hex. Usual is out of the enemy's sight, near its own brigade."
        }
        Question::Assault(question) => of_assault(question),
        Question::Advance(AdvanceQuestion::Unit(_)) => {
            "The enemy has left the hex: a victor may take it. Usual is to take ground that counts, not to stick out alone."
        }
        Question::Advance(AdvanceQuestion::Hex(_)) => {
            "One hex more may be taken. Usual is to stop where friends stand beside you."
        }
        Question::Rally(question) => of_rally(question),
        Question::Overstack(OverstackQuestion::Unit(_)) => {
            "The hex holds more than it may: somebody has to go."
        }
        Question::Overstack(OverstackQuestion::Hex(_)) => {
            "Where the unit goes that has no room. Usual is to the rear of the others."
        }
        Question::Placement(PlacementQuestion::Unit(_)) => {
            "Before the battle you place your units. Keep a brigade together: only its own support it."
        }
        Question::Placement(PlacementQuestion::Hex(..)) => {
            "Where the unit stands at the beginning. Height and cover are worth having, beside its brigade."
        }
        Question::Entry(_) => {
            "New units come onto the map at its edge. Usual is by a road, not into a full hex."
        }
    })
}

const fn of_chits(question: &ChitQuestion) -> &'static str {
    match question {
        ChitQuestion::Key(_) => {
            "One of your event chits surely goes into the cup this turn; of the others chance leaves some out. Usual is the event that you want most."
        }
        ChitQuestion::HeldDeclare(..) => {
            "You hold chits that can be played at this moment, before another is drawn. Usual is to wait until one is worth most."
        }
        ChitQuestion::HeldOrder => "Both sides play held chits: who goes first acts first.",
        ChitQuestion::HeldPlay(..) => {
            "Which held chit you play. One that names a general sets one of his brigades going."
        }
        ChitQuestion::Drawn(..) => {
            "Your event came out of the cup. Played it works at once, held it waits for its moment. Usual is to hold what needs one."
        }
        ChitQuestion::EventWindow(..) => {
            "An event of yours would fit here. It is gone when it is played; passing costs nothing."
        }
    }
}

const fn of_activation(question: &ActivationQuestion) -> &'static str {
    match question {
        ActivationQuestion::FortunesBrigade(_) => {
            "A general's order went astray: one of his brigades will not act this time. Usual is the one that you need least."
        }
        ActivationQuestion::Brigade(_) => {
            "One brigade acts now: it fires, moves, attacks and rallies. Usual is the one with most to do, before the enemy does it to you."
        }
        ActivationQuestion::Order(_) => {
            "The order says how far the brigade moves and what it may do; then it rolls whether it obeys in full. Attack to close with the enemy, Maneuver to march, Defend to hold, Regroup to recover."
        }
    }
}

const fn of_artillery(question: &ArtilleryQuestion) -> &'static str {
    match question {
        ArtilleryQuestion::Hex(_) => {
            "Guns act at the beginning of the turn, the sides in turn, hex by hex. Usual is to fire first with those that hurt most."
        }
        ArtilleryQuestion::Unit(_) => {
            "Which gun of this hex acts next. All of a hex act in one step."
        }
        ArtilleryQuestion::Action(_) => {
            "A battery fires or moves. What it can fire at is lit, with the chance of hurting it. Usual is to fire when anything is in good range."
        }
    }
}

const fn of_fire(question: &FireQuestion) -> &'static str {
    match question {
        FireQuestion::Unit(volley) => match volley.occasion {
            Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => {
                "Who fires. Units of one hex can fire together at one target. Usual is everybody who has a good chance: fire costs nothing."
            }
            Occasion::Disengagement(_) => {
                "The enemy turns away under your muzzles. Firing costs nothing."
            }
            Occasion::Defensive(..) => {
                "You are attacked and may fire first. Usual is to fire: who is driven off by it does not attack."
            }
        },
        FireQuestion::Target(..) => {
            "At which hex. The percentage is the chance of hurting somebody there. Usual is the best chance, or whoever threatens you most."
        }
        FireQuestion::Join(..) => {
            "Others of the hex may add their strength to this fire, and do not fire again. Usual is that all join."
        }
        FireQuestion::Canister(..) => {
            "At the shortest range guns fire canister, half as strong again. Usual is to use it."
        }
        FireQuestion::Announce(..) => {
            "Fires from several sides at one hex help each other. Announce them all before the first is resolved."
        }
        FireQuestion::Primary(..) => {
            "From which side the main fire comes: the others count as coming from flank or rear. Usual is the side that leaves most of them there."
        }
    }
}

const fn of_move(question: &MoveQuestion) -> &'static str {
    match question {
        MoveQuestion::Unit(_) => {
            "Units of the brigade move one after the other, or those of a hex together. Drag one to where it goes, or click it, then its goal."
        }
        MoveQuestion::Stack(..) => {
            "Others of the hex may go along. All pay what the slowest pays, and may not stop in a hex too full for them."
        }
        MoveQuestion::Hex(_) => {
            "Each hex costs points by its ground; the figures on the map are the cheapest. Usual is to end beside your brigade, not alone next to the enemy."
        }
    }
}

const fn of_assault(question: &AssaultQuestion) -> &'static str {
    match question {
        AssaultQuestion::Unit(_) => {
            "Units next to the enemy may attack him. He fires first. Usual is to attack together and where he is weak, worn or shaken."
        }
        AssaultQuestion::Target(_) => {
            "Which enemy is attacked. The percentage is the chance that he suffers; the one after it that you do."
        }
        AssaultQuestion::Next => {
            "Attacks are fought one after the other. Usual is the surest first: who flees may carry others with him."
        }
        AssaultQuestion::Hex(..) => {
            "One attacking hex gives the strength, the others help as odds and from the flanks. Usual is the strongest."
        }
    }
}

const fn of_rally(question: &RallyQuestion) -> &'static str {
    match question {
        RallyQuestion::Unit(_) => "Who recovers. Units near the enemy cannot.",
        RallyQuestion::Action(..) => {
            "Recover sheds what shook the unit; rebuild tries by a die to bring a worn unit to full strength, or a broken one back."
        }
        RallyQuestion::RebuildHex(..) => {
            "Where the unit comes back. Usual is behind its brigade, out of the enemy's sight."
        }
        RallyQuestion::DisplaceHex(_) => "The rebuilt unit has no room where it is and goes aside.",
    }
}
