// A bot with an account in plain Node: node visiting.js http://HOST KEY. It gives the last answer.
const [address, key] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
let last = Date.now() / 1000;

async function ask(method, path, body) {
  const reply = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) console.log("refused:", (await reply.json()).sentence);
}

async function hear(said) {
  last = said.at;
  if (said.type === "offer") await ask("POST", `/tables/${said.table.id}/accept`);
  if (said.type === "over") console.log(said.view.outcome.sentences.join(" "));
  if (said.type !== "asked") return;
  const { table, seat, version, questions } = said.view;
  const { choice } = questions[0].answers.at(-1);
  const answer = { seat, version, choices: [choice], request: `${seat}-${version}` };
  await ask("POST", `/tables/${table}/answers`, answer);
}

async function listen() {
  const reply = await fetch(`${address}/bots/me/events?since=${last}`, { headers });
  if (reply.status === 401) process.exit(1);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) await hear(JSON.parse(line));
  }
}

async function live() {
  await ask("PUT", "/bots/me", { games: [], fewest: 2, most: 12, tables: 4 });
  for (;;) {
    await listen().catch((error) => console.log("the line is broken:", error.message));
    await sleep(1);
  }
}

live();
