import { json, type SpaceDb, sql } from "../../../server/kit";
import type { PollOption, PollResults, PollSettings } from "../shared/api";

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

/** Votes by option, counted by the database in one look at them. */
export async function readResults(db: SpaceDb, { id, options }: StoredPoll): Promise<PollResults> {
  const chosen = options.map(({ code }) => sql`count(*) filter (where ${code}::text = any(choices))`);
  const row = await db
    .selectFrom("pollVote")
    .select([sql<string>`count(*)`.as("voters"), sql<readonly string[]>`array[${sql.join(chosen)}]::text[]`.as("counts")])
    .where("poll", "=", id)
    .executeTakeFirstOrThrow();
  return {
    voters: Number(row.voters),
    counts: options.map(({ code }, index) => ({ code, count: Number(row.counts[index]) })),
  };
}
