"""Games that break the laws of numeric observations."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from tests.conformance.broken import sealed_state
from tests.conformance.sealed import CARDS, SealedState


@sealed_state("observation-bounds")
class PointsAreMoreThanTheSchemaSays(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        out[at] = 100


@sealed_state("observation-bounds")
class ThereIsMoreThanTheSchemaSays(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        out[at + self.observation_schema().size] = 1


@sealed_state("observation-bounds")
class ToObserveCostsAPoint(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        self.points[seat] -= 1


@sealed_state("secret-observations")
class TheNextSeatsChoiceIsObserved(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        out[at] = max(0, self.chosen[(seat + 1) % self.seats])


@sealed_state("secret-observations")
class OwnChoicesAreNotObservedOfTheTruth(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        if min(self.chosen) >= 0:
            out[at + self.seats * (2 + CARDS)] = 0


@sealed_state("complete-observations")
class CommitmentIsNotObserved(SealedState):
    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().encode_into(seat, out, at)
        for place in range(self.seats):
            out[at + self.seats + place] = 0
