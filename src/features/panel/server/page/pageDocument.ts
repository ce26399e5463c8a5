import { attributes, type Html, html, type RouteContext } from "../../../../server/kit";
import { LANGUAGES, type Language } from "../../../../shared/languages";
import type { CoinMovement } from "../../shared/api/panelists";
import { PAGE } from "./pageToken";
import type { OpenInvitation, PanelistPage } from "./readPage";

const BRAND = "Sondeo";
const DECIMALS = 2;

/** What a page is written with. */
export interface PageWords {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** IANA name. */
  readonly timeZone: string;
  /** Of its own address. */
  readonly token: string;
}

const t = ({ text, language }: PageWords, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`panel.page.${key}`, params, language);

/** Coins as people of the language write them. */
export function coinText(coins: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });
  return format.format(coins);
}

function dayText(instant: string, { language, timeZone }: PageWords, month: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone }).format(new Date(instant));
}

/** The page's own addresses keep the language that was chosen. */
const address = ({ token, language }: PageWords, rest: string) => `${PAGE}/${token}${rest}?language=${language}`;

function invitationCard({ id, title, minutes, coins, endsAt, isBegun }: OpenInvitation, words: PageWords): Html {
  const { language } = words;
  const heading = `invitation-${id}`;
  const link = attributes({
    class: "button",
    href: address(words, `/invitations/${id}`),
    rel: "noreferrer",
    "aria-describedby": heading,
  });
  return html`<li><h3 id="${heading}">${title}</h3><p class="facts"><strong>${t(words, "gives", { coins: coinText(coins, language) })}</strong><span>${t(words, "minutes", { smart_count: minutes })}</span><span>${t(words, "until", { date: dayText(endsAt, words) })}</span></p><a${link}>${t(words, isBegun ? "continue" : "start")}</a></li>`;
}

function invitationsPart({ invitations, isBlocked, wantsInvitations }: PanelistPage, words: PageWords): Html {
  if (isBlocked) return html`<p class="notice">${t(words, "blocked")}</p>`;
  const cards = html`<ul class="cards">${invitations.map((one) => invitationCard(one, words))}</ul>`;
  const none = html`<p class="muted">${t(words, wantsInvitations ? "noInvitations" : "noneWanted")}</p>`;
  return html`<section><h2>${t(words, "invitations")}</h2>${invitations.length > 0 ? cards : none}</section>`;
}

function movementRow({ date, reason, concept, change }: CoinMovement, words: PageWords): Html {
  const { language } = words;
  const isGain = change > 0;
  // Only what a study is called was written for panelists to read.
  const study = reason === "TEST" && concept ? concept : undefined;
  const amount = `${isGain ? "+" : "−"}${coinText(Math.abs(change), language)}`;
  return html`<li><span>${t(words, `reason.${reason}`)}<small>${study && `${study} · `}<time datetime="${date}">${dayText(date, words, "short")}</time></small></span><span class="${isGain ? "amount plus" : "amount"}">${amount}</span></li>`;
}

function movementsPart({ movements }: PanelistPage, words: PageWords): Html {
  const rows = html`<ul class="rows">${movements.map((one) => movementRow(one, words))}</ul>`;
  const none = html`<p class="muted">${t(words, "noMovements")}</p>`;
  return html`<section><h2>${t(words, "movements")}</h2>${movements.length > 0 ? rows : none}</section>`;
}

function consentPart({ isBlocked, wantsInvitations }: PanelistPage, words: PageWords): Html {
  if (isBlocked) return html``;
  const [state, action] = wantsInvitations ? ["on", "stop"] : ["off", "resume"];
  const button = attributes({ type: "submit", class: wantsInvitations ? "quiet" : undefined });
  // The survey's pages take forms of this sort too, and no other.
  const form = html`<form method="post" enctype="multipart/form-data" action="${address(words, `/${action}`)}"><button${button}>${t(words, `consent.${action}`)}</button></form>`;
  return html`<section><h2>${t(words, "consent.title")}</h2><p role="status">${t(words, `consent.${state}`)}</p>${form}</section>`;
}

function languagesPart(words: PageWords): Html {
  const links = LANGUAGES.map((one) => {
    const current = one === words.language ? "true" : undefined;
    const own = attributes({ href: `${PAGE}/${words.token}?language=${one}`, lang: one, hreflang: one, "aria-current": current });
    const name = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
    return html`<a${own}>${name.charAt(0).toLocaleUpperCase(one)}${name.slice(1)}</a>`;
  });
  return html`<nav aria-label="${words.text("common.language", {}, words.language)}">${links}</nav>`;
}

function frame(main: Html): Html {
  return html`<header><div class="column"><span class="brand">${BRAND}</span></div></header><main><div class="column">${main}</div></main>`;
}

/** A panelist's page: what they have, what they can do, where their coins come from. @returns its title and what its body holds */
export function pageDocument(page: PanelistPage, words: PageWords): { readonly title: string; readonly body: Html } {
  const balance = html`<h1>${t(words, "title")}</h1><p class="balance">${coinText(page.coins, words.language)} <span class="unit">${t(words, "unit")}</span></p>`;
  const parts = [invitationsPart, movementsPart, consentPart].map((part) => part(page, words));
  return { title: `${t(words, "title")} · ${BRAND}`, body: frame(html`${balance}${parts}${languagesPart(words)}`) };
}

/** For whoever comes by a link of nobody. */
export function noPageDocument(words: Omit<PageWords, "token" | "timeZone">): { readonly title: string; readonly body: Html } {
  const say = (key: string) => words.text(`panel.page.unknown.${key}`, {}, words.language);
  const main = html`<h1 class="page-title">${say("title")}</h1><p>${say("body")}</p>`;
  return { title: `${say("title")} · ${BRAND}`, body: frame(main) };
}
