"""A bot that sits down at a table by link and answers at random: python bot.py LINK NAME.

The link is the one that the host of a table sends to a friend: http://host/t/TABLE#SECRET
"""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect


async def play(link: str, name: str) -> list[str]:
    """Sit down, answer until the game is over, and return how it ended."""
    parts = urlsplit(link)
    table, secret = parts.path.rpartition("/")[2], parts.fragment
    home = f"{parts.scheme}://{parts.netloc}"
    async with httpx.AsyncClient(base_url=home) as client:
        seat = {"secret": secret, "name": name}
        seated = (await client.post(f"/tables/{table}/sit", json=seat)).raise_for_status().json()
        secret = seated["invitations"][0]["secret"]  # the link is spent; this is the bot's own
    async with connect(f"{home.replace('http', 'ws', 1)}/tables/{table}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "secret": secret}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "view":
                continue
            view = message["view"]
            if view["status"] == "over":
                return list(view["outcome"]["sentences"])
            for question in view["questions"]:
                choice = random.choice(question["answers"])["choice"]
                answer = {"type": "answer", "version": view["version"], "choices": [choice]}
                await socket.send(json.dumps(answer))
    return ["The table is gone."]


if __name__ == "__main__":
    print("\n".join(asyncio.run(play(*sys.argv[1:3]))))
