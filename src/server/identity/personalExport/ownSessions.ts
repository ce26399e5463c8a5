import { browserNames } from "../../../shared/userAgent";
import { executor } from "../../db/transaction";
import type { ExportCall } from "./exportTools";

/** Where the member is signed in; what a session is known by stays out. */
export async function* ownSessions({ root, session }: ExportCall): AsyncGenerator<object> {
  const rows = await executor(root)
    .selectFrom("session")
    .select(["createdAt", "lastUsedOn", "expiresAt", "userAgent"])
    .where("accountId", "=", session.accountId)
    .where("subjectId", "=", session.memberId)
    .orderBy("createdAt")
    .execute();
  for (const { userAgent, ...times } of rows) yield { device: browserNames(userAgent), ...times };
}
