import type { SpaceDb } from "../../../../src/server/kit";
import { type Exclusion, exclusionOf } from "../../shared/indicators/exclusion";
import { type PersonFigures, personFigures } from "../../shared/indicators/personFigures";
import { readAnswer } from "../../shared/indicators/readAnswer";

const PORTION = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

interface People {
  /** Those whose answers count. */
  readonly people: readonly PersonFigures[];
  /** How many answers don't, by reason. */
  readonly excluded: Readonly<Partial<Record<Exclusion, number>>>;
}

/** Answers to one advertisement of complete responses that aren't tests: portion by portion, since each is some kilobytes. */
export async function readPeople(
  db: SpaceDb,
  { questionnaireId, questionId }: { readonly questionnaireId: string; readonly questionId: string },
): Promise<People> {
  const people: PersonFigures[] = [];
  const excluded: Partial<Record<Exclusion, number>> = {};
  let after = FIRST;
  for (;;) {
    const rows = await db
      .selectFrom("answer")
      .innerJoin("response", "response.id", "answer.response")
      .select(["answer.id", "answer.value"])
      .where("response.questionnaire", "=", questionnaireId)
      .where("response.state", "=", "complete")
      .where("response.disposition", "=", "complete")
      .where("response.isTest", "=", false)
      .where("answer.questionId", "=", questionId)
      .where("answer.value", "is not", null)
      .where("answer.id", ">", after)
      .orderBy("answer.id")
      .limit(PORTION)
      .execute();
    for (const { value } of rows) {
      const answer = readAnswer(value);
      const reason = exclusionOf(answer);
      if (reason) excluded[reason] = (excluded[reason] ?? 0) + 1;
      else if (answer) people.push(personFigures(answer));
    }
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return { people, excluded };
    after = last.id;
  }
}
