import type { Catalog } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import type { Actor } from "../access/session/session";
import { demandRecord } from "../api/rest/demandRecord";
import type { Database } from "../db/database";

interface RecordAddress {
  readonly entity: string;
  readonly id: string;
}

/** Whether the person may read the record, by its entity's access rules. */
export async function mayRead(
  { catalog, database }: { readonly catalog: Catalog; readonly database: Database },
  actor: Actor,
  { entity: name, id }: RecordAddress,
): Promise<boolean> {
  const entity = catalog.entities.get(name);
  if (!entity) return false;
  try {
    await demandRecord({ catalog, database }, entity, actor, { id, action: "read" });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
