import { attributes, type Html, html } from "../../../../server/kit";
import { LEAST_PAYOUT } from "../../shared/coins";
import { address, coinText, dayText, type PageWords, t } from "../page/pageWords";
import type { PanelistPage } from "../page/readPage";
import type { PayoutRow } from "./payouts";

function payoutRow({ amount, status, createdAt, reason }: PayoutRow, words: PageWords): Html {
  const why = status === "REJECTED" && reason ? html`<small>${reason}</small>` : undefined;
  return html`<li><span>${t(words, `payout.status.${status}`)}<small><time datetime="${createdAt}">${dayText(createdAt, words, "short")}</time></small>${why}</span><span class="amount">${coinText(amount, words.language)}</span></li>`;
}

function payoutForm({ coins, email }: PanelistPage, words: PageWords): Html {
  const amount = attributes({
    ...{ id: "amount", name: "amount", type: "number", inputmode: "decimal", step: "0.01", required: true },
    ...{ min: LEAST_PAYOUT, max: coins, value: coins.toFixed(2) },
  });
  const to = attributes({ id: "address", name: "address", type: "email", maxlength: 254, value: email, required: true });
  const action = attributes({ method: "post", enctype: "multipart/form-data", action: address(words, "/payouts") });
  return html`<details><summary>${t(words, "payout.ask")}</summary><form${action}><label for="amount">${t(words, "payout.amount")}</label><input${amount}><label for="address">${t(words, "payout.address")}</label><input${to}><p class="muted">${t(words, "payout.help")}</p><button type="submit">${t(words, "payout.go")}</button></form></details>`;
}

/** How a panelist gets what they earned: the request, and what became of those before. */
export function payoutPart(page: PanelistPage, words: PageWords): Html {
  const { payouts, coins, payoutFault } = page;
  const isPending = payouts.some(({ status }) => status === "REQUESTED");
  const least = coinText(LEAST_PAYOUT, words.language);
  const fault = payoutFault && html`<p class="notice" role="alert">${t(words, `payout.faults.${payoutFault}`, { least })}</p>`;
  const offer = () => {
    if (isPending) return html`<p role="status">${t(words, "payout.pending")}</p>`;
    if (coins < LEAST_PAYOUT) return html`<p class="muted">${t(words, "payout.least", { least })}</p>`;
    return payoutForm(page, words);
  };
  const rows = payouts.length > 0 ? html`<ul class="rows">${payouts.map((one) => payoutRow(one, words))}</ul>` : undefined;
  return html`<section><h2>${t(words, "payout.title")}</h2>${fault}${offer()}${rows}</section>`;
}
