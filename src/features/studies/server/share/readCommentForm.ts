import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { composedText } from "../../../../shared/composedText";
import { AppError } from "../../../../shared/errors";
import { LONGEST_COMMENT, LONGEST_NAME, PLACE_PATTERN } from "../../shared/comments";

const LIMITS = { parts: 6, fields: 6, fieldSize: 4 * LONGEST_COMMENT, fieldNameSize: 40, files: 0 };

/** A comment as the page's form sends it. */
export interface SentComment {
  readonly place: string;
  readonly name: string;
  readonly text: string;
}

/** Control characters have no place in a name or a text, but for new lines. */
const clean = (text: string) =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .trim();

/** @throws AppError `request.unsupportedMediaType`, `request.invalid` */
export async function readCommentForm(request: FastifyRequest): Promise<SentComment> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: LIMITS }))
    if (part.type === "field") fields.set(part.fieldname, clean(composedText(String(part.value))));
  const { place = "", name = "", text = "" } = Object.fromEntries(fields);
  const isPlace = new RegExp(PLACE_PATTERN).test(place);
  const faults = [
    ...(isPlace ? [] : [{ path: "/place", rule: "pattern" }]),
    ...(name !== "" && name.length <= LONGEST_NAME && !name.includes("\n") ? [] : [{ path: "/name", rule: "required" }]),
    ...(text !== "" && text.length <= LONGEST_COMMENT ? [] : [{ path: "/text", rule: "required" }]),
  ];
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  return { place, name, text };
}
