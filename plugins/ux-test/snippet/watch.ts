import type { WatchedCheckpoint } from "../shared/navigation/events";
import { matchesUrl } from "../shared/navigation/urlPattern";

/** Elements that come later are looked for once the page has rested for this long. */
const REST_MS = 250;
/** Of an element, or of the window by an element that is larger, counts as seen. */
const HALF = 0.5;

function matches(element: EventTarget, selector: string): boolean {
  try {
    return element instanceof Element && element.matches(selector);
  } catch {
    // A selector that this browser doesn't know meets nothing.
    return false;
  }
}

function elementsOf(selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** Checkpoints of these kinds on this page. */
function onPage(checkpoints: Iterable<WatchedCheckpoint>, events: readonly string[]): readonly WatchedCheckpoint[] {
  return [...checkpoints].filter(({ event, url }) => events.includes(event) && (!url || matchesUrl(url, location.href)));
}

/** Checkpoints that an event met by its element or one around it, through open shadow roots as well. */
export function metBy(
  checkpoints: readonly WatchedCheckpoint[],
  event: "CLICK" | "CHANGE",
  path: readonly EventTarget[],
): readonly WatchedCheckpoint[] {
  return onPage(checkpoints, [event]).filter(({ selector }) => selector && path.some((one) => matches(one, selector)));
}

/** Checkpoints that a page's address is. */
export const metByAddress = (checkpoints: readonly WatchedCheckpoint[]): readonly WatchedCheckpoint[] =>
  onPage(checkpoints, ["URL_LOAD"]).filter(({ url }) => url);

/** Checkpoints at the end of the page. */
export const metByEnd = (checkpoints: readonly WatchedCheckpoint[]): readonly WatchedCheckpoint[] =>
  onPage(checkpoints, ["SCROLL"]).filter(({ selector }) => !selector);

interface SightOptions {
  /** Whether the person has scrolled on this page. */
  readonly hasScrolled: () => boolean;
  /** Told once for each checkpoint. */
  readonly onSeen: (checkpoint: WatchedCheckpoint, element: Element) => void;
}

/** Watches for elements of checkpoints that come into sight. Costs nothing while the page rests. */
export function watchSight(checkpoints: readonly WatchedCheckpoint[], { hasScrolled, onSeen }: SightOptions) {
  const open = new Map<WatchedCheckpoint, string>();
  for (const one of checkpoints) if (one.selector && ["VIEW", "SCROLL"].includes(one.event)) open.set(one, one.selector);

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        if (intersectionRatio < HALF && intersectionRect.height < innerHeight * HALF) continue;
        for (const checkpoint of onPage(open.keys(), ["VIEW", "SCROLL"])) {
          if (!matches(target, open.get(checkpoint) ?? "") || (checkpoint.event === "SCROLL" && !hasScrolled())) continue;
          open.delete(checkpoint);
          onSeen(checkpoint, target);
        }
      }
      if (open.size === 0) end();
    },
    { threshold: [0, 0.1, 0.25, HALF, 0.75, 1] },
  );
  function look(): void {
    for (const selector of new Set(open.values())) for (const element of elementsOf(selector)) sight.observe(element);
  }
  let timer = 0;
  const late = new MutationObserver(() => {
    if (timer !== 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      look();
    }, REST_MS);
  });
  function end(): void {
    sight.disconnect();
    late.disconnect();
    clearTimeout(timer);
  }
  if (open.size > 0) {
    late.observe(document, { childList: true, subtree: true });
    look();
  }
  return {
    end,
    /** Looks anew at what is in sight already: elements tell only when they come or go. */
    again(): void {
      sight.disconnect();
      look();
    },
  };
}
