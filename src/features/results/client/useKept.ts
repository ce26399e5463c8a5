import { useCallback, useSyncExternalStore } from "react";

const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what is kept under a key; undefined where nothing is yet */
export const readKept = (key: string): unknown => kept.get(key);

/** Keeps a value for all parts of the results that show it. */
export function writeKept(key: string, value: unknown): void {
  kept.set(key, value);
  for (const listener of listeners) listener();
}

/**
 * State that is still there when a part of the results is opened again, until the page is loaded anew; the same for all who
 * name the key.
 * @param key of what it is
 * @param initial the same in all renders, or of no identity that matters
 */
export function useKept<T>(key: string, initial: T): readonly [T, (value: T) => void] {
  const stored = useSyncExternalStore(subscribe, () => kept.get(key));
  const set = useCallback((value: T) => writeKept(key, value), [key]);
  return [stored === undefined ? initial : (stored as T), set];
}
