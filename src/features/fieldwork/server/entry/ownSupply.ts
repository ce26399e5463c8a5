import type { OwnEntry, OwnSupply } from "../../../../contracts/services/fieldwork";
import { json, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import { joinSegments } from "../../../../survey/fieldwork/segments";
import { recount } from "../quotas/recount";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "../settings/fieldworkOf";
import { writeFieldwork } from "../settings/saveFieldwork";
import { supplierIn } from "../settings/supplierIn";
import { canonical, sign } from "./signature";
import { validKeys } from "./supplierKey";
import { switchLink } from "./switchLink";

/** Name of the parameter that holds the respondent's id. */
const PARAMETER = "pid";

/** Those whom the product itself sends come back to nobody: they read the end where they answered. */
function supplierOf({ id, name }: OwnSupply["supplier"]): Supplier {
  return { id, name, parameter: PARAMETER, redirects: {}, callback: null, keys: { current: 1, previous: null } };
}

interface FieldworkChange extends Pick<FieldworkServices, "questionnaires"> {
  readonly change: (before: Fieldwork) => Partial<Fieldwork>;
}

/** Changes some of the settings. @throws AppError `record.notFound` */
export async function changeFieldwork(db: SpaceDb, ownerId: string, { change, questionnaires }: FieldworkChange): Promise<void> {
  await db.transaction(async () => {
    const { id, fieldwork, fieldworkRevision: revision } = await questionnaires().questionnaireOf(db, ownerId);
    const before = fieldworkOf(fieldwork);
    await writeFieldwork(db, { id, revision }, { ...before, ...change(before) });
  });
}

async function addQuotas(db: SpaceDb, { ownerId, quotas }: OwnSupply, { questionnaires }: FieldworkServices): Promise<void> {
  if (quotas.length === 0) return;
  const { entity } = await questionnaires().questionnaireOwner(db, ownerId);
  const questionnaire = await questionnaires().questionnaireIdOf(db, ownerId);
  const rows = quotas.map((quota) => ({ id: newId(), device: null, ...quota, condition: json({ all: [] }), [entity]: ownerId }));
  await db.insertInto("quota").values(rows).execute();
  await recount(
    db,
    questionnaire,
    rows.map(({ id }) => id),
  );
}

/** Opens a questionnaire to those whom an extension sends, and to nobody else. @throws AppError `record.notFound` */
export async function admit(db: SpaceDb, supply: OwnSupply, services: FieldworkServices): Promise<void> {
  await db.transaction(async () => {
    await changeFieldwork(db, supply.ownerId, {
      ...services,
      change: ({ suppliers }) => ({
        ...{ devices: supply.devices, closesAt: supply.closesAt, onlySuppliers: true, isPaused: false },
        suppliers: [...suppliers.filter(({ id }) => id !== supply.supplier.id), supplierOf(supply.supplier)],
      }),
    });
    await switchLink(db, { ownerId: supply.ownerId, isOpen: true }, services);
    await addQuotas(db, supply, services);
  });
}

/** The same people for longer, or more of them. @throws AppError `record.notFound` */
export async function extend(
  db: SpaceDb,
  { ownerId, closesAt, quotas }: Pick<OwnSupply, "ownerId" | "closesAt" | "quotas">,
  services: FieldworkServices,
): Promise<void> {
  await db.transaction(async () => {
    await changeFieldwork(db, ownerId, { ...services, change: () => ({ closesAt }) });
    const { entity } = await services.questionnaires().questionnaireOwner(db, ownerId);
    for (const { segment, device, target } of quotas)
      await db
        .updateTable("quota")
        .set({ target })
        .where(entity, "=", ownerId)
        .where("segment", segment === null ? "is" : "=", segment)
        .where("device", device ? "=" : "is", device ?? null)
        .execute();
  });
}

/** @returns path by which they begin or go on. @throws AppError `record.notFound`, `fieldwork.notReady` */
export async function entryOf(
  db: SpaceDb,
  { ownerId, supplier: id, externalId, segments }: OwnEntry,
  { tools, questionnaires }: FieldworkServices,
): Promise<string> {
  const row = await questionnaires().questionnaireOf(db, ownerId);
  const supplier = supplierIn(fieldworkOf(row.fieldwork), id);
  const link = linkOf(row);
  const [key] = supplier ? validKeys(tools(), row.id, supplier) : [];
  if (!supplier || !link || !key) throw new AppError("fieldwork.notReady");
  const segment: Readonly<Record<string, string>> = segments.length > 0 ? { segment: joinSegments(segments) } : {};
  const text = canonical({ supplier: id, [supplier.parameter]: externalId, ...segment });
  return `${link}?${text}&sig=${sign(text, key)}`;
}
