import { useState } from "react";
import { type EntityRecord, useWork } from "../../../../client/kit/console";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { datesOf } from "../nextStep";
import { useStandings } from "../standings";

/** Activities that members may know of; the dates decide which are open. */
export const PUBLISHED = { status: ["NEW", "ACTIVE"] };
const MOST = 50;

/** Published activities that stand so now, the first to end first and those without an end last, each with how many have answered. */
export function usePublished(opening: "open" | "ended") {
  const [since] = useState(() => new Date().toISOString());
  const isEnded = opening === "ended";
  const dated = useWork({
    resource: "activities",
    filter: { ...PUBLISHED, [isEnded ? "endsAt_lte" : "endsAt_gte"]: since },
    sort: { field: "endsAt", order: isEnded ? "DESC" : "ASC" },
    most: MOST,
  });
  // Read by themselves: behind as many as end some time they would be cut off.
  const endless = useWork({
    resource: "activities",
    filter: { ...PUBLISHED, endsAt_isNull: true },
    sort: { field: "createdAt", order: "DESC" },
    most: MOST,
  });
  const now = new Date();
  const all = dated.data && endless.data && [...(isEnded ? dated.data.toReversed() : dated.data), ...endless.data];
  const ofOpening: readonly EntityRecord[] | undefined = all?.filter((record) => openingOf(datesOf(record), now) === opening);
  const standings = useStandings(ofOpening?.map(({ id }) => id));
  return {
    activities: standings.data && ofOpening,
    answeredOf: (id: string) => standings.data?.get(id)?.answered ?? 0,
    error: dated.error ?? endless.error ?? standings.error,
    retry: () => void Promise.all([dated.refetch(), endless.refetch(), standings.refetch()]),
  };
}
