import type { ClientEntity } from "../../../../schema/clientCatalog";
import { isJsonObject, type JsonObject } from "../../../../shared/json";
import type { FormData } from "../../form/formTypes";

/** What a form's draft holds: what was changed, from what, on which version of the record. */
export interface FormDraft {
  readonly changes: FormData;
  /** The changed fields' values at the start, by which a later change of somebody else is noticed. */
  readonly before: FormData;
  readonly version?: number;
}

/** The draft's key in `/api/drafts`: one a form, of a record where it edits one. */
export function draftKey(resource: string, id?: string): string {
  return id === undefined ? `create:${resource}` : `edit:${resource}:${id}`;
}

/** What must not be kept elsewhere than in the record itself: secrets, and what only the record shows. */
function isKept(entity: Pick<ClientEntity, "fields">, name: string): boolean {
  const field = entity.fields.find((candidate) => candidate.name === name);
  return field !== undefined && !field.isSensitive && field.kind !== "secret";
}

interface DraftParts {
  readonly entity: Pick<ClientEntity, "fields">;
  readonly changes: FormData;
  readonly before: FormData;
  readonly version?: number;
}

/** The draft to keep; nothing where there is nothing to keep. */
export function toDraft({ entity, changes, before, version }: DraftParts): JsonObject | undefined {
  const names = Object.keys(changes).filter((name) => isKept(entity, name));
  if (names.length === 0) return undefined;
  const pick = (from: FormData) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  const draft = { changes: pick(changes), before: pick(before), ...(version === undefined ? {} : { version }) };
  return JSON.parse(JSON.stringify(draft)) as JsonObject;
}

/** Reads a kept draft; nothing where it is none, e.g. one of an earlier release. */
export function fromDraft(data: unknown): FormDraft | undefined {
  if (!isJsonObject(data) || !isJsonObject(data.changes) || !isJsonObject(data.before)) return undefined;
  const { changes, before, version } = data;
  return { changes, before, ...(typeof version === "number" ? { version } : {}) };
}
