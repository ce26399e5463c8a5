import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { localize } from "../../../shared/languages";
import { toAnswer } from "../../../survey/answers/toAnswer";
import type { Answer, MissingReason } from "../../../survey/questionnaire";
import type { ResponseDetail } from "../shared/api";
import { absentReason } from "./absentReason";
import { answerText } from "./answerText";
import { responsesOf } from "./listResponses";
import { presentResponse } from "./presentResponse";
import { type ReportedQuestion, reportedQuestionnaire } from "./reportedQuestionnaire";
import type { ResultsServices } from "./services";

interface ResponseQuery {
  readonly activityId: string;
  readonly responseId: string;
  readonly language: string;
}

async function readAnswersOf(db: SpaceDb, responseId: string): Promise<ReadonlyMap<string, Answer>> {
  const rows = await db
    .selectFrom("answer")
    .select(["questionId", "value", "comment", "missing"])
    .where("response", "=", responseId)
    .execute();
  return new Map(rows.map(({ questionId, ...columns }) => [questionId, toAnswer(columns)]));
}

function presentAnswer(
  reported: ReportedQuestion,
  answer: Answer | undefined,
  { language, absent }: { readonly language: string; readonly absent: MissingReason },
) {
  const { id, variable, type, title } = reported.question;
  const hasValue = answer?.value !== undefined && answer.value !== null;
  const text = answer ? answerText(reported, answer, language) : "";
  const reason = answer ? (answer.missing ?? "no-answer") : absent;
  // What somebody only wrote beside a question is to be read, too.
  const missing = hasValue || (text !== "" && answer?.missing === undefined) ? null : reason;
  return { questionId: id, variable, title: localize(title, language), type, text, missing };
}

/** One response whole, question by question. @throws AppError `record.notFound` */
export async function readResponse(
  db: SpaceDb,
  { activityId, responseId, language }: ResponseQuery,
  services: ResultsServices,
): Promise<ResponseDetail> {
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const row = await responsesOf(db, questionnaire.id).where("response.id", "=", responseId).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const answers = await readAnswersOf(db, responseId);
  const asked = questionnaire.questions.filter(({ type }) => type.isAnswerable);
  const absent = absentReason(row.channel);
  return {
    ...presentResponse(row),
    answers: asked.map((reported) => presentAnswer(reported, answers.get(reported.question.id), { language, absent })),
  };
}
