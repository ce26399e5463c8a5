import type { OwnQuota } from "../../../../contracts/services/fieldwork";
import type { PanelCell, PanelFieldRequest, PanelRequest } from "../../../../contracts/services/panel";
import { json, newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { DEVICES, type Device } from "../../../../survey/fieldwork/fieldwork";
import type { FieldServices } from "./fieldServices";
import { coinsOf, SUPPLIER, segmentOf } from "./rules";
import { nextWave } from "./waves";

const ALLOWED: Readonly<Record<PanelRequest["devices"], readonly Device[]>> = {
  DESKTOP: ["desktop"],
  MOBILE: ["mobile", "tablet"],
  BOTH: DEVICES,
};

/** What counts in field for a cell: whom the panel sends for it, or whoever answers on its device. */
function quotaOf({ title, target, device }: PanelCell, index: number, text: (key: string) => string): OwnQuota {
  if (device) return { title: text(`entities.quota.enums.device.${device}`), target, segment: null, device };
  return { title, target, segment: segmentOf(index) };
}

async function quotasOf(db: SpaceDb, { cells }: PanelRequest, { tools }: FieldServices): Promise<readonly OwnQuota[]> {
  const language = await tools().language(db);
  return cells.map((cell, index) => quotaOf(cell, index, (key) => tools().text(language, key)));
}

/** Begins to invite panelists to a study, once. */
export async function openField(
  db: SpaceDb,
  { studyId, title, request, endsAt, softLaunch }: PanelFieldRequest,
  services: FieldServices,
): Promise<void> {
  const opened = await db
    .insertInto("panelField")
    .values({
      id: newId(),
      study: studyId,
      title,
      request: json(request as unknown as Json),
      coins: coinsOf(request.minutes),
      openedAt: sql<string>`now()`,
      endsAt,
      softLaunch: softLaunch ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!opened) return;
  await services.fieldwork().admit(db, {
    ...{ ownerId: studyId, supplier: SUPPLIER, devices: ALLOWED[request.devices], closesAt: endsAt },
    quotas: await quotasOf(db, request, services),
  });
  await nextWave(db, studyId, new Date(), services);
}

/** More people, or more days, of a field that isn't closed. @returns whether there was one */
export async function extendField(
  db: SpaceDb,
  { studyId, request, endsAt }: Pick<PanelFieldRequest, "studyId" | "request" | "endsAt">,
  services: FieldServices,
): Promise<boolean> {
  const extended = await db
    .updateTable("panelField")
    .set({ request: json(request as unknown as Json), endsAt })
    .where("study", "=", studyId)
    .where("state", "<>", "CLOSED")
    .returning("state")
    .executeTakeFirst();
  if (!extended) return false;
  const quotas = await quotasOf(db, request, services);
  await services.fieldwork().extend(db, { ownerId: studyId, closesAt: endsAt, quotas });
  if (extended.state === "OPEN") await nextWave(db, studyId, new Date(), services);
  return true;
}
