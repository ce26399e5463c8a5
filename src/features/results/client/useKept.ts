import { useState } from "react";

const kept = new Map<string, unknown>();

/** State that is still there when a part of the results is opened again, until the page is loaded anew. @param key of what it is */
export function useKept<T>(key: string, initial: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  return [
    value,
    (next) => {
      kept.set(key, next);
      setValue(next);
    },
  ];
}
