"""Doors for researchers: the games as PettingZoo, Gymnasium, OpenSpiel and data."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = ("gymnasium", "librt", "numpy", "pettingzoo", "PIL", "pyarrow", "resvg_py")
"""What the extra `envs` brings along."""


def missing(package: str, extra: str) -> ModuleNotFoundError:
    """Say which extra brings a package that is not there."""
    return ModuleNotFoundError(
        f"This door needs more packages ({package} is missing): pip install 'ratking[{extra}]'.",
        name=package,
    )


for _package in PACKAGES:
    if find_spec(_package) is None:
        raise missing(_package, "envs")
