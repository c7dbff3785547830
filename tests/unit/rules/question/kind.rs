use blind_swords::question::ScriptKind;
use blind_swords::question::kind::*;
use kernel::{DRAW, ROLL, Secrecy};

/// questions of scripts are public. A script cannot use a question kind that belongs to the
/// rules.
#[test]
fn no_script_asks_as_the_rules_do() {
    let own = KINDS.iter().map(|(kind, _)| *kind).chain([ROLL, DRAW]);
    for kind in own.filter(|kind| *kind != "entry.hex") {
        assert!(ScriptKind::named(kind).is_err(), "{kind}");
    }
    for kind in ["held.more", "event.window.usa", "chit", "fire"] {
        assert!(ScriptKind::named(kind).is_err(), "{kind}");
        assert_eq!(secrecy_of(kind), Secrecy::Private, "{kind}");
    }
    for kind in
        ["", "Salvo", "salvo.", ".unit", "salvo unit", "salvo..unit", "sälvo", &"s".repeat(41)]
    {
        assert!(ScriptKind::named(kind).is_err(), "{kind}");
        assert_eq!(secrecy_of(kind), Secrecy::Private, "{kind}");
    }
}

/// The kind of a question alone determines its secrecy. The record of a question therefore stores
/// only the kind.
#[test]
fn a_kind_has_one_secrecy() {
    for (kind, secrecy) in KINDS {
        assert_eq!(secrecy_of(kind), *secrecy, "{kind}");
    }
}

#[test]
fn what_scripts_ask_is_open() {
    for kind in
        ["event.unit", "event.hex", "event.choice", "entry.hex", "salvo.unit", "first-gun-2"]
    {
        assert_eq!(ScriptKind::named(kind).expect("a kind of scripts").id(), kind);
        assert_eq!(secrecy_of(kind), Secrecy::Open, "{kind}");
    }
    assert_eq!([ROLL, DRAW].map(secrecy_of), [Secrecy::Open; 2]);
    assert_eq!(secrecy_of("held.play"), Secrecy::Private);
    assert_eq!(secrecy_of("key-chit"), Secrecy::NeverRevealed);
}
