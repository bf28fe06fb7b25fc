"""What things are called in Rattus Cartus."""

from __future__ import annotations

from ratking.core.event import HIDDEN
from ratking.games.cartus.pieces import (
    COPIES,
    FAMILIES,
    FIGURES,
    JOKER,
    NUNS,
    OTHERS,
    POPULATION,
    family_of,
)
from ratking.games.cartus.state import CartusState
from ratking.games.cartus.tables import BUILDING_NAMES, Tables
from ratking.games.cartus.words.rules import BUILDINGS as BUILDING_RULES
from ratking.games.cartus.words.rules import CARDS, LIMITS
from ratking.text.say import message_name
from ratking.text.words import Facts, Item, Thing, Words


class CartusNames(Words):
    """Names of seats, cards, classes and buildings."""

    limits = LIMITS

    def printed(self, tables: Tables) -> dict[str, str]:
        """List the texts of the buildings."""
        return {building_message(b) + ".text": row["text"] for b, row in enumerate(tables.texts)}

    def letter(self, seat: int) -> str:
        """Mark a seat with the first letter of its colour."""
        return self.say(f"seat-{seat}.letter")

    def card(self, card: int) -> str:
        """Name a hand card: a figure with its nuns, a joker or a special card."""
        if card == HIDDEN:
            return self.say("card-hidden")
        if card >= POPULATION:
            return self.say(message_name("card", OTHERS[card - JOKER]))
        figure = self.say(message_name("card", FIGURES[card // NUNS]))
        return self.say("card-with-nuns", figure=figure, nuns=card % NUNS)

    def cards(self, cards: list[int]) -> str:
        """List hand cards."""
        return ", ".join(self.card(card) for card in cards) or self.say("no-cards")

    def short_card(self, card: int) -> str:
        """Name a hand card in few letters: a figure and the number of its nuns."""
        if card >= POPULATION:
            return self.card(card)
        figure = self.say(message_name("card", FIGURES[card // NUNS]))
        return f"{figure} {card % NUNS}"

    def family(self, family: int) -> str:
        """Name a class."""
        return self.say(f"family-{FAMILIES[family]}")

    def building(self, building: int) -> str:
        """Name a building."""
        return self.say(building_message(building))

    def building_facts(self, building: int) -> Facts:
        """Name a building, also as an object and as an owner."""
        name = building_message(building)
        return {
            "building": self.say(name),
            "the_building": self.say(name + ".the"),
            "of_building": self.say(name + ".of"),
        }

    def building_text(self, building: int) -> str:
        """Say what a building does and which class it belongs to."""
        text = self.say(building_message(building) + ".text")
        return self.say("building-with-class", text=text, family=self.family(family_of(building)))

    def supply(self, table: CartusState, card: int) -> str:
        """Say what the supply action of a building card brings."""
        draw, rats, look = table.box.supplies[card]
        parts = []
        if draw:
            parts.append(self.say("supply-draw", count=draw))
        if rats:
            parts.append(self.say("supply-rats", count=rats))
        if look:
            parts.append(self.say("supply-look", count=look))
        return ", ".join(parts) or self.say("supply-nothing")

    def glossary(self, table: CartusState) -> dict[str, str]:
        """List the buildings in the game and the special cards with their texts."""
        chosen = sorted({card // COPIES for card, flag in enumerate(table.chosen) if flag})
        found = {self.building(building): self.building_text(building) for building in chosen}
        for name in OTHERS:
            message = message_name("card", name)
            found[self.say(message)] = self.say(message + ".text")
        return found

    def things(self) -> list[Thing]:
        """List the buildings, and the cards that are more than a figure."""
        found = [
            Thing(f"building:{b}", self.building(b), self.building_text(b), BUILDING_RULES[name])
            for b, name in enumerate(BUILDING_NAMES)
        ]
        for place, name in enumerate(OTHERS):
            text = self.say(message_name("card", name) + ".text")
            found.append(
                Thing(f"card:{JOKER + place}", self.card(JOKER + place), text, CARDS[name])
            )
        return found

    def items(self, option: str) -> list[Item]:
        """List the buildings; each class needs five cards."""
        if option != "buildings":
            return []
        return [self._item(building) for building in range(len(BUILDING_NAMES))]

    def _item(self, building: int) -> Item:
        family = self.family(family_of(building))
        text = self.building_text(building)
        return Item(BUILDING_NAMES[building], self.building(building), text, family)

    def places(self, table: CartusState) -> dict[str, str]:
        """List nothing: all places at this table are buildings."""
        return {}


def building_message(building: int) -> str:
    """Spell the message of a building after its name."""
    return message_name("building", BUILDING_NAMES[building].replace("'", ""))
