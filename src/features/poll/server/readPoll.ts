import { json, type SpaceDb } from "../../../server/kit";
import type { PollOption, PollResults, PollSettings } from "../shared/poll";

export interface StoredPoll extends PollSettings {
  readonly id: string;
}

/** An activity's poll; nothing before its settings are saved. */
export async function readPoll(db: SpaceDb, activityId: string): Promise<StoredPoll | undefined> {
  const row = await db
    .selectFrom("poll")
    .select(["id", "question", "image", "imageAlt", "isMultiple", "options"])
    .where("activity", "=", activityId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { image, imageAlt, options, ...asked } = row;
  return {
    ...asked,
    ...(image ? { picture: { image, alt: imageAlt ?? "" } } : {}),
    // Checked when it was written.
    options: options as unknown as readonly PollOption[],
  };
}

/** What a poll asks as it is stored. */
export const pollColumns = ({ question, picture, isMultiple, options }: PollSettings) => ({
  question,
  image: picture?.image ?? null,
  imageAlt: picture?.alt ?? null,
  isMultiple,
  options: json(options),
});

/** Votes by option, counted anew: a poll has thousands at most. */
export async function readResults(db: SpaceDb, { id, options }: StoredPoll): Promise<PollResults> {
  const rows = await db.selectFrom("pollVote").select("choices").where("poll", "=", id).execute();
  const counts = new Map<string, number>();
  for (const { choices } of rows) for (const code of choices) counts.set(code, (counts.get(code) ?? 0) + 1);
  return { voters: rows.length, counts: options.map(({ code }) => ({ code, count: counts.get(code) ?? 0 })) };
}
