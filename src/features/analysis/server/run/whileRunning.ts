import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

const BEAT_MS = 20_000;
/** A run that is silent for so long has ended with its process. */
const SILENT_MS = 90_000;

/** Whether an analysis says that it is being made, and nobody is at it any more. */
export const isSilent = ({ status, updatedAt }: { readonly status: string; readonly updatedAt: string | Date }) =>
  status === "RUNNING" && Date.now() - new Date(updatedAt).getTime() > SILENT_MS;

/** What an analysis is when nobody is at it: as its last run left it. */
const AT_REST = sql<string>`case when finished_at is null then 'PENDING' else 'READY' end`;

/**
 * Says that an analysis is being made for as long as the work lasts. What was cancelled, ended with the server or was refused
 * leaves it as it was before; another error makes it `FAILED`.
 */
export async function whileRunning(
  db: SpaceDb,
  analysis: string,
  { work, signal }: { readonly work: () => Promise<void>; readonly signal: AbortSignal },
): Promise<void> {
  const write = (values: { readonly status?: string | typeof AT_REST }) =>
    db
      .updateTable("analysis")
      .set({ ...values, updatedAt: sql<string>`now()` })
      .where("id", "=", analysis)
      .execute();
  await write({ status: "RUNNING" });
  const beat = setInterval(() => void write({}).catch(() => undefined), BEAT_MS);
  try {
    await work();
  } catch (error) {
    const isAtRest = signal.aborted || (error instanceof AppError && error.status < 500);
    await write({ status: isAtRest ? AT_REST : "FAILED" }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beat);
  }
}
