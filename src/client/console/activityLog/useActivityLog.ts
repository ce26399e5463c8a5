import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { activityLogApi, LogPerson } from "../../../contracts/api/activityLog";
import type { ActivityKind, DayRange } from "../../../shared/activityLog";
import { clientOf, pathOf } from "../../data/clientOf";

export const activityLog = clientOf<typeof activityLogApi>();

/** Days that are looked at; `own`: those of `from` and `to`. */
export type Period = DayRange | "all" | "own";

/** What the log is narrowed to, as the boxes show it. */
export interface LogChoice {
  readonly period: Period;
  /** Days, `YYYY-MM-DD`; empty: no bound. */
  readonly from: string;
  readonly to: string;
  readonly person: LogPerson | null;
  readonly kind: ActivityKind | "";
  /** Name of an entity; empty: any. */
  readonly entity: string;
}

export const EVERYTHING: LogChoice = { period: "all", from: "", to: "", person: null, kind: "", entity: "" };

/** The calls' query. @param space of the back office: the company or community, nothing for what is of none */
export function queryOf({ period, from, to, person, kind, entity }: LogChoice, space: string | undefined) {
  const days = period === "all" || period === "own" ? undefined : period;
  return {
    // Days begin, and times are written, as on every other page: by the reader's clock.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(space ? { space } : {}),
    ...(days ? { days } : {}),
    ...(period === "own" && from ? { from } : {}),
    ...(period === "own" && to ? { to } : {}),
    ...(person ? { account: person.id } : {}),
    ...(kind ? { kind } : {}),
    ...(entity ? { entity } : {}),
  };
}

/** Address of the workbook. */
export const exportAddress = (query: ReturnType<typeof queryOf>) => pathOf("GET /api/activity-log/export", { query });

/** The log, page by page, the newest first. */
export function useActivityLog(query: ReturnType<typeof queryOf>) {
  const log = useInfiniteQuery({
    queryKey: activityLog.keyOf("GET /api/activity-log", { query }),
    queryFn: ({ pageParam, signal }) =>
      activityLog.call("GET /api/activity-log", { query: pageParam ? { ...query, after: pageParam } : query }, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    // What others do isn't told to this page: it is as new as its last visit.
    staleTime: 0,
  });
  const pages = log.data?.pages;
  return { ...log, entries: pages?.flatMap(({ entries }) => entries), timeZone: pages?.[0]?.timeZone };
}
