import type { EntityHook, HostTools } from "../../../../server/kit";
import { announce } from "./announce";

/** An activity that opens or ends by somebody's hand is announced with it. */
export function announceHook(tools: () => HostTools): EntityHook {
  return {
    entity: "activity",
    fields: ["startsAt", "endsAt", "status"],
    afterTransition: ({ db, record }) => announce(db, String(record.id), tools()),
    afterUpdate: ({ db, record }) => announce(db, String(record.id), tools()),
  };
}
