import { useListContext } from "ra-core";
import { createContext, type RefObject, useCallback, useContext, useEffect } from "react";
import type { Json } from "../../../../shared/json";
import { type Filter, withPart } from "./filters";

/** A filter that was asked for and isn't in force yet. */
export interface PendingFilter {
  /** The filter in force when it was asked for. */
  readonly base: Filter;
  readonly next: Filter;
}

const PendingContext = createContext<RefObject<PendingFilter | undefined>>({ current: undefined });
export const PendingFilterProvider = PendingContext.Provider;

/** The list's filter in force and how to change a part of it: changes made before one is in force add up. */
export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  const pending = useContext(PendingContext);
  const filter: Filter = filterValues;
  useEffect(() => {
    if (pending.current?.base !== filter) pending.current = undefined;
  }, [pending, filter]);
  const change = useCallback(
    (part: Readonly<Record<string, Json | undefined>>) => {
      const before = pending.current?.base === filter ? pending.current.next : filter;
      const next = withPart(before, part);
      pending.current = { base: filter, next };
      setFilters(next, []);
    },
    [pending, filter, setFilters],
  );
  return { filter, change };
}
