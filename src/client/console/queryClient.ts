import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../data/api";

const TRIES = 2;

/** Only what may be better a moment later is asked again: no connection, a server in trouble. */
function canRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < TRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Asked even where the browser believes to be offline: then the screen says so, and can be tried again.
      queries: { retry: canRetry, staleTime: 5_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
