import { expect, type Page } from "@playwright/test";
import { barriers, overhang, settle } from "../support/look";
import type { Screen } from "./screens";
import type { ScreenVariant } from "./screenVariants";

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const;
/** A key of the texts where words should be. */
const RAW_KEY = /\b(?:entities|console|wizards|validation|errors|questionTypes|activityTypes|ra)\.[a-z]\w*\.[\w.]+/;
/** Of 255: below it is dark. */
const DARK = 100;

/** Goes to a screen as a link inside the console does: nothing is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

export async function showAs(page: Page, { width, theme }: ScreenVariant): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
}

/** The screen is there, and nothing stands in its place. @throws where it does not come */
export async function arrive(page: Page, { heading }: Screen): Promise<void> {
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1, ...(heading ? { name: heading, exact: true } : {}) });
  await expect(title).toBeVisible();
  await settle(page);
  await expect(main.getByRole("alert")).toHaveCount(0);
}

/** Waits for colours and drawers on their way; a placeholder pulses for ever. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

async function isAs(page: Page, { theme }: ScreenVariant): Promise<readonly string[]> {
  const [red = 255] = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  return red < DARK === (theme === "dark") ? [] : [`not ${theme}: ${red}`];
}

async function rawKeys(page: Page): Promise<readonly string[]> {
  const key = RAW_KEY.exec((await page.textContent("body")) ?? "")?.[0];
  return key ? [`no text for ${key}`] : [];
}

/** What is wrong with the screen in view. */
export async function issuesIn(page: Page, look: ScreenVariant): Promise<readonly string[]> {
  await settle(page);
  await standStill(page);
  const wider = await overhang(page);
  return [
    ...(await isAs(page, look)),
    ...(await rawKeys(page)),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(await barriers(page)),
  ];
}
