import type { NavigationEvent } from "./events";

/** Of the snippet's protocol; goes up where an older page of ours would misread it. */
export const SNIPPET_VERSION = "1";

/** An element that somebody of the team chose on the site, for a checkpoint. */
export interface PickedElement {
  readonly selector: string;
  /** What it says, shortened. */
  readonly text: string;
  /** ARIA role, by its attribute or its tag. */
  readonly role: string;
  /** Origin and path of its page. */
  readonly url: string;
}

/** Words of the bar by which elements are picked, in the language of the team's console. */
export interface PickTexts {
  readonly title: string;
  readonly pick: string;
  readonly browse: string;
  readonly close: string;
}

/** What the snippet asks its opener to call for it where the site's policy (`connect-src`) or its network forbids the call. */
export type RelayedCall = "run" | "events";

/** What the snippet says to the window that opened the site; only a page of the installation that served it is told. */
export type SnippetMessage =
  | { readonly sondeo: "event"; readonly event: NavigationEvent }
  | { readonly sondeo: "checkpoint"; readonly id: string }
  | { readonly sondeo: "call"; readonly id: number; readonly call: RelayedCall; readonly events: readonly NavigationEvent[] }
  | { readonly sondeo: "installed"; readonly nonce: string; readonly version: string; readonly url: string }
  | { readonly sondeo: "picked"; readonly nonce: string; readonly element: PickedElement };

/** What that window answers. */
export type OpenerMessage =
  | { readonly sondeo: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly sondeo: "pick"; readonly nonce: string; readonly texts: PickTexts };
