import type { FastifyReply } from "fastify";
import { DOCUMENT_STYLE, type ExtensionRoute, html, type RouteContext, route, sendDocument } from "../../../../src/server/kit";
import { withdrawApi } from "../../shared/recordings/api";
import { readConsents, responseOfLink, withdraw } from "./consent";
import type { RecordingServices } from "./services";

const document = { answer: { type: "text/html", schema: { type: "string" } } } as const;

interface Said {
  readonly name: "missing" | "open" | "done";
  /** What was agreed to, in words. */
  readonly sources?: readonly string[];
}

function send({ text, language }: RouteContext, reply: FastifyReply, { name, sources = [] }: Said): void {
  const title = text(`uxTest.recordings.withdraw.${name}.title`);
  const list =
    sources.length > 0 && html`<ul class="cards" style="margin-top:24px">${sources.map((one) => html`<li>${one}</li>`)}</ul>`;
  // Without a field a form of this type says nothing; the address alone says whose recordings go.
  const form =
    name === "open" &&
    html`<form method="post" enctype="text/plain"><button type="submit">${text("uxTest.recordings.withdraw.button")}</button></form>`;
  const body = html`<main><div class="column"><h1 class="page-title">${title}</h1><p>${text(`uxTest.recordings.withdraw.${name}.body`)}</p>${list}${form}</div></main>`;
  const status = name === "missing" ? 404 : 200;
  sendDocument(reply, { language, title, body, style: DOCUMENT_STYLE, status, referrer: "same-origin" });
}

/** The page behind the link that people are given when they agree. */
export function withdrawRoutes(services: RecordingServices): readonly ExtensionRoute[] {
  return [
    route(withdrawApi, "GET /ux-consent/:token", {
      access: "public",
      document,
      handle: async (context, { params: { token }, reply }) => {
        const found = await responseOfLink(context, token, services);
        if (!found) return send(context, reply, { name: "missing" });
        const { sources } = await readConsents(found.db, found.id, services);
        const given = sources.filter(({ state }) => state === "GIVEN");
        if (given.length === 0) return send(context, reply, { name: "done" });
        send(context, reply, {
          name: "open",
          sources: given.map(({ source }) => context.text(`uxTest.recordings.sources.${source}`)),
        });
      },
    }),
    route(withdrawApi, "POST /ux-consent/:token", {
      access: "public",
      document,
      handle: async (context, { params: { token }, reply }) => {
        const found = await responseOfLink(context, token, services);
        if (!found) return send(context, reply, { name: "missing" });
        await withdraw(found.db, found.id, services);
        send(context, reply, { name: "done" });
      },
    }),
  ];
}
