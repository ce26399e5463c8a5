import type { Participations } from "../../../contracts/services/participation";
import type { RecordAudience } from "../../../server/kit";

/** A raffle is for the members who may know of its activity. */
export const raffleAudience = (participations: () => Participations): RecordAudience => ({
  name: "raffle",
  sees: async ({ db, recordId, memberId }) => {
    const raffle = await db.selectFrom("raffle").select("activity").where("id", "=", recordId).executeTakeFirst();
    return raffle !== undefined && (await participations().visible(db, memberId)).includes(raffle.activity);
  },
});
