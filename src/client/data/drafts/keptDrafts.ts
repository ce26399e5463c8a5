import { isJsonObject, type JsonObject } from "../../../shared/json";
import { apiSpace } from "../api";
import { leaveLargeDrafts } from "./largeDrafts";

/** A draft that waits in this browser for the server to be reached. */
export interface KeptDraft {
  readonly data: JsonObject;
  readonly updatedAt: string;
}

const PREFIX = "sondeo.draft";

// Signed out here: what is still on its way must not come back.
const left = new Set<string>();

function nameOf(owner: string, key: string): string {
  return `${PREFIX}.${owner}.${key}`;
}

/**
 * Whose drafts they are: people who share a browser, and one person's spaces, never see each other's.
 * @param space the session's. @default the one that calls concern
 */
export function draftOwner(accountId: string, space = apiSpace() ?? ""): string {
  return `${accountId}.${space}`;
}

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

/** Keys of what is kept, of those that begin with `prefix`. */
export function keptKeys(owner: string, prefix = ""): readonly string[] {
  try {
    const start = nameOf(owner, "");
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${start}${prefix}`))
      .map((name) => name.slice(start.length));
  } catch {
    return [];
  }
}

/** @returns whether it is kept: a full or forbidden storage takes nothing, and the text stays on the page alone */
export function keepDraft(owner: string, key: string, data: JsonObject): boolean {
  if (left.has(owner)) return false;
  try {
    localStorage.setItem(nameOf(owner, key), JSON.stringify({ data, updatedAt: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(owner: string, key: string): void {
  try {
    localStorage.removeItem(nameOf(owner, key));
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}

/** Whether the person has signed out here, and nothing of theirs is kept. */
export function hasLeft(owner: string): boolean {
  return left.has(owner);
}

/** A person has signed in: their drafts are kept from now on. */
export function enterDrafts(owner: string): void {
  left.delete(owner);
}

/** A person has signed out: nothing of theirs stays in this browser. */
export function leaveDrafts(owner: string): void {
  left.add(owner);
  for (const key of keptKeys(owner)) forgetDraft(owner, key);
  void leaveLargeDrafts(owner);
}
