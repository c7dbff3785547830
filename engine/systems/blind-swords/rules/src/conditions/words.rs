//! Words of conditions, as written in documents.

use std::fmt;
use std::marker::PhantomData;
use std::sync::LazyLock;

use kernel::{Claim, Formula, Share, Side, bounds};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::fact::Fact;
use super::predicates::WORDS;
use super::rows::Kind;
use super::subject::Who;
use super::values::Variable;
use super::{Condition, Predicate, any, fact, half};
use crate::game::{
    Arm, Between, FeatureId, GradeId, GroundMarkerId, HexsideWater, MarkerId, RangeBand, TerrainId,
    TraitId, WeaponId,
};

/// Words that combine predicates of one subject.
const JOINING: [&str; 3] = ["all", "any-of", "not"];

/// Kind of subject, represented as a type with its own schema.
trait Subject: Sized + 'static {
    #[cfg(feature = "schema")]
    const KIND: Kind;
    /// Name of the subject's predicates in schemas.
    const NAME: &'static str;
    /// Returns the words of the subject's predicates.
    fn words() -> &'static [&'static str];
}

/// Predicates that one member of a subject must meet together.
struct Are<S>(Formula<Predicate>, PhantomData<S>);

macro_rules! subjects {
    ($($(#[doc = $doc:literal])+ $kind:ident as $name:literal;)+) => {
        $(
            $(#[doc = $doc])+
            struct $kind;

            impl Subject for $kind {
                #[cfg(feature = "schema")]
                const KIND: Kind = Kind::$kind;
                const NAME: &'static str = $name;

                fn words() -> &'static [&'static str] {
                    static OWN: LazyLock<Vec<&str>> = LazyLock::new(|| {
                        let own = WORDS.iter().filter(|word| word.kinds.contains(&Kind::$kind));
                        own.map(|word| word.word).chain(JOINING).collect()
                    });
                    &OWN
                }
            }
        )+
    };
}

subjects! {
    /// A firing unit.
    Firer as "FirerPredicates";
    /// A unit other than a firing unit.
    Unit as "UnitPredicates";
    /// A hex.
    Hex as "HexPredicates";
    /// A hexside.
    Hexside as "HexsidePredicates";
    /// The lines of fire.
    Line as "LinePredicates";
}

impl<'de, S: Subject> Deserialize<'de> for Are<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Are<S>, D::Error> {
        deserializer.deserialize_struct(S::NAME, S::words(), Entries(PhantomData))
    }
}

struct Entries<S>(PhantomData<S>);

impl<'de, S: Subject> Visitor<'de> for Entries<S> {
    type Value = Are<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a mapping")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Are<S>, A::Error> {
        let mut all = Vec::new();
        while let Some(word) = map.next_key::<String>()? {
            let joined = |of: Vec<Are<S>>| of.into_iter().map(|are| are.0).collect::<Vec<_>>();
            all.push(match word.as_str() {
                "all" => Formula::all(joined(map.next_value::<Several<Are<S>>>()?.0)),
                "any-of" => Formula::AnyOf(joined(map.next_value::<Several<Are<S>>>()?.0)),
                "not" => map.next_value::<Are<S>>()?.0.denied(),
                word if S::words().contains(&word) => Formula::Is(Predicate::read(word, &mut map)?),
                word => return Err(A::Error::unknown_field(word, S::words())),
            });
        }
        match all.is_empty() {
            false => Ok(Are(Formula::all(all), PhantomData)),
            true => Err(A::Error::custom("too few fields: expected at least 1")),
        }
    }
}

/// A list with at least one item.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(bound = "T: Deserialize<'de>")]
struct Several<T>(
    #[serde(deserialize_with = "bounds::some")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    Vec<T>,
);

#[cfg(feature = "schema")]
impl<S: Subject> schemars::JsonSchema for Are<S> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        S::NAME.into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut properties = schemars::json_schema!({});
        let mut add = |word: &str, about: &str, mut schema: schemars::Schema| {
            schema.insert("description".to_owned(), about.into());
            properties.insert(word.to_owned(), schema.to_value());
        };
        for word in WORDS.iter().filter(|word| word.kinds.contains(&S::KIND)) {
            add(word.word, word.about.trim(), Predicate::schema(word.word, generator));
        }
        let list = generator.subschema_for::<Several<Are<S>>>();
        add("all", "All of these hold.", list.clone());
        add("any-of", "One or more of these hold.", list);
        add("not", "This does not hold.", generator.subschema_for::<Are<S>>());
        schemars::json_schema!({
            "type": "object",
            "description": "Predicates that one member of the subject meets together.",
            "properties": properties,
            "additionalProperties": false,
            "minProperties": 1,
        })
    }
}

/// Defines the type of a condition with its words. Adds the words that all conditions share.
macro_rules! conditions {
    (
        $(#[doc = $doc:literal])+
        $name:ident as $written:ident, $shown:literal {
            $($(#[doc = $word_doc:literal])+ $word:ident($value:ty) => $convert:expr,)+
        }
        or {
            $($(#[doc = $alone_doc:literal])+ $alone:ident => $meaning:expr,)+
        }
    ) => {
        $(#[doc = $doc])+
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(from = $shown)]
        pub struct $name(pub Condition);

        $(#[doc = $doc])+
        #[derive(Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        enum $written {
            /// All conditions in this list hold.
            All(Several<$name>),
            /// At least one condition in this list holds.
            AnyOf(Several<$name>),
            /// This condition does not hold.
            Not(Box<$name>),
            /// The game turn is one of these.
            Turn(Between<u8>),
            /// This side fires or attacks.
            Acting(Side),
            /// A script variable of the scenario is within bounds. It counts as 0 in a scenario
            /// without it.
            Variable(Variable),
            $($(#[doc = $word_doc])+ $word($value),)+
            $($(#[doc = $alone_doc])+ $alone,)+
            /// The game turn is between the first and the last of these turns.
            Turns(Turns),
        }

        impl From<$written> for $name {
            fn from(written: $written) -> $name {
                let all = |of: Several<$name>| of.0.into_iter().map(|it| it.0).collect::<Vec<_>>();
                $name(match written {
                    $written::All(of) => Formula::all(all(of)),
                    $written::AnyOf(of) => Formula::AnyOf(all(of)),
                    $written::Not(it) => it.0.denied(),
                    $written::Turn(turns) => any(Who::Act, Predicate::Turn(turns)),
                    $written::Acting(side) => any(Who::Act, Predicate::Acting(side)),
                    $written::Variable(it) => any(Who::Act, Predicate::Variable(it)),
                    $($written::$word(it) => {
                        let meaning: fn($value) -> Condition = $convert;
                        meaning(it)
                    })+
                    $($written::$alone => $meaning,)+
                    $written::Turns(Turns { first, last }) => {
                        let turns = Between { at_least: Some(first), at_most: Some(last) };
                        any(Who::Act, Predicate::Turn(turns))
                    }
                })
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $written::json_schema(generator)
            }
        }
    };
}

conditions! {
    /// Condition of a column shift for fire. FIRE-12 to FIRE-21, V-76.
    FireCondition as FireWord, "FireWord" {
        /// At least one firing unit meets all these predicates.
        Firer(Are<Firer>) => |are| claim(Who::Firer, Share::Any, are),
        /// Units with at least half of the firing strength meet all these predicates.
        HalfFirers(Are<Firer>) => |are| claim(Who::Firer, Share::Half, are),
        /// The lead unit of the target meets all these predicates, which may also concern its hex.
        Target(Are<Unit>) => |are| claim(Who::Target, Share::Any, are),
        /// The line of fire meets all these predicates.
        Line(Are<Line>) => |are| claim(Who::Line, Share::Any, are),
        /// The target's hex is of this terrain.
        TargetTerrain(TerrainId) => |id| any(Who::Target, Predicate::Terrain(id)),
        /// The line of fire passes over this terrain.
        OverTerrain(TerrainId) => |id| any(Who::Line, Predicate::Terrain(id)),
        /// Artillery of this kind makes up at least half of the firing strength.
        HalfArtillery(ArtilleryFire) => |it| half(Who::Firer, vec![
            Predicate::Arm(Arm::Artillery),
            Predicate::Weapon(it.weapon),
            Predicate::Band(it.at.bands()),
        ]),
        /// The line of fire enters the target's hex across a feature.
        BehindFeature(Cover) => |it| Formula::Is(Claim::any(Who::Firer, Formula::All(vec![
            Formula::AnyOf(vec![
                Formula::Is(Predicate::Arm(Arm::Artillery)).denied(),
                Formula::Is(Predicate::Range(Between {
                    at_least: None,
                    at_most: Some(it.guns_within),
                })),
            ]),
            Formula::Is(Predicate::Across(it.feature)),
        ]))),
        /// The turn is this turn or later, and a firer's range is this range or longer.
        Late(Late) => |it| {
            let from = |least| Between { at_least: Some(least), at_most: None };
            Formula::All(vec![
                any(Who::Act, Predicate::Turn(from(it.from_turn))),
                any(Who::Firer, Predicate::Range(from(it.from_range))),
            ])
        },
        /// A firer has this marker.
        FirerMarked(MarkerId) => |id| any(Who::Firer, Predicate::Marked(id)),
        /// A firer has this trait.
        FirerTrait(TraitId) => |id| any(Who::Firer, Predicate::Trait(id)),
        /// The lead unit of the target has this trait.
        TargetTrait(TraitId) => |id| any(Who::Target, Predicate::Trait(id)),
        /// A firer has this weapon.
        FirerArmed(WeaponId) => |id| any(Who::Firer, Predicate::Weapon(id)),
        /// A firer is in this terrain.
        FirerTerrain(TerrainId) => |id| any(Who::Firer, Predicate::Terrain(id)),
        /// The lead unit of the target has this marker.
        TargetMarked(MarkerId) => |id| any(Who::Target, Predicate::Marked(id)),
        /// This side fires.
        FirerSide(Side) => |side| any(Who::Act, Predicate::Acting(side)),
        /// This ground marker is in the target's hex.
        TargetGround(GroundMarkerId) => |id| any(Who::Target, Predicate::Ground(id)),
        /// This ground marker is in a firer's hex.
        FirerGround(GroundMarkerId) => |id| any(Who::Firer, Predicate::Ground(id)),
        /// The lead unit of the target is of this arm.
        TargetArm(Arm) => |arm| any(Who::Target, Predicate::Arm(arm)),
        /// The target's hex is at these levels.
        TargetLevel(Between<u8>) => |levels| any(Who::Target, Predicate::Level(levels)),
        /// A firing unit's hex is at these levels.
        FirerLevel(Between<u8>) => |levels| any(Who::Firer, Predicate::Level(levels)),
    } or {
        /// The line of fire passes over a unit.
        OverUnits => fact(Fact::OverUnits),
        /// A firing unit is in Skirmish Order.
        FirerSkirmishes => any(Who::Firer, Predicate::Skirmishing(true)),
        /// The lead unit of the target is in Skirmish Order.
        TargetSkirmishes => any(Who::Target, Predicate::Skirmishing(true)),
        /// The fire qualifies as converging or flanking fire.
        CrossFire => fact(Fact::CrossFire),
        /// Infantry or cavalry fires uphill at an adjacent target across a slope.
        UphillNextDoor => Formula::All(vec![
            any(Who::Firer, Predicate::Arm(Arm::Artillery)).denied(),
            any(Who::Firer, Predicate::Uphill(true)),
        ]),
        /// An event helps the fire.
        EventFire => fact(Fact::HelpedByEvent),
    }
}

conditions! {
    /// Condition of a column shift for close combat. CC-13 to CC-21.
    CloseCondition as CloseWord, "CloseWord" {
        /// At least one attacker in the Assaulting Hex meets all these predicates.
        Attacker(Are<Unit>) => |are| claim(Who::Attacker, Share::Any, are),
        /// Units with at least half of the strength in the Assaulting Hex meet all these
        /// predicates.
        HalfAttackers(Are<Unit>) => |are| claim(Who::Attacker, Share::Half, are),
        /// At least one defender meets all these predicates.
        Defender(Are<Unit>) => |are| claim(Who::Defender, Share::Any, are),
        /// Units with at least half of the defending strength meet all these predicates.
        HalfDefenders(Are<Unit>) => |are| claim(Who::Defender, Share::Half, are),
        /// The lead unit of the defenders meets all these predicates.
        LeadDefender(Are<Unit>) => |are| claim(Who::LeadDefender, Share::Any, are),
        /// The Assaulting Hex meets all these predicates.
        AttackerHex(Are<Hex>) => |are| claim(Who::AttackerHex, Share::Any, are),
        /// The target hex meets all these predicates.
        DefenderHex(Are<Hex>) => |are| claim(Who::DefenderHex, Share::Any, are),
        /// The hexside from the Assaulting Hex to the target meets all these predicates.
        Hexside(Are<Hexside>) => |are| claim(Who::Hexside, Share::Any, are),
        /// The defender is above the Assaulting Hex across a slope of this grade.
        DefenderUp(GradeId) => |grade| any(Who::Hexside, Predicate::Rises(grade.into())),
        /// At least half of the attacking strength is infantry with this weapon.
        AttackerHalfArmed(WeaponId) => |id| half(Who::Attacker, infantry_with(id)),
        /// At least half of the defending strength is infantry with this weapon.
        DefenderHalfArmed(WeaponId) => |id| half(Who::Defender, infantry_with(id)),
        /// At least half of the attacking strength has this trait.
        AttackerHalfTrait(TraitId) => |id| half(Who::Attacker, vec![Predicate::Trait(id)]),
        /// At least half of the defending strength has this trait.
        DefenderHalfTrait(TraitId) => |id| half(Who::Defender, vec![Predicate::Trait(id)]),
        /// The attack from the Assaulting Hex crosses this feature.
        AcrossFeature(FeatureId) => |id| any(Who::Hexside, Predicate::Feature(id)),
        /// At least half of the defending strength has this marker.
        DefenderHalfMarked(MarkerId) => |id| half(Who::Defender, vec![Predicate::Marked(id)]),
        /// The target hex is of this terrain.
        TargetTerrain(TerrainId) => |id| any(Who::DefenderHex, Predicate::Terrain(id)),
        /// The Assaulting Hex is of this terrain.
        AttackerTerrain(TerrainId) => |id| any(Who::AttackerHex, Predicate::Terrain(id)),
        /// This side attacks.
        AttackerSide(Side) => |side| any(Who::Act, Predicate::Acting(side)),
        /// The target hex has this ground marker.
        TargetGround(GroundMarkerId) => |id| any(Who::DefenderHex, Predicate::Ground(id)),
        /// The Assaulting Hex has this ground marker.
        AttackerGround(GroundMarkerId) => |id| any(Who::AttackerHex, Predicate::Ground(id)),
        /// The attack from the Assaulting Hex crosses a hexside with this ground marker.
        AcrossGround(GroundMarkerId) => |id| any(Who::Hexside, Predicate::Ground(id)),
        /// The target hex is at these levels.
        TargetLevel(Between<u8>) => |levels| any(Who::DefenderHex, Predicate::Level(levels)),
        /// The Assaulting Hex is at these levels.
        AttackerLevel(Between<u8>) => |levels| any(Who::AttackerHex, Predicate::Level(levels)),
    } or {
        /// At least half of the defending strength is artillery.
        DefenderHalfArtillery => half(Who::Defender, vec![Predicate::Arm(Arm::Artillery)]),
        /// An attacker in the Assaulting Hex has a better modified CR than the defending lead unit.
        AttackerCrBetter => fact(Fact::AttackerCrBetter),
        /// The defending lead unit has a better modified CR than every attacker in the Assaulting
        /// Hex.
        DefenderCrBetter => fact(Fact::DefenderCrBetter),
        /// The defender is above the Assaulting Hex across a slope.
        DefenderUpSlope => any(Who::Hexside, Predicate::Rises(GradeId::SLOPE.into())),
        /// The defender is above the Assaulting Hex across a steep slope.
        DefenderUpSteepSlope => any(Who::Hexside, Predicate::Rises(GradeId::STEEP.into())),
        /// The attack from the Assaulting Hex crosses a flowing stream.
        AcrossStream => any(Who::Hexside, Predicate::Water(HexsideWater::Stream)),
        /// An event helps the attack.
        EventAttack => fact(Fact::HelpedByEvent),
        /// Attackers are in two flanking hexes, or in one that is two hexes from the Assaulting
        /// Hex. V-50.
        FlankingAttack => fact(Fact::FlankingAttack),
        /// At least half of the attacking strength is mounted cavalry with weapons for close
        /// combat, not charging, against terrain that permits charges.
        AttackerHalfSabres => Formula::All(vec![
            any(Who::DefenderHex, Predicate::PermitsCharges(true)),
            half(Who::Attacker, vec![
                Predicate::Arm(Arm::Cavalry),
                Predicate::Fires(false),
                Predicate::Charged(false),
            ]),
        ]),
    }
}

fn claim<S>(who: Who, share: Share, are: Are<S>) -> Condition {
    Formula::Is(Claim { who, share, is: are.0 })
}

fn infantry_with(weapon: WeaponId) -> Vec<Predicate> {
    vec![Predicate::Arm(Arm::Infantry), Predicate::Weapon(weapon)]
}

/// First and last turn at which a condition holds.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Turns {
    /// First turn on which the condition holds.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 99)))]
    first: u8,
    /// Last turn on which the condition holds.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 99)))]
    last: u8,
}

/// Hexside feature that gives a target cover.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Cover {
    /// Kind of feature that the line of fire must cross.
    feature: FeatureId,
    /// Longest range at which the feature covers the target from artillery, in hexes.
    guns_within: u8,
}

/// Failing light, in which fire at long distances is harder.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Late {
    /// First turn of the failing light.
    from_turn: u8,
    /// Shortest range that the light affects, in hexes.
    from_range: u8,
}

/// Artillery with a given weapon that fires in given range bands.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ArtilleryFire {
    /// Weapon of the artillery.
    weapon: WeaponId,
    /// Range bands in which the artillery fires.
    at: ArtilleryBands,
}

/// Range bands in which a shift for artillery applies.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
enum ArtilleryBands {
    /// Canister range, unless the artillery has forfeited canister.
    Canister,
    /// Long or Extreme range.
    LongAndExtreme,
}

impl ArtilleryBands {
    fn bands(self) -> Vec<RangeBand> {
        match self {
            ArtilleryBands::Canister => vec![RangeBand::Canister],
            ArtilleryBands::LongAndExtreme => vec![RangeBand::Long, RangeBand::Extreme],
        }
    }
}
