import { fetchJson } from "../../../data/api";
import type { FormData } from "../../../screens/form/formTypes";
import { WELCOME_SCHEMA } from "./welcomeSchema";

/** `GET /client/communities/{id}/welcome`; nulls where nothing is written yet. */
export type SavedWelcome = Readonly<Record<string, unknown>>;

function pathOf(communityId: string): string {
  return `/client/communities/${communityId}/welcome`;
}

/** @throws ApiError */
export function readWelcome(communityId: string, signal?: AbortSignal): Promise<SavedWelcome> {
  return fetchJson(pathOf(communityId), signal ? { signal } : {});
}

/** Writes the whole page; what has no value is cleared. @throws ApiError 400 with what it lacks */
export function saveWelcome(communityId: string, values: FormData): Promise<SavedWelcome> {
  const names = Object.keys(WELCOME_SCHEMA.properties ?? {});
  const body = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return fetchJson(pathOf(communityId), { method: "PUT", body });
}

/** The form's values of what was read. */
export function welcomeValues(saved: SavedWelcome): FormData {
  const names = Object.keys(WELCOME_SCHEMA.properties ?? {});
  return Object.fromEntries(names.filter((name) => (saved[name] ?? null) !== null).map((name) => [name, saved[name]]));
}
