from __future__ import annotations

import torch

from ratking.learning.layout import Feature, read_feature
from ratking.learning.learner import advantages, turned


def test_what_a_step_was_worth_reaches_back_to_the_steps_before_it() -> None:
    worth = torch.tensor([[[0.1, -0.1]], [[0.2, -0.2]]])
    reward = torch.tensor([[[0.0, 0.0]], [[1.0, -1.0]]])
    done = torch.tensor([[False], [True]])
    found = advantages(worth, torch.tensor([[5.0, 5.0]]), reward, done, 0.5)
    expected = torch.tensor([[[0.1 + 0.5 * 0.8, -0.1 - 0.5 * 0.8]], [[0.8, -0.8]]])
    assert torch.allclose(found, expected)


def test_a_game_that_goes_on_is_worth_what_the_critic_expects() -> None:
    worth = torch.tensor([[[0.1, -0.1]]])
    nothing, going_on = torch.zeros(1, 1, 2), torch.tensor([[False]])
    found = advantages(worth, torch.tensor([[0.4, -0.4]]), nothing, going_on, 0.9)
    assert torch.allclose(found, torch.tensor([[[0.3, -0.3]]]))


def test_rows_are_turned_there_and_back() -> None:
    rows, by = torch.tensor([[0, 1, 2], [3, 4, 5]]), torch.tensor([1, 2])
    assert turned(rows, by).tolist() == [[1, 2, 0], [5, 3, 4]]
    assert torch.equal(turned(turned(rows, by), -by), rows)


def test_a_feature_is_read_as_it_is_written() -> None:
    for one in (Feature("rats[3,1]", 2), Feature("round", 7), Feature("seen[1/0]", 0, 12.0)):
        assert read_feature(one.said()) == one
