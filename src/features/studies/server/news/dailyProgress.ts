import { studyMoved } from "../../../../contracts/events/study";
import type { HostTools, ServerHost, SpaceDb } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { createZone } from "../../../../shared/dates/zone";
import { isOfDevice } from "../../shared/cellTables";
import { readField } from "../readField";
import type { StudyServices } from "../services";
import { tellCompany } from "./tellCompany";

const PROGRESS = "studies.progress";
/** On the company's clocks. */
const TOLD_AT = "09:00";
/** Quotas that are named, those that lack most. */
const MOST_QUOTAS = 8;
const LONGEST_MESSAGE = 5_000;

/** The next morning is told of, whatever happens until then. */
async function scheduleNext(db: SpaceDb, studyId: string, tools: HostTools): Promise<void> {
  const timeZone = await tools.timeZone(db);
  const tomorrow = dayIn(timeZone, new Date(Date.now() + MS_PER_DAY));
  const at = new Date(createZone(timeZone).instantOf(tomorrow, TOLD_AT));
  await tools.scheduleAt(db, { name: PROGRESS, at, payload: { studyId }, key: `${PROGRESS}:${studyId}` });
}

/** Tells how far a study in field is, and comes back the next day. A paused one waits in silence. */
async function tellProgress(db: SpaceDb, studyId: string, services: StudyServices): Promise<void> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (study?.status !== "OPEN" || study.fieldTracking !== true) return;
  const tools = services.tools();
  await scheduleNext(db, studyId, tools);
  if (study.pausedAt !== null) return;
  const { completes, sample, cells } = await readField(db, studyId, services);
  const language = await tools.language(db);
  const number = new Intl.NumberFormat(language);
  const lacking = cells
    .filter((cell) => cell.completes < cell.target)
    .sort((a, b) => b.target - b.completes - (a.target - a.completes))
    .slice(0, MOST_QUOTAS)
    .map((cell) => {
      const title = isOfDevice(cell) ? tools.text(language, `entities.quota.enums.device.${cell.title}`) : cell.title;
      return tools.text(language, "studies.news.progress.quota", { ...cell, title, done: cell.completes });
    });
  const values = { name: study.name, completes: number.format(completes), sample: number.format(sample) };
  const text = (part: string, more = {}) => tools.text(language, `studies.news.progress.${part}`, { ...values, ...more });
  const message = lacking.length > 0 ? text("missing", { quotas: lacking.join(", ") }) : text("message");
  const told = { studyId, title: text("title"), message: message.slice(0, LONGEST_MESSAGE), accountId: null };
  await tellCompany(db, { kind: "progress", ...told }, services);
}

/** Companies that want to follow their field read every morning how far it is. */
export function tellDaily(host: Pick<ServerHost, "on" | "appointment">, services: StudyServices): void {
  host.appointment({
    name: PROGRESS,
    run: ({ db, payload }) => tellProgress(db, (payload as { readonly studyId: string }).studyId, services),
  });
  host.on(studyMoved, async ({ db, payload: { studyId, move } }) => {
    if (move === "open") await scheduleNext(db, studyId, services.tools());
  });
}
