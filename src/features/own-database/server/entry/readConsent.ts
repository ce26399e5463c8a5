import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../../shared/errors";

const LIMITS = { parts: 4, fields: 4, fieldSize: 100, fieldNameSize: 40, files: 0 };

/** Whether a page's form says yes. @throws AppError `request.unsupportedMediaType` */
export async function readConsent(request: FastifyRequest): Promise<boolean> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  let hasAgreed = false;
  for await (const part of request.parts({ limits: LIMITS }))
    if (part.type === "field" && part.fieldname === "consent") hasAgreed = part.value === "yes";
  return hasAgreed;
}
