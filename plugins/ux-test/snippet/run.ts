import type { NavigationEvent, RunInstructions } from "../shared/navigation/events";

const KEY = "sondeo";
/** Of events that wait for the server, e.g. while there is no network; later ones are lost, which their numbers tell. */
const MOST_WAITING = 1_000;

/** What a tab remembers of the test that it was opened for. It ends with the tab. */
interface Stored {
  readonly token: string;
  tab: string;
  number: number;
  /** Whether a page of this tab is open: a tab that begins with it set is a copy of another one. */
  isLive: boolean;
  instructions?: RunInstructions;
  /** Ids of checkpoints whose message was shown. */
  told: string[];
  /** Events that the server hasn't acknowledged. */
  waiting: NavigationEvent[];
}

export type Run = NonNullable<ReturnType<typeof openRun>>;

const newTab = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join("");

function read(): Stored | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The run that this tab belongs to, begun by a token or gone on with; undefined where there is none. What it holds is kept from
 * page to page of the tab and through a reload.
 */
export function openRun(token: string | undefined) {
  const found = read();
  const isSame = found !== undefined && (token === undefined || token === found.token);
  if (!isSame && token === undefined) return undefined;
  const stored: Stored = isSame ? found : { token: token ?? "", tab: newTab(), number: 0, isLive: false, told: [], waiting: [] };
  // The tab that it was copied from goes on under its id and sends what it has.
  if (stored.isLive) Object.assign(stored, { tab: newTab(), number: 0, waiting: [] });
  stored.isLive = true;
  let isOver = false;

  function save(): void {
    if (isOver) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Full, or forbidden: then this page reports what happens on it alone.
    }
  }
  save();

  return {
    get token() {
      return stored.token;
    },
    get instructions() {
      return stored.instructions;
    },
    set instructions(given: RunInstructions | undefined) {
      if (given) stored.instructions = given;
      save();
    },
    get waiting(): readonly NavigationEvent[] {
      return stored.waiting;
    },
    get isOver() {
      return isOver;
    },
    add(event: Omit<NavigationEvent, "tab" | "number">): NavigationEvent {
      stored.number += 1;
      const numbered = { ...event, tab: stored.tab, number: stored.number };
      if (!isOver && stored.waiting.length < MOST_WAITING) stored.waiting.push(numbered);
      save();
      return numbered;
    },
    settle(acknowledged: Readonly<Record<string, number>>): void {
      stored.waiting = stored.waiting.filter(({ tab, number }) => number > (acknowledged[tab] ?? 0));
      save();
    },
    /** @returns whether this is the first time for the checkpoint */
    tell(id: string): boolean {
      if (stored.told.includes(id)) return false;
      stored.told.push(id);
      save();
      return true;
    },
    /** The page goes: what is on it may be the tab's last. */
    pause(): void {
      stored.isLive = false;
      save();
    },
    /** The page comes back as it was, after others of the tab. */
    resume(): void {
      Object.assign(stored, read() ?? {}, { isLive: true });
      save();
    },
    /** Nothing is reported any more, on this page or the next. */
    end(): void {
      isOver = true;
      stored.waiting = [];
      sessionStorage.removeItem(KEY);
    },
  };
}
