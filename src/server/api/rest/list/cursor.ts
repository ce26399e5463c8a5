import type { Entity, SortRule } from "../../../../schema/catalog";
import { fingerprint } from "../../../../schema/hash";
import { isId } from "../../../../shared/ids";
import { isStorable } from "../../../../shared/isStorable";

/** A place in a list: the record after which a page begins. */
export interface Cursor {
  /** What the record is ordered by, as PostgreSQL writes it; null where it has no value. */
  readonly key: string | null;
  readonly id: string;
}

const LONGEST_KEY = 20_000;

/** Tells a cursor of this list and order from any other; no secret, since a cursor opens nothing. */
function seal(entity: Entity, { field, order }: SortRule, { key, id }: Cursor): string {
  return fingerprint(JSON.stringify([entity.name, field, order, key, id]));
}

/** The cursor as callers pass it on, opaque. */
export function writeCursor(entity: Entity, sort: SortRule, cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.key, cursor.id, seal(entity, sort, cursor)])).toString("base64url");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}

/** The cursor, or `undefined` where it is none of this list in this order. */
export function readCursor(entity: Entity, sort: SortRule, text: string): Cursor | undefined {
  const value = parse(text);
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [key, id, given]: unknown[] = value;
  const isKey = key === null || (typeof key === "string" && key.length <= LONGEST_KEY && isStorable(key));
  if (!isKey || !isId(id)) return undefined;
  return given === seal(entity, sort, { key, id }) ? { key, id } : undefined;
}
