import { studyMoved } from "../../../../contracts/events/study";
import { type SpaceDb, sql } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import type { StudyServices } from "../services";
import { beginField, OPENING } from "./openStudy";

/** Studies open in the morning of their day. */
export const OPENS_AT = "09:00";

interface Approval {
  readonly studyId: string;
  readonly accountId: string | null;
}

/**
 * The provider's team has found nothing wrong: the study opens in the morning of its release date, or now where that is
 * past.
 * @throws AppError `studies.notInReview`
 */
export async function approveStudy(db: SpaceDb, { studyId, accountId }: Approval, services: StudyServices): Promise<void> {
  const { tools } = services;
  const zone = createZone(await tools().timeZone(db));
  await db.transaction(async () => {
    const study = await db
      .updateTable("study")
      .set({ approvedAt: sql<string>`coalesce(approved_at, now())` })
      .where("id", "=", studyId)
      .where("status", "=", "CONFIRMED")
      .returning(["releaseDate"])
      .executeTakeFirst();
    if (!study?.releaseDate) throw new AppError(STUDY_ERRORS.notInReview);
    await tools().publish(db, studyMoved, { studyId, move: "approve", accountId });
    const at = new Date(zone.instantOf(study.releaseDate, OPENS_AT));
    if (at.getTime() <= Date.now()) await openStudy(db, studyId, services);
    else await tools().scheduleAt(db, { name: OPENING, at, payload: { studyId }, key: `${OPENING}:${studyId}` });
  });
}

/** Opens an approved study, as its day has come. Nothing happens where it was sent back, or is open already. */
export async function openStudy(db: SpaceDb, studyId: string, services: StudyServices): Promise<void> {
  const study = await db
    .updateTable("study")
    .set({ status: "OPEN" })
    .where("id", "=", studyId)
    .where("status", "=", "CONFIRMED")
    .where("approvedAt", "is not", null)
    .returningAll()
    .executeTakeFirst();
  if (!study) return;
  await beginField(db, study, services);
  await services.tools().publish(db, studyMoved, { studyId, move: "open", accountId: null });
}
