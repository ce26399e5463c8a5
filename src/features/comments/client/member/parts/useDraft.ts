import { useCallback, useState } from "react";

const PREFIX = "sondeo.comment";

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    // A browser that keeps nothing still lets people write.
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What is being written, which survives a reload. @param name of where it goes, unique on the device */
export function useDraft(name: string, initial = ""): readonly [string, (text: string) => void] {
  const key = `${PREFIX}:${name}`;
  const [text, setText] = useState(() => read(key) || initial);
  const change = useCallback(
    (next: string) => {
      setText(next);
      write(key, next);
    },
    [key],
  );
  return [text, change];
}
