import type { Run } from "../../../../src/contracts/services/fieldwork";
import { json, newId } from "../../../../src/server/kit";
import { type EventReceipt, MOST_EVENTS, type NavigationEvent } from "../../shared/navigation/events";
import { pageOf } from "../../shared/navigation/urlPattern";

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS = 200;

/** Further from now than devices' clocks and outages are: of a clock that jumps, or made up. It would spoil all times. */
const FURTHEST_MS = 86_400_000;

function timeOf({ at }: NavigationEvent, now: number): string {
  return new Date(Math.abs(at - now) > FURTHEST_MS ? now : at).toISOString();
}

function acknowledgedOf(events: readonly NavigationEvent[]): EventReceipt["acknowledged"] {
  const highest: Record<string, number> = {};
  for (const { tab, number } of events) highest[tab] = Math.max(highest[tab] ?? 0, number);
  return highest;
}

/**
 * Stores events of one response and question, each once however often it is sent. After the response is over, and from
 * `MOST_EVENTS` on, nothing is stored, and nothing ever of pages that aren't the site's.
 * @returns what the sender needn't send again
 */
export async function storeEvents(
  { db, responseId, questionId }: Pick<Run, "db" | "responseId" | "questionId">,
  events: readonly NavigationEvent[],
  isOfSite: (url: string) => boolean,
): Promise<EventReceipt> {
  const now = Date.now();
  const acknowledged = acknowledgedOf(events);
  const isOpen = await db.transaction(async () => {
    // Held: events are counted, and then some are added; and no answer ends the response meanwhile.
    const response = await db.selectFrom("response").select("state").where("id", "=", responseId).forUpdate().executeTakeFirst();
    if (response?.state !== "open") return false;
    const { stored } = await db
      .selectFrom("uxEvent")
      .select((eb) => eb.fn.countAll<string>().as("stored"))
      .where("response", "=", responseId)
      .where("question", "=", questionId)
      .executeTakeFirstOrThrow();
    const room = MOST_EVENTS - Number(stored);
    const taken = events.filter(({ url }) => isOfSite(url)).slice(0, Math.max(0, room));
    for (let from = 0; from < taken.length; from += ROWS)
      await db
        .insertInto("uxEvent")
        .values(
          taken.slice(from, from + ROWS).map((event) => {
            const { tab, number, at: _at, kind, url, selector, x, y, ...data } = event;
            return {
              ...{ id: newId(), response: responseId, question: questionId, tab, number, kind, selector, x, y },
              ...{ at: timeOf(event, now), url: pageOf(url), data: json({ ...data }) },
            };
          }),
        )
        .onConflict((conflict) => conflict.columns(["spaceId", "response", "question", "tab", "number"]).doNothing())
        .execute();
    return room > events.length;
  });
  return { isOpen, acknowledged };
}
