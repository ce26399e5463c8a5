import { newId } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import { type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import type { ResponseContext } from "../context/responseContext";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

const LONGEST_REASON = 500;

/** The question whose rule it is, as staff know it. */
function reasonOf(document: Questionnaire, rule: string): string | undefined {
  const question = questionsOf(document).find(({ rules = [] }) => rules.some(({ id }) => id === rule));
  const [language = ""] = document.languages;
  return question && `${question.variable}: ${localize(question.title, language)}`.slice(0, LONGEST_REASON);
}

interface MemberExclusion {
  readonly response: Pick<StoredResponse, "id" | "questionnaireVersion">;
  /** The rule that ended it. */
  readonly endedBy: string | undefined;
}

/**
 * Notes the sanction of a member whom a rule excludes with one, once for a response: one that was lifted stays lifted. A
 * reviewer's sanction is noted where it is decided.
 */
export async function sanctionMember(
  { db, questionnaireId, respondent }: ResponseContext,
  { response, endedBy }: MemberExclusion,
  { compiled }: FieldworkServices,
): Promise<void> {
  const { document } = await compiled.version(db, response.questionnaireVersion);
  const reason = endedBy === undefined ? undefined : reasonOf(document, endedBy);
  if (respondent.channel !== "member" || !reason) return;
  const activity = await db.selectFrom("activity").select("id").where("questionnaire", "=", questionnaireId).executeTakeFirst();
  await db
    .insertInto("sanction")
    .values({
      id: newId(),
      member: respondent.member,
      response: response.id,
      activity: activity?.id ?? null,
      reason,
      origin: "RULE",
    })
    .onConflict((conflict) => conflict.columns(["spaceId", "response"]).doNothing())
    .execute();
}
