import type { CompanyNewsService } from "../../../contracts/services/companyNews";
import type { HostTools, MailTemplate, SpaceDb } from "../../../server/kit";
import { CLOSED_MAIL, DECLINED_MAIL, OFFERED_MAIL, SIGNED_MAIL } from "./mails";

export interface TellTools extends Pick<HostTools, "mailBackOffice" | "text" | "language"> {
  readonly news: () => CompanyNewsService;
}

/** Roles that sign for a company. */
const SIGNERS = ["SUPERADMIN"];

interface ToldContract {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly validUntil: string | null;
}

/** Tells the company on its home, and by mail those who sign for it. */
async function tellCompany(
  db: SpaceDb,
  { id }: ToldContract,
  {
    template,
    title,
    message,
    values,
  }: { template: MailTemplate; title: string; message: string; values: Record<string, string> },
  tools: TellTools,
): Promise<void> {
  const link = `/contracts/${id}/document`;
  const mail = { template: template.name, values };
  await tools.news().tell(db, { kind: "contract", title, message, link, mail, mailTo: { roles: SIGNERS } });
}

/** An offer waits for the company. */
export async function tellOffered(db: SpaceDb, contract: ToldContract, tools: TellTools): Promise<void> {
  const language = await tools.language(db);
  const { number, title, validUntil } = contract;
  const day = validUntil
    ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(validUntil))
    : undefined;
  const until =
    day === undefined ? tools.text(language, "contracts.news.endless") : tools.text(language, "contracts.news.until", { day });
  const text = (part: string) => tools.text(language, `contracts.news.offered.${part}`, { number, title, until });
  const told = { title: text("title"), message: text("message"), values: { number, title, until } };
  await tellCompany(db, contract, { template: OFFERED_MAIL, ...told }, tools);
}

/** The back office has taken an offer back, or ended the contract. */
export async function tellClosed(
  db: SpaceDb,
  contract: ToldContract,
  news: "withdrawn" | "ended",
  tools: TellTools,
): Promise<void> {
  const language = await tools.language(db);
  const { number, title } = contract;
  const text = (part: string) => tools.text(language, `contracts.news.${news}.${part}`, { number, title });
  const values = { title: text("title"), message: text("message") };
  await tellCompany(db, contract, { template: CLOSED_MAIL, ...values, values }, tools);
}

async function companyName(db: SpaceDb): Promise<string> {
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  return company?.name ?? "";
}

/** The company has signed. */
export async function tellSigned(
  db: SpaceDb,
  { id, number, title }: ToldContract,
  signer: string,
  tools: TellTools,
): Promise<void> {
  const values = { company: await companyName(db), number, title, signer };
  await tools.mailBackOffice({ template: SIGNED_MAIL.name, values, path: `/contracts/${id}/document` });
}

/** The company has declined. */
export async function tellDeclined(
  db: SpaceDb,
  { id, number, title }: ToldContract,
  reason: string,
  tools: TellTools,
): Promise<void> {
  const values = { company: await companyName(db), number, title, reason };
  await tools.mailBackOffice({ template: DECLINED_MAIL.name, values, path: `/contracts/${id}/document` });
}
