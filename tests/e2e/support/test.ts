import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Server, startServer } from "./server";
import { type PageErrors, watch } from "./watch";

/** Somebody at a browser of their own: their pages share cookies and storage, and nobody else's do. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether the screen is a phone's. */
  readonly isPhone: boolean;
  /** Says beforehand that the server will refuse a call. */
  readonly expectRefusal: (status: number) => void;
  /** Says that calls may be refused from now on, any number of them. */
  readonly allowRefusals: (status: number) => void;
}

interface TestFixtures {
  /** @param device @default what the test names by `test.use` */
  readonly newPerson: (device?: BrowserContextOptions) => Promise<Person>;
}

interface WorkerFixtures {
  /** Tests of different stories have a server each, those of one share it. @default the same for all */
  readonly story: string;
  readonly server: Server;
}

/** Tests whose server is the built product, and which fail on anything red in a browser's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  story: ["", { option: true, scope: "worker" }],
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
  newPerson: async ({ browser, isMobile }, use) => {
    const contexts: BrowserContext[] = [];
    const watched: PageErrors = { faults: [], refusals: [], allowed: new Set() };
    await use(async (device) => {
      const context = await browser.newContext(device ?? {});
      contexts.push(context);
      await watch(context, watched);
      const page = await context.newPage();
      return {
        context,
        page,
        isPhone: device?.isMobile ?? isMobile,
        expectRefusal: (status) => watched.refusals.push(status),
        allowRefusals: (status) => watched.allowed.add(status),
      };
    });
    for (const context of contexts) await context.close();
    expect(watched.faults, "nothing red in the console").toEqual([]);
    expect(watched.refusals, "every expected refusal came").toEqual([]);
  },
});

export { expect };
