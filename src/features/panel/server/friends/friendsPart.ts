import { attributes, type Html, html } from "../../../../server/kit";
import { FRIEND_REWARD, MOST_FRIENDS } from "../../shared/coins";
import { coinText, dayText, type PageWords, t } from "../page/pageWords";
import type { PanelistPage } from "../page/readPage";
import type { Friend } from "./readFriends";

function friendRow({ name, joinedAt, state }: Friend, words: PageWords): Html {
  const since = html`<small><time datetime="${joinedAt}">${dayText(joinedAt, words, "short")}</time></small>`;
  return html`<li><span>${name || t(words, "friends.somebody")}${since}</span><span class="${state === "PAID" ? "amount plus" : "muted"}">${t(words, `friends.state.${state}`, { coins: coinText(FRIEND_REWARD, words.language) })}</span></li>`;
}

/** The link that a panelist shares, what it brings, and how far each friend is. */
export function friendsPart({ friends, invitationLink, isBlocked }: PanelistPage, words: PageWords): Html {
  if (isBlocked && friends.length === 0) return html``;
  const coins = coinText(FRIEND_REWARD, words.language);
  const link = attributes({
    id: "invitation-link",
    readonly: true,
    value: invitationLink,
    "aria-describedby": "invitation-help",
  });
  const mail = `mailto:?subject=${encodeURIComponent(t(words, "friends.mailSubject"))}&body=${encodeURIComponent(t(words, "friends.mailBody", { link: invitationLink }))}`;
  const share = html`<p id="invitation-help">${t(words, "friends.help", { coins, most: MOST_FRIENDS })}</p><label for="invitation-link">${t(words, "friends.link")}</label><input${link}><p><a${attributes({ class: "button quiet", href: mail })}>${t(words, "friends.mail")}</a></p>`;
  const rows = html`<ul class="rows">${friends.map((friend) => friendRow(friend, words))}</ul>`;
  const none = html`<p class="muted">${t(words, "friends.none")}</p>`;
  return html`<section><h2>${t(words, "friends.title")}</h2>${isBlocked ? undefined : share}${friends.length > 0 ? rows : none}</section>`;
}
