import { fetchJson } from "../../../data/api";
import { ifMatch } from "../../../data/rest/requestHeaders";
import type { FormData } from "../../../screens/form/formTypes";
import { WELCOME_SCHEMA } from "./welcomeSchema";

/** `GET /client/communities/{id}/welcome`; nulls where nothing is written yet. */
export interface SavedWelcome extends Readonly<Record<string, unknown>> {
  /** Of the configuration, for `If-Match`. */
  readonly version?: number;
}

function pathOf(communityId: string): string {
  return `/client/communities/${communityId}/welcome`;
}

/** @throws ApiError */
export function readWelcome(communityId: string, signal?: AbortSignal): Promise<SavedWelcome> {
  return fetchJson(pathOf(communityId), signal ? { signal } : {});
}

interface WelcomeChange {
  readonly communityId: string;
  /** What is read before. */
  readonly saved: SavedWelcome;
  readonly values: FormData;
}

/**
 * Writes the whole page; what has no value is cleared.
 * @throws ApiError 400 with what it lacks, 409 where others saved meanwhile
 */
export function saveWelcome({ communityId, saved, values }: WelcomeChange): Promise<SavedWelcome> {
  const names = Object.keys(WELCOME_SCHEMA.properties ?? {});
  const body = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return fetchJson(pathOf(communityId), { method: "PUT", body, headers: ifMatch(saved.version) });
}

/** The form's values of what was read. */
export function welcomeValues(saved: SavedWelcome): FormData {
  const names = Object.keys(WELCOME_SCHEMA.properties ?? {});
  return Object.fromEntries(names.filter((name) => (saved[name] ?? null) !== null).map((name) => [name, saved[name]]));
}
