import type { Json } from "../../../shared/json";
import { localize } from "../../../shared/languages";
import { askedQuestionsOf } from "../../../survey/logic/expandLoops";
import type { Question, Questionnaire } from "../../../survey/questionnaire";
import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import type { ExportCall } from "./exportTools";
import { pages } from "./pages";

const ANSWERS = `select a.id, a.questionnaire_version as version, a.question_id as "questionId", a.value, a.comment, a.missing,
    a.saved_at as "savedAt", (select t.title from activity t where t.questionnaire = r.questionnaire limit 1) as survey
  from answer a join response r on r.id = a.response
  where r.member = $1::uuid and a.id > $2::uuid order by a.id limit $3`;

interface AnswerRow {
  readonly id: string;
  readonly version: string;
  readonly questionId: string;
  readonly value: Json;
  readonly comment: string | null;
  readonly missing: string | null;
  readonly savedAt: string;
  readonly survey: string | null;
}

type Questions = ReadonlyMap<string, Question>;

async function readQuestions(database: Database, versionId: string): Promise<Questions> {
  const [row] = await runStatement<{ document: Questionnaire }>(database, {
    text: "select document from questionnaire_version where id = $1",
    values: [versionId],
  });
  return new Map(row ? askedQuestionsOf(row.document).map((question) => [question.id, question]) : []);
}

/** What the member answered in surveys, with the questions as they were asked; codes with their options' texts. */
export async function* ownAnswers({ context, session, language }: ExportCall): AsyncGenerator<object> {
  const { database, catalog } = context;
  if (!catalog.entities.has("answer")) return;
  const versions = new Map<string, Questions>();
  for await (const row of pages<AnswerRow>(database, { text: ANSWERS, values: [session.memberId] })) {
    const questions = versions.get(row.version) ?? (await readQuestions(database, row.version));
    versions.set(row.version, questions);
    const { survey, questionId, value, comment, missing, savedAt } = row;
    const question = questions.get(questionId);
    yield {
      survey,
      question: question ? localize(question.title, language) : questionId,
      value,
      options: optionsOf(question, value, language),
      comment,
      missing,
      savedAt,
    };
  }
}

/** The texts of the codes that stand in the value. */
function optionsOf(question: Question | undefined, value: Json, language: string): Readonly<Record<string, string>> {
  const said = JSON.stringify(value);
  return Object.fromEntries(labelsIn(question, language).filter(([code]) => said.includes(JSON.stringify(code))));
}

function labelsIn(value: unknown, language: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => labelsIn(item, language));
  if (typeof value !== "object" || value === null) return [];
  const { code, label } = value as { readonly code?: unknown; readonly label?: Readonly<Record<string, string>> };
  if (typeof code === "string" && label) return [[code, localize(label, language)]];
  return Object.values(value).flatMap((inner) => labelsIn(inner, language));
}
