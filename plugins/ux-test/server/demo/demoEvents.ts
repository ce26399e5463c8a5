import { json, newId, type SpaceDb } from "../../../../src/server/kit";
import type { DemoTask } from "./people";

/** Where the demo's shop would be. */
const SITE = "https://tubus.example/ux-shop";

/** One person at one task. */
export interface DemoRun {
  readonly responseId: string;
  readonly questionId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly task: DemoTask;
}

/** A page and a click on to the next, at even times; in the end the tab is left for the test's. */
function eventsOf({ responseId, questionId, startedAt, task }: DemoRun) {
  const { path, seconds, misclicks } = task;
  const step = (seconds * 1_000) / (path.length + 1);
  const events = path.flatMap((page, place) => {
    const at = startedAt + (place + 0.2) * step;
    const url = page === "inicio" ? SITE : `${SITE}/${page}`;
    const click = (isInteractive: boolean, after: number) => ({
      ...{ kind: "CLICK" as const, url, at: at + after * step, data: { isInteractive } },
      ...{ selector: isInteractive ? "a" : "h1", x: 30 + 5 * place, y: 40 },
    });
    const isLast = place === path.length - 1;
    return [
      { kind: "LOAD" as const, url, at, data: {}, selector: null, x: null, y: null },
      ...(place < misclicks ? [click(false, 0.4)] : []),
      ...(isLast ? [] : [click(true, 0.9)]),
    ];
  });
  const left = { kind: "VISIBILITY" as const, url: events.at(-1)?.url ?? SITE, at: startedAt + seconds * 1_000 };
  return [...events, { ...left, data: { isVisible: false }, selector: null, x: null, y: null }].map(
    ({ at, data, ...event }, index) => ({
      ...{ id: newId(), response: responseId, question: questionId, tab: "demo", number: index + 1 },
      ...{ ...event, at: new Date(at).toISOString(), data: json(data) },
    }),
  );
}

/** What the shop's snippet would have reported. */
export async function seedEvents(db: SpaceDb, runs: readonly DemoRun[]): Promise<void> {
  await db.insertInto("uxEvent").values(runs.flatMap(eventsOf)).execute();
}
