import type { Checkpoint, UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { EventKind, NavigationEvent } from "./events";
import { isInPrototype, type StartAddresses } from "./prototypeLink";
import { matchesUrl, pageOf } from "./urlPattern";

/** The part of a navigation task that its measured success follows from. */
export type MeasuredTask = Pick<UxTaskQuestion, "checkpoints" | "successUrl"> & StartAddresses;

/** A stay on a page. */
export interface PageVisit {
  readonly page: string;
  /** Until the next page, or until the last one was put out of sight; null where nothing says how long people stayed on it. */
  readonly seconds: number | null;
}

export interface ReachedCheckpoint {
  readonly id: string;
  /** Milliseconds since 1970, the first time. */
  readonly at: number;
}

/** What the events of one person at one task say. */
export interface Measurement {
  /**
   * Whether the task was done, as measured: all checkpoints with `isSuccess` were reached, or the success page was. Null where
   * the task names neither, or begins in a prototype: then nothing can be measured.
   */
  readonly isReached: boolean | null;
  /** Milliseconds since 1970 at which it was; null where it wasn't. */
  readonly at: number | null;
  /** In the order of reaching. */
  readonly checkpoints: readonly ReachedCheckpoint[];
  /** Pages in their order; the same page twice in a row is one visit. */
  readonly path: readonly PageVisit[];
  readonly clicks: number;
  readonly misclicks: number;
  /** Pages of rage clicks, one entry for each. */
  readonly rageClicks: readonly string[];
  /** Whether a page was left and met again before the success, or the end. */
  readonly hasTurnedBack: boolean;
  /** Different pages until the success, or the end. */
  readonly pages: number;
}

const KIND_OF: Readonly<Record<Checkpoint["event"], readonly EventKind[]>> = {
  CLICK: ["CLICK"],
  CHANGE: ["CHANGE"],
  SCROLL: ["SCROLL", "VIEW"],
  VIEW: ["VIEW"],
  URL_LOAD: ["LOAD", "HISTORY"],
};

/**
 * Events in the order of happening, each once. Within a tab numbers decide, whatever the device's clock did meanwhile: an event
 * is no earlier than the one before it in its tab. Between tabs times decide, then tab and number.
 */
export function orderEvents(events: readonly NavigationEvent[]): readonly NavigationEvent[] {
  const tabs = new Map<string, Map<number, NavigationEvent>>();
  for (const event of events) {
    const numbers = tabs.get(event.tab) ?? new Map<number, NavigationEvent>();
    if (!numbers.has(event.number)) numbers.set(event.number, event);
    tabs.set(event.tab, numbers);
  }
  const ordered = [...tabs.values()].flatMap((numbers) => {
    let latest = Number.NEGATIVE_INFINITY;
    return [...numbers.values()]
      .sort((one, other) => one.number - other.number)
      .map((event) => {
        latest = Math.max(latest, event.at);
        return { ...event, at: latest };
      });
  });
  return ordered.sort(
    (one, other) => one.at - other.at || (one.tab < other.tab ? -1 : one.tab > other.tab ? 1 : one.number - other.number),
  );
}

/** Whether an event reaches a checkpoint. What it met was matched where it happened: the page is gone. */
export function reaches({ kind, url, checkpoints }: NavigationEvent, checkpoint: Checkpoint): boolean {
  if (!KIND_OF[checkpoint.event].includes(kind)) return false;
  if (checkpoint.url && !matchesUrl(checkpoint.url, url)) return false;
  return checkpoint.event === "URL_LOAD" ? Boolean(checkpoint.url) : checkpoints?.includes(checkpoint.id) === true;
}

const comesToPage = ({ kind, isVisible }: NavigationEvent) =>
  kind === "LOAD" || kind === "HISTORY" || (kind === "VISIBILITY" && isVisible === true);

/** A page's visits, by the times of coming to it. */
function visitsOf(ordered: readonly NavigationEvent[]): readonly { readonly page: string; readonly at: number }[] {
  const visits: { page: string; at: number }[] = [];
  for (const event of ordered) {
    const page = pageOf(event.url);
    if (comesToPage(event) && visits.at(-1)?.page !== page) visits.push({ page, at: event.at });
  }
  return visits;
}

function reachedOf(ordered: readonly NavigationEvent[], checkpoints: readonly Checkpoint[]): readonly ReachedCheckpoint[] {
  const reached = new Map<string, number>();
  for (const event of ordered)
    for (const checkpoint of checkpoints)
      if (!reached.has(checkpoint.id) && reaches(event, checkpoint)) reached.set(checkpoint.id, event.at);
  return [...reached].map(([id, at]) => ({ id, at }));
}

/** When the task was done; null where it wasn't. */
function successOf(
  ordered: readonly NavigationEvent[],
  { checkpoints = [], successUrl }: MeasuredTask,
  reached: readonly ReachedCheckpoint[],
): number | null {
  const needed = checkpoints.filter(({ isSuccess }) => isSuccess);
  const times = needed.map(({ id }) => reached.find((one) => one.id === id)?.at ?? Number.POSITIVE_INFINITY);
  const byCheckpoints = needed.length > 0 ? Math.max(...times) : Number.POSITIVE_INFINITY;
  const page = successUrl ? ordered.find((event) => comesToPage(event) && matchesUrl(successUrl, event.url)) : undefined;
  const at = Math.min(byCheckpoints, page?.at ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(at) ? at : null;
}

/** Whether a task names anything by which its success can be measured, on a site that can say so. */
export function isMeasurable({ checkpoints = [], successUrl, ...addresses }: MeasuredTask): boolean {
  const hasGoal = Boolean(successUrl) || checkpoints.some(({ isSuccess }) => isSuccess);
  return hasGoal && !isInPrototype(addresses);
}

/**
 * Measures one person's run of a task: the same for any order in which events arrive, and however often each does.
 * @param events of one response and question
 */
export function evaluateNavigation(events: readonly NavigationEvent[], task: MeasuredTask): Measurement {
  const ordered = orderEvents(events);
  const checkpoints = reachedOf(ordered, task.checkpoints ?? []);
  const at = successOf(ordered, task, checkpoints);
  const visits = visitsOf(ordered);
  const last = ordered.at(-1);
  const leftAt = last?.kind === "VISIBILITY" && last.isVisible === false ? last.at : null;
  const before = visits.filter((visit) => at === null || visit.at <= at).map(({ page }) => page);
  const clicks = ordered.filter(({ kind }) => kind === "CLICK");
  const pages = new Set(before).size;
  return {
    isReached: isMeasurable(task) ? at !== null : null,
    at,
    checkpoints,
    path: visits.map(({ page, at: from }, index) => {
      const until = visits[index + 1]?.at ?? leftAt;
      return { page, seconds: until === null ? null : (until - from) / 1_000 };
    }),
    clicks: clicks.length,
    misclicks: clicks.filter(({ isInteractive }) => isInteractive === false).length,
    rageClicks: clicks.flatMap(({ isRage, url }) => (isRage ? [pageOf(url)] : [])),
    hasTurnedBack: pages < before.length,
    pages,
  };
}

/** Different pages on the shortest path that led anybody to the success; undefined where nobody has had it. */
export function shortestPath(measurements: readonly Measurement[]): number | undefined {
  const pages = measurements.flatMap((one) => (one.at === null ? [] : [one.pages]));
  return pages.length > 0 ? Math.min(...pages) : undefined;
}

/**
 * Whether a measured success was direct: on as many different pages as the shortest successful path of all people has, and
 * without coming back to a page that was left. Any other success is indirect.
 */
export const isDirect = ({ pages, hasTurnedBack }: Pick<Measurement, "pages" | "hasTurnedBack">, shortest: number): boolean =>
  pages <= shortest && !hasTurnedBack;
