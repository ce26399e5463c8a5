import type { CompanyNewsService } from "../../../contracts/services/companyNews";
import type { CreditBalance } from "../../../contracts/services/credits";
import type { HostTools, SpaceDb } from "../../../server/kit";

export interface LowTools extends Pick<HostTools, "language" | "text"> {
  readonly news: () => CompanyNewsService;
}

/** Below this share of all that was loaded a company hears that its credits run low. */
const LOW_SHARE = 0.1;

/** Tells a company that its credits run low, as a hold or a charge takes them below the share, not each time after. */
export async function tellLow(
  db: SpaceDb,
  { available, held, spent }: CreditBalance,
  taken: number,
  toolsOf: () => LowTools,
): Promise<void> {
  const low = (available + held + spent) * LOW_SHARE;
  if (available >= low || available + taken < low) return;
  const tools = toolsOf();
  const language = await tools.language(db);
  const words = { amount: new Intl.NumberFormat(language).format(available) };
  const text = (part: string) => tools.text(language, `credits.low.${part}`, words);
  await tools.news().tell(db, { kind: "credits", title: text("title"), message: text("message"), link: "/creditos" });
}
