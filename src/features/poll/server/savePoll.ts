import { newId, type RouteContext } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { PollSettings } from "../shared/api";
import { POLL_ERRORS } from "../shared/errors";
import { withPictures } from "../shared/pictures";
import { POLL } from "../shared/poll";
import { keepPictures } from "./pictures";
import { pollColumns, readPoll } from "./readPoll";

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
  return JSON.stringify([isMultiple, options.map(({ code, text, picture }) => [code, text, picture?.image])]);
}

/** Without the space around its words. */
function trimmed(given: PollSettings): PollSettings {
  const options = given.options.map((option) => ({ ...option, text: option.text.trim() }));
  const settings = { ...given, question: given.question.trim(), options };
  return withPictures(settings, ({ image, alt }) => ({ image, alt: alt.trim() }));
}

/**
 * Saves what a poll asks. Once somebody has voted the options stay, with their pictures; the question and what is read out
 * for pictures may change.
 * @throws AppError `record.notFound`, `request.invalid`, `poll.hasVotes`
 */
export async function savePoll(
  context: Pick<RouteContext, "db" | "uploads" | "session">,
  activityId: string,
  given: PollSettings,
): Promise<void> {
  const { db } = context;
  const settings = trimmed(given);
  const faults = repeated(settings);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    // Held: votes wait until it is saved, and see what is offered then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== POLL) throw new AppError("record.notFound");
    const before = await readPoll(db, activityId);
    const pollId = before?.id ?? newId();
    if (before) {
      const vote = await db.selectFrom("pollVote").select("id").where("poll", "=", before.id).limit(1).executeTakeFirst();
      if (vote && offered(before) !== offered(settings)) throw new AppError(POLL_ERRORS.hasVotes);
      await db.updateTable("poll").set(pollColumns(settings)).where("id", "=", pollId).execute();
    } else
      await db
        .insertInto("poll")
        .values({ id: pollId, activity: activityId, ...pollColumns(settings) })
        .execute();
    await keepPictures(context, { pollId, before, settings });
  });
}
