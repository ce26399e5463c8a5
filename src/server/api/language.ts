import type { FastifyRequest } from "fastify";
import { type Language, negotiateLanguage } from "../../shared/languages";

/** The language that the caller asks for. */
export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers["accept-language"]);
}
