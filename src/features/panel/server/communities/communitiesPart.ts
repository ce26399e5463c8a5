import { attributes, type Html, html } from "../../../../server/kit";
import { address, type PageWords, t } from "../page/pageWords";
import type { PanelistPage } from "../page/readPage";
import type { OfferedCommunity } from "./offeredCommunity";

function communityCard({ id, name, title, description }: OfferedCommunity, words: PageWords): Html {
  const heading = `community-${id}`;
  const form = attributes({
    method: "post",
    enctype: "multipart/form-data",
    action: address(words, `/communities/${id}`),
  });
  const button = attributes({ type: "submit", "aria-describedby": heading });
  const about = description ?? (title === name ? undefined : (title ?? undefined));
  return html`<li><h3 id="${heading}">${name}</h3>${about && html`<p>${about}</p>`}<form${form}><button${button}>${t(words, "communities.join")}</button></form></li>`;
}

/** Communities that are open to the panel in the panelist's country. Who joins agrees to the community's terms next. */
export function communitiesPart({ communities, isBlocked }: PanelistPage, words: PageWords): Html {
  if (isBlocked || communities.length === 0) return html``;
  const cards = html`<ul class="cards">${communities.map((one) => communityCard(one, words))}</ul>`;
  return html`<section><h2>${t(words, "communities.title")}</h2><p class="muted">${t(words, "communities.help")}</p>${cards}</section>`;
}
