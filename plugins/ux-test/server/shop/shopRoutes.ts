import type { FastifyReply } from "fastify";
import { DOCUMENT_STYLE, type ExtensionRoute, type Html, html, route, sendDocument } from "../../../../src/server/kit";
import { searchText } from "../../../../src/shared/searchText";
import { shopApi } from "../../shared/api/shop";
import { HOME, PAGES, type ShopPage } from "./pages";

const BRAND = "Tu bus";
const SEARCH = "buscar";
const MISSING: ShopPage = { title: "Esta página no existe", text: "Vuelve al inicio.", links: [] };

const STYLE = `${DOCUMENT_STYLE}a{color:var(--rn-accent)}a.brand{color:inherit;text-decoration:none}.cookies .actions{display:flex;flex-wrap:wrap;gap:0 12px}.cards{margin-top:24px}select{width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--rn-edge-strong);border-radius:8px;background:var(--rn-surface);color:var(--rn-text);font:inherit}footer{border-top:1px solid var(--rn-line);padding:16px 0 32px}`;

const pageNamed = (name: string): ShopPage => (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined) ?? MISSING;

const searchForm = (words: string) =>
  html`<form role="search" action="/ux-shop/${SEARCH}"><label for="q">Buscar en la tienda</label><input id="q" name="q" type="search" maxlength="100" value="${words}"><button class="quiet" data-testid="search">Buscar</button></form>`;

const cookieBanner = html`<section class="notice cookies" aria-label="Cookies"><p>Usamos cookies para que la tienda funcione mejor.</p><form action="/ux-shop"><div class="actions"><button name="cookies" value="si" data-testid="cookies-accept">Aceptar</button><button class="quiet" name="cookies" value="no" data-testid="cookies-reject">Rechazar</button></div></form></section>`;

const purchaseForm = ({ to, price }: NonNullable<ShopPage["purchase"]>) =>
  html`<form action="/ux-shop/${to}"><p id="precio" class="balance">${price}</p><button id="comprar">Comprar</button></form>`;

const paymentField = (payments: readonly string[]) =>
  html`<label for="pago">Forma de pago</label><select id="pago">${payments.map((one) => html`<option>${one}</option>`)}</select>`;

/** Pages whose title or text has all of the words. */
function found(words: string): ShopPage {
  const wanted = searchText(words).split(/\s+/).filter(Boolean);
  const links = Object.entries(PAGES).flatMap(([to, { title, text }]) => {
    const said = searchText(`${title} ${text}`);
    return wanted.length > 0 && wanted.every((word) => said.includes(word)) ? [{ to, label: title }] : [];
  });
  return { title: "Resultados", text: links.length > 0 ? `Para «${words}».` : `No hay nada para «${words}».`, links };
}

interface Sending {
  readonly page: ShopPage;
  readonly words?: string;
  /** Shown above everything else. */
  readonly banner?: Html;
}

function send(reply: FastifyReply, { page, words = "", banner }: Sending): void {
  const links = page.links.map(
    ({ to, label, note }) =>
      html`<li><h3><a href="/ux-shop/${to}">${label}</a></h3>${note && html`<p class="muted">${note}</p>`}</li>`,
  );
  const body = html`<header><div class="column"><a class="brand" href="/ux-shop">${BRAND}</a><span class="muted">Tienda de prueba</span></div></header><main><div class="column">${banner}<h1 class="page-title">${page.title}</h1><p>${page.text}</p>${page.purchase && purchaseForm(page.purchase)}${page.payments && paymentField(page.payments)}<ul class="cards">${links}</ul>${searchForm(words)}</div></main><footer><div class="column"><p class="muted" id="condiciones">Los abonos son personales. Se devuelven en los 14 días siguientes a la compra.</p></div></footer><script src="/ux-snippet.js" async></script>`;
  sendDocument(reply, {
    language: "es",
    title: `${page.title} · ${BRAND}`,
    body,
    style: STYLE,
    hasScripts: true,
    status: page === MISSING ? 404 : 200,
  });
}

const document = { answer: { type: "text/html", schema: { type: "string" } } } as const;

/** The demo's shop: a site to try usability tests on, which carries the snippet as a client's site does. */
export const shopRoutes: readonly ExtensionRoute[] = [
  route(shopApi, "GET /ux-shop", {
    access: "public",
    document,
    handle: async (_context, { query: { cookies }, reply }) =>
      send(reply, { page: pageNamed(HOME), ...(cookies ? {} : { banner: cookieBanner }) }),
  }),
  route(shopApi, "GET /ux-shop/:page", {
    access: "public",
    document,
    handle: async (_context, { params: { page }, query: { q = "" }, reply }) =>
      send(reply, { page: page === SEARCH ? found(q) : pageNamed(page), words: q }),
  }),
];
