import type { Ledger } from "../../../contracts/services/ledger";
import { type SpaceDb, sql } from "../../../server/kit";
import type { OwnRedeem, Wallet, WalletCard } from "../shared/api/redeem";
import { readRules } from "./period";

const MOST_REDEEMS = 100;

async function readCards(db: SpaceDb): Promise<readonly WalletCard[]> {
  return db
    .selectFrom("redeemCard")
    .select(["id", "name", "description", "logo", "labs", "valueEuros"])
    .where("active", "=", true)
    .orderBy("labs")
    .orderBy("name")
    .execute();
}

async function readOwn(db: SpaceDb, memberId: string): Promise<readonly OwnRedeem[]> {
  return db
    .selectFrom("redeem")
    .select(["id", "type", "cardName", "labs", "valueEuros", "status", "initialDate", "endDate", "rejection"])
    .select(sql<boolean>`sealed_code is not null`.as("hasCode"))
    .where("member", "=", memberId)
    .orderBy("initialDate", "desc")
    .orderBy("id")
    .limit(MOST_REDEEMS)
    .execute();
}

/** What a member has, may get for it, and asked for. */
export async function readWallet(
  db: SpaceDb,
  memberId: string,
  { ledger, timeZone }: { readonly ledger: Ledger; readonly timeZone: string },
): Promise<Wallet> {
  const { hasGamification, period, explanation } = await readRules(db, timeZone);
  const { available, pending, held } = await ledger.balanceOf(db, memberId);
  const asked = await db.selectFrom("redeemReminder").select("id").where("member", "=", memberId).executeTakeFirst();
  return {
    ...{ available, pending, held, explanation },
    period: { ...period, isOpen: period.isOpen && hasGamification },
    isAsked: asked !== undefined,
    cards: await readCards(db),
    redeems: await readOwn(db, memberId),
  };
}
