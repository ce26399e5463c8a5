import type { FastifyReply, FastifyRequest } from "fastify";
import { pageLanguage } from "../../shared/languageCookie";
import { sendPlainPage } from "../platform/pages/plainPage";
import type { Texts } from "../platform/texts";

/** Whether a person follows a link or types an address, other than a program that calls. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true;
}

/** What a person sees at an address where nothing is, in the language of theirs, with a way on. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, texts: Texts): FastifyReply {
  const language = pageLanguage(request.headers);
  const t = (key: string) => texts.translate(language, `pages.notFound.${key}`);
  const link = { href: "/", label: t("home") };
  return sendPlainPage(reply.header("Vary", "Accept, Accept-Language, Cookie"), {
    language,
    title: t("title"),
    body: t("body"),
    link,
    status: 404,
  });
}
