import { type EntityRecord, useWork } from "../../../../client/kit/console";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { datesOf } from "../nextStep";
import { useStandings } from "../standings";

/** Activities that members may know of; the dates decide which are open, so all are read. */
export const PUBLISHED = { status: ["NEW", "ACTIVE"] };
const MOST = 50;

/** Published activities that stand so now, the first to end first, each with how many have answered. */
export function usePublished(opening: "open" | "ended") {
  const all = useWork({ resource: "activities", filter: PUBLISHED, sort: { field: "endsAt", order: "ASC" }, most: MOST });
  const now = new Date();
  const ofOpening: readonly EntityRecord[] | undefined = all.data?.filter(
    (record) => openingOf(datesOf(record), now) === opening,
  );
  const standings = useStandings(ofOpening?.map(({ id }) => id));
  return {
    activities: standings.data && ofOpening,
    answeredOf: (id: string) => standings.data?.get(id)?.answered ?? 0,
    error: all.error ?? standings.error,
    retry: () => void Promise.all([all.refetch(), standings.refetch()]),
  };
}
