import { createHash } from "node:crypto";
import { newId, type SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";

interface Consent {
  readonly studyId: string;
  /** As the response names them. */
  readonly respondent: string;
}

/** The version of a text: another text is another one. */
const versionOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Whether somebody has agreed to the text as it is. */
export async function hasAgreed(db: SpaceDb, { studyId, respondent }: Consent, text: string): Promise<boolean> {
  const row = await db
    .selectFrom("surveyConsent")
    .select("id")
    .where("study", "=", studyId)
    .where("respondent", "=", respondent)
    .where("textHash", "=", versionOf(text))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps that somebody has agreed to a text, and when. */
export async function agree(
  db: SpaceDb,
  { studyId, respondent, text, language }: Consent & { readonly text: string; readonly language: Language },
): Promise<void> {
  const row = { study: studyId, respondent, textHash: versionOf(text), language };
  await db
    .insertInto("surveyConsent")
    .values({ id: newId(), ...row })
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "study", "respondent"]).doUpdateSet({ textHash: row.textHash, language }),
    )
    .execute();
}
