import type { RouteContext } from "../../../../server/kit";
import type { Timeline, TimelineEntry } from "../../shared/api/figures";
import type { Cursor, FoundEntry } from "./source";
import { sources } from "./sources";

const PART = 30;

interface Asked {
  readonly memberId: string;
  readonly before: Cursor | undefined;
  /** @default all kinds */
  readonly kind?: string;
}

const cursorOf = ({ at, id }: FoundEntry): string => `${new Date(at).toISOString()}|${id}`;

/** @returns undefined where it is none of ours */
export function readCursor(text: string): Cursor | undefined {
  const [at = "", id = ""] = text.split("|");
  return Number.isNaN(Date.parse(at)) || id === "" ? undefined : { at, id };
}

function byMoment(one: FoundEntry, other: FoundEntry): number {
  const difference = Date.parse(other.at) - Date.parse(one.at);
  return difference === 0 ? other.id.localeCompare(one.id) : difference;
}

/** Without what happened in activities that the person doesn't work with. */
async function reachable(context: RouteContext, entries: readonly FoundEntry[]): Promise<readonly FoundEntry[]> {
  const ids = [...new Set(entries.flatMap(({ activityId }) => activityId ?? []))];
  if (ids.length === 0) return entries;
  const seen = new Set(await context.records.reachable({ entity: "activity", action: "read", ids }));
  return entries.filter(({ activityId }) => !activityId || seen.has(activityId));
}

/** What happened with a member, the newest first, part by part. */
export async function readTimeline(context: RouteContext, { memberId, before, kind }: Asked): Promise<Timeline> {
  const part = { db: context.db, memberId, before, limit: PART + 1 };
  const asked = sources.filter((source) => kind === undefined || source.kind === kind);
  const found = await Promise.all(asked.map(({ read }) => read(part)));
  const sorted = found.flat().sort(byMoment);
  const told = sorted.slice(0, PART);
  const last = told.at(-1);
  const entries = (await reachable(context, told)).map(({ activityId: _, ...entry }): TimelineEntry => entry);
  return { entries, next: sorted.length > PART && last ? cursorOf(last) : null };
}
