import { useCallback, useEffect, useRef, useState } from "react";
import type { Author } from "../../../../../contracts/api/comments";
import { calls } from "../api/calls";
import { inputOf, type Place } from "../api/paths";

const REPEAT_MS = 10_000;
const EXPIRES_MS = 12_000;

/** Who is writing now; each is forgotten unless told again. */
export function useTyping() {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const forget = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    setNames((all) => new Map([...all].filter(([one]) => one !== id)));
  }, []);
  const note = useCallback(
    ({ id, name }: Author) => {
      if (!id) return;
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => forget(id), EXPIRES_MS),
      );
      setNames((all) => new Map(all).set(id, name));
    },
    [forget],
  );
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return { names, note, forget };
}

/** @returns says that one is writing, now and then while one does */
export function useTellTyping(place: Place): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (Date.now() - last.current < REPEAT_MS) return;
    last.current = Date.now();
    calls
      .call("POST /client/communities/:id/activity/:activityId/typing", inputOf(place), { isQuiet: true })
      .catch(() => undefined);
  }, [place]);
}
