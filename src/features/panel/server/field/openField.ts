import type { PanelFieldRequest, PanelRequest } from "../../../../contracts/services/panel";
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

/** Begins to invite panelists to a study, once. */
export async function openField(
  db: SpaceDb,
  { studyId, title, request, endsAt }: PanelFieldRequest,
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!opened) return;
  await services.fieldwork().admit(db, {
    ...{ ownerId: studyId, supplier: SUPPLIER, devices: ALLOWED[request.devices], closesAt: endsAt },
    quotas: request.cells.map((cell, index) => ({ title: cell.title, target: cell.target, segment: segmentOf(index) })),
  });
  await nextWave(db, studyId, new Date(), services);
}
