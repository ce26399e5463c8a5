import { type CommentFact, commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import type { ServerHost, SpaceDb } from "../../../server/kit";
import { hasTakenPart } from "./contributions";
import { readChat } from "./readChat";

interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** Brings a participation in line with what counts. It is held first: of two changes at once, one sees the other. */
async function settle(db: SpaceDb, who: Who, endsAt: string, participations: Participations): Promise<void> {
  await db
    .selectFrom("participation")
    .select("id")
    .where("activity", "=", who.activityId)
    .where("member", "=", who.memberId)
    .forUpdate()
    .execute();
  if (await hasTakenPart(db, who, endsAt)) await participations.complete(db, who);
  else await participations.reverse(db, who, "STARTED");
}

/** Who writes in a chat takes part in it. */
export function followMessages(host: Pick<ServerHost, "on">, participations: () => Participations): void {
  const follow = async (db: SpaceDb, { activityId, memberId }: CommentFact, isPosted: boolean) => {
    if (memberId === null) return;
    const chat = await readChat(db, activityId);
    if (!chat) return;
    const who = { activityId, memberId };
    if (isPosted) await participations().start(db, who);
    await settle(db, who, chat.endsAt, participations());
  };
  host.on(commentPosted, ({ db, payload }) => follow(db, payload, true));
  host.on(commentWithdrawn, ({ db, payload }) => follow(db, payload, false));
}
