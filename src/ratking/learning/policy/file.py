"""The file of a policy: names of what it reads and answers, and its weights in single bytes.

After one line that says what it is, everything is packed by zlib: a line of JSON, then for each
layer a scale for every input, the weights as signed bytes input by input, and the biases. A weight
is its byte times the scale of its input. Numbers that are no bytes are 32-bit floats, little end
first.
"""

from __future__ import annotations

import itertools
import json
import struct
import zlib
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ratking.core.errors import BadFile

MAGIC: Final = b"ratking policy 1\n"
FLOAT: Final = 4


class Layer:
    """Weights input by input, and biases."""

    def __init__(self, inputs: int, outputs: int) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.weights: vec[float] = vec[float]()
        self.bias: vec[float] = vec[float]()


class Net:
    """What a file says: its heading and its layers."""

    def __init__(self, heading: dict[str, Any], layers: list[Layer]) -> None:
        self.heading = heading
        self.layers = layers
        self.features: list[str] = heading["features"]
        self.answers: list[str] = heading["answers"]


def write_net(path: Path, heading: dict[str, Any], layers: list[tuple[bytes, bytes, bytes]]) -> int:
    """Write a file and return its size; a layer is its scales, its weights and its biases."""
    told = json.dumps(heading, separators=(",", ":"), sort_keys=True).encode() + b"\n"
    packed = MAGIC + zlib.compress(told + b"".join(b"".join(layer) for layer in layers), 9)
    part = path.with_name(path.name + ".part")
    part.write_bytes(packed)
    part.replace(path)
    return len(packed)


def read_net(path: Path) -> Net:
    """Read a file; raises BadFile on anything that is none."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    packed = path.read_bytes()
    if not packed.startswith(MAGIC):
        raise BadFile(f"{path} is no policy that ratking has written.")
    try:
        told, _, rest = zlib.decompress(packed[len(MAGIC) :]).partition(b"\n")
        heading: dict[str, Any] = json.loads(told)
        widths = [len(heading["features"]), *heading["hidden"]]
        widths.append(len(heading["answers"]) + int(heading["seats"]))
        if len(rest) != sum(bytes_of(a, b) for a, b in itertools.pairwise(widths)):
            raise ValueError
        return Net(heading, layers_of(widths, rest))
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise BadFile(f"{path} is damaged: its weights do not fit its heading.") from error


def bytes_of(inputs: int, outputs: int) -> int:
    """Count the bytes of a layer."""
    return inputs * FLOAT + inputs * outputs + outputs * FLOAT


def layers_of(widths: list[int], packed: bytes) -> list[Layer]:
    """Read the layers one behind the other."""
    found, at = [], 0
    for inputs, outputs in itertools.pairwise(widths):
        layer = Layer(inputs, outputs)
        scales = floats(packed, at, inputs)
        at += inputs * FLOAT
        layer.weights = unpacked(packed[at : at + inputs * outputs], scales, outputs)
        at += inputs * outputs
        layer.bias = floats(packed, at, outputs)
        at += outputs * FLOAT
        found.append(layer)
    return found


def floats(packed: bytes, at: int, count: int) -> vec[float]:
    """Read 32-bit floats."""
    return vec[float](list(struct.unpack_from(f"<{count}f", packed, at)))


def unpacked(signed: bytes, scales: vec[float], outputs: int) -> vec[float]:
    """Turn signed bytes into weights."""
    numbers: vec[float] = vec[float](capacity=len(signed))
    for unit in range(i64(len(scales))):
        scale = scales[unit]
        first = int(unit) * outputs
        for byte in signed[first : first + outputs]:
            numbers = append(numbers, float(byte - 256 if byte > 127 else byte) * scale)
    return numbers
