import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { searchEverywhere } from "../../data/listApi";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { usePlaceKeys } from "../shortcuts/usePlaceKeys";
import { useListedPages } from "../useListedPages";
import { type Hit, matching } from "./hit";
import { useRecentRecords } from "./recent";
import { useActions } from "./useActions";

const PAUSE = 180;
const SHORTEST = 2;
/** Without a text the palette shows the way to a few things, not all of them. */
const FIRST_ACTIONS = 4;

function recordPath(resource: string, id: string): string {
  return `/${resource}/${encodeURIComponent(id)}`;
}

/** Places of the console. */
function usePlaces(): readonly Hit[] {
  const { t } = useTexts();
  const places = usePlaceKeys();
  const pages = useListedPages();
  return useMemo(() => {
    const home: Hit = { key: "/", group: "page", label: t("console.home.title"), icon: "Home", keys: "g h", go: { to: "/" } };
    const lists = places.map(({ entity, name, letter }): Hit => {
      const to = `/${entity.resource}`;
      const keys = letter ? { keys: `g ${letter}` } : {};
      return { key: to, group: "page", label: name, icon: entity.icon ?? "Category", go: { to }, ...keys };
    });
    const others = pages.map(({ path, label, icon }): Hit => {
      const to = `/${path}`;
      return { key: to, group: "page", label: t(label), icon, go: { to } };
    });
    return [home, ...lists, ...others];
  }, [places, pages, t]);
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Records that the server finds. */
function useRecords(text: string) {
  const { entities } = useCatalog();
  const q = useSettled(text.trim());
  const isEnabled = q.length >= SHORTEST;
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    queryKey: ["search", q],
    enabled: isEnabled,
    queryFn: ({ signal }) => searchEverywhere(q, signal),
  });
  const hits = data.flatMap(({ resource, id, label, hint }): readonly Hit[] => {
    const entity = entities.find((one) => one.resource === resource);
    // Saved views and the like have no page of their own.
    if (!entity || entity.group === "none") return [];
    const icon = entity.icon ?? "Category";
    return [{ key: id, group: resource, label, icon, ...(hint ? { hint } : {}), go: { to: recordPath(resource, id) } }];
  });
  return { hits: isEnabled ? hits : [], isSearching: isFetching || q !== text.trim(), error: isEnabled ? error : null };
}

/** The records that were opened last. */
function useRecent(): readonly Hit[] {
  const { entities } = useCatalog();
  return useRecentRecords().map(({ resource, id, label }) => {
    const icon = entities.find((entity) => entity.resource === resource)?.icon ?? "Category";
    return { key: `recent:${id}`, group: "recent", label, icon, go: { to: recordPath(resource, id) } };
  });
}

/** What the palette offers for a text: places, records by entity, then actions; without one what was open lately. */
export function useHits(text: string) {
  const places = usePlaces();
  const actions = useActions();
  const recent = useRecent();
  const records = useRecords(text);
  if (text.trim() === "") {
    return { hits: [...recent, ...places, ...actions.slice(0, FIRST_ACTIONS)], isSearching: false, error: null };
  }
  const hits = [...matching(places, text), ...records.hits, ...matching(actions, text)];
  return { hits, isSearching: records.isSearching, error: records.error };
}
