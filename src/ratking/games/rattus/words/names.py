"""What things are called in Rattus."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.state import CARDS, WITH_REGION_CARDS, RattusState
from ratking.games.rattus.tables import Tables
from ratking.games.rattus.tokens import FAMILIES
from ratking.games.rattus.travel import TO_HAVEN
from ratking.games.rattus.words.rules import REGION_CARDS, REGIONS, rules_of_card
from ratking.text.say import Say, message_name, sentence
from ratking.text.words import Facts, Item, Thing, Words

FORMS: Final = ("in", "to", "from", "of")


class RattusNames(Words):
    """Names of seats, regions, borders, class cards, region cards and faces."""

    def __init__(self, say: Say, tables: Tables) -> None:
        super().__init__(say, tables)
        self._forms: dict[str, list[str]] = {}

    def printed(self, tables: Tables) -> dict[str, str]:
        """List the texts of the class cards."""
        return {
            message_name("card", name) + ".text": row["text"] for name, row in tables.cards.items()
        }

    def letter(self, seat: int) -> str:
        """Mark a seat with the first letter of its colour."""
        return self.say(f"seat-{seat}.letter")

    def region(self, table: RattusState, region: int) -> str:
        """Name a region as the board does."""
        return table.box.board.names[region]

    def region_facts(self, table: RattusState, key: str, region: int) -> Facts:
        """Name a region under a key, and with what stands before it: in_, to_, from_ and of_."""
        return self._place(key, self.region(table, region))

    def goal_facts(self, table: RattusState, key: str, goal: int) -> Facts:
        """Name where citizens go: a region, or the Safe Haven."""
        if goal == TO_HAVEN:
            return self._place(key, self.say("safe-haven"), "safe-haven")
        return self.region_facts(table, key, goal)

    def _place(self, key: str, name: str, kind: str = "") -> Facts:
        if name not in self._forms:
            kind = kind or message_name(name)
            self._forms[name] = [self.say(f"{f}-region", name=kind, region=name) for f in FORMS]
        facts: Facts = {key: name}
        for form, said in zip(FORMS, self._forms[name], strict=True):
            facts[f"{form}_{key}"] = said
        return facts

    def border(self, table: RattusState, border: int) -> str:
        """Name a border after its two regions."""
        here, there = table.box.borders[border]
        return self.say("border", here=self.region(table, here), there=self.region(table, there))

    def card(self, card: int) -> str:
        """Name a class card."""
        return self.say(message_name("card", card_name(card)))

    def the_card(self, card: int) -> str:
        """Name a class card as the object of a sentence."""
        return self.say(message_name("card", card_name(card)) + ".the")

    def family(self, card: int) -> str:
        """Name the class of a card."""
        return self.say(f"family-{FAMILIES[DECK[card].family]}")

    def short_family(self, card: int) -> str:
        """Name the class of a card with the letters that rats show on the board."""
        return self.say(f"family-{FAMILIES[DECK[card].family]}.short")

    def region_card(self, table: RattusState, number: int) -> str:
        """Describe a region card: its region, and the classes that it protects."""
        return self._region_card_name(table.box.tables, number)

    def _region_card_name(self, tables: Tables, number: int) -> str:
        return self.say("region-card", **self._printed(tables, number, "", ", "))

    def short_region_card(self, table: RattusState, number: int) -> str:
        """Describe a region card with a few letters."""
        return self.say(
            "region-card.short", **self._printed(table.box.tables, number, ".short", "+")
        )

    def _printed(self, tables: Tables, number: int, form: str, joint: str) -> Facts:
        card = tables.region_cards[number]
        classes = joint.join(self.say(f"family-{FAMILIES[one]}{form}") for one in card.classes)
        if len(card.classes) == len(FAMILIES):
            classes = self.say("any-class" + form)
        return {"region": tables.regions[card.region], "classes": classes}

    def glossary(self, table: RattusState) -> dict[str, str]:
        """List the class cards of this game with their texts, and what region cards do."""
        known = {self.card(card): self.card_text(table, card) for card in CARDS.all(table)}
        if WITH_REGION_CARDS.of(table):
            known[self.say("region-cards")] = self.say("region-cards.text")
        return known

    def items(self, option: str) -> list[Item]:
        """List the class cards, of which a game takes some."""
        return [self._item(card) for card in range(len(DECK))] if option == "cards" else []

    def _item(self, card: int) -> Item:
        text = self.say(message_name("card", card_name(card)) + ".text")
        return Item(card_name(card), self.card(card), text, self.family(card))

    def places(self, table: RattusState) -> dict[str, str]:
        """List the regions in play with their neighbours."""
        return {self.region(table, r): self._neighbours(table, r) for r in table.box.in_play}

    def things(self) -> list[Thing]:
        """List the class cards, the regions and the region cards of the box."""
        tables = self.tables
        found = []
        for card in range(len(DECK)):
            text = self._card_text(tables, card)
            found.append(Thing(f"card:{card}", self.card(card), text, rules_of_card(card)))
        for region, name in enumerate(tables.regions):
            near = ", ".join(tables.regions[other] for other in tables.neighbours[region])
            text = sentence(self.say("neighbours", regions=near))
            found.append(Thing(f"region:{region}", name, text, REGIONS))
        text = self.say("region-cards.text")
        for number in range(len(tables.region_cards)):
            name = self._region_card_name(tables, number)
            found.append(Thing(f"region_card:{number}", name, text, REGION_CARDS))
        return found

    def _neighbours(self, table: RattusState, region: int) -> str:
        near = ", ".join(self.region(table, other) for other in table.box.neighbours[region])
        return self.say("neighbours", regions=near)

    def card_text(self, table: RattusState, card: int) -> str:
        """Say what a card does, and which part of it we know."""
        return self._card_text(table.box.tables, card)

    def _card_text(self, tables: Tables, card: int) -> str:
        name = card_name(card)
        text = self.say(message_name("card", name) + ".text")
        confidence = tables.cards[name]["confidence"]
        if confidence == "certain":
            return self.say("card-with-class", text=text, family=self.family(card))
        part = message_name(confidence.removesuffix("reconstructed").strip()) or "everything"
        return self.say("card-reconstructed", text=text, family=self.family(card), part=part)

    def face(self, table: RattusState, number: int) -> str:
        """Describe a rat's hidden side."""
        return self.say("face", **self._symbols(table, number, "", ", "))

    def short_face(self, table: RattusState, number: int) -> str:
        """Describe a rat's hidden side with a few letters."""
        return self.say("face.short", **self._symbols(table, number, ".short", "+"))

    def _symbols(self, table: RattusState, number: int, form: str, joint: str) -> Facts:
        face = table.box.faces[number]
        counts = {"symbol-majority": face.majority}
        for family, count in zip(FAMILIES, face.symbols, strict=True):
            counts[f"family-{family}"] = count
        counts["symbol-everyone"] = face.everyone
        symbols = [
            self.say("symbol", count=count, name=self.say(name + form))
            for name, count in counts.items()
            if count
        ]
        return {"limit": face.limit, "symbols": joint.join(symbols)}
