import type { OpenerMessage, SnippetMessage } from "../shared/navigation/messages";

export interface Opener {
  readonly tell: (message: SnippetMessage) => void;
  readonly hear: (listen: (message: OpenerMessage) => void) => void;
}

/**
 * The window that opened this one. A browser delivers what it is told only where a page of the installation is in it, and only
 * such a page is heard. @returns undefined where there is none, e.g. since the site's COOP header cuts it off
 */
export function findOpener(host: string): Opener | undefined {
  const opener = window.opener as Window | null;
  if (!opener) return undefined;
  return {
    tell: (message) => {
      try {
        opener.postMessage(message, host);
      } catch {
        // It is gone.
      }
    },
    hear: (listen) =>
      addEventListener("message", ({ source, origin, data }) => {
        if (source === opener && origin === host && typeof data?.sondeo === "string") listen(data);
      }),
  };
}
