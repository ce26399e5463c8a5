import type { BrowserContext } from "@playwright/test";

/** Notes whatever a person with open developer tools would see in red. */
export function watch(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 400) {
      const request = response.request();
      faults.push(`response: ${response.status()} ${request.method()} ${response.url()}`);
    }
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left takes its requests with it.
    if (!reason.includes("ERR_ABORTED")) faults.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
}
