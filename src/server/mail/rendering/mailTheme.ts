import type { Kysely } from "kysely";
import { readableOn } from "../../../shared/theme/contrast";
import { DEFAULT_ACCENT } from "../../../shared/theme/tokens";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";

/** Whose mail it is, for the eye. */
export interface MailTheme {
  readonly name: string;
  /** `#rrggbb`, told apart on white. */
  readonly accent: string;
  /** Address of an image, absolute or a path of this server. */
  readonly logo: string | undefined;
  readonly replyTo: string | undefined;
}

const PRODUCT: MailTheme = { name: "Sondeo", accent: DEFAULT_ACCENT, logo: undefined, replyTo: undefined };

const COLOUR = /^#[0-9a-f]{6}$/i;
/** What an area has to differ by from the page it lies on (WCAG 2.2, 1.4.11). */
const AREA_RATIO = 3;
const PAPER = "#ffffff";

function accentOf(...colours: readonly (string | null)[]): string {
  const colour = colours.find((one) => one !== null && COLOUR.test(one)) ?? DEFAULT_ACCENT;
  return readableOn(colour, PAPER, AREA_RATIO);
}

/** Name of the space whose mail it is, else the product's. */
export async function siteNameOf(root: Kysely<Tables>, spaceId: string | undefined): Promise<string> {
  if (!spaceId) return PRODUCT.name;
  const space = await executor(root).selectFrom("space").select("name").where("id", "=", spaceId).executeTakeFirst();
  return space?.name ?? PRODUCT.name;
}

/** The look of a community's or a company's mails; without either the product's own. */
export async function readMailTheme(root: Kysely<Tables>, spaceId: string | null): Promise<MailTheme> {
  if (!spaceId) return PRODUCT;
  const found = await executor(root)
    .selectFrom("space")
    .leftJoin("community", "community.id", "space.id")
    .leftJoin("communityConfiguration", "communityConfiguration.spaceId", "space.id")
    .leftJoin("suitePersonalisation", "suitePersonalisation.spaceId", "space.id")
    .select([
      "space.name",
      "community.buttonColor",
      "community.mainColor",
      "community.logo",
      "suitePersonalisation.buttonColor as suiteButtonColor",
      "suitePersonalisation.primaryColor",
      "suitePersonalisation.desktopLogo",
      "communityConfiguration.replyToClientEmail",
      "communityConfiguration.clientEmail",
    ])
    .where("space.id", "=", spaceId)
    .executeTakeFirst();
  if (!found) return PRODUCT;
  return {
    name: found.name,
    accent: accentOf(found.buttonColor, found.mainColor, found.suiteButtonColor, found.primaryColor),
    logo: found.logo ?? found.desktopLogo ?? undefined,
    replyTo: found.replyToClientEmail ?? found.clientEmail ?? undefined,
  };
}
