import { useListContext } from "ra-core";
import { useCallback } from "react";
import type { Json } from "../../../shared/json";
import { withPart } from "./filters";

/** The list's filter in force and how to change a part of it. */
export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  const filter: Readonly<Record<string, Json>> = filterValues;
  const change = useCallback(
    (part: Readonly<Record<string, Json | undefined>>) => setFilters(withPart(filter, part), []),
    [filter, setFilters],
  );
  return { filter, change };
}
