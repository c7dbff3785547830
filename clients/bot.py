#!/usr/bin/env python3
"""A bot for `swords engine`, over its standard input and output: fires where it hurts most, else takes any option.

    bot.py SIDE GAME [SEED] [COMMAND...]        such as: bot.py usa kernstown-1862 7 swords engine
"""

import json
import random
import subprocess
import sys


class Engine:
    """Asks the engine: one JSON object a line, one reply a line."""
    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.child.stdin.write(json.dumps(request) + "\n")
        self.child.stdin.flush()
        reply = json.loads(self.child.stdout.readline())
        if "error" in reply:
            raise RuntimeError(f"{request}: {reply['error']['message']}")
        return reply


def choose(engine, side, decision, chance):
    """The option whose forecasts hurt the enemy most and oneself least; by chance where nothing is forecast."""
    best = {}
    for forecast in engine.ask(do="odds", side=side)["odds"]:
        best[forecast["id"]] = max(((way["harm"] - way["recoil"]) / way["of"] for way in forecast["odds"]), default=0)
    ids = [option["id"] for option in decision["options"]]
    known = [id for id in ids if best.get(id, 0) > 0]
    return max(known, key=best.get) if known else chance.choice(ids)


def main(side, game, seed="1", *command):
    chance, engine = random.Random(int(seed)), Engine(command or ["swords", "engine"])
    other = {"usa": "csa", "csa": "usa"}[side]
    engine.ask(do="new", game=game, seed=int(seed), **{other: "random"})
    reply = engine.ask(do="decision", side=side)
    while "result" not in reply:
        reply = engine.ask(do="choose", side=side, id=choose(engine, side, reply, chance))
    engine.ask(do="quit")
    return engine.child.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
