import { ApiError, fetchJson } from "../data/api";

/** `GET /experienceLabs/personalization/{origin}`: who a community is and how it looks. */
export interface CommunityTheme {
  readonly communityId: string;
  readonly origin: string;
  readonly name: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly title: string | null;
  readonly mainColor: string | null;
  readonly mainColorText: string | null;
  readonly buttonColor: string | null;
  readonly textColor: string | null;
  readonly backgroundGradientColor1: string | null;
  readonly backgroundGradientColor2: string | null;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly loginImage: string | null;
  readonly country: string | null;
  /** Of the country (ISO 3166-1). */
  readonly countryCode: string | null;
  readonly privacyPolicyActive: boolean;
  readonly needs2FA: boolean;
  readonly trackingScript: string | null;
  /** Whose script it is; nothing where it isn't run. */
  readonly trackingVendor: string | null;
  readonly mainLogoPosition: "TOP" | "CENTRE" | "BOTTOM";
  readonly headerImage: string | null;
  readonly overlayLogo: string | null;
  readonly imageDisplay: "THUMBNAIL" | "CAROUSEL" | "MAX_SIZE";
  /** Whether people may sign up without an invitation. */
  readonly hasSignUp: boolean;
  /** Whether taking part brings LABs; where not, members read no word of them. */
  readonly hasGamification: boolean;
  /** Plugins that the community has disabled: nothing of theirs is shown. */
  readonly disabledPlugins: readonly string[];
  /** Of the look, for `If-Match`. */
  readonly version: number;
}

/** The community's personalization, or nothing where no such community exists. */
export async function loadCommunityTheme(origin: string): Promise<CommunityTheme | undefined> {
  try {
    return await fetchJson<CommunityTheme>(`/experienceLabs/personalization/${encodeURIComponent(origin)}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
