import { isReadable } from "../../schema/accessKeys";
import type { Catalog, Field } from "../../schema/catalog";
import { isHeldBack } from "../../shared/nextStep";
import type { Actor, Session } from "../access/session/session";
import type { Database } from "../db/database";
import type { SpaceDb } from "../db/query/spaceDb";
import type { RecordAudience } from "../host/serverHost";
import type { FileReference, FindReferences } from "./findReferences";
import { mayRead } from "./mayRead";

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

export interface ReadTools {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly findReferences: FindReferences;
}

/** The file's home: of the fields that refer to it, the most open one. */
function homeOf({ entity, recordId, field }: Pick<FileRow, "entity" | "recordId" | "field">): FileReference | undefined {
  return entity !== null && recordId !== null && field !== null ? { entity, recordId, field } : undefined;
}

function fieldOf(catalog: Catalog, { entity, field }: FileReference): Field | undefined {
  return catalog.entities.get(entity)?.fields.get(field);
}

/** Whether the field that refers to the file shows it to everybody, also without a session. */
export function isPublic(catalog: Catalog, file: FileRow): boolean {
  const home = homeOf(file);
  return home !== undefined && fieldOf(catalog, home)?.audience === "everybody";
}

/** Whether the person may see what the record's field refers to. */
async function sees({ catalog, database }: ReadTools, reference: FileReference, actor: Actor): Promise<boolean> {
  const [entity, field] = [catalog.entities.get(reference.entity), fieldOf(catalog, reference)];
  if (!entity || !field || isHeldBack(actor.missing)) return false;
  if (field.audience && field.audience !== "members" && actor.spaceId !== undefined) return true;
  if (!isReadable(field, actor.accessKeys)) return false;
  return mayRead({ catalog, database }, actor, { entity: reference.entity, id: reference.recordId });
}

/** Whether a record that shows the file to the members whom it is for is for one of those who are signed in. */
export async function isForMember(
  { catalog, findReferences, audiences }: ReadTools & { readonly audiences: ReadonlyMap<string, RecordAudience> },
  { db, file, sessions }: { readonly db: SpaceDb; readonly file: FileRow; readonly sessions: readonly Session[] },
): Promise<boolean> {
  const members = sessions.flatMap(({ memberId, missing }) => (memberId && !isHeldBack(missing) ? memberId : []));
  if (members.length === 0) return false;
  for (const reference of await findReferences(file.id)) {
    if (fieldOf(catalog, reference)?.audience !== "members") continue;
    const audience = audiences.get(reference.entity);
    for (const memberId of members) if (await audience?.sees({ db, ...reference, memberId })) return true;
  }
  return false;
}

/** Whether one of those who act in the file's space, or in none, may have it: its uploader, and who sees a field that refers to it. */
export async function canRead(tools: ReadTools, file: FileRow, actors: readonly Actor[]): Promise<boolean> {
  if (actors.length === 0) return false;
  if (actors.some(({ accountId }) => accountId === file.uploaderId)) return true;
  const home = homeOf(file);
  if (!home) return false;
  for (const actor of actors) if (await sees(tools, home, actor)) return true;
  // Only now: the home is known, whatever else refers to the file is looked for.
  for (const reference of await tools.findReferences(file.id))
    for (const actor of actors) if (await sees(tools, reference, actor)) return true;
  return false;
}
