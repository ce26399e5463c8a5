import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useStore } from "ra-core";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { recordLabel } from "../../screens/entity/entityTexts";
import { type PageVisit, visitOf, withVisit } from "./visits";

const KEY = "visits";

/** Remembers the records that the person opens. */
export function useRecentVisits(): void {
  const { pathname } = useLocation();
  const [visits, setVisits] = useStore<readonly PageVisit[]>(KEY, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is the trigger
  useEffect(() => {
    const visit = visitOf(pathname);
    if (visit) setVisits(withVisit(visits, visit));
  }, [pathname]);
}

/** A record that was opened lately, as it is called now. */
export interface RecentRecord extends PageVisit {
  readonly label: string;
}

/** The records that were opened last; those that are gone stay away. */
export function useRecentRecords(): readonly RecentRecord[] {
  const { entities } = useCatalog();
  const { language } = useTexts();
  const dataProvider = useDataProvider();
  const [visits] = useStore<readonly PageVisit[]>(KEY, []);
  const { data = [] } = useQuery({
    queryKey: ["visits", visits, language],
    queryFn: async () => {
      const resources = [...new Set(visits.map(({ resource }) => resource))];
      const read = async (resource: string) => {
        const entity = entities.find((one) => one.resource === resource && one.actions.read);
        if (!entity) return [];
        const ids = visits.filter((visit) => visit.resource === resource).map(({ id }) => id);
        const answer = await dataProvider.getMany<EntityRecord>(resource, { ids });
        return answer.data.map((record) => ({ resource, id: record.id, label: recordLabel(entity, record, language) }));
      };
      const found = (await Promise.allSettled(resources.map(read))).flatMap((one) =>
        one.status === "fulfilled" ? one.value : [],
      );
      return visits.flatMap(({ id }) => found.find((record) => record.id === id) ?? []);
    },
  });
  return data;
}
