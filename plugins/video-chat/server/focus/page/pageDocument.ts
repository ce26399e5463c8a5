import { attributes, type Html, html, type RouteContext } from "../../../../../src/server/kit";
import type { Language } from "../../../../../src/shared/languages";
import type { PageSaid } from "../../../shared/focusApi";
import { sessionTime } from "../mails";
import { LOCK_MINUTES } from "./codes";
import type { ParticipantPage } from "./readPage";

const BRAND = "Sondeo";

/** What the page is written with. */
export interface PageWords {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** Of its own address. */
  readonly address: string;
}

/** Fields of a form. */
export type Typed = ReadonlyMap<string, string>;

/** What a form of the page was just answered, and what was typed into it. */
export interface Answered {
  readonly said: PageSaid;
  readonly typed: Typed;
}

const t = ({ text, language }: PageWords, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`focus.page.${key}`, params, language);

function frame(main: Html): Html {
  return html`<header><div class="column"><span class="brand">${BRAND}</span></div></header><main><div class="column">${main}</div></main>`;
}

const paragraphs = (text: string | null) =>
  (text ?? "")
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((one) => html`<p>${one}</p>`);

const FAULTS: readonly PageSaid[] = ["phone", "wrongCode", "locked", "full", "wait", "terms", "entry"];

// Forms of this sort are the only ones that the server takes from pages.
function form(words: PageWords, action: string, inner: Html): Html {
  return html`<form method="post" enctype="multipart/form-data" action="${words.address}/${action}">${inner}</form>`;
}

/** Asks once more: a place that is given up may be somebody else's at once. */
function declineQuestion(page: ParticipantPage, words: PageWords): Html {
  const label = t(words, page.status === "CONFIRMED" ? "cancel" : "decline");
  const inner = html`<input type="hidden" name="sure" value="yes"><button type="submit">${label}</button>`;
  return html`<section><h2>${t(words, "sureTitle")}</h2><p role="status">${t(words, "sureBody")}</p>${form(words, "decline", inner)}<p><a href="${words.address}">${t(words, "keep")}</a></p></section>`;
}

function declinePart(page: ParticipantPage, words: PageWords): Html {
  const label = t(words, page.status === "CONFIRMED" ? "cancel" : "decline");
  return html`<section><h2>${t(words, "declineTitle")}</h2>${form(words, "decline", html`<button type="submit" class="quiet">${label}</button>`)}</section>`;
}

function phonePart(page: ParticipantPage, words: PageWords, typed: Typed): Html {
  const field = attributes({
    ...{ id: "phone", name: "phone", type: "tel", required: true, autocomplete: "tel", maxlength: 25 },
    value: typed.get("phone") ?? page.phone ?? "",
  });
  const legal = paragraphs(page.legalText);
  const box = attributes({
    ...{ type: "checkbox", name: "accepted", value: "yes", required: true, checked: typed.get("accepted") === "yes" },
  });
  const accept =
    legal.length > 0 &&
    html`<details><summary>${t(words, "legal")}</summary>${legal}</details><label class="accept"><input${box}>${t(words, "accept")}</label>`;
  const inner = html`${accept}<label for="phone">${t(words, "phone")}</label><input${field}><button type="submit">${t(words, "sendCode")}</button>`;
  return html`<section><h2>${t(words, "confirmTitle")}</h2><p>${t(words, "confirmHelp")}</p>${form(words, "code", inner)}</section>`;
}

function codePart(page: ParticipantPage, words: PageWords): Html {
  const field = attributes({
    ...{ id: "code", name: "code", required: true, inputmode: "numeric", autocomplete: "one-time-code" },
    ...{ pattern: "[0-9]{6}", maxlength: 6 },
  });
  const inner = html`<label for="code">${t(words, "code")}</label><input${field}><button type="submit">${t(words, "confirm")}</button>`;
  return html`<section><h2>${t(words, "codeTitle")}</h2><p role="status">${t(words, "codeSent", { phone: page.phone ?? "" })}</p>${form(words, "confirm", inner)}<p><a href="${words.address}?said=phone">${t(words, "again")}</a></p></section>`;
}

function confirmedPart(words: PageWords): Html {
  return html`<section><h2>${t(words, "confirmedTitle")}</h2><p role="status">${t(words, "confirmedBody")}</p><p><a class="button" href="${words.address}/session.ics">${t(words, "toCalendar")}</a></p></section>`;
}

function enterPart(words: PageWords): Html {
  return html`<section><h2>${t(words, "enterTitle")}</h2><p>${t(words, "enterHelp")}</p>${form(words, "enter", html`<button type="submit">${t(words, "enter")}</button>`)}</section>`;
}

/** After the session: whoever has agreed to be recorded may take it back. */
function forgetPart(words: PageWords): Html {
  return html`<section><h2>${t(words, "forgetTitle")}</h2><p>${t(words, "forgetHelp")}</p>${form(words, "forget", html`<button type="submit" class="quiet">${t(words, "forget")}</button>`)}</section>`;
}

function endedPart(page: ParticipantPage, words: PageWords, said: PageSaid): Html {
  const text = t(words, said === "forgotten" ? "said.forgotten" : "ended");
  return html`<p class="notice" role="status">${text}</p>${page.hasConsented && forgetPart(words)}`;
}

function overText({ cancelledAt, hasBegun }: ParticipantPage, words: PageWords): string {
  if (cancelledAt !== null) return t(words, "over.cancelled");
  return t(words, hasBegun ? "over.begun" : "over.closed");
}

/** What there is to do. */
function stepPart(page: ParticipantPage, words: PageWords, { said, typed }: Answered): Html {
  if (page.status === "CONFIRMED" && page.hasEnded) return endedPart(page, words, said);
  if (said === "decline" && page.status !== "POTENTIAL" && !page.isOver) return declineQuestion(page, words);
  if (page.status === "CONFIRMED" && page.isEnterable)
    return html`${enterPart(words)}${!page.isOver && declinePart(page, words)}`;
  if (page.isOver) return html`<p class="notice" role="status">${overText(page, words)}</p>`;
  if (page.status === "CONFIRMED") return html`${confirmedPart(words)}${declinePart(page, words)}`;
  if (page.status === "POTENTIAL")
    return html`<p class="notice" role="status">${t(words, page.declinedAt ? "declined" : "notInvited")}</p>`;
  if (page.isLocked)
    return html`<p class="notice" role="alert">${t(words, "said.locked", { minutes: LOCK_MINUTES })}</p>${declinePart(page, words)}`;
  const isTyping = page.hasCode && said !== "phone" && said !== "terms";
  return html`${isTyping ? codePart(page, words) : phonePart(page, words, typed)}${declinePart(page, words)}`;
}

/** A participant's page: what it is about, when it is, and what there is to do. */
export function pageDocument(page: ParticipantPage, words: PageWords, answered: Answered) {
  const { said } = answered;
  const isFault = said !== undefined && FAULTS.includes(said) && !page.isLocked && !(said === "phone" && page.hasCode);
  const fault = isFault && html`<p class="notice" role="alert">${t(words, `said.${said}`, { minutes: LOCK_MINUTES })}</p>`;
  const when = html`<p><strong><time datetime="${page.startsAt}">${sessionTime(page.startsAt, words.language)}</time></strong><br>${t(words, "lasts", { minutes: page.sessionMinutes ?? 0 })}</p>`;
  const main = html`<h1 class="page-title">${page.heading}</h1>${fault}${paragraphs(page.welcomeText)}${when}${stepPart(page, words, answered)}`;
  return { title: `${page.heading} · ${BRAND}`, body: frame(main) };
}

/** For whoever comes by a link of nobody. */
export function noPageDocument(words: Pick<PageWords, "language" | "text">) {
  const say = (key: string) => words.text(`focus.page.unknown.${key}`, {}, words.language);
  return {
    title: `${say("title")} · ${BRAND}`,
    body: frame(html`<h1 class="page-title">${say("title")}</h1><p>${say("body")}</p>`),
  };
}
