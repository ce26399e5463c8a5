import { AppError } from "../../../../shared/errors";
import { memberSeat } from "../execution/memberSeat";
import { visitOf } from "../execution/visit";
import { idSchema } from "../schemas";
import type { ExecutionDoor } from "./executionRoutes";

/** Members answer the surveys of their community. */
export const memberDoor: ExecutionDoor = {
  base: "/api/activities/:id/execution",
  params: { id: idSchema },
  access: { kind: "member" },
  seat: ({ db, session }, request) => {
    if (!session?.memberId) throw new AppError("access.denied");
    const activityId = (request.params as { readonly id: string }).id;
    return memberSeat(db, { activityId, member: session.memberId, visit: visitOf(request) });
  },
};
