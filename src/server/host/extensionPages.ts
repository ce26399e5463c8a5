import { AppError } from "../../shared/errors";
import type { FirstContents } from "../platform/pages/pages";
import { createContext, type ExtensionRouteOptions, NOBODY } from "./extensionRoutes";
import type { ExtensionPage } from "./routes";

/** First contents of pages as the extensions give them, by address. */
export function extensionPages(pages: ReadonlyMap<string, ExtensionPage>, options: ExtensionRouteOptions): FirstContents {
  return new Map(
    [...pages].map(([url, { show, take, bodyLimit, largeBodyReason }]) => [
      url,
      {
        show: async (request) => {
          try {
            return await show(createContext(options, request, NOBODY), request);
          } catch (error) {
            // The page's script meets the same refusal, and has the texts and next steps for it.
            if (error instanceof AppError && error.status < 500) return undefined;
            throw error;
          }
        },
        take: (request, reply) => take(createContext(options, request, NOBODY), request, reply),
        bodyLimit,
        largeBodyReason,
      },
    ]),
  );
}
