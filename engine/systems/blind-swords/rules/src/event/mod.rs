//! Facts: the only way a board changes, and all that a log holds.

mod report;

pub use report::{AppliedShift, CloseReport, Contribution, FireReport, LookUp};

use kernel::{Dice, Die, Emphasis, HexId, Side, Sixteenths};

use crate::board::{
    ActivationKind, ActivationStep, EventAttack, GameResult, GroundPlace, Moment, Morale, Phase,
};
use crate::game::{
    BrigadeId, BrokenBox, ChitId, CohesionResult, CohesionTest, ColumnId, FogRow, GroundMarkerId,
    MarkerId, MomentKind, Mount, Order, TrackId, UnitId, UnitSet, VarId,
};

macro_rules! section {
    () => {
        None
    };
    ($section:literal) => {
        Some($section)
    };
}

macro_rules! emphasis {
    () => {
        Emphasis::Plain
    };
    ($emphasis:ident) => {
        Emphasis::$emphasis
    };
}

macro_rules! events {
    ($(
        #[doc = $family_doc:literal]
        $family:ident($view:ident) {
            $(
                #[doc = $doc:literal]
                $name:ident = $id:literal [$($section:literal $(, if $flag:ident $other:literal)?)?] $($emphasis:ident)? {
                    $($(#[doc = $field_doc:literal])* $field:ident: $ty:ty),* $(,)?
                }
            )+
        }
    )+) => {
        /// A fact. Only what its line leaves open is said of its fields.
        #[expect(missing_docs, reason = "the line of a fact says what its fields are")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Event {
            $($(#[doc = $doc] $name { $($(#[doc = $field_doc])* $field: $ty,)* },)+)+
        }

        $(
            #[doc = $family_doc]
            #[expect(missing_docs, reason = "the line of a fact says what its fields are")]
            #[derive(Clone, Copy, Debug)]
            pub enum $view<'a> {
                $(#[doc = $doc] $name { $($(#[doc = $field_doc])* $field: &'a $ty,)* },)+
            }
        )+

        /// A fact, looked at as one of its family: a match over a family is short enough to be complete.
        #[derive(Clone, Copy, Debug)]
        pub enum EventFamily<'a> {
            $(#[doc = $family_doc] $family($view<'a>),)+
        }

        impl Event {
            /// The names of all events.
            pub const NAMES: &[&str] = &[$($($id),+),+];

            /// The name in cases and in the protocol.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(Self::$name { .. } => $id,)+)+
                }
            }

            /// The section that it follows; none for the words of a script and for the engine's own books.
            pub const fn section(&self) -> Option<&'static str> {
                match self {
                    $($($($(Self::$name { $flag: true, .. } => Some($other),)?)?)+)+
                    $($(Self::$name { .. } => section!($($section)?),)+)+
                }
            }

            /// How it stands out in a log.
            pub const fn emphasis(&self) -> Emphasis {
                match self {
                    $($(Self::$name { .. } => emphasis!($($emphasis)?),)+)+
                }
            }

            /// The fact as one of its family.
            pub const fn family(&self) -> EventFamily<'_> {
                match self {
                    $($(Self::$name { $($field),* } => EventFamily::$family($view::$name { $($field),* }),)+)+
                }
            }
        }
    };
}

events! {
    /// The sequence of play, from turn to step, and what scripts do to it.
    Sequence(SequenceEvent) {
        /// A turn begins. SEQ-01.
        TurnBegan = "turn-began" ["SS 7.0"] Turn { turn: u8 }
        /// The sequence of play moves on. SEQ-01.
        PhaseSet = "phase-set" ["SS 7.0"] Heading { phase: Phase }
        /// A side acts in no artillery step. ART-05.
        ArtilleryPassed = "artillery-passed" ["SS 9.1"] { side: Side }
        /// A side names a hex for its artillery step. ART-01.
        ArtilleryHexChosen = "artillery-hex-chosen" ["SS 9.1"] { side: Side, hex: HexId }
        /// Units have used their action of the phase or step. ART-04, FIRE-02, MOVE-02, RAL-02.
        Acted = "acted" [] { units: UnitSet }
        /// Units have their action back: their announced target is gone. CONV-04.
        ActionReturned = "action-returned" [] { units: UnitSet }
        /// A brigade's status marker is turned. ORG-03.
        BrigadeMarked = "brigade-marked" ["SS 10.7"] Aside { brigade: BrigadeId }
        /// A brigade's status marker comes into play. END-03.
        BrigadeMarkerAdded = "brigade-marker-added" ["SS 17.3"] { brigade: BrigadeId }
        /// All status markers are turned back. END-03.
        MarkersReset = "markers-reset" ["SS 17.3"] {}
        /// A brigade is due to arrive. REIN-01, OPT-04.
        ArrivalSet = "arrival-set" ["SS 13.8"] {
            brigade: BrigadeId,
            /// The first turn on which it may enter.
            turn: u8,
            hex: HexId,
            /// Whether an enemy has kept it out before.
            delayed: bool,
        }
        /// A brigade has arrived. REIN-01.
        ArrivalDone = "arrival-done" ["SS 13.8"] { brigade: BrigadeId }
        /// A brigade is held by a scenario rule, or freed from the next phase on. SC2-03, SC2-04.
        BrigadeFrozen = "brigade-frozen" ["SS 22.0"] {
            brigade: BrigadeId,
            /// Whether it is held from now on.
            frozen: bool,
        }
        /// A brigade's activation begins. ORD-01.
        ActivationBegan = "activation-began" ["SS 11.0"] Part {
            brigade: BrigadeId,
            kind: ActivationKind,
            /// `None` where an event activates it without a chit.
            chit: Option<ChitId>,
            /// Whether its chit may go back into the cup.
            recycles: bool,
        }
        /// A step of the activation begins. SEQ-02.
        StepBegan = "step-began" ["SS 11.0"] { step: ActivationStep }
        /// An order is announced or changed. ORD-01.
        OrderGiven = "order-given" ["SS 11.0"] { brigade: BrigadeId, order: Order }
        /// Events change the active brigade's allowance. ACT-02.
        AllowanceChanged = "allowance-changed" ["SS 4.8"] {
            /// The points added, or taken away below zero.
            bonus: i8,
            /// Whether it is halved in the end.
            halved: bool,
        }
        /// An activation is over. CHIT-19.
        ActivationEnded = "activation-ended" ["SS 11.0"] { brigade: BrigadeId }
        /// A side is awarded points. VIC-05, VIC-06.
        PointsAwarded = "points-awarded" ["SS 19.0"] { side: Side, points: i32 }
        /// A number of the scenario's scripts changes.
        VarSet = "var-set" [] { var: VarId, value: i32 }
        /// A marker is laid on the ground, or taken away. T-07.
        GroundMarked = "ground-marked" ["SS 22.0"] {
            marker: GroundMarkerId,
            place: GroundPlace,
            /// Whether it lies there now.
            on: bool,
        }
        /// Something that a script tells the players.
        Told = "told" [] { text: String }
        /// A script failed; what it did is undone.
        ScriptFailed = "script-failed" ["SS 10.4a"] {
            function: Box<str>,
            /// What went wrong, with file and line.
            message: Box<str>,
        }
        /// The game is over. SEQ-04.
        GameEnded = "game-ended" ["SS 19.0"] { result: GameResult }
    }
    /// Chits, generals and tables.
    Chits(ChitEvent) {
        /// A side chose a key chit. CMD-01.
        KeyChitChosen = "key-chit-chosen" ["SS 8.1"] {
            side: Side,
            /// Hidden from the other side until it is laid open.
            chit: ChitId,
        }
        /// The cup is filled: so many of a side's other event chits went in unseen. CMD-02, CMD-03.
        EventChitsMixed = "event-chits-mixed" ["SS 8.2"] { side: Side, count: u8 }
        /// A chit goes into the cup for all to see. CMD-03, CHIT-19.
        ChitToCup = "chit-to-cup" ["SS 8.3"] Aside { chit: ChitId }
        /// A chit comes into the game. CMD-04.
        ChitEntered = "chit-entered" ["SS 8.3"] { chit: ChitId }
        /// A chit is drawn. CHIT-01.
        ChitDrawn = "chit-drawn" ["SS 10.3"] { chit: ChitId }
        /// A chit that was drawn is kept. CHIT-05.
        ChitHeld = "chit-held" ["SS 10.4"] {
            side: Side,
            /// Hidden from the other side until it is laid open.
            chit: ChitId,
        }
        /// A chit is played. CHIT-06.
        ChitPlayed = "chit-played" ["SS 10.4"] {
            side: Side,
            chit: ChitId,
            /// On the brigade that is active, if its event is about one.
            on: Option<BrigadeId>,
        }
        /// A chit is out for the turn. CHIT-22.
        ChitDiscarded = "chit-discarded" ["SS 10.0, 17.6"] { chit: ChitId }
        /// A chit is spent as a common event. CHIT-07.
        ChitSpent = "chit-spent" ["SS 10.4"] { side: Side, chit: ChitId, track: TrackId }
        /// The back of a drawn event chit is used. CHIT-05, V-26.
        CommandEventPlayed = "command-event-played" ["BS 7.3"] { side: Side, chit: ChitId }
        /// All chits of the turn are gathered. END-06.
        ChitsGathered = "chits-gathered" ["SS 10.0, 17.6"] {}
        /// The next chit will be negated, or no longer. CHIT-08.
        FortunesSet = "fortunes-set" ["SS 10.5a"] { pending: bool }
        /// The drawn chit has no effect. CHIT-08.
        ChitNegated = "chit-negated" ["SS 10.5a"] { chit: ChitId }
        /// A general becomes a casualty, or returns. CHIT-14.
        LeaderChanged = "leader-changed" ["SS 10.5b"] {
            chit: ChitId,
            /// Whether it is in its casualty form now.
            casualty: bool,
        }
        /// A track's chit reaches a box. OPT-02.
        TrackSet = "track-set" ["SS 10.4b, 20.0, 22.0"] {
            track: TrackId,
            /// The box; 1 is the first.
            reached: u8,
        }
    }
    /// What units do, and what becomes of them.
    Units(UnitEvent) {
        /// A unit may not move as an action, or may again. SC2-05.
        UnitFrozen = "unit-frozen" ["SS 22.0"] {
            unit: UnitId,
            /// Whether it is held from now on.
            frozen: bool,
        }
        /// A close combat is declared for a unit. CC-02.
        AssaultDeclared = "assault-declared" ["SS 14.1"] { unit: UnitId, target: HexId }
        /// The declared attackers of a hex go in. CC-03.
        AssaultBegan = "assault-began" ["SS 14.1"] { target: HexId, attackers: UnitSet }
        /// A close combat is not fought. CC-08, CC-24.
        AssaultLapsed = "assault-lapsed" ["SS 14.2"] { target: HexId }
        /// A test of another close combat empties a hex that is declared as a target. A-79.
        TargetVacated = "target-vacated" ["SS 14.1, 15.8"] {
            hex: HexId,
            /// Whether its units broke or retreated two hexes or more.
            far: bool,
        }
        /// An attack or a fire is helped by an event, or no longer. CC-20.
        EventAttackSet = "event-attack-set" ["SS 10.4a"] { attack: Option<Box<EventAttack>> }
        /// Events and scripts have their say of what is under way, or no longer. CHIT-24.
        MomentSet = "moment-set" ["SS 10.4a"] { moment: Option<Box<Moment>> }
        /// What is under way does not happen, or what was rolled has no effect. CHIT-24.
        CalledOff = "called-off" ["SS 10.4a"] {
            what: MomentKind,
            units: UnitSet,
        }
        /// The dice of what is under way are rolled again. CHIT-24.
        RolledAgain = "rolled-again" ["SS 10.4a"] {
            what: MomentKind,
            units: UnitSet,
        }
        /// A unit panics. PAN-01.
        Panicked = "panicked" ["SS 15.1b"] { unit: UnitId }
        /// A unit turns to its battleworn face. COH-02.
        Depleted = "depleted" ["SS 15.1a"] { unit: UnitId }
        /// A unit's morale marker changes. MH-01, RAL-03.
        MoraleSet = "morale-set" ["SS 15.6"] { unit: UnitId, morale: Morale }
        /// A unit goes to the Broken Track. BTR-01.
        Broken = "broken" ["SS 15.9"] { unit: UnitId, into: BrokenBox }
        /// A unit is out of the game. BRK-03.
        Eliminated = "eliminated" ["SS 15.9"] { unit: UnitId }
        /// A unit is placed in its zone before the first turn. T-28.
        Deployed = "deployed" ["SS 22.0"] { unit: UnitId, hex: HexId }
        /// A unit is placed on the map. REIN-01.
        Placed = "placed" ["SS 13.8"] { unit: UnitId, hex: HexId }
        /// Units announce that they leave a hex next to an enemy. DIS-02.
        ExitAnnounced = "exit-announced" ["SS 13.7"] {
            units: UnitSet,
            from: HexId,
            /// `None` where they leave the map.
            to: Option<HexId>,
        }
        /// A unit moves one hex. MOVE-04.
        Moved = "moved" ["SS 13.3"] Aside {
            unit: UnitId,
            from: HexId,
            to: HexId,
            /// The movement points paid.
            cost: Sixteenths,
            /// The movement points that are left.
            left: Sixteenths,
        }
        /// A unit retreats one hex. RET-01.
        Retreated = "retreated" ["SS 15.4"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit advances after close combat. ADV-01.
        Advanced = "advanced" ["SS 15.8"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit withdraws from close combat or from an approach. CAV-01, SKR-05.
        Withdrew = "withdrew" ["SS 14.2b, 18.2"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit leaves a hex that holds too much. STK-07, RAL-05.
        Displaced = "displaced" ["SS 6.3"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit leaves the map of its own will. OFF-01.
        LeftMap = "left-map" ["SS 13.9"] { unit: UnitId }
        /// A unit leaves Skirmish Order. SKR-03.
        LeftSkirmishOrder = "left-skirmish-order" ["SS 18.1"] {
            unit: UnitId,
            /// The movement points that are left.
            left: Sixteenths,
        }
        /// Cavalry is about to mount or dismount next to an enemy. CAV-04, DIS-02.
        MountChangeAnnounced = "mount-change-announced" ["BS 10.9"] {
            units: UnitSet,
            hex: HexId,
            /// The counter that they will show.
            mount: Mount,
        }
        /// Cavalry mounted or dismounted. CAV-04.
        MountChanged = "mount-changed" ["BS 10.9"] {
            unit: UnitId,
            /// The counter that it shows now.
            mount: Mount,
            /// The movement points that are left.
            left: Sixteenths,
        }
        /// Cavalry declares a charge. CAV-05.
        ChargeDeclared = "charge-declared" ["BS 10.10"] { units: UnitSet }
        /// A charge has come next to its enemy: close combat must follow. CAV-05.
        ChargeMade = "charge-made" ["BS 10.10"] { units: UnitSet }
        /// A unit turns to its fresh face. RAL-04.
        Rebuilt = "rebuilt" ["SS 16.2"] { unit: UnitId }
        /// A broken unit comes back to the map. RAL-06.
        Returned = "returned" ["SS 16.2"] { unit: UnitId, hex: HexId }
        /// The Broken Track shifts. BTR-02.
        BrokenTrackShifted = "broken-track-shifted" ["SS 17.4"] {}
        /// A marker of the package is laid on units, or taken away.
        Marked = "marked" ["SS 4.2, 22.0"] {
            marker: MarkerId,
            units: UnitSet,
            /// Whether they bear it now.
            on: bool,
        }
        /// A unit's face, formation and marker are set outright: by a scenario or a test.
        UnitSet = "unit-set" [] { unit: UnitId, state: crate::board::UnitState }
    }
    /// Fire, close combat and cohesion.
    Combat(CombatEvent) {
        /// A fire is resolved on the Combat Results Table. FIRE-09 to FIRE-22.
        FireResolved = "fire-resolved" ["SS 12.2"] Blow { report: Box<FireReport> }
        /// A fire is shifted off the Combat Results Table and has no effect. FIRE-10.
        FireWasted = "fire-wasted" ["SS 12.2"] {
            side: Side,
            /// Apart: a set is larger than all other facts.
            firers: Box<UnitSet>,
            target: HexId,
            /// The column of the strength.
            first_column: ColumnId,
            /// Every shift that applied.
            shifts: Vec<AppliedShift>,
        }
        /// A close combat is resolved on the Combat Results Table. CC-11 to CC-23.
        CloseCombatResolved = "close-combat-resolved" ["SS 14.2"] Blow { report: Box<CloseReport> }
        /// A cohesion test is rolled. COH-01.
        CohesionTested = "cohesion-tested" ["SS 15.1", if close "SS 15.2"] {
            lead: UnitId,
            /// Whether it is read on the table for close combat.
            close: bool,
            test: CohesionTest,
            /// The dice; `None` where the result was given.
            dice: Option<Dice>,
            result: CohesionResult,
        }
    }
    /// Dice that are thrown for something else.
    Rolls(RollEvent) {
        /// A command roll. CHIT-16, CHIT-17, CHIT-20.
        CommandRolled = "command-rolled" ["SS 10.6, 10.7"] {
            chit: ChitId,
            die: Die,
            /// The rating that the die must not exceed.
            rating: u8,
        }
        /// A roll on the Fog of War table. CHIT-10.
        FogRolled = "fog-rolled" ["SS 10.5b"] { side: Side, die: Die, row: FogRow }
        /// A roll on a general casualty table. CHIT-13.
        CasualtyRolled = "casualty-rolled" ["SS 10.5b"] {
            side: Side,
            die: Die,
            /// The general hit; `None` for a near miss.
            leader: Option<ChitId>,
        }
        /// A Break Test. BRK-02.
        BreakTested = "break-tested" ["SS 15.7"] {
            unit: UnitId,
            die: Die,
            /// The modified cohesion rating, which the die must not exceed.
            cr: u8,
        }
        /// A rebuild is rolled for. RAL-04.
        RebuildRolled = "rebuild-rolled" ["SS 16.2"] {
            unit: UnitId,
            die: Die,
            /// The rating that the die must not exceed.
            cr: u8,
        }
        /// A roll on a table of the scenario, for a track or an arrival. OPT-02, SC1-03.
        TableRolled = "table-rolled" ["SS 10.4b, 20.0, 22.0"] {
            side: Side,
            /// What it is for, in the words of the scenario.
            what: String,
            dice: Dice,
        }
    }
}
