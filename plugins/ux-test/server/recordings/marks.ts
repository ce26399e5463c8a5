import { newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { UxMark } from "../../shared/recordings/galleryApi";
import type { MarkKind } from "../../shared/recordings/recordings";

const SEEN: readonly MarkKind[] = ["SEEN_SUCCESS", "SEEN_FAILURE"];
const NEEDS_TEXT: readonly MarkKind[] = ["NOTE", "TAG"];

/** Marks of a questionnaire's recordings, in the order of their moments. @param reader whose own marks are told apart */
export async function readMarks(db: SpaceDb, questionnaire: string, reader: string | undefined) {
  const rows = await db
    .selectFrom("uxMark")
    .innerJoin("response", "response.id", "uxMark.response")
    .leftJoin("staffRole", "staffRole.id", "uxMark.author")
    .select(["uxMark.id", "uxMark.response", "uxMark.question", "uxMark.atMs", "uxMark.kind", "uxMark.text"])
    .select(["uxMark.author", "uxMark.createdAt", "staffRole.name"])
    .where("response.questionnaire", "=", questionnaire)
    .orderBy("uxMark.atMs")
    .orderBy("uxMark.createdAt")
    .execute();
  return rows.map(({ id, response, question, atMs, kind, text, author, createdAt, name }) => ({
    ...{ id, atMs, kind: kind as MarkKind, text: text ?? "", createdAt },
    author: name,
    isOwn: author !== null && author === reader,
    responseId: response,
    questionId: question,
  }));
}

async function demandMark(db: SpaceDb, questionnaire: string, { id, reader }: { id: string; reader: string | undefined }) {
  const found = (await readMarks(db, questionnaire, reader)).find((mark) => mark.id === id);
  if (!found) throw new AppError("record.notFound");
  const { responseId: _response, questionId: _question, ...mark } = found;
  return mark;
}

interface NewMark {
  readonly responseId: string;
  readonly questionId: string;
  readonly atMs: number;
  readonly kind: MarkKind;
  readonly text: string;
}

const trimmed = (kind: MarkKind, text: string) => {
  const words = text.trim();
  if (words === "" && NEEDS_TEXT.includes(kind))
    throw new AppError("request.invalid", { faults: [{ path: "/text", rule: "required" }] });
  return words;
};

/**
 * Marks a moment of a recording. What is seen of the outcome is said once for a person and task: it replaces what was
 * said before.
 * @throws AppError `record.notFound` if nothing was recorded there, `request.invalid` without text
 */
export async function addMark(
  db: SpaceDb,
  questionnaire: string,
  { author, mark }: { readonly author: string | undefined; readonly mark: NewMark },
): Promise<UxMark> {
  const { responseId, questionId, atMs, kind } = mark;
  const text = trimmed(kind, mark.text);
  const recorded = await db
    .selectFrom("uxRecording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .select("uxRecording.id")
    .where("response.questionnaire", "=", questionnaire)
    .where("uxRecording.response", "=", responseId)
    .where("uxRecording.question", "=", questionId)
    .executeTakeFirst();
  if (!recorded) throw new AppError("record.notFound");
  const id = newId();
  await db.transaction(async () => {
    if (SEEN.includes(kind))
      await db
        .deleteFrom("uxMark")
        .where("response", "=", responseId)
        .where("question", "=", questionId)
        .where("kind", "in", SEEN)
        .execute();
    const values = { id, response: responseId, question: questionId, atMs, kind, text, author: author ?? null };
    await db.insertInto("uxMark").values(values).execute();
  });
  return demandMark(db, questionnaire, { id, reader: author });
}

/** @throws AppError `record.notFound` if it is nobody's or somebody else's, `request.invalid` without text */
export async function changeMark(
  db: SpaceDb,
  questionnaire: string,
  change: { readonly id: string; readonly author: string | undefined; readonly atMs: number; readonly text: string },
): Promise<UxMark> {
  const { id, author, atMs } = change;
  const found = await demandMark(db, questionnaire, { id, reader: author });
  if (!found.isOwn) throw new AppError("record.notFound");
  await db
    .updateTable("uxMark")
    .set({ atMs, text: trimmed(found.kind, change.text) })
    .where("id", "=", id)
    .execute();
  return demandMark(db, questionnaire, { id, reader: author });
}

/** @throws AppError `record.notFound` */
export async function deleteMark(db: SpaceDb, questionnaire: string, id: string): Promise<void> {
  await demandMark(db, questionnaire, { id, reader: undefined });
  await db.deleteFrom("uxMark").where("id", "=", id).execute();
}
