import { attributes, type Html, html } from "../../../../server/kit";
import type { CoinMovement } from "../../shared/api/panelists";
import { communitiesPart } from "../communities/communitiesPart";
import { friendsPart } from "../friends/friendsPart";
import { saidDocument } from "../friends/joinDocument";
import { payoutPart } from "../payouts/payoutPart";
import { frame, languageNav, speakingPage } from "./frame";
import { PAGE } from "./pageToken";
import { address, coinText, dayText, type PageWords, t } from "./pageWords";
import type { OpenInvitation, PanelistPage } from "./readPage";

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

/** A panelist's page: what they have, what they can do, where their coins come from. @returns its title and what its body holds */
export function pageDocument(page: PanelistPage, words: PageWords): { readonly title: string; readonly body: Html } {
  const speaking = speakingPage(words.text, words.language);
  const balance = html`<h1>${t(words, "title")}</h1><p class="balance">${coinText(page.coins, words.language)} <span class="unit">${t(words, "unit")}</span></p>`;
  const parts = [payoutPart, invitationsPart, communitiesPart, friendsPart, movementsPart, consentPart].map((part) =>
    part(page, words),
  );
  return frame(t(words, "title"), html`${balance}${parts}${languageNav(speaking, `${PAGE}/${words.token}`)}`);
}

/** For whoever comes by a link of nobody. */
export function noPageDocument({ text, language }: Omit<PageWords, "token" | "timeZone">) {
  return saidDocument(speakingPage(text, language), "unknown");
}
