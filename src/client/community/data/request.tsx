import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { ApiError, type ApiOptions, fetchJson, requiredStep } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";

/** @param path below the server's address. @returns the body. @throws ApiError */
type Request = <T>(path: string, options?: ApiOptions) => Promise<T>;

const RequestContext = createContext<Request>(fetchJson);

interface RequestProviderProps {
  /** The session is over: whoever asked, the whole app goes to the login. */
  readonly onExpired: () => void;
  /** There is a step left before the call is open. */
  readonly onStep: () => void;
  readonly children: ReactNode;
}

export function RequestProvider({ onExpired, onStep, children }: RequestProviderProps) {
  const request = useCallback<Request>(
    async (path, options) => {
      try {
        return await fetchJson(path, options);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) onExpired();
        if (requiredStep(error)) onStep();
        throw error;
      }
    },
    [onExpired, onStep],
  );
  return <RequestContext value={request}>{children}</RequestContext>;
}

/** Calls the server in the name of whoever is signed in. */
export function useRequest(): Request {
  return useContext(RequestContext);
}

/** How a call stands; `retry` asks again. */
export type RequestState<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void }
  | { readonly status: "ready"; readonly data: T; readonly retry: () => void };

/** What `GET` of a path answers, asked anew for another path or language. */
export function useLoad<T>(path: string): RequestState<T> {
  const request = useRequest();
  const { language } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<RequestState<T>>({ status: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again, and another language too, since the server answers in it
  useEffect(() => {
    const abort = new AbortController();
    setResult({ status: "loading" });
    const retry = () => setAttempt((count) => count + 1);
    request<T>(path, { signal: abort.signal }).then(
      (data) => setResult({ status: "ready", data, retry }),
      (error: unknown) => {
        if (!abort.signal.aborted) setResult({ status: "failed", error, retry });
      },
    );
    return () => abort.abort();
  }, [request, path, attempt, language]);

  return result;
}
