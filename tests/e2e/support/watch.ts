import type { BrowserContext } from "@playwright/test";

/** What a person with open developer tools would see in red. */
export interface PageErrors {
  readonly faults: string[];
  /** Statuses that the next failing answers are meant to have: each is met once. */
  readonly refusals: number[];
  /** Statuses that answers may have any number of times. */
  readonly allowed: Set<number>;
}

/** Only a test takes the network away. */
const TAKEN_AWAY = "ERR_INTERNET_DISCONNECTED";

/** Says in the console, which tests read, that a text was shown before its `%{name}` was filled in. */
function sayBareTexts(): void {
  const bare = /%\{\w+\}/;
  const isSaid = (node: Node) => !["SCRIPT", "STYLE"].includes(node.nodeName) && bare.test(node.textContent ?? "");
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        if (isSaid(node)) console.error(`a text isn't filled in: ${node.textContent?.match(/.{0,60}%\{\w+\}.{0,60}/)?.[0]}`);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export async function watch(context: BrowserContext, { faults, refusals, allowed }: PageErrors): Promise<void> {
  await context.addInitScript(sayBareTexts);
  const met: number[] = [];
  context.on("response", (response) => {
    const status = response.status();
    if (status < 400 || allowed.has(status)) return;
    const place = refusals.indexOf(status);
    if (place >= 0) met.push(...refusals.splice(place, 1));
    else faults.push(`response: ${status} ${response.request().method()} ${response.url()}`);
  });
  context.on("console", (message) => {
    // Frames that run no script don't run ours either, e.g. that of a mail.
    const isOurs = message.text().startsWith("Blocked script execution");
    if (message.type() !== "error" || isOurs || message.text().includes(TAKEN_AWAY)) return;
    // The browser itself says of a refused call what the response has said.
    const status = Number(/^Failed to load resource.*status of (\d+)/.exec(message.text())?.[1]);
    if (allowed.has(status)) return;
    const place = met.indexOf(status);
    if (place >= 0) met.splice(place, 1);
    else faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left takes its requests with it.
    if (!reason.includes("ERR_ABORTED") && !reason.includes(TAKEN_AWAY))
      faults.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
}
