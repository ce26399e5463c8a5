import type { EventKind, NavigationEvent, WatchedCheckpoint } from "../shared/navigation/events";
import { pageOf } from "../shared/navigation/urlPattern";
import type { createDelivery } from "./deliver";
import { showNote } from "./note";
import type { Opener } from "./opener";
import type { Run } from "./run";
import { isInteractive, selectorOf } from "./selectorOf";
import { metBy, metByAddress, metByEnd, watchSight } from "./watch";

const LONGEST_URL = 2_000;
const SCROLL_MS = 400;
/** Deeper by less isn't worth an event. */
const SCROLL_STEP = 5;
/** From here on the end of a page counts as seen, in percent. */
const PAGE_END = 98;
const RAGE = { clicks: 3, milliseconds: 1_000, pixels: 30 };
/** A label's click comes a second time, from what it labels. */
const SAME_CLICK_MS = 30;
/** Without network at the start, what is watched for is asked again. */
const ASK_AGAIN_MS = 5_000;

type Details = Partial<Omit<NavigationEvent, "tab" | "number" | "at" | "kind" | "url">>;

const percent = (part: number, whole: number) =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 1_000) / 10 : 0;

/** Whether a click is one of several in anger; it remembers the latest. */
function createRageDetector() {
  let recent: { readonly at: number; readonly x: number; readonly y: number }[] = [];
  return ({ timeStamp: at, clientX: x, clientY: y }: MouseEvent): boolean => {
    const last = recent.at(-1);
    if (last && at - last.at < SAME_CLICK_MS) return false;
    recent = [
      ...recent.filter((one) => at - one.at <= RAGE.milliseconds && Math.hypot(one.x - x, one.y - y) <= RAGE.pixels),
      { at, x, y },
    ];
    return recent.length >= RAGE.clicks;
  };
}

/** The first element that an event met, also inside open shadow roots. */
function targetOf(event: Event): Element | undefined {
  return event.composedPath().find((one): one is Element => one instanceof Element);
}

/** Calls `told` after each change of the address that loads no page. */
function followHistory(told: () => void): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name];
    history[name] = function patched(this: History, ...given: Parameters<History["pushState"]>) {
      original.apply(this, given);
      told();
    };
  }
  addEventListener("popstate", told);
}

interface Recording {
  readonly run: Run;
  readonly delivery: ReturnType<typeof createDelivery>;
  readonly opener: Opener | undefined;
}

/** Reports what happens on this page until the run is over. It waits for events and never polls. */
export function record({ run, delivery, opener }: Recording): void {
  const isRage = createRageDetector();
  let checkpoints = run.instructions?.checkpoints ?? [];
  let page = "";
  let at = 0;
  let deepest = 0;
  let hasScrolled = false;
  let sight: ReturnType<typeof watchSight> | undefined;

  function tell(met: readonly WatchedCheckpoint[]): void {
    for (const { id, message } of met) {
      if (!run.tell(id)) continue;
      opener?.tell({ sondeo: "checkpoint", id });
      if (message) showNote(message);
    }
  }

  function add(
    kind: EventKind,
    { timeStamp }: { readonly timeStamp: number },
    details: Details,
    met: readonly WatchedCheckpoint[] = [],
  ) {
    if (run.isOver) return;
    // A change that a click brings about is told first, and is stamped later.
    at = Math.max(at, Math.round(performance.timeOrigin + timeStamp));
    const ids = met.length > 0 ? { checkpoints: met.map(({ id }) => id) } : {};
    const event = run.add({ at, kind, url: pageOf(location.href).slice(0, LONGEST_URL), ...details, ...ids });
    opener?.tell({ sondeo: "event", event });
    tell(met);
    delivery.later();
  }
  const now = () => ({ timeStamp: performance.now() });

  function watch(): void {
    tell(metByAddress(checkpoints));
    sight?.end();
    sight = watchSight(checkpoints, {
      hasScrolled: () => hasScrolled,
      onSeen: (checkpoint, element) => add("VIEW", now(), { selector: selectorOf(element) }, [checkpoint]),
    });
  }

  function arrive(kind: "LOAD" | "HISTORY"): void {
    page = pageOf(location.href);
    deepest = 0;
    hasScrolled = false;
    add(kind, now(), {});
    watch();
  }

  function noteDepth(): void {
    const { scrollHeight } = document.documentElement;
    const depth = percent(scrollY + innerHeight, scrollHeight);
    const isEnd = depth >= PAGE_END && deepest < PAGE_END;
    if (depth < deepest + SCROLL_STEP && !isEnd) return;
    deepest = depth;
    add("SCROLL", now(), { depth }, isEnd ? metByEnd(checkpoints) : []);
  }

  const onPage = { capture: true, passive: true } as const;
  addEventListener(
    "click",
    (event) => {
      const target = targetOf(event);
      if (!event.isTrusted || !target) return;
      const path = event.composedPath();
      const { scrollWidth, scrollHeight } = document.documentElement;
      const place = { x: percent(event.pageX, scrollWidth), y: percent(event.pageY, scrollHeight) };
      const details = { selector: selectorOf(target), ...place, isInteractive: isInteractive(path), isRage: isRage(event) };
      add("CLICK", event, details, metBy(checkpoints, "CLICK", path));
    },
    onPage,
  );
  addEventListener(
    "change",
    (event) => {
      const target = targetOf(event);
      if (event.isTrusted && target)
        add("CHANGE", event, { selector: selectorOf(target) }, metBy(checkpoints, "CHANGE", event.composedPath()));
    },
    onPage,
  );
  let scrollTimer = 0;
  addEventListener(
    "scroll",
    () => {
      if (scrollTimer !== 0) return;
      scrollTimer = window.setTimeout(() => {
        scrollTimer = 0;
        if (!hasScrolled) sight?.again();
        hasScrolled = true;
        noteDepth();
      }, SCROLL_MS);
    },
    { passive: true },
  );
  followHistory(() => {
    if (pageOf(location.href) !== page) arrive("HISTORY");
  });
  document.addEventListener("visibilitychange", (event) => {
    const isVisible = document.visibilityState === "visible";
    add("VISIBILITY", event, { isVisible });
    if (!isVisible) delivery.leave();
  });
  addEventListener("pagehide", () => {
    delivery.leave();
    run.pause();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    run.resume();
    arrive("LOAD");
  });

  async function learn(): Promise<void> {
    const given = await delivery.instructions();
    if (given) {
      checkpoints = given.checkpoints;
      watch();
    } else if (!run.isOver) setTimeout(learn, ASK_AGAIN_MS);
  }
  arrive("LOAD");
  void learn();
}
