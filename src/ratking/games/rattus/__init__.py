"""Rattus: the Big Box with Africanus and the Pied Piper cards."""
