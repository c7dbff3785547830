# Refusals of the Terrible Swift Sword family.
st-seq-02-does-not-answer-question = That does not answer the question.
st-lead-04-not-his-troops = { $leader } does not command the troops in { $hex }, and steady troops stay with the leader
st-lead-08-not-nearest = { $unit } is not the nearest unit that { $leader } commands
st-lead-12-other-brigade = { $unit } does not belong to the brigade of the lost leader
st-rout-09-no-steady-troops = no unit that has not routed stays with { $leader }
