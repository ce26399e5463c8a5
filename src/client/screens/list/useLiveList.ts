import { useQueryClient } from "@tanstack/react-query";
import { type GetListResult, useDataProvider, useGetIdentity, useListContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useRealtime } from "../../data/realtime";
import type { EntityRecord } from "../../host/clientHost";
import { useEntity } from "../entity/entities";
import { useFlashes } from "./flashes";

/** Changes that come at once are read at once. */
const PAUSE_MS = 250;

/** The answer with the records that are newer. */
function withRecords(answer: GetListResult | undefined, fresh: readonly EntityRecord[]): GetListResult | undefined {
  if (!answer) return answer;
  const byId = new Map(fresh.map((record) => [record.id, record]));
  return { ...answer, data: answer.data.map((record) => byId.get(String(record.id)) ?? record) };
}

/**
 * Keeps the rows in view fresh: what others change is read anew in its place and lit up, what they delete goes; what
 * they create is only counted, so that nothing jumps under somebody's hand.
 */
export function useLiveList() {
  const { resource } = useEntity();
  const { data = [], refetch } = useListContext<EntityRecord>();
  const { flash } = useFlashes();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { identity } = useGetIdentity();
  const [created, setCreated] = useState<ReadonlySet<string>>(new Set());
  const changed = useRef(new Set<string>());
  const byOthers = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const readAnew = async () => {
    const ids = [...changed.current];
    const lit = [...byOthers.current];
    changed.current.clear();
    byOthers.current.clear();
    const { data: fresh } = await dataProvider.getMany<EntityRecord>(resource, { ids });
    queries.setQueriesData<GetListResult>({ queryKey: [resource, "getList"] }, (answer) => withRecords(answer, fresh));
    flash(lit);
  };

  useRealtime("changed", (event) => {
    if (event.resource !== resource) return;
    const known = data.find(({ id }) => id === event.id);
    if (event.action === "create" && !known) setCreated((before) => new Set(before).add(event.id));
    // What this window saved is in the table already.
    if (!known || (event.version !== undefined && known.version === event.version)) return;
    if (event.action === "delete") return void refetch();
    changed.current.add(event.id);
    if (event.by === undefined || event.by !== identity?.id) byOthers.current.add(event.id);
    clearTimeout(timer.current);
    // Without an answer the row stays as it was: the next look at the list reads it anyway.
    timer.current = setTimeout(() => void readAnew().catch(() => undefined), PAUSE_MS);
  });
  useRealtime("reconnected", () => void refetch());

  return {
    created: [...created].filter((id) => !data.some((record) => record.id === id)).length,
    show: () => {
      setCreated(new Set());
      void refetch();
    },
  };
}
