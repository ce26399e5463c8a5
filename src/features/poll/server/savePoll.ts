import { json, newId, type SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import { POLL_ERRORS } from "../shared/errors";
import { POLL, type PollSettings } from "../shared/poll";
import { readPoll } from "./readPoll";

/** Options that can't be told apart, by the second of them. */
function repeated({ options }: PollSettings): readonly FieldIssue[] {
  const texts = options.map(({ text }) => text.trim().toLowerCase());
  const codes = options.map(({ code }) => code);
  return options.flatMap((_, index): FieldIssue[] =>
    texts.indexOf(texts[index] ?? "") < index || codes.indexOf(codes[index] ?? "") < index
      ? [{ path: `/options/${index}/text`, rule: "uniqueItems" }]
      : [],
  );
}

/** What those who voted have chosen from. */
function offered({ isMultiple, options }: PollSettings): string {
  return JSON.stringify([isMultiple, options.map(({ code, text }) => [code, text])]);
}

/**
 * Saves what a poll asks. Once somebody has voted only the question's words may change.
 * @throws AppError `record.notFound`, `request.invalid`, `poll.hasVotes`
 */
export async function savePoll(db: SpaceDb, activityId: string, given: PollSettings): Promise<void> {
  const settings = { ...given, options: given.options.map(({ code, text }) => ({ code, text: text.trim() })) };
  const faults = repeated(settings);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    // Held: votes wait until it is saved, and see what is offered then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== POLL) throw new AppError("record.notFound");
    const before = await readPoll(db, activityId);
    const values = { question: settings.question.trim(), isMultiple: settings.isMultiple, options: json(settings.options) };
    if (!before) {
      await db
        .insertInto("poll")
        .values({ id: newId(), activity: activityId, ...values })
        .execute();
      return;
    }
    const vote = await db.selectFrom("pollVote").select("id").where("poll", "=", before.id).limit(1).executeTakeFirst();
    if (vote && offered(before) !== offered(settings)) throw new AppError(POLL_ERRORS.hasVotes);
    await db.updateTable("poll").set(values).where("id", "=", before.id).execute();
  });
}
