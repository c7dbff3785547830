# Lists in sentences. $first and $before are the list so far.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $before }, { $item }
