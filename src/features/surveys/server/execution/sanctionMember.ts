import { DISPOSITIONS, type Disposition } from "../../../../schema/dispositions";
import { type Questionnaire, questionsOf } from "../../../../schema/questionnaire";
import { newId } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import type { SurveyServices } from "../services";
import type { FoundResponse } from "./findResponse";
import type { Seat } from "./seat";

const LONGEST_REASON = 500;

/** The question whose rule it is, as staff know it. */
function reasonOf(document: Questionnaire, rule: string): string | undefined {
  const question = questionsOf(document).find(({ rules = [] }) => rules.some(({ id }) => id === rule));
  const [language = ""] = document.languages;
  return question && `${question.variable}: ${localize(question.title, language)}`.slice(0, LONGEST_REASON);
}

async function endingRule({ db }: Seat, response: string): Promise<string | null> {
  const { endedBy } = await db.selectFrom("response").select("endedBy").where("id", "=", response).executeTakeFirstOrThrow();
  return endedBy;
}

/**
 * Where a rule has excluded a member with sanction, notes the sanction, once for a response: one that was lifted stays
 * lifted. A reviewer's sanction is noted where it is decided.
 */
export async function sanctionMember(
  seat: Seat,
  response: Pick<FoundResponse, "id" | "disposition" | "isTest" | "questionnaireVersion">,
  { compiled }: SurveyServices,
): Promise<void> {
  const { db, questionnaireId, respondent } = seat;
  const disposition = response.disposition as Disposition | null;
  if (respondent.channel !== "member" || response.isTest || !disposition || !DISPOSITIONS[disposition].isSanctioned) return;
  const rule = await endingRule(seat, response.id);
  const { document } = await compiled.version(db, response.questionnaireVersion);
  const reason = rule === null ? undefined : reasonOf(document, rule);
  if (!reason) return;
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
