import {
  createToken,
  type GlobalDb,
  type HostTools,
  hashToken,
  newId,
  type RawBuilder,
  type RouteContext,
  sql,
} from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import { pagePath } from "../page/pageToken";
import { CONFIRM_MAIL, KNOWN_MAIL } from "./mails";

/** A page of the panel that a friend confirms their address on. */
export const CONFIRM = "/panel/confirm" as const;
const DAYS = 7;
/** Mails that one address gets. */
const MAIL_LIMITS = [{ windowSeconds: 3_600, limit: 3 }];

type Db = RouteContext["globalDb"];
type Tools = Pick<HostTools, "demandAttempt" | "keyedHash" | "mail">;

/** What a friend says of themselves. */
export interface Registration {
  readonly email: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly gender: "M" | "W" | null;
  readonly language: Language;
  readonly inviterId: string;
}

const hashOf = (token: string) => hashToken(token).toString("hex");

/**
 * What the addresses of one mailbox have in common: capitals, and what stands behind a plus, lead nowhere else.
 * @example plainAddress("Ana+Sondeo@Mail.test") // "ana@mail.test"
 */
function plainAddress(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@");
}

/** The same in SQL. */
function plainAddressSql(column: string): RawBuilder<string> {
  return sql<string>`regexp_replace(lower(${sql.ref(column)}), '\\+[^@]*@', '@')`;
}

/** Whoever reads mails of this address and is of the panel already. */
function findKnown(db: GlobalDb, email: string) {
  return db
    .selectFrom("panelist")
    .select(["id", "email"])
    .where(plainAddressSql("email"), "=", plainAddress(email))
    .orderBy("createdAt")
    .executeTakeFirst();
}

/**
 * Sends the mail by which a friend confirms their address, or, to whoever is of the panel already, one that leads to their
 * page: what stands on the screen is the same for both. @throws AppError `auth.tooManyAttempts`
 */
export async function beginRegistration(db: Db, registration: Registration, tools: Tools): Promise<void> {
  const { email, name, birthDate, gender, language, inviterId } = registration;
  await tools.demandAttempt({ scope: "panel.join", key: plainAddress(email), limits: MAIL_LIMITS });
  const mail = { language, isOfProduct: true, isAboutAccount: true } as const;
  await db.transaction(async () => {
    const known = await findKnown(db, email);
    if (known) {
      const path = pagePath(known, tools.keyedHash);
      await tools.mail(null, { ...mail, to: known.email, template: KNOWN_MAIL.name, values: {}, path });
      return;
    }
    const token = createToken();
    const values = {
      ...{ name, birthDate, gender, invitedBy: inviterId, tokenHash: hashOf(token), confirmedAt: null },
      expiresAt: sql<string>`now() + make_interval(days => ${DAYS}::int)`,
    };
    await db
      .insertInto("panelRegistration")
      .values({ id: newId(), email, ...values })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
      .execute();
    await tools.mail(null, { ...mail, to: email, template: CONFIRM_MAIL.name, values: {}, path: `${CONFIRM}/${token}` });
  });
}

function findRegistration(db: GlobalDb, token: string) {
  return db
    .selectFrom("panelRegistration")
    .leftJoin("panelist", "panelist.id", "panelRegistration.invitedBy")
    .select(["panelRegistration.id", "panelRegistration.email", "panelRegistration.name", "panelRegistration.birthDate"])
    .select(["panelRegistration.gender", "panelRegistration.invitedBy", "panelist.country"])
    .where("panelRegistration.tokenHash", "=", hashOf(token))
    .where("panelRegistration.expiresAt", ">", sql<string>`now()`)
    .executeTakeFirst();
}

/** Whether a mail's link still leads anywhere. */
export async function isRegistration(db: GlobalDb, token: string): Promise<boolean> {
  return (await findRegistration(db, token)) !== undefined;
}

/**
 * Makes a friend who confirmed their address a panelist, once: of two with one mailbox the first one is it.
 * @returns who they are; nothing where the link is over
 */
export async function confirmRegistration(db: Db, token: string, tools: Pick<HostTools, "note">) {
  return db.transaction(async () => {
    const registration = await findRegistration(db, token);
    if (!registration) return undefined;
    const { id: registrationId, email, name, birthDate, gender, invitedBy, country } = registration;
    // Held until the transaction ends.
    await db
      .selectFrom("panelRegistration")
      .select(sql`pg_advisory_xact_lock(hashtextextended(${`panel.join ${plainAddress(email)}`}, 0))`.as("lock"))
      .where("id", "=", registrationId)
      .execute();
    const known = await findKnown(db, email);
    if (known) return known;
    const id = newId();
    await db.insertInto("panelist").values({ id, email, name, birthDate, gender, country, invitedBy, consent: true }).execute();
    await db
      .updateTable("panelRegistration")
      .set({ panelist: id, confirmedAt: sql<string>`now()` })
      .where("id", "=", registrationId)
      .execute();
    await tools.note([{ spaceId: null, accountId: null, action: "create", entity: "panelist", recordId: id, changes: {} }]);
    return { id, email };
  });
}
