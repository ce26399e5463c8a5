import { type RefObject, useLayoutEffect, useRef } from "react";

const NEAR = 80;

/**
 * Keeps the end of a list in sight for whoever is there already; whoever reads further up stays where they read, also
 * when something is put above.
 * @param ends ids of the first and the last item
 */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  { first, last }: { readonly first?: string; readonly last?: string },
) {
  const isNear = useRef(true);
  const height = useRef(0);
  const seenFirst = useRef(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends say that the list has changed
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    if (isNear.current) list.scrollTop = list.scrollHeight;
    else if (seenFirst.current !== first) list.scrollTop += list.scrollHeight - height.current;
    seenFirst.current = first;
    height.current = list.scrollHeight;
  }, [box, first, last]);
  return () => {
    const list = box.current;
    if (list) isNear.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
}
