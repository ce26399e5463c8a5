import type { FastifyInstance } from "fastify";
import { startApi } from "../../contracts/api/start";
import { fingerprint } from "../../schema/hash";
import { LANGUAGES, resolveLanguage } from "../../shared/languages";
import type { Texts } from "../platform/texts";
import { callSchema } from "./openApi/callSchema";

/** All texts of one language. */
export function localeRoute(app: FastifyInstance, texts: Texts): void {
  const bodies = new Map(
    LANGUAGES.map((language) => {
      const body = JSON.stringify(texts.phrases(language));
      return [language, { body, tag: `"${fingerprint(body)}"` }] as const;
    }),
  );
  app.get<{ Params: { language: string } }>(
    "/api/locales/:language",
    { schema: callSchema(startApi, "GET /api/locales/:language", { tags: ["Texts"] }) },
    async (request, reply) => {
      const entry = bodies.get(resolveLanguage(request.params.language));
      reply.header("Cache-Control", "no-cache").header("ETag", entry?.tag);
      if (request.headers["if-none-match"] === entry?.tag) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(entry?.body);
    },
  );
}
