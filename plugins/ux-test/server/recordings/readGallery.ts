import type { RouteContext, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { localize } from "../../../../src/shared/languages";
import { askedQuestionsOf } from "../../../../src/survey/logic/expandLoops";
import type { Questionnaire } from "../../../../src/survey/questionnaire";
import type { UxMark, UxRecordings, UxSession, UxTrack } from "../../shared/recordings/galleryApi";
import { type Participant, readParticipants } from "../participants";
import { readMarks } from "./marks";

const MOST_SESSIONS = 300;

/** Questionnaire of an activity or a study. @throws AppError `record.notFound` if it has none */
export async function questionnaireOf(db: SpaceDb, entity: "activity" | "study", id: string): Promise<string> {
  const row = await db.selectFrom(entity).select("questionnaire").where("id", "=", id).executeTakeFirst();
  if (!row?.questionnaire) throw new AppError("record.notFound");
  return row.questionnaire;
}

async function readRows(db: SpaceDb, questionnaire: string) {
  return db
    .selectFrom("uxRecording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .select(["uxRecording.id", "uxRecording.response", "uxRecording.question", "uxRecording.source", "uxRecording.state"])
    .select(["uxRecording.startedAt", "uxRecording.endedAt", "uxRecording.durationMs", "uxRecording.file"])
    .select(["uxRecording.mediaType", "uxRecording.missingChunks"])
    .select("response.isTest")
    .where("response.questionnaire", "=", questionnaire)
    .orderBy("uxRecording.startedAt")
    .execute();
}
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** What people said of the outcome, by response and question. */
async function readOutcomes(db: SpaceDb, questionnaire: string, questions: readonly string[]) {
  if (questions.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.response", "answer.questionId", "answer.value"])
    .where("response.questionnaire", "=", questionnaire)
    .where("answer.questionId", "in", [...questions])
    .execute();
  return new Map(
    rows.flatMap(({ response, questionId, value }) => {
      const { outcome } = (value ?? {}) as { readonly outcome?: unknown };
      return typeof outcome === "string" ? [[`${response} ${questionId}`, outcome]] : [];
    }),
  );
}

function trackOf(row: Row, begins: number): UxTrack {
  const spoken = row.endedAt ? Date.parse(row.endedAt) - Date.parse(row.startedAt) : 0;
  return {
    id: row.id,
    source: row.source as UxTrack["source"],
    state: row.state as UxTrack["state"],
    startMs: Math.max(0, Date.parse(row.startedAt) - begins),
    durationMs: row.durationMs ?? Math.max(0, spoken),
    url: row.file,
    mediaType: row.mediaType,
    missingChunks: row.missingChunks ?? 0,
  };
}

interface Around {
  readonly participants: ReadonlyMap<string, Participant>;
  readonly outcomes: ReadonlyMap<string, string>;
  readonly marks: readonly (UxMark & { readonly responseId: string; readonly questionId: string })[];
}

function sessionOf(rows: readonly Row[], { participants, outcomes, marks }: Around): UxSession {
  // A session has a row: it is made of them.
  const first = rows[0] as Row;
  const person = participants.get(first.response);
  const begins = Date.parse(first.startedAt);
  const tracks = rows.map((row) => trackOf(row, begins));
  return {
    responseId: first.response,
    questionId: first.question,
    person: { nickname: person?.nickname ?? null, number: person?.number ?? 0 },
    isTest: first.isTest === true,
    startedAt: first.startedAt,
    durationMs: Math.max(...tracks.map(({ startMs, durationMs }) => startMs + durationMs)),
    outcome: outcomes.get(`${first.response} ${first.question}`) ?? null,
    tracks,
    marks: marks
      .filter((mark) => mark.responseId === first.response && mark.questionId === first.question)
      .map(({ responseId: _response, questionId: _question, ...mark }) => mark),
  };
}

/** Questions that were recorded, in their order, with their titles. */
export async function readTasks(db: SpaceDb, questionnaire: string, language: string, recorded: ReadonlySet<string>) {
  const row = await db
    .selectFrom("questionnaireVersion")
    .select("document")
    .where("questionnaire", "=", questionnaire)
    .orderBy("number", "desc")
    .executeTakeFirst();
  const document = row?.document as unknown as Questionnaire | undefined;
  const asked = document ? askedQuestionsOf(document) : [];
  const tasks = asked
    .filter(({ id }) => recorded.has(id))
    .map(({ id, title, variable }) => ({
      questionId: id,
      title: localize(title, language, document?.languages[0]) || variable,
    }));
  const known = new Set(tasks.map(({ questionId }) => questionId));
  // Asked by an earlier version alone.
  return [...tasks, ...[...recorded].filter((id) => !known.has(id)).map((id) => ({ questionId: id, title: id }))];
}

/** All recordings of a questionnaire: a session is one person's at one question, its tracks lie on one timeline. */
export async function readGallery(
  context: Pick<RouteContext, "db" | "language" | "records" | "session">,
  questionnaire: string,
): Promise<Omit<UxRecordings, "mayMark">> {
  const { db, language, session } = context;
  const rows = await readRows(db, questionnaire);
  const questions = new Set(rows.map(({ question }) => question));
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.response} ${row.question}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const around: Around = {
    participants: new Map((await readParticipants(context, questionnaire)).map((one) => [one.responseId, one])),
    outcomes: await readOutcomes(db, questionnaire, [...questions]),
    marks: await readMarks(db, questionnaire, session?.subjectId),
  };
  const newest = [...groups.values()].reverse();
  return {
    tasks: await readTasks(db, questionnaire, language, questions),
    sessions: newest.slice(0, MOST_SESSIONS).map((group) => sessionOf(group, around)),
    total: newest.length,
  };
}
