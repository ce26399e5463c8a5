import { SNIPPET_VERSION } from "../shared/navigation/messages";
import { START_PARAMETER } from "../shared/navigation/startAddress";
import { pageOf } from "../shared/navigation/urlPattern";
import { createDelivery } from "./deliver";
import { findOpener, type Opener } from "./opener";
import { pick } from "./pick";
import { record } from "./record";
import { openRun } from "./run";

const PICK_KEY = "sondeo.pick";

/** What the page was opened for, taken out of the address before anybody copies it. */
function takeStart(): string | undefined {
  const match = new RegExp(`([#&])${START_PARAMETER}=([^&]*)`).exec(location.hash);
  if (!match) return undefined;
  const [part, , value] = match;
  const hash = location.hash.replace(part, "");
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  return value && decodeURIComponent(value);
}

/** Keeps for what the tab was opened, so that another page of the site can be pointed at as well. */
function remembered(nonce: string | undefined): string | undefined {
  try {
    if (nonce) sessionStorage.setItem(PICK_KEY, nonce);
    return sessionStorage.getItem(PICK_KEY) ?? undefined;
  } catch {
    return nonce;
  }
}

/** Tells the console that the snippet is here; where it wants to point at elements it says so. */
function answerConsole(opener: Opener, nonce: string): void {
  let isPicking = false;
  opener.hear((message) => {
    if (message.sondeo !== "pick" || message.nonce !== nonce || isPicking) return;
    isPicking = true;
    pick(opener, { nonce, texts: message.texts, onClosed: () => sessionStorage.removeItem(PICK_KEY) });
  });
  opener.tell({ sondeo: "installed", nonce, version: SNIPPET_VERSION, url: pageOf(location.href) });
}

function start(host: string): void {
  const value = takeStart();
  const opener = findOpener(host);
  const [mode, nonce] = value?.split(":") ?? [];
  const isRun = value !== undefined && nonce === undefined;
  const asked = isRun ? undefined : mode === "check" ? nonce : remembered(mode === "pick" ? nonce : undefined);
  if (opener && asked) answerConsole(opener, asked);
  // Where there is no opener nobody hears the answer.
  if (asked) return;
  const run = openRun(value);
  if (run) record({ run, opener, delivery: createDelivery(run, { host, opener }) });
}

// Frames are part of the page that they stand in, which reports for itself.
const script = document.currentScript;
if (script instanceof HTMLScriptElement && window.top === window) start(new URL(script.src).origin);
