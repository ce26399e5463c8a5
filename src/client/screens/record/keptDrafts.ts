import { isJsonObject, type JsonObject } from "../../../shared/json";

/** A draft that waits in this browser for the server to be reached. */
export interface KeptDraft {
  readonly data: JsonObject;
  readonly updatedAt: string;
}

function nameOf(owner: string, key: string): string {
  return `sondeo.draft.${owner}.${key}`;
}

/** @param owner account and space, so that people who share a browser don't see each other's */
export function readKept(owner: string, key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(owner, key)) ?? "null");
    if (!isJsonObject(kept)) return undefined;
    const { data, updatedAt } = kept;
    return isJsonObject(data) && typeof updatedAt === "string" ? { data, updatedAt } : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(owner: string, key: string, data: JsonObject): void {
  try {
    localStorage.setItem(nameOf(owner, key), JSON.stringify({ data, updatedAt: new Date().toISOString() }));
  } catch {
    // A full or forbidden storage: the text stays on the page, and the next attempt may reach the server.
  }
}

export function forgetDraft(owner: string, key: string): void {
  try {
    localStorage.removeItem(nameOf(owner, key));
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
