import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { countAttempt } from "../../access/limits/attempts";
import type { Tables } from "../../db/generated/tables";

/** Of one account. */
const UPLOADS = { scope: "upload", windowSeconds: 3600, limit: 60 };

/** Counts an upload before its body is read. @throws AppError `request.rateLimited` */
export async function countUpload(root: Kysely<Tables>, accountId: string): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await countAttempt(root, { ...UPLOADS, key: accountId });
  if (!isAllowed) throw new AppError("request.rateLimited", { retryAfterSeconds });
}
