import type { PanelCell } from "../../../../contracts/services/panel";
import type { SpaceDb } from "../../../../server/kit";
import { segmentOf } from "./rules";

/** The quotas that count for a field's cells: those of a profile by their segment, those of a device by that. */
export async function readCellQuotas(db: SpaceDb, studyId: string) {
  const rows = await db
    .selectFrom("quota")
    .select(["segment", "device", "target", "completed", "reserved", "isOpen"])
    .where("study", "=", studyId)
    .where((eb) => eb.or([eb("segment", "is not", null), eb("device", "is not", null)]))
    .execute();
  return {
    of: ({ device }: Pick<PanelCell, "device">, index: number) =>
      rows.find((row) => (device ? row.segment === null && row.device === device : row.segment === segmentOf(index))),
  };
}
