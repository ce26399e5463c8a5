import { deserialize, serialize } from "node:v8";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { newId, type SpaceDb } from "../../../../server/kit";

/** What is saved says what wrote it: another version of either makes it anew. */
const FORMAT = `1/${process.versions.node.split(".")[0]}`;
/** Quick, as much of it is the same over and over. */
const LEVEL = 1;

const encode = (content: unknown) => `${FORMAT}:${deflateRawSync(serialize(content), { level: LEVEL }).toString("base64")}`;

function decode(text: string): unknown {
  const [format, content = ""] = text.split(":");
  return format === FORMAT ? deserialize(inflateRawSync(Buffer.from(content, "base64"))) : undefined;
}

/** What was saved of a questionnaire, by part; nothing where any of it was written by another version. */
export async function readSaved(db: SpaceDb, questionnaire: string): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom("resultColumn")
    .select(["part", "content"])
    .where("questionnaire", "=", questionnaire)
    .execute();
  const parts = rows.map(({ part, content }) => [part, decode(content)] as const);
  return new Map(parts.every(([, content]) => content !== undefined) ? parts : []);
}

/** Saves these parts in place of all that were there, so that they belong together. @param responses how many there are */
export async function writeSaved(
  db: SpaceDb,
  { questionnaire, responses, parts }: { questionnaire: string; responses: number; parts: ReadonlyMap<string, unknown> },
): Promise<void> {
  await db.transaction(async () => {
    await db.deleteFrom("resultColumn").where("questionnaire", "=", questionnaire).execute();
    // Each by itself: together they are more than one statement should carry, and others get their turn in between.
    for (const [part, content] of parts)
      await db
        .insertInto("resultColumn")
        .values({ id: newId(), questionnaire, part, responses, content: encode(content) })
        .execute();
  });
}

/** How many responses what is saved of each questionnaire was made of. */
export async function readSavedSizes(db: SpaceDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("resultColumn")
    .select(["questionnaire"])
    .select((eb) => eb.fn.max("responses").as("responses"))
    .groupBy("questionnaire")
    .execute();
  return new Map(rows.map(({ questionnaire, responses }) => [questionnaire, responses]));
}
