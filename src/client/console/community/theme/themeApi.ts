import { call } from "../../../data/api";
import { ifMatch } from "../../../data/rest/requestHeaders";
import type { FormData } from "../../../screens/form/formTypes";
import type { OfferedVendor } from "./tracking";

/** The fields of `GET /experienceLabs/personalization/{origin}` that this console reads. */
export interface SavedTheme extends Readonly<Record<string, unknown>> {
  readonly communityId: string;
  readonly name: string;
  readonly trackingScript?: string | null;
  /** Whose script it is; nothing where it isn't run. */
  readonly trackingVendor?: string | null;
  /** Of the look, for `If-Match`. */
  readonly version?: number;
}

/** The community's look as it is saved. @throws ApiError */
export async function readTheme(origin: string, signal?: AbortSignal): Promise<SavedTheme> {
  const path = `/experienceLabs/personalization/${encodeURIComponent(origin)}`;
  return (await call<SavedTheme>(path, signal ? { signal } : {})).data;
}

/** The vendors that the community's tracking script may be of. @throws ApiError */
export async function readVendors(communityId: string, signal?: AbortSignal): Promise<readonly OfferedVendor[]> {
  const path = `/experienceLabs/community/${communityId}/trackingVendors`;
  return (await call<readonly OfferedVendor[]>(path, signal ? { signal } : {})).data;
}

/**
 * Changes part of the look; `null` clears.
 * @throws ApiError 400 where texts could not be read, 409 or 412 where others saved since `version`
 */
export async function saveTheme({ communityId, version }: SavedTheme, changes: FormData): Promise<SavedTheme> {
  const path = `/experienceLabs/community/${communityId}/personalizationFull`;
  return (await call<SavedTheme>(path, { method: "PUT", body: changes, headers: ifMatch(version) })).data;
}
