"""Matches: begun, seen, answered, refused, taken back, saved."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import deciding, played

import blind_swords
from blind_swords import Game, Refused


@pytest.mark.parametrize("name", blind_swords.games())
def test_every_game_is_played_to_its_end_and_replayed_from_its_save(name: str) -> None:
    game = blind_swords.open(name)
    assert game.scenarios and "random" in game.players
    match = played(game, 5)
    assert match.is_over and match.decision is None
    assert match.result is not None and match.outcome
    again = blind_swords.verify(match.save())
    assert again.result == match.result and again.view() == match.view()


def test_three_lines_begin_a_match() -> None:
    match = blind_swords.open("stonewalls-sword").begin("valley-vengeance", csa="captain")
    assert (decision := match.seat("usa").decision) is not None
    assert decision.side == "usa" and len(decision.options) > 1


def test_the_same_seed_and_answers_are_the_same_match(game: Game) -> None:
    one, other, third = played(game, 7, 60), played(game, 7, 60), played(game, 8, 60)
    assert one.save() == other.save() != third.save()


def test_a_seed_of_128_bits_is_kept(game: Game) -> None:
    seed = (1 << 127) + 5
    assert int(game.begin(seed=seed).setup["seed"], 16) == seed
    assert game.begin().setup["seed"] != game.begin().setup["seed"]
    with pytest.raises(Refused, match="128 bits"):
        game.begin(seed=-1)


def test_what_is_offered_is_legal_and_what_is_refused_says_by_which_rule(game: Game) -> None:
    match = game.begin(seed=3)
    reasons = 0
    for _ in range(120):
        decision = match.decision
        assert decision is not None and list(decision.ids) == sorted(set(decision.ids), key=decision.ids.index)
        for verdict in match.why():
            assert verdict.legal == (verdict.id in decision.ids)
            if verdict.legal or not verdict.rule:
                continue
            reasons += 1
            before = match.save()
            with pytest.raises(Refused) as refusal:
                match.choose(verdict.id)
            told = refusal.value
            assert (told.rule, told.requirement) == (verdict.rule, verdict.requirement)
            assert (told.reason, told.values) == (verdict.reason, verdict.values)
            assert told.code == "refused" and told.reason and told.reason in str(told)
            assert match.save() == before
            break
        match.choose(decision.options[len(decision.options) // 2])
    assert reasons > 10


def test_a_seat_hears_nothing_of_the_other_side(game: Game) -> None:
    match = game.begin(seed=1)
    own = deciding(match)
    other = match.seat("csa" if own.side == "usa" else "usa")
    assert other.decision is None and other.waiting == own.side
    assert own.decision is not None and own.decision.options
    for ask in (other.why, other.odds, other.hint, other.involved):
        with pytest.raises(Refused) as refusal:
            ask()
        assert refusal.value.code == "not-your-turn"
    with pytest.raises(Refused, match="decision now"):
        other.choose(own.decision.options[0])
    assert own.view() != match.view() != other.view()
    # What was chosen in secret is in the log of who chose it and of the referee.
    own.choose(own.decision.options[0])
    assert len(other.log().lines) <= len(match.log().lines)
    with pytest.raises(Refused, match="expected usa or csa"):
        match.seat("blue")  # type: ignore[arg-type]


def test_a_decision_is_taken_back(game: Game) -> None:
    match = game.begin(seed=1)
    with pytest.raises(Refused) as refusal:
        match.undo()
    assert refusal.value.code == "cannot-undo"
    undone = 0
    for _ in range(80):
        before, decision = match.view(), match.decision
        assert decision is not None
        match.choose(decision.options[-1])
        try:
            assert match.undo() == decision and match.view() == before
            undone += 1
        except Refused as refused:
            assert refused.code == "cannot-undo"
            continue
        match.choose(decision.options[-1])
    assert undone > 5


def test_a_copy_goes_its_own_way(game: Game) -> None:
    match = played(game, 2, 30)
    copy, before = match.copy(), match.save()
    assert copy.save() == before and copy.decision is not None
    copy.choose(copy.decision.options[0])
    assert match.save() == before != copy.save()
    assert match.decision is not None
    match.play([match.decision.options[0]])
    assert match.save() == copy.save()


def test_odds_hints_and_pictures_are_there(game: Game) -> None:
    match = played(game, 11, 0)
    fires = 0
    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        for id, odds in match.odds().items():
            assert id in decision.ids and match.odds(id) == {id: odds}
            fires += 1
            of = odds[0]["of"]
            assert of % 1296 == 0 and sum(odds[0]["tests"].values()) == of
        match.choose(decision.options[0])
    assert fires
    match = game.begin(seed=1)
    hint, involved = match.hint("captain"), match.involved()
    assert hint is not None and match.decision is not None and hint["id"] in match.decision.ids
    assert set(involved["places"]) <= set(match.decision.ids)
    picture, ground = match.picture(), match.ground()
    hexes = {hex["hex"] for hex in ground}
    assert picture["counters"] and {counter["hex"] for counter in picture["counters"]} <= hexes
    with pytest.raises(Refused, match="expected a level"):
        match.hint("genius")


def test_saves_are_files_and_texts(game: Game, tmp_path: Path) -> None:
    match = played(game, 4, 50)
    path = tmp_path / "match.jsonl"
    text = match.save(path)
    assert path.read_text() == text
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for save in (path, str(path), text):
        again = blind_swords.load(save)
        assert again.decision == match.decision and again.save() == text
    with pytest.raises(Refused) as refusal:
        match.save(tmp_path / "no" / "folder")
    assert refusal.value.code == "save"


def test_a_save_that_does_not_fit_is_named(game: Game) -> None:
    lines = played(game, 4, 60).save().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if i > 20 and '"answer"' in line)
    damaged = "".join(lines[:at] + lines[at + 1 :])
    for read in (blind_swords.load, blind_swords.verify):
        with pytest.raises(Refused) as refusal:
            read(damaged)
        assert refusal.value.code == "misfit" and "line" in str(refusal.value)
    assert blind_swords.load(damaged, go_on=True).decision is not None
    with pytest.raises(Refused) as refusal:
        blind_swords.load('{"not": "a save"}')
    assert refusal.value.code == "save"


def test_dice_can_be_rolled_by_people(game: Game) -> None:
    match = game.begin(seed=1, manual_dice=True)
    waited = set()
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        waited.add(match.seat("usa").waiting)
        match.choose(decision.options[0])
    assert waited & {"roll", "draw"}


def test_what_is_asked_for_wrongly_is_refused_in_words(game: Game) -> None:
    asked: list[tuple[Callable[[], object], str, str]] = [
        (lambda: blind_swords.open("waterloo"), "package", "waterloo"),
        (lambda: game.begin("waterloo"), "setup", "expected"),
        (lambda: game.begin(usa="napoleon"), "setup", "napoleon"),
        (lambda: game.begin(options={"rain": True}), "setup", "unknown option `rain`"),
        (lambda: game.begin().choose("nowhere"), "refused", "nowhere"),
    ]
    for ask, code, words in asked:
        with pytest.raises(Refused) as refusal:
            ask()
        assert refusal.value.code == code and words in str(refusal.value)


def test_the_players_end_a_match(game: Game) -> None:
    match = game.begin(seed=3)
    with pytest.raises(Refused) as refusal:
        match.seat("usa").end("accept-draw")
    assert refusal.value.code == "cannot-end"
    assert match.seat("usa").end("offer-draw") is None
    assert match.draw_offer["offer"] == "usa" and match.draw_offer["words"]
    result = match.seat("csa").end("resign")
    assert result == {"winner": "usa", "resigned": "csa"}
    assert match.is_over and "resigned" in (match.outcome or "")
    again = blind_swords.verify(match.save())
    assert again.result == result
    with pytest.raises(Refused) as refusal:
        match.seat("usa").end("resign")
    assert refusal.value.code == "over"


def test_games_lie_in_folders_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own" / "my-battle"
    own.mkdir(parents=True)
    (own / "game.yaml").write_text("id: my-battle\n")
    assert "my-battle" not in blind_swords.games()
    assert "my-battle" in blind_swords.games([tmp_path / "own"])
    monkeypatch.setenv("SWORDS_GAMES", str(tmp_path / "own"))
    assert "my-battle" in blind_swords.games()
    with pytest.raises(Refused) as refusal:
        blind_swords.open("my-battle")
    assert refusal.value.code == "package" and "game.yaml" in str(refusal.value)


def test_texts_are_in_the_language_that_is_spoken(game: Game) -> None:
    # Its first question is one of the rules; that of the other battle comes from a script.
    match = blind_swords.open("cedar-mountain-cwbbs").begin(seed=3)
    other = game.begin(seed=3)
    english, view = match.decision, other.view()
    assert blind_swords.languages()[:2] == ("en", "de")
    blind_swords.speak("de-AT")
    try:
        german = match.decision
        assert english is not None and german is not None
        assert german.prompt != english.prompt
        assert [option.id for option in german.options] == [option.id for option in english.options]
        assert other.view() == view
        with pytest.raises(Refused, match="erwartet|möglich|nicht"):
            match.choose("no-such-option")
    finally:
        blind_swords.speak("en")
    assert match.decision is not None and match.decision.prompt == english.prompt
    with pytest.raises(Refused, match="expected en or de"):
        blind_swords.speak("fr")
