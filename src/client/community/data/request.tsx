import { QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ApiOptions, fetchJson, setApiContext } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { createMemberQueries, invalidateAfter } from "./memberQueries";

/** @param path below the server's address. @returns the body. @throws ApiError */
type Request = <T>(path: string, options?: ApiOptions) => Promise<T>;

interface RequestProviderProps {
  /** The session is over: the whole app goes to the login. */
  readonly onExpired: () => void;
  /** There is a step left before the call is permitted. */
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** Calls in the name of the member, with the cache of what they answered. */
export function RequestProvider({ onExpired, onStep, children }: RequestProviderProps) {
  const { language } = useTexts();
  const [queries] = useState(createMemberQueries);
  const isFirst = useRef(true);
  // Before the effects of the screens, which call the server.
  useLayoutEffect(() => {
    setApiContext({ onExpired, onStep, onWritten: (path) => invalidateAfter(queries, path) });
    return () => setApiContext({ onExpired: undefined, onStep: undefined, onWritten: undefined });
  }, [onExpired, onStep, queries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers in the language
  useEffect(() => {
    if (!isFirst.current) void queries.invalidateQueries();
    isFirst.current = false;
  }, [queries, language]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Calls the server in the name of whoever is signed in. */
export function useRequest(): Request {
  return fetchJson;
}

/** How a call stands; `retry` asks again. */
export type RequestState<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void }
  | { readonly status: "ready"; readonly data: T; readonly retry: () => void };

/** How a call stands whose answer is read by `useCall`. */
export function loadState<T>({ data, error, refetch }: UseQueryResult<T>): RequestState<T> {
  const retry = () => void refetch();
  if (data !== undefined) return { status: "ready", data, retry };
  return error ? { status: "failed", error, retry } : { status: "loading" };
}
