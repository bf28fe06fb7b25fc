"""pgx on the processor: 1,024 games stepped together, with random players and auto-reset."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found]

from benchmarks.timing import Play, work

BATCH = 1024
STEPS_AT_A_TIME = 10


def stepped(name: str) -> Play:
    """Step a batch some times in one compiled call; each game's action is drawn from its mask."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(chance, BATCH)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=STEPS_AT_A_TIME)[0])
    key = jax.random.PRNGKey(1)
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)]

    def play() -> tuple[int, int]:
        carry[0] = jax.block_until_ready(run(carry[0]))
        return BATCH * STEPS_AT_A_TIME, 0

    return play


if __name__ == "__main__":
    work({name: partial(stepped, name) for name in ("backgammon", "sparrow_mahjong")}, {})
