import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "ra-core";
import { useContext, useEffect, useState } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";
import { EntityContext } from "../entity/entities";
import { usedWords } from "./usedWords";

const PAUSE_MS = 250;
/** Records that are looked through; with what was typed all of them hold it. */
const RECORDS = 200;
const MOST = 20;

/**
 * Words that the entity's records have in a list field, to choose from while one types.
 * @param isOpen whether somebody is choosing: nothing is asked before
 */
export function useUsedWords(field: ClientField | undefined, typed: string, isOpen: boolean): readonly string[] {
  const entity = useContext(EntityContext);
  const dataProvider = useDataProvider();
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const resource = entity?.resource ?? "";
  const name = field?.name ?? "";
  const { data } = useQuery({
    queryKey: [resource, "usedWords", name, text],
    enabled: isOpen && entity?.actions.list === true && field?.filters.includes("contains") === true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const filter = text ? { [`${name}_contains`]: text } : {};
      const pagination = { page: 1, perPage: RECORDS };
      const sort = entity?.sort ?? { field: "createdAt", order: "DESC" };
      return (await dataProvider.getList<EntityRecord>(resource, { filter, pagination, sort, signal })).data;
    },
  });
  return usedWords(data ?? [], name, typed).slice(0, MOST);
}
