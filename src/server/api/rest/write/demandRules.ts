import type { Entity } from "../../../../schema/catalog";
import { AppError } from "../../../../shared/errors";
import type { Row } from "../serializers";
import { newFaults } from "./recordRules";

/**
 * Holds a write to the rules of the whole record; what the stored record breaks already is not this write's fault.
 * @param before the stored record; absent for a new one
 * @throws AppError `request.invalid`
 */
export function demandRules(entity: Entity, before: Row | undefined, after: Row): void {
  const faults = newFaults(entity, before, after);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}
