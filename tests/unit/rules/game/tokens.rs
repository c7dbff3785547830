use blind_swords::game::{DepletionToken, SkedaddleToken};

#[test]
fn tokens_read_back_as_written() {
    for text in ["MH", "2MH", "BT", "R2", "AMH", "AR1", "(P)", "(P2)"] {
        assert_eq!(text.parse::<SkedaddleToken>().map(|t| t.to_string()), Ok(text.to_owned()));
    }
    for text in ["D", "D2", "DALL", "AD", "BD"] {
        assert_eq!(text.parse::<DepletionToken>().map(|t| t.to_string()), Ok(text.to_owned()));
    }
}

/// `RA2` in a fire table means a retreat of two hexes.
#[test]
fn ra_is_a_retreat() {
    assert_eq!("RA2".parse(), Ok(SkedaddleToken::Retreat(2)));
    assert!("RX".parse::<SkedaddleToken>().is_err());
}
