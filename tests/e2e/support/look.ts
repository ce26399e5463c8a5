import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const FOLDER = resolve(import.meta.dirname, "../../../docs/screenshots");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** A rule that one mistake breaks on every row is said once, with the first few places. */
const PLACES = 3;

/** What axe finds hard to perceive or use; nothing is left out. */
async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, PLACES).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`);
    return `${id} (${nodes.length}): ${places.join("; ")}`;
  });
}

/**
 * Looks at a screen as a person would: nothing hard to perceive, nothing wider than the screen. Keeps a picture of it
 * where `SCREENSHOTS=1`.
 */
export async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (process.env.SCREENSHOTS === "1") {
    await page.screenshot({ path: join(FOLDER, `${test.info().project.name}-${name}.png`), animations: "disabled" });
  }
  expect.soft(await barriers(page), `${name}: accessible`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overhang, `${name}: no wider than the screen`).toBeLessThanOrEqual(0);
}
