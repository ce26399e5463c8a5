import { useUpdate } from "ra-core";
import { useState } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import { isSame } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useFlashes } from "../flashes";

/** Why a cell wasn't saved. */
export interface CellFailure {
  readonly message: string;
  /** The record as it is now, where somebody changed it meanwhile. */
  readonly current?: EntityRecord;
}

function isRecord(value: unknown): value is EntityRecord {
  return typeof value === "object" && value !== null && "id" in value;
}

/** The fault at the field itself says more than the whole. */
function failureOf(error: unknown, field: ClientField, t: (key: string) => string): CellFailure {
  if (!(error instanceof ApiError)) return { message: t("console.state.failed.body") };
  if (error.status === 0) return { message: t("console.state.offline.body") };
  const { problem } = error;
  const own = problem?.errors?.find(({ path }) => path.split("/")[1] === field.name) ?? problem?.errors?.[0];
  const current = problem?.current;
  if (problem?.code === "record.conflict" && isRecord(current)) return { message: t("console.list.cell.conflict"), current };
  return { message: own?.message ?? problem?.detail ?? problem?.title ?? t("console.state.failed.body") };
}

/** Saves one cell on the version that it was read in; the table shows the new value once the server has it. */
export function useCellSave() {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { flash } = useFlashes();
  const [update] = useUpdate<EntityRecord>();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<CellFailure>();

  /** Resolves to whether the value is saved. */
  const save = async (record: EntityRecord, field: ClientField, value: unknown): Promise<boolean> => {
    if (isSame(record[field.name] ?? null, value ?? null)) return true;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const params = { id: record.id, data: { [field.name]: value ?? null } as Partial<EntityRecord>, previousData: record };
      await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
      flash([`${record.id}:${field.name}`]);
      return true;
    } catch (error) {
      setFailure(failureOf(error, field, t));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure, forget: () => setFailure(undefined) };
}
