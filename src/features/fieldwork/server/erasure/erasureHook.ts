import type { EntityHook } from "../../../../server/kit";
import type { FieldworkServices } from "../services";
import { eraseAnswers } from "./eraseAnswers";

/** The schema leaves it to this hook which values of answers are personal. */
export function erasureHook(services: FieldworkServices): EntityHook {
  return {
    entity: "member",
    afterErasure: async ({ db, record }) => eraseAnswers(db, String(record.id), services),
  };
}
