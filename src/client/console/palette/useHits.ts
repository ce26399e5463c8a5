import { useDataProvider } from "ra-core";
import { useEffect, useMemo, useState } from "react";
import type { ClientEntity } from "../../../schema/clientCatalog";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName, recordLabel } from "../../screens/entity/entityTexts";

/** A line of the palette. */
export interface Hit {
  readonly to: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: string;
}

const PER_ENTITY = 4;
const PAUSE = 220;

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Places of the console whose name holds the text. */
function usePlaces(text: string): readonly Hit[] {
  const { entities } = useCatalog();
  const { t } = useTexts();
  return useMemo(() => {
    const wanted = fold(text);
    const home = { to: "/", label: t("console.home.title"), detail: t("console.palette.page"), icon: "Home" };
    const lists = entities.flatMap((entity) => {
      const icon = entity.icon ?? "Category";
      const list = { to: `/${entity.resource}`, label: entityName(t, entity, 2), detail: t("console.palette.page"), icon };
      const name = entityName(t, entity, 1);
      const create = {
        to: `/${entity.resource}/create`,
        label: t("console.record.new", { name: name.toLowerCase(), title: name }),
        detail: t("console.palette.action"),
        icon: "Add",
      };
      return entity.actions.list ? [list, ...(entity.create ? [create] : [])] : [];
    });
    return [home, ...lists].filter(({ label }) => fold(label).includes(wanted));
  }, [entities, text, t]);
}

/** Records that the server finds, entity by entity as they answer. */
function useRecords(text: string): { readonly hits: readonly Hit[]; readonly isSearching: boolean } {
  const { entities } = useCatalog();
  const { t, language } = useTexts();
  const dataProvider = useDataProvider();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => {
    setHits([]);
    const q = text.trim();
    if (q.length < 2) {
      setIsSearching(false);
      return undefined;
    }
    let isCurrent = true;
    setIsSearching(true);
    const search = async (entity: ClientEntity) => {
      const params = { filter: { q }, sort: entity.sort, pagination: { page: 1, perPage: PER_ENTITY } };
      const { data } = await dataProvider.getList(entity.resource, params);
      const detail = entityName(t, entity, 1);
      const found = data.map((record) => ({
        to: `/${entity.resource}/${encodeURIComponent(record.id)}`,
        label: recordLabel(entity, record, language),
        detail,
        icon: entity.icon ?? "Category",
      }));
      if (isCurrent) setHits((before) => [...before, ...found]);
    };
    const timer = setTimeout(async () => {
      const searchable = entities.filter((entity) => entity.isSearchable && entity.actions.read);
      await Promise.allSettled(searchable.map(search));
      if (isCurrent) setIsSearching(false);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, entities, t, language, dataProvider]);
  return { hits, isSearching };
}

/** What the palette offers for a text: places first, then records. */
export function useHits(text: string): { readonly hits: readonly Hit[]; readonly isSearching: boolean } {
  const places = usePlaces(text);
  const records = useRecords(text);
  return { hits: [...places, ...records.hits], isSearching: records.isSearching };
}
