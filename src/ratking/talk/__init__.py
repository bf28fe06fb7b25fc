"""Games in words: for language models, for tools, and for whoever answers in sentences."""
