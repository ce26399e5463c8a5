import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { PHONE } from "./devices";

const FOLDER = resolve(import.meta.dirname, "../../../docs/screenshots");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** A rule that one mistake breaks on every row is said once, with the first few places. */
const PLACES = 3;

/**
 * What axe finds hard to perceive or use; nothing is left out. It runs in the page itself and tells what it found wrong:
 * by default it hands over all that is right, too, and opens a page of its own to sum up.
 */
async function found(page: Page): Promise<readonly string[]> {
  // What was put into the page before is still there, unless it was loaded anew.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ";" } : {}) })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, PLACES).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`);
    return `${id} (${nodes.length}): ${places.join("; ")}`;
  });
}

/** A colour that was met on its way to another is looked at again: what is really hard to perceive stays so. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const first = await found(page);
  if (first.length === 0) return first;
  await settle(page);
  return found(page);
}

/** Waits until nothing in view is a placeholder for what is on its way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".MuiSkeleton-root, [aria-busy='true']")].every((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width === 0 || bottom < 0 || top > window.innerHeight;
    }),
  );
  // A menu or dialog that has been closed fades away, with what could be reached in it before.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".MuiModal-root:not(.MuiModal-hidden)")].every(
      (element) => getComputedStyle(element).pointerEvents !== "none",
    ),
  );
  // A button that has just been enabled takes on its colours step by step; what moves for ever is no change.
  const isStill = () =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      );
  await page.waitForFunction(isStill, undefined, { timeout: 3_000 }).catch(() => undefined);
  // What a change of theme has begun to draw is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** By how many pixels the page, or what scrolls in it by itself, is wider than there is room. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll("main, main > *")];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

async function picture(page: Page, name: string): Promise<void> {
  const device = (page.viewportSize()?.width ?? 0) > PHONE.viewport.width ? "desktop" : "phone";
  await page.screenshot({ path: join(FOLDER, `${device}-${name}.png`), animations: "disabled" });
}

/**
 * Looks at a screen as a person would: nothing hard to perceive or use, nothing wider than the screen. With
 * `SCREENSHOTS=all` a picture is kept.
 */
export async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  if (process.env.SCREENSHOTS === "all") await picture(page, name);
  expect.soft(await barriers(page), `${name}: accessible`).toEqual([]);
  expect.soft(await overhang(page), `${name}: no wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * With `SCREENSHOTS=1` keeps the picture of a screen that shows what the product is. Another test looks at it for what is hard
 * to perceive.
 */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== "1") return;
  await settle(page);
  await picture(page, name);
}

/** Like {@link look}, of a screen that shows what the product is: `SCREENSHOTS=1` keeps its picture, too. */
export async function show(page: Page, name: string): Promise<void> {
  await keepPicture(page, name);
  await look(page, name);
}
