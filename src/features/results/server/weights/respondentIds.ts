import type { RecordWrites, SpaceDb } from "../../../../server/kit";

/** Finds respondents by what a file calls them. */
export interface RespondentIds {
  /** Response by the file's word for it; null where several have it. */
  readonly find: (word: string) => string | null | undefined;
  /** Complete responses. */
  readonly count: number;
}

/** What members may be called by, as far as the reader may see it. */
const MEMBER_FIELDS = ["nickname", "email"] as const;

const keyOf = (word: string) => word.trim().toLowerCase();

/**
 * Complete responses by their own ids, by those that they had in an imported file, and by their members' nicknames and
 * e-mails where the person may read them.
 */
export async function readRespondentIds(
  db: SpaceDb,
  { questionnaireId, records }: { readonly questionnaireId: string; readonly records: Pick<RecordWrites, "readableFields"> },
): Promise<RespondentIds> {
  const rows = await db
    .selectFrom("response")
    .leftJoin("member", "member.id", "response.member")
    .select(["response.id", "response.externalId", "member.nickname", "member.email"])
    .where("response.questionnaire", "=", questionnaireId)
    .where("response.state", "=", "complete")
    .where("response.isTest", "=", false)
    .execute();
  const readable = records.readableFields("member");
  const names = MEMBER_FIELDS.filter((field) => readable.has(field));
  const responses = new Map<string, string | null>();
  const add = (word: string | null, id: string) => {
    if (!word) return;
    const key = keyOf(word);
    const known = responses.get(key);
    responses.set(key, known === undefined || known === id ? id : null);
  };
  for (const row of rows) {
    add(row.id, row.id);
    add(row.externalId, row.id);
    for (const name of names) add(row[name], row.id);
  }
  return { find: (word) => responses.get(keyOf(word)), count: rows.length };
}
