# Refusals of the Terrible Swift Sword family.
st-seq-02-does-not-answer-question = That does not answer the question.
