import { AppError } from "../../../../shared/errors";
import type { Seat } from "../context/seat";
import type { NextActions } from "../ending/nextActions";
import type { ExecutionState } from "../presentation/presentExecution";
import { type Asked, presentResponse } from "../presentation/presentResponse";
import { findResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { advance, type Move } from "./advance";

/** @throws AppError `execution.notFound`, `execution.unknownQuestion` */
async function requireResponse(seat: Seat, { questionId }: Move, services: FieldworkServices) {
  const response = await findResponse(seat, services);
  if (!response) throw new AppError("execution.notFound");
  const { byId } = await services.compiled.fielded(seat.db, response);
  if (questionId !== undefined && !byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  return response;
}

/**
 * Leaves a question and hands out what is asked next, or how it ended. Asking again about a response that has ended
 * answers the same.
 * @throws AppError as `advance`
 */
export async function nextBlock(
  seat: Seat,
  move: Move,
  asked: Asked,
  services: FieldworkServices,
): Promise<ExecutionState & NextActions> {
  const before = await requireResponse(seat, move, services);
  if (before.state !== "open") return presentResponse(seat, before, asked, services);
  await advance(seat, before, move, services);
  return presentResponse(seat, await requireResponse(seat, move, services), asked, services);
}
