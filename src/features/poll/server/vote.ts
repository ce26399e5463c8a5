import type { Participations } from "../../../contracts/services/participation";
import { newId, type SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import { POLL_ERRORS } from "../shared/errors";
import { readPoll, type StoredPoll } from "./readPoll";

interface Ballot {
  readonly activityId: string;
  readonly memberId: string;
  readonly choices: readonly string[];
}

/** @throws AppError `request.invalid` where an option isn't there, or there are more than one may choose */
function demandChoices({ isMultiple, options }: StoredPoll, choices: readonly string[]): void {
  const codes = new Set(options.map(({ code }) => code));
  const faults = choices.flatMap((code, index): readonly FieldIssue[] =>
    codes.has(code) ? [] : [{ path: `/choices/${index}`, rule: "enum" }],
  );
  const tooMany: readonly FieldIssue[] =
    isMultiple || choices.length <= 1 ? [] : [{ path: "/choices", rule: "maxItems", params: { limit: 1 } }];
  if (faults.length + tooMany.length > 0) throw new AppError("request.invalid", { faults: [...faults, ...tooMany] });
}

async function readChoices(db: SpaceDb, poll: string, member: string): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom("pollVote")
    .select("choices")
    .where("poll", "=", poll)
    .where("member", "=", member)
    .executeTakeFirst();
  return row?.choices as readonly string[] | undefined;
}

/**
 * A member's vote, with the participation that it completes; once. The same vote again is the same vote.
 * @throws AppError `poll.alreadyVoted`, `request.invalid`, or as `participations.demand`
 */
export async function vote(
  db: SpaceDb,
  { activityId, memberId, choices }: Ballot,
  participations: Participations,
): Promise<StoredPoll> {
  return db.transaction(async () => {
    // Shared by all who vote; whoever changes the options waits for them.
    await db.selectFrom("activity").select("id").where("id", "=", activityId).forShare().execute();
    const poll = await readPoll(db, activityId);
    const known = poll && (await readChoices(db, poll.id, memberId));
    const chosen = [...new Set(choices)].sort();
    if (poll && known) {
      if ([...known].sort().join() !== chosen.join()) throw new AppError(POLL_ERRORS.alreadyVoted);
      return poll;
    }
    await participations.demand(db, { activityId, memberId });
    if (!poll) throw new AppError("record.notFound");
    demandChoices(poll, chosen);
    const row = await db
      .insertInto("pollVote")
      .values({ id: newId(), poll: poll.id, member: memberId, choices: [...chosen] })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row) await participations.complete(db, { activityId, memberId });
    else if ([...((await readChoices(db, poll.id, memberId)) ?? [])].sort().join() !== chosen.join())
      throw new AppError(POLL_ERRORS.alreadyVoted);
    return poll;
  });
}

/** What a member chose; nothing before. */
export const readVote = readChoices;
