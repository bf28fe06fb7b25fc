"""The games for OpenSpiel: `pyspiel.load_game("ratking_rattus(players=2)")` after an import."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ratking.core.extras import missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from ratking.core.errors import BadFile
    from ratking.core.game import Game
    from ratking.core.position import position_head, read_position
    from ratking.core.question import NATURE, NOBODY
    from ratking.core.state import top_kind, top_seat
    from ratking.envs.codec.batch import rewards_of
    from ratking.envs.codec.codec import Codec
    from ratking.envs.information import NUMBERS, Heard, InformationStates, begin
    from ratking.envs.simulator import REWARDS
    from ratking.envs.wording import Wording
    from ratking.games import GAMES, game, manifest_of
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

LONGEST: Final = 6000
"""No game with random players comes near so many answers."""

HIGHEST_SCORE: Final = 300.0
MEMORY: Final = 32
"""How many of the last things heard an information-state tensor shows, unless told otherwise."""

UNDECIDED: Final = {"ready": 0}
"""To change one's mind for ever would be legal; here a seat that has planned is ready."""


def prefix(name: str) -> str:
    """Name a game as OpenSpiel lists it."""
    return f"ratking_{name}"


def type_of(rules: Game[Any]) -> pyspiel.GameType:
    """Describe a game: everything is explicit, and nature is a player of its own."""
    parts = manifest_of(rules.name)
    chosen = {option.name: option.default for option in rules.options()}
    chosen |= {"rewards": "place", "memory": MEMORY, "data": "", "position": ""}
    if parts.capped:
        chosen[parts.capped] = 0
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=prefix(rules.name),
        long_name=f"{rules.title}, rules {rules.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if parts.zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.player_counts()[-1],
        min_num_players=rules.player_counts()[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=chosen,
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters; lists are written with + between their parts."""

    name: ClassVar[str] = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        wishes = dict(TYPES[name].parameter_specification) | (params or {})
        data = str(wishes.pop("data"))
        self.rules = game(name, Path(data) if data else None)
        self.position = _moment(self.rules, str(wishes.pop("position")))
        self.by = REWARDS[str(wishes.pop("rewards"))]
        self.memory = int(wishes.pop("memory"))
        self.supply = int(wishes.pop(manifest_of(name).capped, 0))
        self.options = {key: _plain(value) for key, value in wishes.items()}
        first = begin(self.rules, self.options, self.supply, self.position)
        self.codec = Codec(self.rules, self.rules.players(first))
        self.wording = Wording(self.codec)
        super().__init__(TYPES[name], self._info(name), params or {})

    def _info(self, name: str) -> pyspiel.GameInfo:
        most = 1.0 if not self.by else HIGHEST_SCORE
        info = {
            "num_distinct_actions": self.codec.actions,
            "max_chance_outcomes": self.codec.chances,
            "num_players": self.codec.players,
            "min_utility": -most,
            "max_utility": most,
            "max_game_length": LONGEST,
        }
        if manifest_of(name).zero_sum:
            info["utility_sum"] = 0.0
        return pyspiel.GameInfo(**info)

    def new_initial_state(self) -> SpielState:
        """Set up a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Look at states as a seat or as a spectator."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, wanted, params)


def _moment(rules: Game[Any], path: str) -> dict[str, object] | None:
    """Read the position to begin at, if there is one; of it nobody may know more than others."""
    if not path:
        return None
    state = read_position(rules, position_head(Path(path).read_text(encoding="utf-8")))
    shown = rules.to_json(rules.observe(state, NOBODY).table)
    if rules.to_json(state) != shown:
        raise BadFile(
            f"In {path} somebody knows what others do not; a game begins where none does."
        )
    return rules.to_json(state)


def _plain(value: object) -> object:
    return value.replace("+", ",") if isinstance(value, str) else value


class SpielState(pyspiel.State):
    """A moment of a game; seats that think together are asked in their order."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.information = InformationStates(
            spiel.codec, spiel.options, spiel.supply, spiel.wording, spiel.position
        )

    @property
    def codec(self) -> Codec:
        """The codec of the game; a game that OpenSpiel copied is the same one."""
        codec: Codec = self.get_game().codec
        return codec

    def current_player(self) -> int:
        """Name who has to act."""
        seat = self.information.game.asked(self.information.state)
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self.information.state
        if self.information.game.asked(state) != player:
            return []
        ids = self.codec.ids(state, player)
        return ids[1:] if top_kind(state).name in UNDECIDED else ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what nature may answer, and how likely each of it is."""
        state = self.information.state
        weights = self.information.game.weights(state)
        total = sum(weights)
        ids = self.codec.ids(state, NATURE)
        return [(action, weight / total) for action, weight in zip(ids, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        seat = top_seat(self.information.state)
        self.information.answer(seat, self.codec.answer(self.information.state, seat, int(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        return self.information.label(seat, int(action))

    def is_terminal(self) -> bool:
        """Say whether nothing is left to answer."""
        return self.information.game.is_over(self.information.state)

    def returns(self) -> list[float]:
        """Say what every seat has got so far: nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.codec.players
        return rewards_of(self.information.game, self.information.state, self.get_game().by)

    def __str__(self) -> str:
        """Describe the table as a spectator sees it, and list every action so far."""
        seen = self.information.wording.position(self.information.state, NOBODY)
        return f"{seen}\n{' '.join(map(str, self.history()))}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Imagine a world that the player cannot tell from this one."""
        rng = Random(int(sampler() * 2**53) if callable(sampler) else 0)
        twin: SpielState = self.clone()
        twin.information = self.information.resampled(player, rng)
        return twin


class Observer:
    """What a seat sees: the planes of the codec by name, and with recall what it last heard.

    Of a seat that shows only what is its own, a number that a spectator knows as well is zero.
    """

    def __init__(self, spiel: SpielGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations take no parameters, not {params}.")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all seats hide, only what is open or one's own.")
        self.spiel = spiel
        self.public = wanted.public_info
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = wanted.perfect_recall
        memory = spiel.memory if self.recall else 0
        self.tensor = np.zeros(spiel.codec.size + memory * (1 + NUMBERS), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for plane in spiel.codec.planes:
            self.dict[plane.name] = self.tensor[at : at + plane.length]
            at += plane.length
        if self.recall:
            self.dict["heard"] = self.tensor[at:].reshape((memory, 1 + NUMBERS))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.tensor[: self.spiel.codec.size] = self._planes(state.information, player)
        if self.recall:
            heard = self._heard(state.information, player)
            rows = state.information.latest(heard, self._reader(player), self.spiel.memory)
            self.dict["heard"][:] = 0
            if rows:
                self.dict["heard"][: len(rows)] = rows

    def _reader(self, player: int) -> int:
        """Whoever looks without what is private is a spectator."""
        return player if self.private else NOBODY

    def _planes(self, information: InformationStates, player: int) -> NDArray[np.uint8]:
        codec, seat = self.spiel.codec, self._reader(player)
        seen = np.frombuffer(memoryview(codec.tensor(information.state, seat)), np.uint8)
        if self.public:
            return seen
        if not self.private:
            return np.zeros_like(seen)
        open_table = information.game.observe(information.state, NOBODY).table
        known = np.frombuffer(memoryview(codec.tensor(open_table, seat)), np.uint8)
        return np.where(seen == known, 0, seen).astype(np.uint8)

    def _heard(self, information: InformationStates, player: int) -> list[Heard]:
        if self.public:
            return information.heard[self._reader(player)]
        return information.private(player) if self.private else []

    def string_from(self, state: SpielState, player: int) -> str:
        """Write it in words: with recall everything heard, else the table and its numbers."""
        information = state.information
        if self.recall and self.private and self.public:
            return information.text(player)
        if self.recall:
            reader = self._reader(player)
            return "\n".join(thing.text(reader) for thing in self._heard(information, player))
        self.set_from(state, player)
        numbers = [
            f"{name}:{','.join(str(int(number)) for number in values)}"
            for name, values in self.dict.items()
            if values.any()
        ]
        return "\n".join([*self._words(information, player), " ".join(numbers)])

    def _words(self, information: InformationStates, player: int) -> list[str]:
        own, everybody = (
            information.wording.position(information.state, seat).splitlines()
            for seat in (player, NOBODY)
        )
        if self.public:
            return own if self.private else everybody
        return [line for line in own if line not in everybody] if self.private else []


TYPES: Final = {name: type_of(game(name)) for name in GAMES}


for _name, _type in TYPES.items():
    _opened = type(_name.capitalize(), (SpielGame,), {"name": _name, "__module__": __name__})
    globals()[_opened.__name__] = _opened  # a pickle looks for it here
    pyspiel.register_game(_type, _opened)
