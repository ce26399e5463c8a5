import type { Session, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ANSWER_PURPOSE } from "./fileRow";

/** Who asks for a file. */
export interface Reader {
  /** Their sessions of the file's space. */
  readonly sessions: readonly Session[];
  /** Hash of the token that the open link of this questionnaire gave them. */
  readonly tokenHashOf: (questionnaireId: string) => string | undefined;
}

function fileOf(db: SpaceDb, id: string) {
  return db
    .selectFrom("file")
    .innerJoin("response", "response.id", "file.recordId")
    .select(["file.id", "file.name", "file.mediaType", "file.size"])
    .select(["response.member", "response.tokenHash", "response.questionnaire"])
    .where("file.id", "=", id)
    .where("file.purpose", "=", ANSWER_PURPOSE)
    .executeTakeFirst();
}

/**
 * A file of an answer, for the respondent who gave it and the team of its space.
 * @throws AppError `record.notFound` for everybody else
 */
export async function openFile(db: SpaceDb, id: string, { sessions, tokenHashOf }: Reader) {
  const file = await fileOf(db, id);
  if (!file) throw new AppError("record.notFound");
  const isTeam = sessions.some(({ kind }) => kind === "staff" || kind === "suite");
  const isOwnMember = file.member !== null && sessions.some(({ memberId }) => memberId === file.member);
  const isOwnLink = file.tokenHash !== null && file.tokenHash === tokenHashOf(file.questionnaire);
  if (!isTeam && !isOwnMember && !isOwnLink) throw new AppError("record.notFound");
  return file;
}
