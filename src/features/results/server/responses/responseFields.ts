import { type SpaceDb, sql } from "../../../../server/kit";

/** What is known of a response beside its answers, asked for like a question's answers, as a text. */
export const RESPONSE_FIELDS = {
  $member: "member",
  $channel: "channel",
  $device: "device",
  $language: "language",
  $disposition: "disposition",
} as const;

export type ResponseField = keyof typeof RESPONSE_FIELDS;

export const isResponseField = (name: string): name is ResponseField => Object.hasOwn(RESPONSE_FIELDS, name);

/** States of the responses that are read: the complete ones, or all that have ended. */
export const COMPLETE = ["complete"] as const;
export const FINISHED = ["complete", "ended"] as const;
export type ReadStates = typeof COMPLETE | typeof FINISHED;

const NO_MORE = { comment: null, missing: null } as const;
const selectedValue = (field: ResponseField) => sql<string | null>`to_json(${sql.ref(RESPONSE_FIELDS[field])})::text`.as("value");

/** Values with the responses that have them, far fewer rows than responses. */
export async function readField(
  db: SpaceDb,
  field: ResponseField,
  { questionnaire, states }: { readonly questionnaire: string; readonly states: ReadStates },
) {
  const column = RESPONSE_FIELDS[field];
  const rows = await db
    .selectFrom("response")
    .select([selectedValue(field), sql<string>`string_agg(id::text, '')`.as("responses")])
    .where("questionnaire", "=", questionnaire)
    .where("state", "in", states)
    .where(column, "is not", null)
    .groupBy(column)
    .execute();
  return rows.map((row) => ({ ...row, ...NO_MORE }));
}

/** A field of some responses. */
export async function readFieldOf(db: SpaceDb, field: ResponseField, ids: readonly string[]) {
  const rows = await db
    .selectFrom("response")
    .select(["id as response", selectedValue(field)])
    .where("id", "in", [...ids])
    .where(RESPONSE_FIELDS[field], "is not", null)
    .execute();
  return rows.map((row) => ({ ...row, ...NO_MORE, questionId: field }));
}
