import { useEffect, useRef, useState } from "react";

/** Pause in typing, in milliseconds, after which a text is handed on. */
const PAUSE_MS = 300;

/**
 * Text of a box whose value is handed on after a pause in typing. What comes back of it later leaves alone what has been
 * typed since; another value, from elsewhere, replaces it. A box that goes away hands on what it has.
 */
export function useTyped(inForce: string, onSettled: (text: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inForce);
  const settle = useRef(onSettled);
  settle.current = onSettled;
  const settled = useRef(inForce);
  useEffect(() => {
    if (inForce === settled.current) return;
    settled.current = inForce;
    setText(inForce);
  }, [inForce]);
  useEffect(() => {
    if (text === settled.current) return undefined;
    const timer = setTimeout(() => {
      settled.current = text;
      settle.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const latest = useRef(text);
  latest.current = text;
  useEffect(
    () => () => {
      if (latest.current !== settled.current) settle.current(latest.current);
    },
    [],
  );
  return [text, setText];
}
