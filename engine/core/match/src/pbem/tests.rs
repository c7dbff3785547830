//! Tests of matches by mail with the toy rule system, including manipulated mail files.

use crate::chain::{seal, sealed};
use crate::journal::unsealed;
use crate::stream::{Purpose, Stream};
use crate::toy::Toy;
use crate::{EndAct, MatchError};
use kernel::{PerSide, Side};

use crate::pbem::{Limit, Offered, Order, Post, Refused, Stand, verify};

fn offered() -> Offered {
    let options = crate::Options::new();
    Offered { package: "toy".to_owned(), scenario: "short".to_owned(), options }
}

/// Returns the copies of both sides after the first exchange.
fn begun() -> PerSide<Post> {
    let usa = Post::offer(&offered(), Side::Usa, &Toy).expect("it can be played");
    let csa = Post::join(&usa.text(), &Toy).expect("it is offered");
    PerSide { usa, csa }
}

/// Plays a number of exchanges, or fewer if the match ends. Returns every mail file sent.
fn play(posts: &mut PerSide<Post>, mail_files: usize, seed: u64) -> Vec<String> {
    let mut any = Stream::new(seed, Purpose::UsaBot);
    let mut sent = Vec::new();
    while sent.len() < mail_files {
        let Some(side) = Side::BOTH.into_iter().find(|side| posts[*side].stand() == Stand::Yours)
        else {
            // The side whose copy has fewer lines has not opened the latest mail file.
            let lines = |side: &Side| posts[*side].text().lines().count();
            let to = Side::BOTH.into_iter().min_by_key(lines).expect("two sides");
            let mail_file = posts[to.other()].text();
            if posts[to].text() == mail_file {
                break;
            }
            posts[to].receive(&mail_file, &Toy).expect("as it was sent");
            stands_again(&posts[to]);
            sent.push(mail_file);
            continue;
        };
        let options = posts[side].game().decision().expect("it is his turn").options;
        let id = &options[any.below(options.len() as u32) as usize].id;
        posts[side].choose(id).expect("it is offered");
        stands_again(&posts[side]);
    }
    sent
}

/// Checks that a copy restored from its record is at the same question, with the same dice results.
fn stands_again(post: &Post) {
    let again = Post::open(&post.record().join("\n"), &Toy).expect("as it was written");
    let asked = |post: &Post| format!("{:?}", post.game().decision());
    assert_eq!((again.stand(), asked(&again)), (post.stand(), asked(post)));
    assert_eq!(again.game().facts(), post.game().facts());
}

#[test]
fn a_match_comes_to_the_same_end_on_both_tables() {
    for seed in 0..40 {
        let mut posts = begun();
        let sent = play(&mut posts, usize::MAX, seed);
        let last = sent.last().expect("mail files were sent");
        assert_eq!(Side::BOTH.map(|side| posts[side].stand()), [Stand::Over; 2]);
        let verified = verify(last, &Toy).expect("both have told their secrets");
        let ends = Side::BOTH.map(|side| posts[side].game().outcome());
        assert!(ends[0].is_some() && ends[0] == ends[1]);
        assert_eq!(verified.game.outcome(), ends[0]);
        assert_eq!(verified.game.records(), posts.usa.game().records());
    }
}

/// Until the match ends, no mail file contains hidden information of a side. No mail file ever
/// contains the secret of a record.
#[test]
fn no_mail_file_tells_what_is_covered() {
    let mut posts = begun();
    let sent = play(&mut posts, usize::MAX, 3);
    let [.., before, _, _] = &sent[..] else { panic!("few mail files") };
    assert!(!before.contains("\"root\"") && before.contains("\"cover\""), "{before}");
    assert!(matches!(verify(before, &Toy), Err(Refused::NotOver)));
}

/// A restored copy continues exactly like the original.
#[test]
fn a_copy_is_brought_back_from_its_record() {
    let mut posts = begun();
    play(&mut posts, 4, 5);
    for side in Side::BOTH {
        let again = Post::open(&posts[side].record().join("\n"), &Toy).expect("as it was written");
        assert_eq!((again.text(), again.stand()), (posts[side].text(), posts[side].stand()));
        assert_eq!(again.game().records(), posts[side].game().records());
    }
}

/// Computes the seals of the lines again, as a cheater would.
fn sealed_anew(lines: &[String]) -> String {
    let mut written: Vec<String> = Vec::new();
    for line in lines {
        let before = written.last().map_or("", |last| seal(last));
        written.push(sealed(before, &unsealed(line)));
    }
    written.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// A copy detects a changed line, even with a newly computed seal, and stays unchanged.
#[test]
fn a_mail_file_that_was_changed_is_refused_and_the_line_named() {
    let mut posts = begun();
    play(&mut posts, 9, 11);
    let (to, mail_file) = underway(&posts);
    let lines: Vec<String> = mail_file.lines().map(str::to_owned).collect();
    let known = posts[to].text().lines().count();
    for at in 0..lines.len() {
        let mut other = lines.clone();
        other[at] =
            other[at].replacen("csa", "usb", 1).replacen("usa", "csa", 1).replacen("usb", "usa", 1);
        if other[at] == lines[at] {
            other[at] = other[at].replacen('1', "2", 1);
        }
        let plain: String = other.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        for changed in [plain, sealed_anew(&other)] {
            let was = (posts[to].record(), posts[to].stand());
            let refused = posts[to].receive(&changed, &Toy).expect_err("it was changed");
            match &refused {
                Refused::Misfit(misfit) if at < known => {
                    assert_eq!(misfit.line, at + 1, "{refused}")
                }
                // The changed answer may itself be legal, but then a later line does not fit.
                Refused::Misfit(misfit) => assert!(misfit.line > at, "{refused}"),
                Refused::OtherMatch => assert_eq!(at, 0),
                _ => panic!("{refused}"),
            }
            assert_eq!((posts[to].record(), posts[to].stand()), was);
        }
    }
    posts[to].receive(&mail_file, &Toy).expect("as it was sent");
}

/// Returns the latest mail file sent and its recipient.
fn underway(posts: &PerSide<Post>) -> (Side, String) {
    let lines = |side: &Side| posts[*side].text().lines().count();
    let to = Side::BOTH.into_iter().min_by_key(lines).expect("two sides");
    (to, posts[to.other()].text())
}

/// The copy detects a player who rolls again, or who changes an answer after seeing the dice.
#[test]
fn nobody_rolls_again() {
    let mut posts = begun();
    play(&mut posts, 2, 11);
    let side = Side::BOTH.into_iter().find(|side| posts[*side].stand() == Stand::Yours);
    let side = side.expect("a side with the mail file");
    let again = posts[side].record();
    let mut any = Stream::new(8, Purpose::UsaBot);
    let mut ends = Vec::new();
    for _ in 0..2 {
        let mut post = Post::open(&again.join("\n"), &Toy).expect("his own record");
        while post.stand() == Stand::Yours {
            let options = post.game().decision().expect("his turn").options;
            post.choose(&options[any.below(options.len() as u32) as usize].id).expect("offered");
        }
        ends.push(post.text());
    }
    assert_ne!(ends[0], ends[1], "two ways to go on");
    let other = side.other();
    posts[other].receive(&ends[0], &Toy).expect("the first that he sends");
    let refused = posts[other].receive(&ends[1], &Toy).expect_err("he has sent another one");
    assert!(matches!(refused, Refused::Misfit(_) | Refused::Older { .. }), "{refused}");
}

#[test]
fn whose_turn_it_is_not_may_not_write() {
    let mut posts = begun();
    let side = Side::BOTH.into_iter().find(|side| posts[*side].stand() == Stand::Theirs);
    let side = side.expect("the mail file is under way");
    assert!(matches!(posts[side].choose("stop"), Err(Refused::NotYours)));
    assert!(matches!(posts[side].order(Vec::new()), Err(Refused::NotYours)));
    let older = posts[side].text();
    let (to, mail_file) = underway(&posts);
    posts[to].receive(&mail_file, &Toy).expect("as it was sent");
    assert_eq!(to, side);
    let refused = posts[to].receive(&older, &Toy).expect_err("an older one");
    assert!(matches!(refused, Refused::Older { .. }), "{refused}");
    assert!(matches!(Post::join(&mail_file, &Toy), Err(Refused::Joined(_))));
    let stranger = Post::offer(&offered(), Side::Usa, &Toy).expect("another match");
    assert!(matches!(posts[to].receive(&stranger.text(), &Toy), Err(Refused::OtherMatch)));
}

/// A standing order answers for its side on both copies, without an exchange of the mail file.
#[test]
fn a_standing_order_answers() {
    let attacks = |act: Option<Limit>| {
        let (mut asked, mut done) = (0, 0);
        for seed in 0..20 {
            let mut posts = begun();
            for side in Side::BOTH {
                while posts[side].stand() != Stand::Yours {
                    let (to, mail_file) = underway(&posts);
                    posts[to].receive(&mail_file, &Toy).expect("as it was sent");
                }
                let orders = act.map(|act| Order { at: "attack".to_owned(), act });
                posts[side].order(orders.into_iter().collect()).expect("he has the mail file");
                let options = posts[side].game().decision().expect("his turn").options;
                posts[side].choose(&options[0].id).expect("offered");
            }
            play(&mut posts, usize::MAX, seed);
            let records = posts.usa.game().records();
            for record in records.iter().filter(|record| record.kind == "attack") {
                asked += 1;
                done += u32::from(record.answer.as_deref() == Some("attack"));
            }
            assert_eq!(posts.usa.stand(), Stand::Over);
        }
        (asked, done)
    };
    for no in [Limit::Never, Limit::Chance(31)] {
        let (asked, done) = attacks(Some(no));
        assert!(asked > 0 && done == 0, "{no:?}: {done} of {asked}");
    }
    let (asked, done) = attacks(Some(Limit::Chance(30)));
    assert!(asked > 0 && done == asked, "{done} of {asked}");
    let (asked, done) = attacks(None);
    assert!(0 < done && done < asked, "who decides himself does as he likes: {done} of {asked}");
}

/// Returns the side that must decide, in a match after a few exchanges.
fn mover(posts: &mut PerSide<Post>) -> Side {
    play(posts, 4, 11);
    let side = Side::BOTH.into_iter().find(|side| posts[*side].stand() == Stand::Yours);
    side.expect("a side with the mail file")
}

/// Exchanges the mail file until no side has new lines.
fn exchange(posts: &mut PerSide<Post>) -> String {
    loop {
        let (to, mail_file) = underway(posts);
        if posts[to].text() == mail_file {
            return mail_file;
        }
        posts[to].receive(&mail_file, &Toy).expect("as it was sent");
        stands_again(&posts[to]);
    }
}

/// A resignation ends the match in both copies. Both sides then reveal their secrets, and the
/// match can be checked.
#[test]
fn a_side_resigns_by_mail() {
    let mut posts = begun();
    let side = mover(&mut posts);
    let refused = posts[side.other()].end(EndAct::Resign).expect_err("the other side writes");
    assert!(matches!(refused, Refused::NotYours));
    posts[side].end(EndAct::Resign).expect("it has the mail file");
    let last = exchange(&mut posts);
    let expected = format!("{} resigned", side.id().to_uppercase());
    for side in Side::BOTH {
        assert_eq!(posts[side].stand(), Stand::Over);
        assert_eq!(posts[side].game().outcome().as_ref(), Some(&expected));
        let refused = posts[side].end(EndAct::Resign).expect_err("it is over");
        assert!(matches!(refused, Refused::Match(error) if *error == MatchError::Over));
    }
    let verified = verify(&last, &Toy).expect("both have told their secrets");
    let save = verified.game.journal().text();
    let again = crate::save::replay(&save, &Toy, None).expect("it is a save");
    assert_eq!((&again.game as &dyn crate::AnyMatch).outcome(), Some(expected));
}

/// The other side answers a draw offer before the match goes on.
#[test]
fn a_draw_is_offered_by_mail() {
    for (reply, is_over) in [(EndAct::DeclineDraw, false), (EndAct::AcceptDraw, true)] {
        let mut posts = begun();
        let side = mover(&mut posts);
        posts[side].end(EndAct::OfferDraw).expect("no offer is open");
        assert_eq!(posts[side].stand(), Stand::Theirs);
        assert!(matches!(posts[side].end(EndAct::WithdrawDraw), Err(Refused::NotYours)));
        exchange(&mut posts);
        let other = side.other();
        assert!(posts[other].is_offered_draw() && posts[other].decision().is_none());
        assert!(matches!(posts[other].choose("stop"), Err(Refused::DrawOffered)));
        assert!(posts[other].end(EndAct::OfferDraw).is_err());
        posts[other].end(reply).expect("it is offered");
        let last = exchange(&mut posts);
        if is_over {
            let verified = verify(&last, &Toy).expect("both have told their secrets");
            assert_eq!(verified.game.outcome().as_deref(), Some("Draw by agreement"));
        } else {
            assert!(posts[side].decision().is_some(), "the match goes on");
            play(&mut posts, usize::MAX, 5);
            assert_eq!(posts[side].stand(), Stand::Over);
        }
    }
}

/// A forged end is refused, and the copy stays unchanged.
#[test]
fn a_forged_end_is_refused() {
    let mut posts = begun();
    play(&mut posts, 3, 11);
    let (to, mail_file) = underway(&posts);
    let lines: Vec<String> = mail_file.lines().map(str::to_owned).collect();
    for side in Side::BOTH {
        for act in EndAct::ALL {
            let forged = serde_json::json!({ "kind": "end", "side": side, "act": act }).to_string();
            for at in 1..=lines.len() {
                let mut other = lines.clone();
                other.insert(at, forged.clone());
                let before = posts[to].record();
                if posts[to].receive(&sealed_anew(&other), &Toy).is_err() {
                    assert_eq!(posts[to].record(), before);
                } else {
                    // Only the writer of the mail file may end its own match.
                    assert!(side != to && posts[to].game().is_over() || at == lines.len());
                    posts[to] = Post::open(&before.join("\n"), &Toy).expect("as it was written");
                }
            }
        }
    }
}
