import type { SpaceDb } from "../../../../server/kit";
import type { Fieldwork } from "../../../../survey/fieldwork/fieldwork";
import { notifySupplier } from "../entry/notifySupplier";
import type { FieldworkServices } from "../services";
import { endUnfinished, type UnfinishedResponses } from "./endUnfinished";

const MS_PER_HOUR = 3_600_000;

/** Until when a response that begins now stays open; later changes of the setting leave it as it is. */
export function expiryOf({ expiresAfterHours }: Fieldwork, now: Date): string | null {
  return expiresAfterHours === null ? null : new Date(now.getTime() + expiresAfterHours * MS_PER_HOUR).toISOString();
}

export function isExpired(
  { state, expiresAt }: { readonly state: string | null; readonly expiresAt: string | null },
  now: Date,
): boolean {
  return state === "open" && expiresAt !== null && new Date(expiresAt) <= now;
}

/** Ends a response whose time is over, if it is open still, and tells its supplier. */
export async function expireResponse(
  db: SpaceDb,
  { id, supplier }: { readonly id: string; readonly supplier: string | null },
  services: FieldworkServices,
): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction(async () => {
    const which: UnfinishedResponses["which"] = (open) =>
      open.where("response.id", "=", id).where("response.expiresAt", "<=", now);
    await endUnfinished(db, { disposition: "timedOut", which }, services);
    if (supplier !== null) await notifySupplier(db, id, services);
  });
}
