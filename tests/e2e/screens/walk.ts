import type { Browser, BrowserContext, Page } from "@playwright/test";
import { SAMPLE_ADDRESS } from "../../helpers/sampleRecord";
import { speak } from "../steps/console";
import { type PageErrors, watch } from "../support/watch";
import { type Console, enter } from "./consoles";
import type { Report } from "./report";
import { type Screen, screensOf, textsOf } from "./screens";
import { LANGUAGES, type Language, type ScreenVariant, type ScreenVisit, visitsIn } from "./screenVariants";
import { arrive, goTo, issuesIn, showAs } from "./see";

interface Walk {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly console: Console;
  readonly visits: readonly ScreenVisit[];
  readonly report: Report;
  /** Milliseconds since 1970 after which no further screen is opened. */
  readonly until: number;
}

interface Walker extends Walk {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: PageErrors;
}

/** Where sample records say that their pictures are. */
const SAMPLES = ["https://test.example", new URL(SAMPLE_ADDRESS).origin];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n\n")[0] ?? "") : String(error);
}

/** What is wrong with a screen in one look, on it and in the browser's console. */
async function look({ page, watched }: Walker, screen: Screen, as: ScreenVariant): Promise<readonly string[]> {
  await showAs(page, as);
  try {
    await arrive(page, screen);
    return [...(await issuesIn(page, as)), ...watched.faults.splice(0)];
  } catch (error) {
    return [messageOf(error), ...watched.faults.splice(0)];
  }
}

async function seeScreen(walker: Walker, { place, language, variants: looks }: ScreenVisit, screen: Screen): Promise<void> {
  const { console, page, report } = walker;
  const keyOf = (as: ScreenVariant) => ({
    console: console.name,
    entity: place.entity.name,
    screen: screen.name,
    language,
    ...as,
  });
  const left = looks.filter((as) => !report.has(keyOf(as)));
  const [first] = left;
  if (!first) return;
  await showAs(page, first);
  await goTo(page, screen.path);
  for (const as of left) report.add({ ...keyOf(as), faults: await look(walker, screen, as) });
}

async function seeIn(walker: Walker, language: Language, visits: readonly ScreenVisit[]): Promise<void> {
  const { page, context, until } = walker;
  await speak(page, LANGUAGES[language]);
  const t = await textsOf(context.request, language);
  for (const visit of visits) {
    const screens = await screensOf(context.request, visit.place, t);
    for (const screen of screens) if (Date.now() < until) await seeScreen(walker, visit, screen);
  }
}

/** One person in one console sees the screens of all visits that are due there. */
export async function walk(options: Walk): Promise<void> {
  const { browser, baseURL, console, visits } = options;
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  try {
    await enter(context.request, console);
    const watched: PageErrors = { faults: [], refusals: [], allowed: new Set() };
    watch(context, watched);
    for (const origin of SAMPLES)
      await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: "image/png", body: PIXEL }));
    const page = await context.newPage();
    await page.goto(`${console.address}/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const own = visitsIn(console.name, visits);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const due = own.filter((visit) => visit.language === language);
      if (due.length > 0 && Date.now() < options.until) await seeIn({ ...options, context, page, watched }, language, due);
    }
  } finally {
    await context.close();
  }
}
