import { hasAccessKey } from "../../../schema/accessKeys";
import { AppError } from "../../../shared/errors";
import type { Actor } from "./session";

/** Roles that keep the data of their company. */
const EDITORS: readonly string[] = ["suite:SUPERADMIN", "suite:ADMINISTRATOR"];

/** Of whose company it is, and as whom the generated writes take the person: companies are the back office's records. */
interface CompanyEditor {
  readonly companyId: string;
  /** Notes what is written in the company's own history. */
  readonly asBackoffice: Actor;
}

/** The session's person as one who keeps the data of the own company. @throws AppError `access.denied` */
export function companyEditorOf(actor: Actor): CompanyEditor {
  const { kind, spaceId, accountId, sessionId, accessKeys } = actor;
  if (kind !== "suite" || spaceId === undefined || !hasAccessKey(EDITORS, accessKeys)) throw new AppError("access.denied");
  const same = { kind, spaceId, accountId, sessionId, memberId: undefined, subjectId: undefined, missing: [] } as const;
  return { companyId: spaceId, asBackoffice: { ...same, visibility: "ALL", accessKeys: ["backoffice"] } };
}
