# Refusals of the Terrible Swift Sword family.
st-seq-02-does-not-answer-question = That does not answer the question.
st-face-02-no-facing = No unit in { $hex } has a facing.
st-face-05-engaged = The units in { $hex } are engaged and cannot turn.
