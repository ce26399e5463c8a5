import type { Participations } from "../../../contracts/services/participation";
import type { RecordAudience } from "../../../server/kit";

/** A raffle is for the members who may know of its activity; one of bought entries for all. */
export const raffleAudience = (participations: () => Participations): RecordAudience => ({
  name: "raffle",
  sees: async ({ db, recordId, memberId }) => {
    const raffle = await db.selectFrom("raffle").select("activity").where("id", "=", recordId).executeTakeFirst();
    if (!raffle) return false;
    return raffle.activity === null || (await participations().visible(db, memberId)).includes(raffle.activity);
  },
});
