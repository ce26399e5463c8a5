import { call } from "../../../data/api";
import { ifMatch } from "../../../data/dataProvider";
import type { FormData } from "../../../screens/form/formTypes";

/** The fields of `GET /experienceLabs/personalization/{origin}` that this console reads. */
export interface SavedLook extends Readonly<Record<string, unknown>> {
  readonly communityId: string;
  readonly name: string;
  /** Of the look, for `If-Match`. */
  readonly version?: number;
}

/** The community's look as it is saved. @throws ApiError */
export async function readLook(origin: string, signal?: AbortSignal): Promise<SavedLook> {
  const path = `/experienceLabs/personalization/${encodeURIComponent(origin)}`;
  return (await call<SavedLook>(path, signal ? { signal } : {})).data;
}

/**
 * Changes part of the look; `null` clears.
 * @throws ApiError 400 where texts could not be read, 409 or 412 where others saved since `version`
 */
export async function saveLook({ communityId, version }: SavedLook, changes: FormData): Promise<SavedLook> {
  const path = `/experienceLabs/community/${communityId}/personalizationFull`;
  return (await call<SavedLook>(path, { method: "PUT", body: changes, headers: ifMatch(version) })).data;
}
