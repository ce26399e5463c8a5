import { useEffect, useRef, useState } from "react";

/** Text of a box whose value is handed on after a pause in typing. */
export function useTyped(inForce: string, onSettled: (text: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inForce);
  const settle = useRef(onSettled);
  settle.current = onSettled;
  useEffect(() => setText(inForce), [inForce]);
  useEffect(() => {
    if (text === inForce) return undefined;
    const timer = setTimeout(() => settle.current(text), 400);
    return () => clearTimeout(timer);
  }, [text, inForce]);
  return [text, setText];
}
