import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Server, startServer } from "./server";
import { watch } from "./watch";

/** A person at a browser of their own: cookies and storage are shared by their pages only. */
export type NewPerson = () => Promise<{ readonly context: BrowserContext; readonly page: Page }>;

interface TestFixtures {
  readonly newPerson: NewPerson;
  /** Whether the screen is a phone's. */
  readonly isPhone: boolean;
}

/** Tests whose server is the built product, and which fail on anything red in a browser's console. */
export const test = base.extend<TestFixtures, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  newPerson: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, faults);
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
    expect(faults, "nothing red in the console").toEqual([]);
  },
});

export { expect };
