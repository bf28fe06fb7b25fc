"""Tests of challenges, with the records that prove each of them."""
