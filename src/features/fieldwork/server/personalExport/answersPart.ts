import type { PersonalDataPart, SpaceDb } from "../../../../server/kit";
import type { Json, JsonObject } from "../../../../shared/json";
import { type Language, localize } from "../../../../shared/languages";
import { askedQuestionsOf } from "../../../../survey/logic/expandLoops";
import type { Question, Questionnaire } from "../../../../survey/questionnaire";

/** Answers read by one statement. */
const PAGE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

function readPage(db: SpaceDb, memberId: string, after: string) {
  return db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.id", "answer.questionnaireVersion as version", "answer.questionId", "answer.value"])
    .select(["answer.comment", "answer.missing", "answer.savedAt"])
    .select((eb) =>
      eb
        .selectFrom("activity")
        .select("activity.title")
        .whereRef("activity.questionnaire", "=", "response.questionnaire")
        .limit(1)
        .as("survey"),
    )
    .where("response.member", "=", memberId)
    .where("answer.id", ">", after)
    .orderBy("answer.id")
    .limit(PAGE)
    .execute();
}

type AnswerRow = Awaited<ReturnType<typeof readPage>>[number];

async function* answersOf(db: SpaceDb, memberId: string): AsyncGenerator<AnswerRow> {
  for (let after = FIRST; ; ) {
    const rows = await readPage(db, memberId, after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

type Questions = ReadonlyMap<string, Question>;

async function readQuestions(db: SpaceDb, versionId: string): Promise<Questions> {
  const row = await db.selectFrom("questionnaireVersion").select("document").where("id", "=", versionId).executeTakeFirst();
  return new Map(
    row ? askedQuestionsOf(row.document as unknown as Questionnaire).map((question) => [question.id, question]) : [],
  );
}

function labelsIn(value: unknown, language: Language): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => labelsIn(item, language));
  if (typeof value !== "object" || value === null) return [];
  const { code, label } = value as { readonly code?: unknown; readonly label?: Readonly<Record<string, string>> };
  if (typeof code === "string" && label) return [[code, localize(label, language)]];
  return Object.values(value).flatMap((inner) => labelsIn(inner, language));
}

/** The texts of the codes that stand in the value. */
function optionsOf(question: Question | undefined, value: Json, language: Language): Readonly<Record<string, string>> {
  const answered = JSON.stringify(value);
  return Object.fromEntries(labelsIn(question, language).filter(([code]) => answered.includes(JSON.stringify(code))));
}

/** What the member answered, with the questions as they were asked; codes with their options' texts. */
async function* readAnswers({ db, memberId, language }: Parameters<PersonalDataPart["read"]>[0]): AsyncGenerator<object> {
  const versions = new Map<string, Questions>();
  for await (const { version, survey, questionId, value, comment, missing, savedAt } of answersOf(db, memberId)) {
    const questions = versions.get(version) ?? (await readQuestions(db, version));
    versions.set(version, questions);
    const question = questions.get(questionId);
    yield {
      survey,
      question: question ? localize(question.title, language) : questionId,
      value,
      options: optionsOf(question, value as Json, language),
      comment,
      missing,
      savedAt,
    };
  }
}

const text: JsonObject = { type: ["string", "null"] };

/** A member's answers, for the personal export. */
export const answersPart: PersonalDataPart = {
  name: "answers",
  description: "Answers to surveys",
  properties: {
    survey: text,
    question: { type: "string" },
    value: {},
    options: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "The texts of the codes that the value holds",
    },
    comment: text,
    missing: text,
    savedAt: { type: "string", format: "date-time" },
  },
  example: {
    survey: "Getting around town",
    question: "How do you get to work?",
    value: "bus",
    options: { bus: "By bus" },
    comment: null,
    missing: null,
    savedAt: "2026-11-20T09:30:00.000Z",
  },
  read: readAnswers,
};
