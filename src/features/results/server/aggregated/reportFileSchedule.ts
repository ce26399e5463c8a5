import { createHash } from "node:crypto";
import type { QuestionnaireOwner } from "../../../../contracts/services/questionnaires";
import { type ExtensionSchedule, type SpaceDb, sql } from "../../../../server/kit";
import { aggregatedWorkbook } from "./aggregatedWorkbook";
import { claimFile, completeFile, removeFiles, reportFilesOf } from "./resultFiles";
import type { FileServices } from "./services";
import { workbookContext } from "./workbookContext";

const HOURS = 2;
const SLOT_MS = HOURS * 3_600_000;
/** Responses that ended before are no news: a survey without a file isn't reported on years later. */
const NEWS_MS = 24 * 3_600_000;
const DEFAULT_LEVEL = 0.95;

interface Owner {
  readonly id: string;
  readonly entity: QuestionnaireOwner["entity"];
}

/** The id of the file of a time, the same in all processes: one alone can note it. */
export function reportFileId(ownerId: string, asOf: string): string {
  const hex = createHash("sha256").update(`${ownerId} ${asOf}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

/** Activities and studies with responses that are complete since their last file, or in the last day. */
async function findOwners(db: SpaceDb, asOf: string): Promise<readonly Owner[]> {
  const since = new Date(Date.parse(asOf) - NEWS_MS).toISOString();
  const rows = await db
    .selectFrom("response")
    .select(["questionnaire"])
    .select(sql<string>`max(completed_at)`.as("last"))
    .where("state", "=", "complete")
    .where("isTest", "is not", true)
    .where("completedAt", ">", since)
    .where("completedAt", "<=", asOf)
    .groupBy("questionnaire")
    .execute();
  if (rows.length === 0) return [];
  const lastOf = new Map(rows.map(({ questionnaire, last }) => [questionnaire, Date.parse(last)]));
  const ids = [...lastOf.keys()];
  const activities = await db.selectFrom("activity").select(["id", "questionnaire"]).where("questionnaire", "in", ids).execute();
  const studies = await db.selectFrom("study").select(["id", "questionnaire"]).where("questionnaire", "in", ids).execute();
  const owners = [
    ...activities.map((row) => ({ ...row, entity: "activity" as const })),
    ...studies.map((row) => ({ ...row, entity: "study" as const })),
  ];
  const withNews: Owner[] = [];
  for (const { id, entity, questionnaire } of owners) {
    const [newest] = await reportFilesOf(db, id);
    const isNew = (lastOf.get(questionnaire ?? "") ?? 0) > (newest ? Date.parse(newest.createdAt) : 0);
    if (isNew) withNews.push({ id, entity });
  }
  return withNews;
}

async function writeFile(db: SpaceDb, { id: ownerId, entity }: Owner, asOf: string, services: FileServices): Promise<void> {
  const { files, language: languageOf } = services.tools();
  const { title } = await services.questionnaires().questionnaireOwner(db, ownerId);
  const id = reportFileId(ownerId, asOf);
  if (!(await claimFile(db, { id, ownerId, entity, title, uploaderId: null, asOf }))) return;
  const language = await languageOf(db);
  try {
    const request = {
      ...{ ownerId, language, until: Date.parse(asOf), filter: {}, conditions: [], segment: null, withTest: false, weight: null },
      // Nothing that respondents wrote, and nothing of who they are: it outlives what people erase.
      ...{ banner: [], nets: [], level: DEFAULT_LEVEL, hasTexts: false, profile: [] },
    };
    const onProgress = async () => undefined;
    const bytes = await aggregatedWorkbook(await workbookContext(db, language, services), request, {
      title,
      services,
      onProgress,
    });
    const size = await files.write(id, bytes);
    await completeFile(db, { id, size, state: "ATTACHED" });
  } catch (error) {
    await removeFiles(db, files, [id]);
    throw error;
  }
  const [, ...old] = await reportFilesOf(db, ownerId);
  await removeFiles(
    db,
    files,
    old.map((file) => file.id),
  );
}

/** At even hours of UTC the whole results of what got new responses, as a file that is there at once. */
export function reportFileSchedule(services: FileServices): ExtensionSchedule {
  return {
    name: "results.reportFiles",
    everyMinutes: 10,
    isLong: true,
    run: async (db, signal) => {
      const asOf = new Date(Math.floor(Date.now() / SLOT_MS) * SLOT_MS).toISOString();
      for (const owner of await findOwners(db, asOf)) {
        if (signal.aborted) return;
        await writeFile(db, owner, asOf, services);
      }
    },
  };
}
