import type { Participations } from "../../../contracts/services/participation";
import type { RecordAudience } from "../../../server/kit";

/** A raffle is for the members who may know of its activity; one of bought entries for all. */
export const raffleAudience = (participations: () => Participations): RecordAudience => ({
  name: "raffle",
  sees: async ({ db, recordId, memberId }) => {
    const raffle = await db.selectFrom("raffle").select(["activity", "labs"]).where("id", "=", recordId).executeTakeFirst();
    if (!raffle) return false;
    if (raffle.activity === null) return raffle.labs !== null;
    return (await participations().visible(db, memberId)).includes(raffle.activity);
  },
});
