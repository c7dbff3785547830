"""Three lines begin a match, and a loop plays it to its end."""

import blind_swords

match = blind_swords.open("stonewalls-sword").begin("valley-vengeance", seed=1, csa="random")
seat = match.seat("usa")
while (decision := seat.decision) is not None:
    seat.choose(decision.options[0])
print(match.outcome)
assert blind_swords.verify(match.save()).is_over
