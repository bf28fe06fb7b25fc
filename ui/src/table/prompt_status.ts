/** What the prompt says when it is not asking: what happens, or whom everybody waits for. */
import type { OutcomeInfo } from "$lib/api/types.ts";
import { say } from "$lib/words/words.svelte.ts";
import type { TableState } from "./table_state.svelte.ts";
import { entry } from "$lib/sure.ts";

interface Standing {
  title: string;
  line: string;
}

export function promptStatus(table: TableState): Standing {
  if (table.past) return { title: say("past"), line: say("past-line") };
  if (table.isOffline) return { title: say("offline"), line: say("offline-line") };
  if (table.isAway) return { title: say("away"), line: say("away-line") };
  if (table.question) return { title: table.box.title?.(table) ?? table.question.prompt, line: "" };
  if (table.playback.moment)
    return { title: table.box.title?.(table) ?? table.playback.moment.sentence, line: "" };
  if (table.status === "over") return over(table);
  const forced = table.isForced ? table.playback.shown?.questions[0] : undefined;
  if (forced)
    return {
      title: forced.prompt,
      line: say("forced", { answer: entry(forced.answers, 0).label }),
    };
  if (table.standIn) return { title: say("stand-in"), line: say("stand-in-line") };
  return waiting(table);
}

/** Why the game is over, and a sentence for each winner; the points are a table of their own. */
export function howItEnded(outcome: OutcomeInfo): string[] {
  const winners = outcome.everybody_lost ? 0 : outcome.places.filter((place) => place === 1).length;
  return outcome.sentences.slice(0, 1 + winners);
}

function over(table: TableState): Standing {
  const [why = "", ...who] = table.view?.outcome ? howItEnded(table.view.outcome) : [];
  return { title: who.join(" ") || say("over"), line: why };
}

function waiting(table: TableState): Standing {
  const asked = table.open.filter((seat) => seat >= 0);
  const line = table.watches ? say("watching-line") : "";
  if (asked.length === 1) {
    const mine = asked[0] === table.me;
    return {
      title: mine ? say("one-moment") : say("waiting-for", { name: table.name(entry(asked, 0)) }),
      line,
    };
  }
  return {
    title: asked.length ? say("waiting-for-many", { count: asked.length }) : say("one-moment"),
    line,
  };
}
