# The reference: sources of figures.

## Tables by the origin of their figures

origin-table = { $table ->
    [combat-results-table] Combat Results Table
    [fire-cohesion] fire cohesion
    [close-combat-cohesion] close combat cohesion
    [fire-shifts] fire shifts
    [close-combat-shifts] close combat shifts
    [ranges] ranges
    [terrain-effects] terrain effects
    [stacking] stacking
    [orders] orders
    [fog-of-war] Fog of War
    [general-casualties] general casualties
    [turn-track] turn track
    [traits] traits
    [arms] arms
    [markers] markers
    [victory] victory
    [command-ratings] command ratings
    [command-events] command events
    [wild-chits] wild chits
    [events] events
    [set-up] set-up
    [special-rules] special rules
    [tracks] tracks
    [numbers-of-brigades] brigade numbers
    [map-terrain] map: terrain
    [map-levels] map: levels
    [map-hexsides] map: hexsides
    [map-road-links] map: road links
    [map-places] map: places
    [units] units
   *[other] { $name }
}

## Parts of the sequence of play that a scenario leaves out

without-part = { $text } This scenario leaves out { $part ->
    [artillery-phase] the Artillery Phase
    [rally-step] the Rally Step
    [final-held-chits] held chits in the End Turn Phase
   *[broken-track] movement along the Broken Track
}.
part = { $part ->
    [artillery-phase] the Artillery Phase
    [rally-step] the Rally Step
    [final-held-chits] held chits in the End Turn Phase
   *[broken-track] movement along the Broken Track
}
