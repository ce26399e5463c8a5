import { useCallback, useEffect, useState } from "react";
import { useRequest } from "../community/data/request";

export interface KeptRequest<T> {
  /** Stays while it is asked for again. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly reload: () => Promise<void>;
}

/**
 * What the address answers. Unlike what screens show in words of the server, it outlives a change of language: what a
 * person is in the middle of goes on.
 */
export function useKept<T>(path: string): KeptRequest<T> {
  const request = useRequest();
  const [data, setData] = useState<T>();
  const [error, setError] = useState<unknown>();

  const reload = useCallback(async () => {
    setError(undefined);
    await request<T>(path).then(setData, setError);
  }, [request, path]);

  useEffect(() => void reload(), [reload]);
  return { data, error, reload };
}
