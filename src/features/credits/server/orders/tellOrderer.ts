import type { CompanyNewsService } from "../../../../contracts/services/companyNews";
import type { HostTools, MailTemplate, SpaceDb } from "../../../../server/kit";
import { CONFIRMED_MAIL, REJECTED_MAIL } from "./mails";

export interface TellTools extends Pick<HostTools, "text" | "language"> {
  readonly news: () => CompanyNewsService;
}

interface ToldOrder {
  readonly amount: number;
  /** Role in the suite; null where the person is gone. */
  readonly orderedBy: string | null;
}

const PATH = "/creditos";

interface Telling {
  readonly template: MailTemplate;
  /** Name of the notification's texts. */
  readonly news: "confirmed" | "rejected";
  readonly values: Readonly<Record<string, string>>;
}

/** Tells the company on its home, and by mail whoever ordered. */
async function tell(db: SpaceDb, orderedBy: string | null, { template, news, values }: Telling, tools: TellTools) {
  const language = await tools.language(db);
  const text = (part: string) => tools.text(language, `credits.orders.news.${news}.${part}`, values);
  const words = { title: text("title"), message: text("message"), link: PATH };
  const mailTo = { people: orderedBy === null ? [] : [orderedBy] };
  await tools.news().tell(db, { kind: "credits", ...words, mail: { template: template.name, values }, mailTo });
}

export async function tellConfirmed(
  db: SpaceDb,
  { amount, orderedBy, invoiceNumber, total }: ToldOrder & { readonly invoiceNumber: string; readonly total: number },
  tools: TellTools,
): Promise<void> {
  const language = await tools.language(db);
  const values = {
    amount: new Intl.NumberFormat(language).format(amount),
    invoice: invoiceNumber,
    total: new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(total),
  };
  await tell(db, orderedBy, { template: CONFIRMED_MAIL, news: "confirmed", values }, tools);
}

export async function tellRejected(
  db: SpaceDb,
  { amount, orderedBy, reason }: ToldOrder & { readonly reason: string },
  tools: TellTools,
): Promise<void> {
  const values = { amount: new Intl.NumberFormat(await tools.language(db)).format(amount), reason };
  await tell(db, orderedBy, { template: REJECTED_MAIL, news: "rejected", values }, tools);
}
