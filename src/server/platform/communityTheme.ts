import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { documented } from "../api/openApi/callDocument";
import { DEFAULT_GAMIFICATION } from "../community/settings/gamification";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { type ClosedPlugins, createClosedPlugins } from "../plugins/closedPlugins";
import { findVendor } from "../tracking/trackingVendors";
import { COMMUNITY_THEME_ANSWER } from "./communityThemeDocument";

/** A community's look and names: public, since the sign-in page wears it (spec section 3, Theme). */
export interface CommunityTheme {
  readonly communityId: string;
  readonly origin: string;
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly mainColor: string;
  readonly mainColorText: string;
  readonly buttonColor: string;
  readonly textColor: string;
  readonly backgroundGradientColor1: string;
  readonly backgroundGradientColor2: string;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly loginImage: string | null;
  readonly country: string | null;
  /** The country's ISO 3166-1 code. */
  readonly countryCode: string | null;
  readonly privacyPolicyActive: boolean;
  /** Whether members need a second step to sign in. */
  readonly needs2FA: boolean;
  /** Whether its staff need one. */
  readonly staffNeeds2FA: boolean;
  /** Address of a script that follows members, once they agree; nothing where there is none. */
  readonly trackingScript: string | null;
  /** The vendor that the back office allows it of, by name; nothing where it isn't run. */
  readonly trackingVendor: string | null;
  readonly mainLogoPosition: "TOP" | "CENTRE" | "BOTTOM";
  readonly headerImage: string | null;
  readonly overlayLogo: string | null;
  /** How images of activities and comments are shown. */
  readonly imageDisplay: "THUMBNAIL" | "CAROUSEL" | "MAX_SIZE";
  /** Whether people may sign up without an invitation. */
  readonly hasSignUp: boolean;
  /** Whether taking part brings LABs; where not, members read no word of them. */
  readonly hasGamification: boolean;
  /** Plugins that the community has disabled or that were left out at the start, by name of their folders. */
  readonly disabledPlugins: readonly string[];
  /** Of the look, for `If-Match`: it changes with the community's record and with its configuration. */
  readonly version: number;
}

/** What a community is that has no configuration yet. */
const UNCONFIGURED = { mainLogoPosition: "TOP", imageDisplay: "THUMBNAIL", signUp: "CLOSED" } as const;

/** The look lies in two records: whichever is changed, this one is another. */
export function themeVersion({
  community,
  configuration,
}: {
  readonly community: number;
  readonly configuration: number;
}): number {
  return community + configuration;
}

function findCommunity(root: Kysely<Tables>, { field, value }: { readonly field: "id" | "origin"; readonly value: string }) {
  return executor(root)
    .selectFrom("community as c")
    .leftJoin("communityConfiguration as k", "k.spaceId", "c.id")
    .leftJoin("country as n", "n.id", "c.country")
    .selectAll("c")
    .select([
      "k.mainLogoPosition",
      "k.headerImage",
      "k.overlayLogo",
      "k.imageDisplay",
      "k.signUp",
      "k.gamification",
      "k.version as configurationVersion",
      "n.code as countryCode",
    ])
    .where(`c.${field}`, "=", value)
    .executeTakeFirst();
}

/** @param closedIn @default those that the community has disabled */
export async function readCommunityTheme(
  root: Kysely<Tables>,
  by: { readonly field: "id" | "origin"; readonly value: string },
  closedIn: ClosedPlugins = createClosedPlugins(root, []),
): Promise<CommunityTheme | undefined> {
  const community = await findCommunity(root, by);
  const vendor = community && (await findVendor(root, community.trackingScript));
  return (
    community && {
      communityId: community.id,
      origin: community.origin,
      name: community.name,
      title: community.title ?? community.name,
      language: community.mainLanguage,
      languages: community.languages ?? [community.mainLanguage],
      mainColor: community.mainColor,
      mainColorText: community.mainColorText,
      buttonColor: community.buttonColor,
      textColor: community.textColor,
      backgroundGradientColor1: community.backgroundGradientColor1,
      backgroundGradientColor2: community.backgroundGradientColor2,
      logo: community.logo,
      favicon: community.favicon,
      loginImage: community.loginImage,
      country: community.country,
      countryCode: community.countryCode,
      privacyPolicyActive: community.privacyPolicyActive,
      needs2FA: community.needs2FA,
      staffNeeds2FA: community.staffNeeds2FA,
      trackingScript: community.trackingScript,
      trackingVendor: vendor?.name ?? null,
      mainLogoPosition: (community.mainLogoPosition ?? UNCONFIGURED.mainLogoPosition) as CommunityTheme["mainLogoPosition"],
      headerImage: community.headerImage,
      overlayLogo: community.overlayLogo,
      imageDisplay: (community.imageDisplay ?? UNCONFIGURED.imageDisplay) as CommunityTheme["imageDisplay"],
      hasSignUp: (community.signUp ?? UNCONFIGURED.signUp) !== "CLOSED",
      hasGamification: community.gamification ?? DEFAULT_GAMIFICATION,
      disabledPlugins: await closedIn(community.id),
      version: themeVersion({ community: community.version, configuration: community.configurationVersion ?? 0 }),
    }
  );
}

export function communityThemeRoute(app: FastifyInstance, root: Kysely<Tables>, closedIn: ClosedPlugins): void {
  app.get<{ Params: { origin: string } }>(
    "/experienceLabs/personalization/:origin",
    {
      schema: documented({ tags: ["Community"], summary: "A community's theme, texts and languages" }, () => ({
        examples: { origin: "demo" },
        answer: COMMUNITY_THEME_ANSWER,
      })),
    },
    async (request) => {
      const origin = request.params.origin.toLowerCase();
      const found = await readCommunityTheme(root, { field: "origin", value: origin }, closedIn);
      if (!found) throw new AppError("community.notFound");
      return found;
    },
  );
}
