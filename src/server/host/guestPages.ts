import { AppError } from "../../shared/errors";
import type { FirstContents } from "../platform/pages/pages";
import { createContext, type GuestRouteOptions } from "./guestRoutes";
import type { GuestPage } from "./routes";

/** First contents of pages, as the guests give them. */
export function guestPages(pages: ReadonlyMap<string, GuestPage>, options: GuestRouteOptions): FirstContents {
  return new Map(
    [...pages].map(([url, { show, take, bodyLimit, largeBodyReason }]) => [
      url,
      {
        show: async (request) => {
          try {
            return await show(createContext(options, request, undefined), request);
          } catch (error) {
            // The page's script meets the same refusal, and has the words and the ways for it.
            if (error instanceof AppError && error.status < 500) return undefined;
            throw error;
          }
        },
        take: (request, reply) => take(createContext(options, request, undefined), request, reply),
        bodyLimit,
        largeBodyReason,
      },
    ]),
  );
}
