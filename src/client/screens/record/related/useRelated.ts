import { useQueries } from "@tanstack/react-query";
import { useDataProvider } from "ra-core";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntity } from "../../entity/entities";
import { referenceValue } from "./relationFilter";
import { type Relation, useRelations } from "./useRelations";

/** Enough to recognise what is there; the list shows the rest. */
const SHOWN = 5;

/** What refers to a record in one way. */
export interface RelatedRecords extends Relation {
  /** Nothing until it is read, and where it could not be. */
  readonly rows: readonly EntityRecord[] | undefined;
  readonly total: number;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The records that refer to one, by each way: the first few, and how many there are. */
export function useRelated(record: EntityRecord): readonly RelatedRecords[] {
  const entity = useEntity();
  const dataProvider = useDataProvider();
  const relations = useRelations();
  const queries = useQueries({
    queries: relations.map(({ related, field }) => ({
      queryKey: [related.resource, "related", field.name, entity.name, record.id],
      queryFn: () =>
        dataProvider.getManyReference<EntityRecord>(related.resource, {
          target: field.name,
          id: referenceValue(field, entity, record.id),
          pagination: { page: 1, perPage: SHOWN },
          sort: related.sort,
          filter: {},
        }),
    })),
  });
  return relations.map((relation, index) => {
    const { data, error = null, refetch } = queries[index] ?? {};
    return { ...relation, rows: data?.data, total: data?.total ?? 0, error, refetch: () => void refetch?.() };
  });
}
