//! Advice to newcomers about a question: its meaning, the consequences, and the usual choice.

use kernel::say;

use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, ChitQuestion,
    FireQuestion, FogQuestion, MoveQuestion, Occasion, OverstackQuestion, PlacementQuestion,
    Question, RallyQuestion, RetreatQuestion, TieQuestion, WithdrawalOccasion,
};

/// Returns a few sentences of advice about a question, for a newcomer.
pub fn coach(question: &Question) -> String {
    match question {
        Question::Chits(question) => of_chits(question),
        Question::Activation(question) => of_activation(question),
        Question::Fog(FogQuestion::Unit(_)) => {
            say!("coach-fog-unit")
        }
        Question::Fog(FogQuestion::Hex(..)) => {
            say!("coach-fog-hex")
        }
        Question::Script(_) => say!("coach-script"),
        Question::Artillery(question) => of_artillery(question),
        Question::Fire(question) => of_fire(question),
        Question::Tie(TieQuestion::Lead(_)) => {
            say!("coach-lead")
        }
        Question::Tie(TieQuestion::NextLargest(_)) => {
            say!("coach-next-largest")
        }
        Question::Tie(TieQuestion::Attacker(_)) => {
            say!("coach-attacker")
        }
        Question::Panic(_) => {
            say!("coach-panic")
        }
        Question::Move(question) => of_move(question),
        Question::Skirmish(_) => {
            say!("coach-skirmish")
        }
        Question::Cavalry(withdrawal) => match withdrawal.occasion {
            WithdrawalOccasion::CloseCombat => {
                say!("coach-withdraw-attacked")
            }
            WithdrawalOccasion::Approach => {
                say!("coach-withdraw-approached")
            }
        },
        Question::Retreat(RetreatQuestion::Unit(_)) => {
            say!("coach-retreat-unit")
        }
        Question::Retreat(RetreatQuestion::Hex(_)) => {
            say!("coach-retreat-hex")
        }
        Question::Assault(question) => of_assault(question),
        Question::Advance(AdvanceQuestion::Unit(_)) => {
            say!("coach-advance-unit")
        }
        Question::Advance(AdvanceQuestion::Hex(_)) => {
            say!("coach-advance-hex")
        }
        Question::Rally(question) => of_rally(question),
        Question::Overstack(OverstackQuestion::Unit(_)) => {
            say!("coach-overstack-unit")
        }
        Question::Overstack(OverstackQuestion::Hex(_)) => {
            say!("coach-overstack-hex")
        }
        Question::Placement(PlacementQuestion::Unit(_)) => {
            say!("coach-place-unit")
        }
        Question::Placement(PlacementQuestion::Hex(..)) => {
            say!("coach-place-hex")
        }
        Question::Entry(_) => {
            say!("coach-entry")
        }
    }
}

fn of_chits(question: &ChitQuestion) -> String {
    match question {
        ChitQuestion::Key(_) => {
            say!("coach-key-chit")
        }
        ChitQuestion::HeldDeclare(..) => {
            say!("coach-held-declare")
        }
        ChitQuestion::HeldOrder => say!("coach-held-order"),
        ChitQuestion::HeldPlay(..) => {
            say!("coach-held-play")
        }
        ChitQuestion::Drawn(..) => {
            say!("coach-drawn")
        }
        ChitQuestion::EventWindow(..) => {
            say!("coach-event")
        }
    }
}

fn of_activation(question: &ActivationQuestion) -> String {
    match question {
        ActivationQuestion::FortunesBrigade(_) => {
            say!("coach-fortunes-brigade")
        }
        ActivationQuestion::Brigade(_) => {
            say!("coach-brigade")
        }
        ActivationQuestion::Order(_) => {
            say!("coach-order")
        }
    }
}

fn of_artillery(question: &ArtilleryQuestion) -> String {
    match question {
        ArtilleryQuestion::Hex(_) => {
            say!("coach-artillery-hex")
        }
        ArtilleryQuestion::Unit(_) => {
            say!("coach-artillery-unit")
        }
        ArtilleryQuestion::Action(_) => {
            say!("coach-artillery-action")
        }
    }
}

fn of_fire(question: &FireQuestion) -> String {
    match question {
        FireQuestion::Unit(volley) => match volley.occasion {
            Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => {
                say!("coach-fire-unit")
            }
            Occasion::Disengagement(_) => {
                say!("coach-fire-disengagement")
            }
            Occasion::Defensive(..) => {
                say!("coach-fire-defensive")
            }
        },
        FireQuestion::Target(..) => {
            say!("coach-fire-target")
        }
        FireQuestion::Join(..) => {
            say!("coach-fire-join")
        }
        FireQuestion::Canister(..) => {
            say!("coach-canister")
        }
        FireQuestion::Announce(..) => {
            say!("coach-announce")
        }
        FireQuestion::Primary(..) => {
            say!("coach-primary-hexside")
        }
    }
}

fn of_move(question: &MoveQuestion) -> String {
    match question {
        MoveQuestion::Unit(_) => {
            say!("coach-move-unit")
        }
        MoveQuestion::Stack(..) => {
            say!("coach-move-stack")
        }
        MoveQuestion::Hex(_) => {
            say!("coach-move-hex")
        }
    }
}

fn of_assault(question: &AssaultQuestion) -> String {
    match question {
        AssaultQuestion::Unit(_) => {
            say!("coach-assault-unit")
        }
        AssaultQuestion::Target(_) => {
            say!("coach-assault-target")
        }
        AssaultQuestion::Next => {
            say!("coach-assault-next")
        }
        AssaultQuestion::Hex(..) => {
            say!("coach-assaulting-hex")
        }
    }
}

fn of_rally(question: &RallyQuestion) -> String {
    match question {
        RallyQuestion::Unit(_) => say!("coach-rally-unit"),
        RallyQuestion::Action(..) => {
            say!("coach-rally-action")
        }
        RallyQuestion::RebuildHex(..) => {
            say!("coach-rebuild-hex")
        }
        RallyQuestion::DisplaceHex(_) => {
            say!("coach-displace-hex")
        }
    }
}
