// A bot in JavaScript: it likes long words. ratking simulate rattus --agents "cmd:node talker.js"
const lines = require("node:readline").createInterface({ input: process.stdin });
const reply = (line) => process.stdout.write(`${line}\n`);
let table, answers;

lines.on("line", (line) => {
  const [verb, ...rest] = line.split(" ");
  if (verb === "ratking") reply("ready 1");
  if (verb === "ask") answers = [];
  if (verb === "table") table = JSON.parse(rest.join(" ")); // what this seat may know
  if (verb === "answer") answers.push(rest.slice(1).join(" "));
  if (verb === "go") reply(`say ${answers.reduce((a, b) => (b.length > a.length ? b : a))}`);
  if (verb === "quit") process.exit();
});
