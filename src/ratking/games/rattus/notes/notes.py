"""What designers ask about Rattus: class cards, pairs of them, rat tokens and endings."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ratking.arena.questions.notes import Findings, Notes
from ratking.arena.questions.things import Things
from ratking.arena.result import Result
from ratking.arena.result_tables import COUNT, NUMBER, SHARE, TEXT, Cell, Column, ResultTable
from ratking.core.event import Event
from ratking.core.game import Game, Outcome
from ratking.games.rattus import events as told
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.tokens import FAMILIES, Face

MOST_PAIRS: Final = 30
NOWHERE: Final = -1


class RattusNotes(Notes):
    """Follows cards and citizens from hand to hand and region to region."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        super().__init__(game, state)
        self.cards: list[set[int]] = [set() for _ in range(self.players)]
        self.citizens: dict[tuple[int, int], int] = {}
        self.struck = NOWHERE
        self.token = ""
        self.turn = NOWHERE

    def note(self, event: Event) -> None:
        """Note what an event says about cards, citizens, rats or turns."""
        match event:
            case told.CardTaken(seat=seat, card=card, loser=loser):
                self._take(seat, card, loser)
            case told.CardUsed(seat=seat, card=card):
                self.add("card", card_name(card), "used", seat)
            case told.TurnBegan(seat=seat):
                self._end_turn()
                self.turn = seat
            case told.LastTurnEnded():
                self._end_turn()
            case told.RatRevealed(face=face):
                self._reveal(face)
            case told.OutbreakBegan(region=region):
                self._break_out(region)
            case told.CitizensDied(seat=seat, region=region, count=count):
                self._move(seat, region, -count)
                self._lose(seat, region, count)
            case told.CitizensPlaced(seat=seat, region=region, count=count):
                self._move(seat, region, count)
            case told.CitizensReleased(seat=seat, region=region, count=count):
                self._move(seat, region, count)
            case told.CitizenSaved(seat=seat, region=region):
                self._move(seat, region, -1)
            case told.CitizensMoved(seat=seat, origin=origin, goal=goal, count=count):
                self._move(seat, origin, -count)
                self._move(seat, goal, count)

    def _take(self, seat: int, card: int, loser: int) -> None:
        self.cards[seat].add(card)
        self.add("card", card_name(card), "taken", seat)
        if loser >= 0:
            self.cards[loser].discard(card)
            self.add("card", card_name(card), "taken away", seat)

    def _end_turn(self) -> None:
        if self.turn >= 0:
            self.add_for_table("game", "all", "turns")
            self._note_cards("turns", self.turn, 1)
        self.turn, self.struck = NOWHERE, NOWHERE

    def _reveal(self, face: int) -> None:
        self.struck = NOWHERE
        self.token = token_name(self.state.box.faces[face])
        self.add_for_table("token", self.token, "revealed")

    def _break_out(self, region: int) -> None:
        self.struck = region
        self.add_for_table("token", self.token, "outbreaks")
        for seat in range(self.players):
            self._note_cards("threatened", seat, self.citizens.get((seat, region), 0))

    def _lose(self, seat: int, region: int, count: int) -> None:
        self.add("citizens", "all", "lost", seat, count)
        if region == self.struck:
            self.add("token", self.token, "lost", seat, count)
            self._note_cards("lost", seat, count)

    def _move(self, seat: int, region: int, count: int) -> None:
        self.citizens[seat, region] = self.citizens.get((seat, region), 0) + count

    def _note_cards(self, measure: str, seat: int, amount: int) -> None:
        """Count something for every card of a seat and every pair of them."""
        if not amount:
            return
        names = sorted(card_name(card) for card in self.cards[seat])
        for name in names:
            self.add("card", name, measure, seat, amount)
        for pair in combinations(names, 2):
            self.add("pair", " + ".join(pair), measure, seat, amount)

    def close(self, outcome: Outcome) -> None:
        """Note who has which cards in the end."""
        for card in self.state.cards:
            self.add_for_table("card", card_name(card), "in play")
        for seat in range(self.players):
            self._note_cards("kept", seat, 1)


def token_name(face: Face) -> str:
    """Describe a rat token: its limit and its symbols."""
    counts = [("majority", face.majority), *zip(FAMILIES, face.symbols, strict=True)]
    counts.append(("everyone", face.everyone))
    symbols = [f"{count} {name}" if count > 1 else name for name, count in counts if count]
    return f"limit {face.limit}: {', '.join(symbols) or 'nothing'}"


class RattusFindings(Findings):
    """Adds up cards, pairs, tokens and endings."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = Things("card", "kept", "turns")
        self.pairs = Things("pair", "kept", "turns")
        self.tokens = Things("token")
        self.ends: dict[str, list[tuple[int, int, int]]] = {}

    def add(self, result: Result) -> None:
        """Count one game."""
        super().add(result)
        for things in (self.cards, self.pairs, self.tokens):
            things.add(result)
        turns = result.facts.get("game", {}).get("all", {}).get("turns", [0])[0]
        lost = sum(result.facts.get("citizens", {}).get("all", {}).get("lost", [0]))
        self.ends.setdefault(result.ending, []).append((turns, lost, sum(result.scores)))

    def tables(self) -> list[ResultTable]:
        """Show cards, pairs, tokens and endings."""
        return [self._cards(), self._pairs(), self._endings(), self._limits(), self._tokens()]

    def _cards(self) -> ResultTable:
        rows: list[list[Cell]] = [
            [
                card,
                self.cards.wins(card, "kept"),
                self.cards.wins(card, "turns"),
                survival(self.cards, card),
                self.cards.a_game(card, "used"),
                self.cards.a_game(card, "taken away"),
            ]
            for card in self.cards.games
        ]
        columns = [
            Column("Card", TEXT),
            Column("Wins of who has it in the end", SHARE, drawn=True),
            Column("Wins by turns held", SHARE),
            Column("Survival", SHARE),
            Column("Uses a game"),
            Column("Taken away a game"),
        ]
        about = (
            "Survival: how many of a holder's citizens lived where the plague broke out. "
            "Nobody draws cards by lot, so a strong player makes a card look strong: let one agent "
            "play all seats to judge the cards."
        )
        return ResultTable("cards", "Class cards", about, columns, best_first(rows), self.fair())

    def _pairs(self) -> ResultTable:
        known = sorted(self.pairs.sums, key=lambda pair: -self.pairs.sums[pair]["turns"])
        rows: list[list[Cell]] = [
            [
                pair,
                self.pairs.sums[pair]["turns"],
                self.pairs.wins(pair, "turns"),
                survival(self.pairs, pair),
            ]
            for pair in known[:MOST_PAIRS]
        ]
        columns = [
            Column("Pair", TEXT),
            Column("Turns", COUNT),
            Column("Wins by turns held", SHARE, drawn=True),
            Column("Survival", SHARE),
        ]
        about = (
            f"Two cards held by one player; the {MOST_PAIRS} pairs that were held longest. "
            "The first is the one whose interval begins highest."
        )
        return ResultTable("pairs", "Pairs of cards", about, columns, best_first(rows), self.fair())

    def _endings(self) -> ResultTable:
        rows: list[list[Cell]] = []
        for ending, games in sorted(self.ends.items(), key=lambda item: -len(item[1])):
            means = [sum(column) / len(games) for column in zip(*games, strict=True)]
            rows.append([ending, len(games), *means])
        columns = [
            Column("Ending", TEXT),
            Column("Games", COUNT),
            Column("Turns", NUMBER, drawn=True),
            Column("Citizens lost"),
            Column("Points of all"),
        ]
        about = "What a game with such an ending looks like in the mean."
        return ResultTable("rattus-endings", "Games by their ending", about, columns, rows)

    def _limits(self) -> ResultTable:
        limits = Things("limit")
        for token in self.tokens.games:
            limits.sums[token.partition(":")[0]].update(self.tokens.sums[token])
        rows = [self._token_row(limits, limit) for limit in sorted(limits.sums)]
        about = "How often a rat's crowd is large enough, and how many citizens then die."
        return ResultTable("limits", "Rats by limit", about, token_columns("Limit"), rows)

    def _tokens(self) -> ResultTable:
        rows = [self._token_row(self.tokens, token) for token in sorted(self.tokens.games)]
        about = "The same for every rat token; tokens with the same print are one line."
        return ResultTable("tokens", "Losses per token", about, token_columns("Token"), rows)

    def _token_row(self, things: Things, name: str) -> list[Cell]:
        return [
            name,
            things.sums[name]["revealed"] / max(self.games, 1),
            things.each(name, "outbreaks", "revealed"),
            things.each(name, "lost", "outbreaks"),
            things.each(name, "lost", "revealed"),
        ]


def token_columns(first: str) -> list[Column]:
    """Name the columns of a table of rat tokens."""
    return [
        Column(first, TEXT),
        Column("Revealed a game"),
        Column("Outbreaks", SHARE),
        Column("Lost in an outbreak"),
        Column("Lost when revealed", NUMBER, drawn=True),
    ]


def survival(things: Things, name: str) -> float:
    """Say which part of the citizens at stake lived."""
    return 1 - things.each(name, "lost", "threatened")


def best_first(rows: list[list[Cell]]) -> list[list[Cell]]:
    """Sort by what the first estimate is at least: what was rarely tried leads no list."""
    return sorted(rows, key=lambda row: -next(cell.low for cell in row if hasattr(cell, "low")))
