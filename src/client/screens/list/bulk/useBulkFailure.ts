import { useCallback } from "react";
import { ApiError } from "../../../data/api";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { BulkFailure } from "./bulkState";
import { readFailedBulk } from "./readFailedBulk";

/** Puts into words why a call upon several records failed, and at which of them. */
export function useBulkFailure(): (error: unknown) => BulkFailure {
  const { t } = useTexts();
  const entity = useEntity();
  const { record: labelOf, label: fieldLabel } = useEntityTexts();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return { message: t("console.state.failed.body"), failed: [] };
      if (!error.problem) return { message: t(`console.state.${error.status === 0 ? "offline" : "failed"}.body`), failed: [] };
      const { label, fieldName, reason, failed } = readFailedBulk(error.problem);
      if (failed.length === 0) return { message: reason, failed };
      const name = label === undefined ? undefined : labelOf({ [entity.label]: label });
      const record = name ? t("console.bulk.named", { name }) : t("console.bulk.someRecord");
      const field = entity.fields.find((one) => one.name === fieldName);
      const who = field ? `${record} (${fieldLabel(field)})` : record;
      return { message: t("console.bulk.failed", { who, reason, smart_count: failed.length }), failed };
    },
    [t, entity, labelOf, fieldLabel],
  );
}
