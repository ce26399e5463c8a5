import { type SpaceDb, sql } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { isPricedBySessions, ownPeopleOf, panelRequestOf, type StudyValues } from "../quote/studyInputs";
import type { StudyServices } from "../services";
import { fieldCellsOf } from "./fieldCells";

/** Names of the appointments of a study's days. */
export const OPENING = "studies.open";
export const END = "studies.end";

/** What an opened study begins with: its dates, its people's invitations, and the appointment of its end. */
export async function beginField(db: SpaceDb, study: StudyValues, services: StudyServices): Promise<void> {
  const { panel, tools, products } = services;
  const id = String(study.id);
  await db.updateTable("study").set({ openedAt: sql<string>`now()` }).where("id", "=", id).execute();
  await tools().unschedule(`${OPENING}:${id}`);
  // Who comes to sessions is found by whoever runs them.
  if (!study.questionnaire || isPricedBySessions(study, products)) return;
  const request = { ...panelRequestOf(study), cells: fieldCellsOf(study) };
  const end = new Date(Date.now() + request.days * MS_PER_DAY);
  const title = String(study.title ?? study.name);
  const softLaunch = typeof study.softLaunch === "number" ? { softLaunch: study.softLaunch } : {};
  const field = { studyId: id, title, endsAt: end.toISOString() };
  const people = ownPeopleOf(study, products);
  if (people) {
    const limits = await services.credits().limitsOf(db);
    await people.openField(db, { ...field, sampleSize: request.sampleSize, mostCompletes: limits?.maximumSample ?? null });
  } else await panel().openField(db, { ...field, ...softLaunch, request });
  await tools().scheduleAt(db, { name: END, at: end, payload: { studyId: id }, key: `${END}:${id}` });
}
