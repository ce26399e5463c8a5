import type { HostTools, ServerHost, SpaceDb } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { createZone } from "../../../shared/dates/zone";
import { AppError } from "../../../shared/errors";
import { CONTRACT_ERRORS } from "../shared/errors";
import { type Actor, holdContract, moveContract } from "./moveContract";
import { type TellTools, tellClosed, tellOffered } from "./tellContract";

export type OfferTools = Pick<HostTools, "note" | "scheduleAt" | "timeZone" | "unschedule"> & TellTools;

const EXPIRE = "contracts.expire";
const keyOf = (id: string) => `${EXPIRE}:${id}`;

/** Whether the last day of an offer is over, by the company's clocks. */
export async function isOver(
  db: SpaceDb,
  validUntil: string | null,
  { timeZone }: Pick<HostTools, "timeZone">,
): Promise<boolean> {
  return validUntil !== null && validUntil < dayIn(await timeZone(db));
}

/** When the day after the last one begins. */
async function endOf(db: SpaceDb, validUntil: string, { timeZone }: OfferTools): Promise<Date> {
  const next = new Date(Date.parse(`${validUntil}T00:00:00Z`) + MS_PER_DAY).toISOString().slice(0, "YYYY-MM-DD".length);
  return new Date(createZone(await timeZone(db)).startOf(next));
}

/**
 * Shows a draft to the company, which may sign it from now on.
 * @throws AppError `record.notFound`, `contracts.moved`, `contracts.noDocument`, `contracts.expired`
 */
export async function offerContract(db: SpaceDb, id: string, actor: Actor, tools: OfferTools): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdContract(db, id, ["DRAFT"]);
    const { document, documentHash, validUntil } = contract;
    if (!document || !documentHash) throw new AppError(CONTRACT_ERRORS.noDocument);
    if (await isOver(db, validUntil, tools)) throw new AppError(CONTRACT_ERRORS.expired);
    const values = { isOffered: true, offeredAt: new Date().toISOString() };
    await moveContract(db, contract, { to: "OFFERED", actor, values }, tools);
    if (validUntil !== null) {
      const at = await endOf(db, validUntil, tools);
      await tools.scheduleAt(db, { name: EXPIRE, at, payload: { id }, key: keyOf(id) });
    }
    await tellOffered(db, contract, tools);
  });
}

/** @throws AppError `record.notFound`, `contracts.moved` */
export async function withdrawContract(db: SpaceDb, id: string, actor: Actor, tools: OfferTools): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdContract(db, id, ["OFFERED"]);
    await moveContract(db, contract, { to: "DRAFT", actor, values: { isOffered: false, offeredAt: null } }, tools);
    await tools.unschedule(keyOf(id));
    await tellClosed(db, contract, "withdrawn", tools);
  });
}

/** What was declined or has expired may be changed, and offered again. @throws AppError `record.notFound`, `contracts.moved` */
export async function reviseContract(db: SpaceDb, id: string, actor: Actor, tools: Pick<HostTools, "note">): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdContract(db, id, ["DECLINED", "EXPIRED"]);
    const values = { isOffered: false, offeredAt: null, decidedAt: null, decidedBy: null, declineReason: null };
    await moveContract(db, contract, { to: "DRAFT", actor, values }, tools);
  });
}

/** @throws AppError `record.notFound`, `contracts.moved` */
export async function terminateContract(db: SpaceDb, id: string, actor: Actor, tools: OfferTools): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdContract(db, id, ["SIGNED"]);
    const endedOn = dayIn(await tools.timeZone(db));
    await moveContract(db, contract, { to: "ENDED", actor, values: { endedOn } }, tools);
    await tellClosed(db, contract, "ended", tools);
  });
}

/** Offers end with their last day. */
export function expireOffers(host: Pick<ServerHost, "appointment" | "tools">): void {
  host.appointment({
    name: EXPIRE,
    run: async ({ db, payload }) => {
      const { id } = payload as { readonly id: string };
      const row = await db.selectFrom("contract").select(["status", "validUntil"]).where("id", "=", id).executeTakeFirst();
      if (row?.status !== "OFFERED" || !(await isOver(db, row.validUntil, host.tools()))) return;
      const contract = await holdContract(db, id, ["OFFERED"]);
      await moveContract(db, contract, { to: "EXPIRED", actor: { accountId: null, roleId: null } }, host.tools());
    },
  });
}
