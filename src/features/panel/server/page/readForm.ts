import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { composedText } from "../../../../shared/composedText";
import { AppError } from "../../../../shared/errors";

const LIMITS = { parts: 8, fields: 8, fieldSize: 1_000, fieldNameSize: 40, files: 0 };

/** The fields of a page's form, on one line each. @throws AppError `request.unsupportedMediaType` */
export async function readForm(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: LIMITS }))
    if (part.type === "field")
      fields.set(
        part.fieldname,
        composedText(String(part.value))
          .replaceAll(/\p{Cc}/gu, " ")
          .trim(),
      );
  return fields;
}

const ADDRESS = /^[^@\s,;:<>()"\\]+@[^@\s,;:<>()"\\]+\.[^@\s,;:<>()"\\.]{2,}$/;
const LONGEST_ADDRESS = 254;

export function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
