# Refusals of the Terrible Swift Sword family.
st-lead-04-not-his-troops = { $leader } does not command the troops in { $hex }, and steady troops stay with the leader
st-lead-08-not-nearest = { $unit } is not the nearest unit that { $leader } commands
st-lead-12-other-brigade = { $unit } does not belong to the brigade of the lost leader
st-rout-09-no-steady-troops = no unit that has not routed stays with { $leader }
st-rout-10-not-far-enough = { $unit } can end its retreat farther from the hex that it left than by way of { $hex }
st-rout-10-toward-enemy = { $unit } can retreat without going toward the enemy in { $hex2 }, unlike into { $hex }
st-rout-10-was-there = { $unit } has already been in { $hex } in this retreat
st-rout-11-enemy = an enemy holds { $hex }, so that { $unit } cannot retreat into it
st-rout-11-impassable = { $unit } cannot cross the terrain into { $hex }
st-rout-11-no-way-on = { $unit } cannot complete its retreat by way of { $hex }
st-rout-11-not-adjacent = { $unit } is not next to { $hex }
st-rout-12-friends-stand-there = { $unit } has a way that avoids the friends whom it would meet by way of { $hex }
st-rout-13-room-is-nearer = { $unit } finds room sooner than by way of { $hex }
st-seq-02-does-not-answer-question = That does not answer the question.
st-stk-09-reserve-bars = a Reserve stack in { $hex } bars { $unit }
st-stk-11-no-room-behind = { $unit } can retreat to a hex with room, unlike by way of { $hex }
