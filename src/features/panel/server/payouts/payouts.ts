import { type GlobalDb, type HostTools, newId, type RouteContext, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { firstKnown, type Language } from "../../../../shared/languages";
import { LEAST_PAYOUT } from "../../shared/coins";
import { PANEL_ERRORS } from "../../shared/errors";
import { bookCoins } from "../coins/bookCoins";
import { pagePath } from "../page/pageToken";
import { coinText } from "../page/pageWords";
import { ASKED_MAIL, PAID_MAIL, REJECTED_MAIL } from "./mails";

type Db = RouteContext["globalDb"];

/** A payout as its panelist reads it. */
export interface PayoutRow {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly reason: string | null;
  readonly createdAt: string;
}

const MOST = 5;

/** A panelist's latest payouts, the newest first. */
export async function readPayouts(db: GlobalDb, panelistId: string): Promise<readonly PayoutRow[]> {
  const rows = await db
    .selectFrom("panelPayout")
    .select(["id", "amount", "status", "reason", "createdAt"])
    .where("panelist", "=", panelistId)
    .orderBy("createdAt", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

interface PayoutRequest {
  readonly panelistId: string;
  readonly amount: number;
  /** E-mail to which it is paid. */
  readonly address: string;
  readonly language: Language;
}

/**
 * Holds coins that a panelist wants to be paid, and tells the back office; one request at a time.
 * @throws AppError `panel.payoutTooSmall`, `panel.payoutPending`, `panel.tooFewCoins`
 */
export async function requestPayout(db: Db, request: PayoutRequest, tools: Pick<HostTools, "mailBackOffice">): Promise<void> {
  const { panelistId, amount, address, language } = request;
  if (amount < LEAST_PAYOUT) throw new AppError(PANEL_ERRORS.payoutTooSmall, { params: { least: LEAST_PAYOUT } });
  const id = newId();
  await db.transaction(async () => {
    // Locks the panelist: of many at once each sees what the one before asked for.
    const booking = { panelistId, amount, reason: "PAYOUT", key: `payout:${id}`, concept: "" } as const;
    await db.selectFrom("panelist").select("id").where("id", "=", panelistId).forNoKeyUpdate().execute();
    const pending = await db
      .selectFrom("panelPayout")
      .select("id")
      .where("panelist", "=", panelistId)
      .where("status", "=", "REQUESTED")
      .executeTakeFirst();
    if (pending) throw new AppError(PANEL_ERRORS.payoutPending);
    await bookCoins(db, [booking]);
    await db.insertInto("panelPayout").values({ id, panelist: panelistId, amount, address, language }).execute();
    await tools.mailBackOffice({
      template: ASKED_MAIL.name,
      values: { coins: coinText(amount, "es"), address },
      path: "/payouts",
    });
  });
}

type Decision = { readonly isPaid: true } | { readonly isPaid: false; readonly reason: string };

/**
 * Pays a request, or gives its coins back, and tells the panelist. @throws AppError `record.notFound`, `panel.payoutDecided`
 */
export async function decidePayout(
  db: Db,
  { id, accountId, ...decision }: Decision & { readonly id: string; readonly accountId: string | null },
  tools: Pick<HostTools, "keyedHash" | "mail" | "note">,
): Promise<void> {
  await db.transaction(async () => {
    const payout = await db.selectFrom("panelPayout").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!payout) throw new AppError("record.notFound");
    if (payout.status !== "REQUESTED") throw new AppError(PANEL_ERRORS.payoutDecided);
    const { panelist: panelistId, amount } = payout;
    const status = decision.isPaid ? "PAID" : "REJECTED";
    const reason = decision.isPaid ? null : decision.reason;
    const booked = decision.isPaid ? "PAYOUT_PAID" : "PAYOUT_RETURNED";
    await db
      .updateTable("panelPayout")
      .set({ status, reason, decidedAt: sql<string>`now()`, version: sql<number>`version + 1` })
      .where("id", "=", id)
      .execute();
    await bookCoins(db, [{ panelistId, amount: Number(amount), reason: booked, key: `payout:${id}:end`, concept: "" }]);
    const changes = { status: { from: "REQUESTED", to: status } };
    await tools.note([{ spaceId: null, accountId, action: "update", entity: "panelPayout", recordId: id, changes }]);
    const person = await db.selectFrom("panelist").select(["id", "email"]).where("id", "=", panelistId).executeTakeFirst();
    if (!person) return;
    const language = firstKnown([payout.language]);
    const values = { coins: coinText(Number(amount), language) };
    await tools.mail(null, {
      ...{ to: person.email, template: (decision.isPaid ? PAID_MAIL : REJECTED_MAIL).name, language },
      values: decision.isPaid ? { ...values, address: payout.address } : { ...values, reason: reason ?? "" },
      ...{ path: pagePath(person, tools.keyedHash), isOfProduct: true, isAboutAccount: true, dedupe: `panelPayout:${id}` },
    });
  });
}
