# Refusals of the Terrible Swift Sword family.
st-move-01-not-next = { $hex } is not next to { $hex2 }
st-move-06-closed = the terrain of { $hex } is closed to this formation away from a thoroughfare
st-move-07-town = { $hex } is a town, which this formation enters only by a pike or road
st-move-10-closed-side = nobody crosses the hexside to { $hex }
st-move-11-wall = batteries and wagons do not cross the stone wall to { $hex }
st-seq-02-does-not-answer-question = That does not answer the question.
st-stk-01-points = the stack in { $hex } would exceed { $number } strength points
st-stk-01-units = the stack in { $hex } would exceed { $number } units
st-stk-03-column = { $unit } is in column and shares { $hex } with no other unit
st-stk-04-mounted = mounted cavalry shares { $hex } only with mounted cavalry and limbered horse artillery
st-stk-10-batteries = { $hex } holds at most { $number } batteries in Reserve
st-stk-10-not-in-reserve = { $unit } may not be in Reserve: columns and wagons never are
st-stk-10-points = the Reserve in { $hex } would exceed { $number } strength points
st-stk-10-types = the Reserve in { $hex } would mix types of units
