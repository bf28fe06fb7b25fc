"""The forward pass: what is zero costs nothing, and only legal answers are asked for."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ratking.learning.layout import read_feature
from ratking.learning.policy.file import Layer, Net

VALUES: Final = 256
"""How many values a number of an observation may have."""

LARGEST_SHARE: Final = 2.0
"""A number counts as no more than this, measured in the largest seen while learning."""


class Reading:
    """Which feature each number of an observation is, at one number of players."""

    def __init__(self, features: list[str], names: list[str]) -> None:
        places = {name: place for place, name in enumerate(names)}
        self.size: i64 = len(names)
        self.equal: vec[i32] = vec[i32]([i32(-1)] * (len(names) * VALUES))
        self.share: vec[i32] = vec[i32]([i32(-1)] * len(names))
        self.scale: vec[float] = vec[float]([1.0] * len(names))
        for number, said in enumerate(features):
            feature = read_feature(said)
            place = places.get(feature.name, -1)
            if place >= 0 and feature.value:
                self.equal[place * VALUES + feature.value] = i32(number)
            elif place >= 0:
                self.share[place] = i32(number)
                self.scale[place] = feature.scale


class Network:
    """Says how much each answer is liked, and how each seat will do, counted from the own one."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.layers = net.layers
        self.answers = len(net.answers)

    def hidden(self, look: vec[u8], reading: Reading) -> vec[float]:
        """Work out the last hidden layer."""
        inside = first_layer(self.layers[0], look, reading)
        for layer in self.layers[1:-1]:
            inside = rectified(passed(layer, inside))
        return inside

    def likings(self, inside: vec[float], answers: list[int]) -> list[float]:
        """Say how much some answers are liked; one that was never learned (-1) is in the middle."""
        return [
            output(self.layers[-1], inside, answer) if answer >= 0 else 0.0 for answer in answers
        ]

    def worths(self, inside: vec[float], players: int) -> list[float]:
        """Expect the reward of each seat, from the own one on."""
        first = self.answers
        return [output(self.layers[-1], inside, first + turn) for turn in range(players)]


def first_layer(layer: Layer, look: vec[u8], reading: Reading) -> vec[float]:
    """Add up the weights of what is there."""
    total = layer.bias[:]
    for place in range(reading.size):
        value = i64(look[place])
        if value:
            row = i64(reading.equal[place * VALUES + value])
            if row >= 0:
                add(total, layer, row, 1.0)
            row = i64(reading.share[place])
            if row >= 0:
                share = float(value) / reading.scale[place]
                add(total, layer, row, share if share < LARGEST_SHARE else LARGEST_SHARE)
    return rectified(total)


def passed(layer: Layer, inside: vec[float]) -> vec[float]:
    """Work out a layer from the one before it."""
    total = layer.bias[:]
    for unit in range(i64(layer.inputs)):
        if inside[unit] > 0.0:
            add(total, layer, unit, inside[unit])
    return total


def add(total: vec[float], layer: Layer, unit: i64, times: float) -> None:
    """Add the weights of one input."""
    weights, width = layer.weights, i64(layer.outputs)
    at = unit * width
    for place in range(width):
        total[place] += times * weights[at]
        at += 1


def output(layer: Layer, inside: vec[float], unit: i64) -> float:
    """Work out one output."""
    weights, width = layer.weights, i64(layer.outputs)
    total = layer.bias[unit]
    at = unit
    for place in range(i64(layer.inputs)):
        total += inside[place] * weights[at]
        at += width
    return total


def rectified(numbers: vec[float]) -> vec[float]:
    """Leave nothing below zero."""
    for place in range(i64(len(numbers))):
        if numbers[place] < 0.0:
            numbers[place] = 0.0
    return numbers


def shares(likings: list[float], heat: float = 1.0) -> list[float]:
    """Turn likings into shares that sum to one."""
    best = max(likings)
    grown = [exp((liking - best) / heat) for liking in likings]
    total = sum(grown)
    return [one / total for one in grown]
