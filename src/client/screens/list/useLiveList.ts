import { useQueryClient } from "@tanstack/react-query";
import { type GetListResult, useDataProvider, useListContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useRealtime } from "../../data/realtime";
import type { EntityRecord } from "../../host/clientHost";
import { useEntity } from "../entity/entities";
import { useFlashes } from "./flashes";

/** What comes at once is shown at once: somebody may change thousands of records together. */
const PAUSE_MS = 250;

/** What came since the last pause. */
interface News {
  readonly created: Set<string>;
  readonly changed: Set<string>;
  readonly byOthers: Set<string>;
  hasDeleted: boolean;
}

function noNews(): News {
  return { created: new Set(), changed: new Set(), byOthers: new Set(), hasDeleted: false };
}

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
  const [created, setCreated] = useState<ReadonlySet<string>>(new Set());
  const news = useRef(noNews());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const readAnew = async (changed: ReadonlySet<string>, byOthers: ReadonlySet<string>) => {
    const { data: fresh } = await dataProvider.getMany<EntityRecord>(resource, { ids: [...changed] });
    queries.setQueriesData<GetListResult>({ queryKey: [resource, "getList"] }, (answer) => withRecords(answer, fresh));
    flash([...byOthers]);
  };
  const tell = () => {
    const { created: fresh, changed, byOthers, hasDeleted } = news.current;
    news.current = noNews();
    if (fresh.size > 0) setCreated((before) => new Set([...before, ...fresh]));
    if (hasDeleted) void refetch();
    // Without an answer the row stays as it was: the next look at the list reads it anyway.
    if (changed.size > 0) void readAnew(changed, byOthers).catch(() => undefined);
  };

  useRealtime("changed", (event) => {
    if (event.resource !== resource) return;
    const { created: fresh, changed, byOthers } = news.current;
    const known = data.find(({ id }) => id === event.id);
    if (!known && event.action !== "create") return;
    if (!known) fresh.add(event.id);
    else if (event.action === "delete") news.current.hasDeleted = true;
    // What this window saved is in the table already.
    else if (event.version !== undefined && known.version === event.version) return;
    else {
      changed.add(event.id);
      if (!event.isOwn) byOthers.add(event.id);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, PAUSE_MS);
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
