import { expect, type Locator, type Page } from "@playwright/test";
import { look, show } from "../support/look";
import type { Person } from "../support/test";
import { start } from "./runner";

/** Questions of the demo's survey that have to be answered, by a touch on one of their options. */
const TOUCHES: Readonly<Record<string, (page: Page) => Locator>> = {
  "¿Cómo vas normalmente al trabajo o a clase?": (page) => page.getByRole("radio", { name: "En bici" }),
  "¿Qué has usado en la última semana?": (page) => page.getByRole("checkbox").first(),
};

/** Those of which the README shows a picture. */
const SHOWN: Readonly<Record<string, string>> = {};

async function touch(page: Page, title: string): Promise<void> {
  const option = TOUCHES[title]?.(page) ?? page.getByRole("radio").first();
  if ((await option.count()) > 0) await option.check({ force: true });
}

/** Looks at a question of every type in the runner, as the preview shows them in a tab of their own. */
export async function seeEveryType({ page, context }: Person): Promise<void> {
  await page.getByRole("button", { name: "Vista previa" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Abrir en otra pestaña" }).click();
  const runner = await opened;
  await start(runner);
  const progress = runner.getByRole("progressbar");
  const total = Number(await progress.getAttribute("aria-valuemax"));
  expect(total).toBeGreaterThan(10);
  for (let index = 0; index < total; index += 1) {
    await expect(progress).toHaveAttribute("aria-valuenow", String(index));
    const title = (await runner.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await touch(runner, title.trim());
    const name = SHOWN[title];
    await (name ? show(runner, name) : look(runner, `runner-${index + 1}`));
    await runner.getByRole("button", { name: /^(Siguiente|Enviar)$/ }).click();
  }
  await expect(runner.getByRole("button", { name: "Empezar otra vez" })).toBeVisible();
  await runner.close();
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
