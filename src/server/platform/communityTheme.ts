import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { type CommunityTheme, communityApi } from "../../contracts/api/community";
import { elementIdOf } from "../../shared/elementId";
import { AppError } from "../../shared/errors";
import { answerOf } from "../api/openApi/answerOf";
import { documented } from "../api/openApi/callDocument";
import { endSql } from "../community/communityEnd";
import { DEFAULT_GAMIFICATION } from "../community/settings/gamification";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { type ClosedPlugins, createClosedPlugins } from "../plugins/closedPlugins";
import { findVendor } from "../tracking/trackingVendors";

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
      "k.chatbot",
      "k.photoRequired",
      "k.version as configurationVersion",
      "n.code as countryCode",
      sql<Date | string | null>`${sql.raw(endSql("c"))}`.as("endsAt"),
    ])
    .where(`c.${field}`, "=", value)
    .executeTakeFirst();
}

/** Whether people may sign up by themselves: whose people the panel brings takes in nobody else. */
function hasSignUp(
  { signUp, participantOrigin }: { readonly signUp: string | null; readonly participantOrigin: string | null },
  endsAt: Date | null,
): boolean {
  if (participantOrigin === "PANEL" || (endsAt && endsAt <= new Date())) return false;
  return (signUp ?? UNCONFIGURED.signUp) !== "CLOSED";
}

/** @param closedIn @default those that the community has disabled */
export async function readCommunityTheme(
  root: Kysely<Tables>,
  by: { readonly field: "id" | "origin"; readonly value: string },
  closedIn: ClosedPlugins = createClosedPlugins(root, []),
): Promise<CommunityTheme | undefined> {
  const community = await findCommunity(root, by);
  const vendor = community && (await findVendor(root, community.trackingScript));
  const endsAt = community?.endsAt ? new Date(community.endsAt) : null;
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
      countryElementId: community.countryCode ? elementIdOf(community.countryCode) : null,
      privacyPolicyActive: community.privacyPolicyActive,
      needs2FA: community.needs2FA,
      staffNeeds2FA: community.staffNeeds2FA,
      trackingScript: community.trackingScript,
      trackingVendor: vendor?.name ?? null,
      mainLogoPosition: (community.mainLogoPosition ?? UNCONFIGURED.mainLogoPosition) as CommunityTheme["mainLogoPosition"],
      headerImage: community.headerImage,
      overlayLogo: community.overlayLogo,
      imageDisplay: (community.imageDisplay ?? UNCONFIGURED.imageDisplay) as CommunityTheme["imageDisplay"],
      hasSignUp: hasSignUp(community, endsAt),
      needsPhoto: community.photoRequired ?? false,
      hasGamification: community.gamification ?? DEFAULT_GAMIFICATION,
      hasChatbot: community.chatbot ?? true,
      endsAt: endsAt?.toISOString() ?? null,
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
        answer: answerOf(communityApi, "GET /experienceLabs/personalization/:origin"),
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
