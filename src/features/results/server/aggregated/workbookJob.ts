import { OWNER_BASES } from "../../../../contracts/ownerBases";
import { defineJob, type JobContext, type JobDefinition, newId } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { aggregatedWorkbook } from "./aggregatedWorkbook";
import { completeFile, KEPT_HOURS, noteFile, removeFiles } from "./resultFiles";
import type { FileServices } from "./services";
import { workbookContext } from "./workbookContext";
import type { WorkbookRequest } from "./workbookRequest";

export const WORKBOOK_JOB = "results.workbook";

const HOUR_MS = 3_600_000;

/** Writes the file and its note. @returns what people see of it */
async function write(job: JobContext<WorkbookRequest>, id: string, services: FileServices): Promise<JsonObject> {
  const { db, payload } = job;
  const { ownerId, language } = payload;
  const { files } = services.tools();
  const { entity, title } = await services.questionnaires().questionnaireOwner(db, ownerId);
  await noteFile(db, { id, ownerId, entity, title, uploaderId: job.accountId });
  let total = 0;
  const bytes = await aggregatedWorkbook(await workbookContext(db, language, services), payload, {
    title,
    services,
    onProgress: (progress) => {
      total = progress.total;
      return job.progress(progress);
    },
  });
  const size = await files.write(id, bytes);
  const file = {
    path: `${OWNER_BASES[entity].replace(":id", ownerId)}/results/files/${id}`,
    ...{ title, ending: "xlsx" },
    until: new Date(Date.now() + KEPT_HOURS * HOUR_MS).toISOString(),
  };
  await job.step(async () => {
    // An erasure took it away: what was read before has to be read again.
    if (!(await completeFile(db, { id, size, state: "PENDING" }))) throw new Error("a workbook was removed while it was written");
    return { done: total, total, result: { file } };
  });
  return { file };
}

/** Results as a workbook for whoever asked for it. Each attempt has a file of its own. */
export function workbookJob(services: FileServices): JobDefinition {
  return defineJob<WorkbookRequest>({
    name: WORKBOOK_JOB,
    run: async (job) => {
      const id = newId();
      try {
        return await write(job, id, services);
      } catch (error) {
        // Without a database its row is swept later.
        await removeFiles(job.db, services.tools().files, [id]).catch(() => undefined);
        throw error;
      }
    },
  });
}
