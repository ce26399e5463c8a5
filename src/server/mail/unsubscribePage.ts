import type { Kysely } from "kysely";
import { type Language, resolveLanguage } from "../../shared/languages";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { PlainPage } from "../platform/pages/plainPage";
import type { Texts } from "../platform/texts";
import { readMailTheme } from "./rendering/mailTheme";
import type { Subscription } from "./unsubscribe";

/** What somebody is asked, or has done. */
export type UnsubscribeStep = "ask" | "done" | "back";

interface UnsubscribePageOptions {
  readonly root: Kysely<Tables>;
  readonly texts: Pick<Texts, "translate">;
  /** Path of the link. */
  readonly path: string;
  /** Of the product's own mails, which have no space. */
  readonly productLanguage: Language;
}

const findSpace = (root: Kysely<Tables>, id: string) =>
  executor(root).selectFrom("space").select(["kind", "origin", "language"]).where("id", "=", id).executeTakeFirst();

/** The person's preferences, where they have a screen for them. */
async function preferencesPath(root: Kysely<Tables>, { spaceId, recipient = "" }: Subscription, origin: string): Promise<string> {
  const member = await executor(root)
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("email", "=", recipient)
    .executeTakeFirst();
  const staff = await executor(root)
    .selectFrom("staffRole")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("email", "=", recipient)
    .executeTakeFirst();
  return `/c/${encodeURIComponent(origin)}/profile${staff && !member ? "" : "/notifications"}`;
}

/** A page of unsubscribing, in the language and with the look of the mails that it is about. */
export async function unsubscribePage(
  subscription: Subscription,
  step: UnsubscribeStep,
  { root, texts, path, productLanguage }: UnsubscribePageOptions,
): Promise<PlainPage> {
  const { spaceId } = subscription;
  const space = spaceId === null ? undefined : await findSpace(root, spaceId);
  const language = space ? resolveLanguage(space.language) : productLanguage;
  const brand = await readMailTheme(root, spaceId);
  const t = (key: string) => texts.translate(language, `mails.unsubscribe.${step}.${key}`, { brand: brand.name });
  const { origin } = space ?? {};
  const isCommunity = space?.kind === "community" && typeof origin === "string";
  const page = { language, brand, title: t("title"), body: t(isCommunity ? "community" : "body") };
  if (step === "ask") return { ...page, button: { label: t("button"), action: path } };
  const preferences = isCommunity
    ? { link: { href: await preferencesPath(root, subscription, origin), label: t("preferences") } }
    : {};
  // The product's own mails are agreed to in the panel.
  const isOfferedBack = step === "done" && space !== undefined;
  const back = isOfferedBack ? { button: { label: t("button"), action: `${path}/undo` } } : {};
  return { ...page, ...preferences, ...back };
}
