import type { Checkpoint } from "../../questions/uxTask/uxTaskQuestion";

/** What the snippet reports of a site: never what somebody has typed. */
export const EVENT_KINDS = ["LOAD", "HISTORY", "CLICK", "CHANGE", "SCROLL", "VIEW", "VISIBILITY"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Of one response and question; later ones aren't stored. */
export const MOST_EVENTS = 5_000;
/** Of one call. */
export const MOST_IN_BATCH = 200;

/** What only some kinds of event say. */
export interface EventDetails {
  /** Ids of the checkpoints whose element it met. */
  readonly checkpoints?: readonly string[];
  /** Whether a click hit something that reacts to it; one that didn't is a misclick. */
  readonly isInteractive?: boolean;
  /** Whether a click is at least the third within a second and 30 pixels. */
  readonly isRage?: boolean;
  /** Deepest point of the page that was in sight, in percent. */
  readonly depth?: number;
  /** Whether the page came into sight or went out of it. */
  readonly isVisible?: boolean;
}

/** Something that happened on a page of the tested site. */
export interface NavigationEvent extends EventDetails {
  /** Id of the browser's tab. */
  readonly tab: string;
  /** Counts up within the tab, from 1 on. */
  readonly number: number;
  /** Milliseconds since 1970, by the clock of the person's device. */
  readonly at: number;
  readonly kind: EventKind;
  /** Origin and path of the page: neither query nor fragment. */
  readonly url: string;
  /** CSS selector of what was met; ` >>> ` leads into a shadow root. */
  readonly selector?: string;
  /** In percent of the document's width and height. */
  readonly x?: number;
  readonly y?: number;
}

/** A checkpoint as the snippet watches for it. */
export interface WatchedCheckpoint extends Pick<Checkpoint, "id" | "event" | "selector" | "url"> {
  /** In the language of the response. */
  readonly message?: string;
}

/** What the snippet begins with. */
export interface RunInstructions {
  /** Whether the response still takes events. */
  readonly isOpen: boolean;
  readonly checkpoints: readonly WatchedCheckpoint[];
}

/** How the server takes a batch. */
export interface EventReceipt {
  readonly isOpen: boolean;
  /** The highest number that it has settled, by tab. */
  readonly acknowledged: Readonly<Record<string, number>>;
}
