"""Named changes of behaviour of German Railroads since its first release."""

from coalface.core.tables import Fix

FIXES = (
    Fix(
        "repeat_a_space_again",
        since=2,
        rule="RR-50",
        reason="A space could be repeated only once a turn, even by a boilerman's second use of a"
        " factory or with two placements on the space for a black or gray step. Now it may be"
        " repeated again, unless a factory that an engineer set to work would repeat an engineer"
        " who copies or sets to work and was repeated before: that is the only way round in a"
        " circle.",
    ),
    Fix(
        "majority_needs_an_engineer",
        since=2,
        rule="RR-86",
        reason="The end bonus card that counts as an engineer brought a prize to a player who had"
        " hired nobody.",
    ),
)
