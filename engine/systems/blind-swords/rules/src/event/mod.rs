//! Events: the only way to change a board, and the content of every log.

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
        /// A fact that changes the board. A field has its own documentation only if the variant's
        /// line does not explain the field.
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

        /// A reference to a fact, grouped by family. A match over one family is short enough to be
        /// exhaustive.
        #[derive(Clone, Copy, Debug)]
        pub enum EventFamily<'a> {
            $(#[doc = $family_doc] $family($view<'a>),)+
        }

        impl Event {
            /// Names of all events, as cases and the protocol use them.
            pub const NAMES: &[&str] = &[$($($id),+),+];

            /// Returns the name of the event in cases and in the protocol.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(Self::$name { .. } => $id,)+)+
                }
            }

            /// Returns the rulebook section that the event follows. `None` for lines that scripts
            /// write and for the engine's own bookkeeping.
            pub const fn section(&self) -> Option<&'static str> {
                match self {
                    $($($($(Self::$name { $flag: true, .. } => Some($other),)?)?)+)+
                    $($(Self::$name { .. } => kernel::section!($($section)?),)+)+
                }
            }

            /// Returns the emphasis of the event in a log.
            pub const fn emphasis(&self) -> Emphasis {
                match self {
                    $($(Self::$name { .. } => kernel::emphasis!($($emphasis)?),)+)+
                }
            }

            /// Returns the event as a member of its family.
            pub const fn family(&self) -> EventFamily<'_> {
                match self {
                    $($(Self::$name { $($field),* } => EventFamily::$family($view::$name { $($field),* }),)+)+
                }
            }
        }
    };
}

events! {
    /// Events about the sequence of play, from turn to step, and about scripts' effects on it.
    Sequence(SequenceEvent) {
        /// A turn begins. SEQ-01.
        TurnBegan = "turn-began" ["SS 7.0"] Turn { turn: u8 }
        /// The sequence of play advances. SEQ-01.
        PhaseSet = "phase-set" ["SS 7.0"] Heading { phase: Phase }
        /// A side passes its artillery step. ART-05.
        ArtilleryPassed = "artillery-passed" ["SS 9.1"] { side: Side }
        /// A side chooses a hex for its artillery step. ART-01.
        ArtilleryHexChosen = "artillery-hex-chosen" ["SS 9.1"] { side: Side, hex: HexId }
        /// Units use up their action of the phase or step. ART-04, FIRE-02, MOVE-02, RAL-02.
        Acted = "acted" [] { units: UnitSet }
        /// Units get their action back because their announced target is gone. CONV-04.
        ActionReturned = "action-returned" [] { units: UnitSet }
        /// A brigade's status marker flips to Activated. ORG-03.
        BrigadeMarked = "brigade-marked" ["SS 10.7"] Aside { brigade: BrigadeId }
        /// A brigade's status marker comes into play. END-03.
        BrigadeMarkerAdded = "brigade-marker-added" ["SS 17.3"] { brigade: BrigadeId }
        /// All status markers flip back to Available. END-03.
        MarkersReset = "markers-reset" ["SS 17.3"] {}
        /// A brigade's arrival is scheduled. REIN-01, OPT-04.
        ArrivalSet = "arrival-set" ["SS 13.8"] {
            brigade: BrigadeId,
            /// First turn on which the brigade may enter.
            turn: u8,
            hex: HexId,
            /// Whether an enemy has already blocked the brigade's entry.
            delayed: bool,
        }
        /// A brigade has arrived. REIN-01.
        ArrivalDone = "arrival-done" ["SS 13.8"] { brigade: BrigadeId }
        /// A scenario rule freezes a brigade or, from the next phase on, releases it. SC2-03, SC2-04.
        BrigadeFrozen = "brigade-frozen" ["SS 22.0"] {
            brigade: BrigadeId,
            /// Whether the brigade is frozen from now on.
            frozen: bool,
        }
        /// A brigade's activation begins. ORD-01.
        ActivationBegan = "activation-began" ["SS 11.0"] Part {
            brigade: BrigadeId,
            kind: ActivationKind,
            /// Activating chit. `None` if an event activates the brigade without a chit.
            chit: Option<ChitId>,
            /// Whether the chit may return to the cup.
            recycles: bool,
        }
        /// A step of the activation begins. SEQ-02.
        StepBegan = "step-began" ["SS 11.0"] { step: ActivationStep }
        /// The active side announces an order, or an event changes the order. ORD-01.
        OrderGiven = "order-given" ["SS 11.0"] { brigade: BrigadeId, order: Order }
        /// Events change the active brigade's allowance. ACT-02.
        AllowanceChanged = "allowance-changed" ["SS 4.8"] {
            /// Movement points added to the allowance. Negative if points are taken away.
            bonus: i8,
            /// Whether the allowance is halved after the bonus.
            halved: bool,
        }
        /// An activation is over. CHIT-19.
        ActivationEnded = "activation-ended" ["SS 11.0"] { brigade: BrigadeId }
        /// A side gains victory points. VIC-05, VIC-06.
        PointsAwarded = "points-awarded" ["SS 19.0"] { side: Side, points: i32 }
        /// A scenario variable changes.
        VarSet = "var-set" [] { var: VarId, value: i32 }
        /// A script places or removes a ground marker. T-07.
        GroundMarked = "ground-marked" ["SS 22.0"] {
            marker: GroundMarkerId,
            place: GroundPlace,
            /// Whether the marker is placed. Otherwise it is removed.
            on: bool,
        }
        /// A script shows a message to the players.
        Told = "told" [] { text: String }
        /// A script fails, and its changes are undone.
        ScriptFailed = "script-failed" ["SS 10.4a"] {
            function: Box<str>,
            /// Error message for the package's author, with file and line.
            message: Box<str>,
        }
        /// The game is over. SEQ-04.
        GameEnded = "game-ended" ["SS 19.0"] { result: GameResult }
    }
    /// Events about chits, generals and tracks.
    Chits(ChitEvent) {
        /// A side chooses a key chit. CMD-01.
        KeyChitChosen = "key-chit-chosen" ["SS 8.1"] {
            side: Side,
            /// Chosen chit. Hidden from the other side until revealed.
            chit: ChitId,
        }
        /// A number of a side's other event chits go into the cup face down. CMD-02, CMD-03.
        EventChitsMixed = "event-chits-mixed" ["SS 8.2"] { side: Side, count: u8 }
        /// A chit goes into the cup openly. CMD-03, CHIT-19.
        ChitToCup = "chit-to-cup" ["SS 8.3"] Aside { chit: ChitId }
        /// A chit enters the game. CMD-04.
        ChitEntered = "chit-entered" ["SS 8.3"] { chit: ChitId }
        /// A chit is drawn from the cup. CHIT-01.
        ChitDrawn = "chit-drawn" ["SS 10.3"] { chit: ChitId }
        /// The owner of a drawn chit holds the chit for later. CHIT-05.
        ChitHeld = "chit-held" ["SS 10.4"] {
            side: Side,
            /// Held chit. Hidden from the other side until revealed.
            chit: ChitId,
        }
        /// A side plays a chit. CHIT-06.
        ChitPlayed = "chit-played" ["SS 10.4"] {
            side: Side,
            chit: ChitId,
            /// Active brigade, if the event concerns it.
            on: Option<BrigadeId>,
        }
        /// A chit is discarded for the turn. CHIT-22.
        ChitDiscarded = "chit-discarded" ["SS 10.0, 17.6"] { chit: ChitId }
        /// A side spends a chit on a track as a common event. CHIT-07.
        ChitSpent = "chit-spent" ["SS 10.4"] { side: Side, chit: ChitId, track: TrackId }
        /// A side uses the back of a drawn event chit. CHIT-05, V-26.
        CommandEventPlayed = "command-event-played" ["BS 7.3"] { side: Side, chit: ChitId }
        /// All chits of the turn are gathered in the End Turn Phase. END-06.
        ChitsGathered = "chits-gathered" ["SS 10.0, 17.6"] {}
        /// Fortunes of War becomes pending for the next chit, or stops being pending. CHIT-08.
        FortunesSet = "fortunes-set" ["SS 10.5a"] { pending: bool }
        /// Fortunes of War negates the drawn chit. CHIT-08.
        ChitNegated = "chit-negated" ["SS 10.5a"] { chit: ChitId }
        /// A general becomes a casualty, or returns. CHIT-14.
        LeaderChanged = "leader-changed" ["SS 10.5b"] {
            chit: ChitId,
            /// Whether the general's chit now shows its casualty side.
            casualty: bool,
        }
        /// The chit of a track reaches a box. OPT-02.
        TrackSet = "track-set" ["SS 10.4b, 20.0, 22.0"] {
            track: TrackId,
            /// Number of the box that the chit reaches, from 1.
            reached: u8,
        }
    }
    /// Events about actions of units and effects on them.
    Units(UnitEvent) {
        /// A unit may not move as an action, or may do so again. SC2-05.
        UnitFrozen = "unit-frozen" ["SS 22.0"] {
            unit: UnitId,
            /// Whether the unit is frozen from now on.
            frozen: bool,
        }
        /// A unit declares a close combat. CC-02.
        AssaultDeclared = "assault-declared" ["SS 14.1"] { unit: UnitId, target: HexId }
        /// The declared attackers of a hex begin their close combat. CC-03.
        AssaultBegan = "assault-began" ["SS 14.1"] { target: HexId, attackers: UnitSet }
        /// A close combat is cancelled. CC-08, CC-24.
        AssaultLapsed = "assault-lapsed" ["SS 14.2"] { target: HexId }
        /// A cohesion test in another close combat empties a declared target hex. A-79.
        TargetVacated = "target-vacated" ["SS 14.1, 15.8"] {
            hex: HexId,
            /// Whether the hex's units broke or retreated at least two hexes.
            far: bool,
        }
        /// An event starts or stops helping an attack or a fire combat. CC-20.
        EventAttackSet = "event-attack-set" ["SS 10.4a"] { attack: Option<Box<EventAttack>> }
        /// A reaction window for events and scripts opens or closes. CHIT-24.
        MomentSet = "moment-set" ["SS 10.4a"] { moment: Option<Box<Moment>> }
        /// An event or a script cancels an action, or the effect of a roll. CHIT-24.
        CalledOff = "called-off" ["SS 10.4a"] {
            what: MomentKind,
            units: UnitSet,
        }
        /// An event or a script requires a reroll. CHIT-24.
        RolledAgain = "rolled-again" ["SS 10.4a"] {
            what: MomentKind,
            units: UnitSet,
        }
        /// A unit panics. PAN-01.
        Panicked = "panicked" ["SS 15.1b"] { unit: UnitId }
        /// A unit flips to its battleworn face. COH-02.
        Depleted = "depleted" ["SS 15.1a"] { unit: UnitId }
        /// A unit's morale marker changes. MH-01, RAL-03.
        MoraleSet = "morale-set" ["SS 15.6"] { unit: UnitId, morale: Morale }
        /// A unit goes to the Broken Track. BTR-01.
        Broken = "broken" ["SS 15.9"] { unit: UnitId, into: BrokenBox }
        /// A unit is eliminated. BRK-03.
        Eliminated = "eliminated" ["SS 15.9"] { unit: UnitId }
        /// A side deploys a unit in a zone before the first turn. T-28.
        Deployed = "deployed" ["SS 22.0"] { unit: UnitId, hex: HexId }
        /// A unit is placed on the map. REIN-01.
        Placed = "placed" ["SS 13.8"] { unit: UnitId, hex: HexId }
        /// Units announce that they leave a hex next to an enemy. DIS-02.
        ExitAnnounced = "exit-announced" ["SS 13.7"] {
            units: UnitSet,
            from: HexId,
            /// Destination. `None` if the units leave the map.
            to: Option<HexId>,
        }
        /// A unit moves one hex. MOVE-04.
        Moved = "moved" ["SS 13.3"] Aside {
            unit: UnitId,
            from: HexId,
            to: HexId,
            /// Movement points paid for the step.
            cost: Sixteenths,
            /// Movement points that the unit has left after the step.
            left: Sixteenths,
        }
        /// A unit retreats one hex. RET-01.
        Retreated = "retreated" ["SS 15.4"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit advances after close combat. ADV-01.
        Advanced = "advanced" ["SS 15.8"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit withdraws from close combat or from an approach. CAV-01, SKR-05.
        Withdrew = "withdrew" ["SS 14.2b, 18.2"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit leaves an overstacked hex. STK-07, RAL-05.
        Displaced = "displaced" ["SS 6.3"] { unit: UnitId, from: HexId, to: HexId }
        /// A unit leaves the map voluntarily. OFF-01.
        LeftMap = "left-map" ["SS 13.9"] { unit: UnitId }
        /// A unit leaves Skirmish Order. SKR-03.
        LeftSkirmishOrder = "left-skirmish-order" ["SS 18.1"] {
            unit: UnitId,
            /// Movement points that the unit has left afterwards.
            left: Sixteenths,
        }
        /// Cavalry announces that it mounts or dismounts next to an enemy. CAV-04, DIS-02.
        MountChangeAnnounced = "mount-change-announced" ["BS 10.9"] {
            units: UnitSet,
            hex: HexId,
            /// Counter that the cavalry will show: mounted or dismounted.
            mount: Mount,
        }
        /// Cavalry mounts or dismounts. CAV-04.
        MountChanged = "mount-changed" ["BS 10.9"] {
            unit: UnitId,
            /// Counter that the cavalry shows from now on: mounted or dismounted.
            mount: Mount,
            /// Movement points that the unit has left afterwards.
            left: Sixteenths,
        }
        /// Cavalry declares a charge. CAV-05.
        ChargeDeclared = "charge-declared" ["BS 10.10"] { units: UnitSet }
        /// A charge reaches a hex next to its enemy, so close combat must follow. CAV-05.
        ChargeMade = "charge-made" ["BS 10.10"] { units: UnitSet }
        /// A unit flips to its fresh face. RAL-04.
        Rebuilt = "rebuilt" ["SS 16.2"] { unit: UnitId }
        /// A rebuilt unit returns to the map from the Broken Track. RAL-06.
        Returned = "returned" ["SS 16.2"] { unit: UnitId, hex: HexId }
        /// Units on the Broken Track move one box towards Available. BTR-02.
        BrokenTrackShifted = "broken-track-shifted" ["SS 17.4"] {}
        /// A script places a package marker on units, or removes the marker.
        Marked = "marked" ["SS 4.2, 22.0"] {
            marker: MarkerId,
            units: UnitSet,
            /// Whether the units have the marker from now on.
            on: bool,
        }
        /// A scenario or a test sets a unit's state directly.
        UnitSet = "unit-set" [] { unit: UnitId, state: crate::board::UnitState }
    }
    /// Events about fire, close combat and cohesion.
    Combat(CombatEvent) {
        /// A fire combat is resolved on the Combat Results Table. FIRE-09 to FIRE-22.
        FireResolved = "fire-resolved" ["SS 12.2"] Blow { report: Box<FireReport> }
        /// A fire combat has no effect because it is shifted off the Combat Results Table. FIRE-10.
        FireWasted = "fire-wasted" ["SS 12.2"] {
            side: Side,
            /// Firing units. Boxed because a set is larger than all other events.
            firers: Box<UnitSet>,
            target: HexId,
            /// Column for the fire strength, before shifts.
            first_column: ColumnId,
            /// All column shifts that applied to the fire.
            shifts: Vec<AppliedShift>,
        }
        /// A close combat is resolved on the Combat Results Table. CC-11 to CC-23.
        CloseCombatResolved = "close-combat-resolved" ["SS 14.2"] Blow { report: Box<CloseReport> }
        /// A cohesion test is rolled. COH-01.
        CohesionTested = "cohesion-tested" ["SS 15.1", if close "SS 15.2"] {
            lead: UnitId,
            /// Whether the close combat table is used.
            close: bool,
            test: CohesionTest,
            /// Dice rolled. `None` if a test case supplies the result.
            dice: Option<Dice>,
            result: CohesionResult,
        }
    }
    /// Events about rolls for other purposes.
    Rolls(RollEvent) {
        /// A side makes a general's command roll. CHIT-16, CHIT-17, CHIT-20.
        CommandRolled = "command-rolled" ["SS 10.6, 10.7"] {
            chit: ChitId,
            die: Die,
            /// Rating that the die must not exceed.
            rating: u8,
        }
        /// A side rolls on the Fog of War table. CHIT-10.
        FogRolled = "fog-rolled" ["SS 10.5b"] { side: Side, die: Die, row: FogRow }
        /// A side rolls on a general casualty table. CHIT-13.
        CasualtyRolled = "casualty-rolled" ["SS 10.5b"] {
            side: Side,
            die: Die,
            /// General who becomes a casualty. `None` for a near miss.
            leader: Option<ChitId>,
        }
        /// A side rolls a Break Test for a unit. BRK-02.
        BreakTested = "break-tested" ["SS 15.7"] {
            unit: UnitId,
            die: Die,
            /// Modified cohesion rating, which the die must not exceed.
            cr: u8,
        }
        /// A side rolls an attempt to rebuild a unit. RAL-04.
        RebuildRolled = "rebuild-rolled" ["SS 16.2"] {
            unit: UnitId,
            die: Die,
            /// Rating that the die must not exceed.
            cr: u8,
        }
        /// A script rolls on a table of the scenario, for a track or an arrival. OPT-02, SC1-03.
        TableRolled = "table-rolled" ["SS 10.4b, 20.0, 22.0"] {
            side: Side,
            /// Purpose of the roll, in the words of the scenario.
            what: String,
            dice: Dice,
        }
    }
}
