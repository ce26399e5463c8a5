import { useCallback, useRef, useState } from "react";

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

/**
 * The key of the post that a draft becomes, which survives a reload as the draft does: sent again, it is the same comment.
 * @returns the key, and what takes another one
 */
export function useDraftKey(name: string): readonly [() => string, () => void] {
  const key = `${PREFIX}-key:${name}`;
  const current = useRef("");
  const take = useCallback(() => {
    current.current ||= read(key) || crypto.randomUUID();
    write(key, current.current);
    return current.current;
  }, [key]);
  const renew = useCallback(() => {
    current.current = "";
    write(key, "");
  }, [key]);
  return [take, renew];
}
