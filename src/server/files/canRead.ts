import { isReadable } from "../../schema/accessKeys";
import type { Catalog } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isHeldBack } from "../../shared/nextStep";
import type { Session } from "../access/session";
import { demandRecord } from "../api/rest/demandRecord";
import type { Database } from "../db/database";

/** A file as it is decided who may have it. */
export interface FileRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly purpose: string;
  readonly uploaderId: string | null;
  readonly entity: string | null;
  readonly recordId: string | null;
  readonly field: string | null;
}

interface Tools {
  readonly catalog: Catalog;
  readonly database: Database;
}

/** Whether the session may see the record's field that refers to the file; people are seen by all of their space. */
async function seesField({ catalog, database }: Tools, file: FileRow, session: Session): Promise<boolean> {
  const entity = file.entity === null ? undefined : catalog.entities.get(file.entity);
  const field = file.field === null ? undefined : entity?.fields.get(file.field);
  if (!entity || !field || file.recordId === null || isHeldBack(session.missing)) return false;
  if (entity.person === "id") return true;
  if (!isReadable(field, session.accessKeys)) return false;
  try {
    await demandRecord({ catalog, database }, entity, session, { id: file.recordId, action: "read" });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whether one of these sessions of the file's space may have it: its uploader, and who sees what it belongs to. */
export async function canRead(tools: Tools, file: FileRow, sessions: readonly Session[]): Promise<boolean> {
  if (sessions.some(({ accountId }) => accountId === file.uploaderId)) return true;
  for (const session of sessions) if (await seesField(tools, file, session)) return true;
  return false;
}
