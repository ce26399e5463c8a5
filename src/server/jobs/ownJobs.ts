import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Actor } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { JobRow } from "./jobRow";

const MOST_LISTED = 100;

function ownJobs(root: Kysely<Tables>, { accountId, spaceId }: Actor) {
  return executor(root)
    .selectFrom("job")
    .selectAll()
    .where("accountId", "=", accountId)
    .$if(spaceId !== undefined, (query) => query.where("spaceId", "=", spaceId ?? null));
}

/** A person's jobs of the session's space, newest first. */
export async function listOwnJobs(root: Kysely<Tables>, actor: Actor): Promise<readonly JobRow[]> {
  return (await ownJobs(root, actor).orderBy("createdAt", "desc").limit(MOST_LISTED).execute()) as readonly JobRow[];
}

/** @throws AppError `job.notFound`, also for somebody else's */
export async function readOwnJob(root: Kysely<Tables>, actor: Actor, id: string): Promise<JobRow> {
  const row = isId(id) ? await ownJobs(root, actor).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("job.notFound");
  return row as JobRow;
}
