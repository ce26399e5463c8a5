import type { FastifyInstance } from "fastify";
import { fingerprint } from "../../schema/hash";
import { LANGUAGES, resolveLanguage } from "../../shared/languages";
import type { Texts } from "../platform/texts";

/** `GET /api/locales/{language}`: all texts of one language; `nl-BE` answers Dutch. */
export function localeRoute(app: FastifyInstance, texts: Texts): void {
  const bodies = new Map(
    LANGUAGES.map((language) => {
      const body = JSON.stringify(texts.phrases(language));
      return [language, { body, tag: `"${fingerprint(body)}"` }] as const;
    }),
  );
  app.get<{ Params: { language: string } }>(
    "/api/locales/:language",
    { schema: { tags: ["Texts"], summary: "All texts of a language" } as object },
    async (request, reply) => {
      const entry = bodies.get(resolveLanguage(request.params.language));
      reply.header("Cache-Control", "no-cache").header("ETag", entry?.tag);
      if (request.headers["if-none-match"] === entry?.tag) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(entry?.body);
    },
  );
}
