import type { FastifyReply } from "fastify";
import { DOCUMENT_STYLE, type ExtensionRoute, html, route, sendDocument } from "../../../../src/server/kit";
import { shopApi } from "../../shared/api/shop";
import { HOME, PAGES } from "./pages";

const BRAND = "Tu bus";
const MISSING = { title: "Esta página no existe", text: "Vuelve al inicio.", links: [] };

function send(reply: FastifyReply, name: string): void {
  const page = PAGES[name] ?? MISSING;
  const links = page.links.map(
    ({ to, label, note }) =>
      html`<li><h3><a href="/ux-shop/${to}">${label}</a></h3>${note && html`<p class="muted">${note}</p>`}</li>`,
  );
  const body = html`<header><div class="column"><a class="brand" href="/ux-shop">${BRAND}</a><span class="muted">Tienda de prueba</span></div></header><main><div class="column"><h1 class="page-title">${page.title}</h1><p>${page.text}</p><ul class="cards" style="margin-top:24px">${links}</ul></div></main>`;
  sendDocument(reply, {
    language: "es",
    title: `${page.title} · ${BRAND}`,
    body,
    style: `${DOCUMENT_STYLE}a{color:var(--rn-accent)}a.brand{color:inherit;text-decoration:none}`,
    status: page === MISSING ? 404 : 200,
  });
}

const document = { answer: { type: "text/html", schema: { type: "string" } } } as const;

/** The demo's shop: a site to try usability tests on. */
export const shopRoutes: readonly ExtensionRoute[] = [
  route(shopApi, "GET /ux-shop", { access: "public", document, handle: async (_context, { reply }) => send(reply, HOME) }),
  route(shopApi, "GET /ux-shop/:page", {
    access: "public",
    document,
    handle: async (_context, { params: { page }, reply }) => send(reply, page),
  }),
];
