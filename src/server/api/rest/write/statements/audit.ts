import type { Entity } from "../../../../../schema/catalog";
import { actingOrigin } from "../../../../access/session/acting";
import type { Statement } from "../../../../db/database";
import type { Author } from "../../recordAccess";
import type { Row } from "../../serializers";

export type AuditAction = "create" | "update" | "delete" | "restore" | "transition" | "erase";

/** A field before and after; a new record's fields have no before. */
export interface Change {
  readonly from?: unknown;
  readonly to: unknown;
}

export type Changes = Readonly<Record<string, Change>>;

/** What stands in the log where values are personal, or were; those that are there lie apart. */
export const PERSONAL = "personal";
/** What stands in the log where values are never kept. */
export const WITHHELD = "withheld";

/**
 * Changes as the log keeps them: personal values apart, so that erasing a person takes them out of every history,
 * sensitive ones and secrets not at all.
 */
export function auditable(entity: Entity, changes: Changes): { readonly changes: string; readonly personal: string | null } {
  const open: Record<string, Change | typeof PERSONAL | typeof WITHHELD> = {};
  const personal: Record<string, Change> = {};
  for (const [name, change] of Object.entries(changes)) {
    const field = entity.fields.get(name);
    // Says nothing that the field of which it is the key does not.
    if (field?.keyOf !== undefined) continue;
    if (field?.isSensitive || field?.isWriteOnly) open[name] = WITHHELD;
    else if (field?.isPersonal) {
      open[name] = PERSONAL;
      personal[name] = change;
    } else open[name] = change;
  }
  return {
    changes: JSON.stringify(open),
    personal: Object.keys(personal).length > 0 ? JSON.stringify(personal) : null,
  };
}

/** The values of a new record as changes. */
export function asChanges(values: Readonly<Record<string, unknown>>): Changes {
  return Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]));
}

export interface AuditEntry {
  /** The record after the change, or the last that there was of it. */
  readonly record: Row;
  readonly changes: Changes;
}

/** Notes the same action on several records, in one statement. */
export function auditStatement(entity: Entity, author: Author, action: AuditAction, entries: readonly AuditEntry[]): Statement {
  const rows = entries.map(({ record, changes }) => ({ record, ...auditable(entity, changes) }));
  const { address, device } = actingOrigin();
  return {
    name: "audit",
    text: `insert into audit_log (space_id, account_id, action, entity, record_id, version, changes, personal, address, device)
      select coalesce(r.space_id, $1::uuid), $2::uuid, $3, $4, r.id, r.version, r.changes::jsonb, r.personal::jsonb, $10::text, $11::text
      from unnest($5::uuid[], $6::uuid[], $7::integer[], $8::text[], $9::text[]) r(id, space_id, version, changes, personal)`,
    values: [
      author.spaceId ?? null,
      author.accountId,
      action,
      entity.name,
      rows.map(({ record }) => record.id),
      rows.map(({ record }) => record.spaceId ?? null),
      rows.map(({ record }) => record.version),
      rows.map(({ changes }) => changes),
      rows.map(({ personal }) => personal),
      address,
      device,
    ],
  };
}
