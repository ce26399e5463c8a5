import { isReadable } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import { isJsonObject, type JsonObject } from "../../../shared/json";
import { type AuditAction, type Change, PERSONAL, WITHHELD } from "./write/statements/audit";

/** A row of the audit log, of one record. */
export interface LogRow {
  readonly id: number;
  readonly at: string;
  readonly action: AuditAction;
  readonly version: number | null;
  readonly account_id: string | null;
  readonly author: string | null;
  /** Of an account without a name in the space: whether it is the back office's. */
  readonly is_backoffice: boolean | null;
  readonly changes: JsonObject;
  readonly personal: JsonObject | null;
}

export interface HistoryChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly isPersonal: boolean;
  /** Whether the values are kept from the log, or were taken out of it. */
  readonly isWithheld: boolean;
}

/** Who did something: `former` is a person whom the space no longer knows, `system` the product itself. */
export type AuthorKind = "person" | "backoffice" | "former" | "system";

/** An entry of a record's history, as one person may see it. */
export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly action: AuditAction;
  /** The record's version after the change; null in entries of before versions were noted. */
  readonly version: number | null;
  readonly by: AuthorKind;
  /** The person, where the space knows it. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly changes: readonly HistoryChange[];
}

/** What an entry holds of a field; nothing where the values are not kept. */
export function keptChange({ action, changes, personal }: LogRow, name: string): Change | undefined {
  const open = changes[name];
  const kept = open === PERSONAL ? personal?.[name] : open;
  if (isJsonObject(kept) && "to" in kept) return kept as unknown as Change;
  // Entries of before had a new record's values bare.
  const isBare = action === "create" && kept !== undefined && kept !== WITHHELD && open !== PERSONAL;
  return isBare ? { to: kept } : undefined;
}

function toChange(row: LogRow, field: Field): HistoryChange {
  const kept = keptChange(row, field.name);
  return {
    field: field.name,
    from: kept?.from ?? null,
    to: kept?.to ?? null,
    isPersonal: field.isPersonal,
    isWithheld: kept === undefined,
  };
}

function authorKind({ account_id: account, author, is_backoffice: isBackoffice }: LogRow): AuthorKind {
  if (account === null) return "system";
  if (author !== null) return "person";
  return isBackoffice ? "backoffice" : "former";
}

/** The entry with the fields that the keys let a person see. */
export function toHistoryEntry(entity: Entity, keys: readonly string[], row: LogRow): HistoryEntry {
  const fields = [...entity.fields.values()].filter((field) => field.name in row.changes && isReadable(field, keys));
  const { id, at, action, version, account_id: account, author } = row;
  return {
    id,
    at,
    action,
    version,
    by: authorKind(row),
    author: account && author ? { id: account, name: author } : null,
    changes: fields.map((field) => toChange(row, field)),
  };
}

/**
 * The record as it was after an entry: from now back through all later ones. Fields whose values are not kept stay
 * as they are now.
 * @param later entries after that one, newest first
 */
export function recordAfter(entity: Entity, now: Readonly<Record<string, unknown>>, later: readonly LogRow[]) {
  const then: Record<string, unknown> = { ...now };
  const lost = new Set<string>();
  for (const row of later.filter(({ action }) => action === "update")) {
    for (const name of Object.keys(row.changes)) {
      const kept = keptChange(row, name);
      if (kept && entity.fields.has(name)) then[name] = kept.from ?? null;
      else lost.add(name);
    }
  }
  for (const name of lost) then[name] = now[name];
  return then;
}
