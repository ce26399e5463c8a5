import { studyMoved } from "../../../../contracts/events/study";
import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { ownPeopleOf } from "../quote/studyInputs";
import type { StudyServices } from "../services";

interface Pause {
  readonly studyId: string;
  readonly accountId: string | null;
  readonly isPaused: boolean;
}

/** A study's flag while its field stands still. */
export async function notePause(db: SpaceDb, studyId: string, isPaused: boolean): Promise<void> {
  await db
    .updateTable("study")
    .set({ pausedAt: isPaused ? sql<string>`now()` : null })
    .where("id", "=", studyId)
    .where("status", "=", "OPEN")
    .execute();
}

async function demandStudy(db: SpaceDb, studyId: string) {
  const study = await db.selectFrom("study").select("type").where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  return study;
}

/** Stops a study's field or lets it go on. @throws AppError `record.notFound`, `studies.notInField` where it can't */
export async function pauseStudy(db: SpaceDb, { studyId, accountId, isPaused }: Pause, services: StudyServices): Promise<void> {
  await db.transaction(async () => {
    const field = ownPeopleOf(await demandStudy(db, studyId), services.products) ?? services.panel();
    const changed = await field.haltField(db, studyId, isPaused);
    if (!changed) throw new AppError(STUDY_ERRORS.notInField);
    await notePause(db, studyId, isPaused);
    await services.tools().publish(db, studyMoved, { studyId, move: isPaused ? "pause" : "resume", accountId });
  });
}
