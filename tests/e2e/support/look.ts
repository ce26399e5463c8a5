import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const FOLDER = resolve(import.meta.dirname, "../../../docs/screenshots");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Looks at a screen as a person would: nothing hard to perceive, nothing wider than the screen; and a picture of it. */
export async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect.soft(found, `${name}: accessible`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overhang, `${name}: no wider than the screen`).toBeLessThanOrEqual(0);
  if (process.env.SCREENSHOTS !== "1") return;
  await page.screenshot({ path: join(FOLDER, `${test.info().project.name}-${name}.png`), animations: "disabled" });
}
