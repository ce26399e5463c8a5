import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Answer } from "../../../survey/questionnaire";
import type { ResultsFilter } from "../shared/parseFilter";
import { readAnswers } from "./answers";
import type { ReportedQuestionnaire } from "./reportedQuestionnaire";
import type { ResultsServices } from "./services";

async function readCompleteIds(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<readonly string[]> {
  const query = db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete");
  const rows = await (withTest ? query : query.where("isTest", "=", false)).execute();
  return rows.map(({ id }) => id);
}

/** @throws AppError `request.invalid` for a question that is none, or that can't be filtered by */
async function matching(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  questionId: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const reported = questionnaire.questions.find(({ question }) => question.id === questionId);
  const matches = reported?.type.matches;
  if (!reported || !matches) {
    throw new AppError("request.invalid", { faults: [{ path: `/filter/${questionId}`, rule: "notFilterable" }] });
  }
  const isMatch = (answer: Answer) => codes.some((code) => matches(reported.question, answer, code));
  const answers = await readAnswers(db, questionnaire, questionId);
  return new Set(answers.filter(({ answer }) => isMatch(answer)).map(({ response }) => response));
}

/** Complete responses of a segment's members. @throws AppError `record.notFound` */
async function ofSegment(db: SpaceDb, questionnaireId: string, segment: string, { audience }: Pick<ResultsServices, "audience">) {
  const members = new Set((await audience().members(db, [segment])).map(({ id }) => id));
  const rows = await db.selectFrom("response").select(["id", "member"]).where("questionnaire", "=", questionnaireId).execute();
  return new Set(rows.filter(({ member }) => member !== null && members.has(member)).map(({ id }) => id));
}

interface Selection {
  readonly questionnaire: ReportedQuestionnaire;
  readonly filter: ResultsFilter;
  readonly withTest: boolean;
  readonly segment: string | undefined;
}

/** The complete responses that match the whole filter. @throws AppError `request.invalid`, `record.notFound` */
export async function selectResponses(
  db: SpaceDb,
  { questionnaire, filter, withTest, segment }: Selection,
  services: Pick<ResultsServices, "audience">,
): Promise<ReadonlySet<string>> {
  let selected: ReadonlySet<string> = new Set(await readCompleteIds(db, questionnaire.id, withTest));
  const keep = (matches: ReadonlySet<string>) => {
    selected = new Set([...selected].filter((id) => matches.has(id)));
  };
  for (const [questionId, codes] of filter) keep(await matching(db, questionnaire, questionId, codes));
  if (segment) keep(await ofSegment(db, questionnaire.id, segment, services));
  return selected;
}
