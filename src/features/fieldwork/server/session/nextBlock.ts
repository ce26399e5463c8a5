import type { Execution } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { type PresentationOptions, presentResponse } from "../presentation/presentResponse";
import { findResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { advance, type Move } from "./advance";

/** @throws AppError `execution.notFound`, `execution.unknownQuestion` */
async function requireResponse(context: ResponseContext, { questionId }: Move, services: FieldworkServices) {
  const response = await findResponse(context, services);
  if (!response) throw new AppError("execution.notFound");
  const { byId } = await services.compiled.fielded(context.db, response);
  if (questionId !== undefined && !byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  return response;
}

/**
 * Leaves a question and hands out what is asked next, or how it ended. Asking again about a response that has ended
 * answers the same.
 * @throws AppError as `advance`
 */
export async function nextBlock(
  context: ResponseContext,
  move: Move,
  asked: PresentationOptions,
  services: FieldworkServices,
): Promise<Execution> {
  const before = await requireResponse(context, move, services);
  if (before.state !== "open") return presentResponse(context, before, asked, services);
  await advance(context, before, move, services);
  return presentResponse(context, await requireResponse(context, move, services), asked, services);
}
