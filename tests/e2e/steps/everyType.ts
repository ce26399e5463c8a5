import { expect, type Page } from "@playwright/test";
import { third } from "../../helpers/drill";
import { keepPicture, look, settle } from "../support/look";
import type { Person } from "../support/test";

/** Answers what has to be answered, with the first of its options. */
async function touch(page: Page, title: string): Promise<void> {
  if (!title.includes("*")) return;
  await page.getByRole("radio").or(page.getByRole("checkbox")).first().check({ force: true });
}

/** Questions that show best what the runner can do. */
const PICTURES: Readonly<Record<string, string>> = {
  "¿Hasta qué punto estás de acuerdo?": "runner-matrix",
  "¿Qué bici te gusta más?": "runner-images",
};

/** Goes through a question of every type in the runner, as the preview shows them in a tab of their own; looks at a third. */
export async function seeEveryType({ page, context }: Person): Promise<void> {
  await page.getByRole("button", { name: "Vista previa" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Abrir en otra pestaña" }).click();
  const runner = await opened;
  const progress = runner.getByRole("progressbar");
  const total = Number(await progress.getAttribute("aria-valuemax"));
  expect(total).toBeGreaterThan(10);
  const lookedAt = new Set(third(Array.from({ length: total }, (_none, index) => index)));
  for (let index = 0; index < total; index += 1) {
    await expect(progress).toHaveAttribute("aria-valuenow", String(index));
    // The question is drawn after the progress.
    await settle(runner);
    const title = (await runner.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await touch(runner, title);
    const [, picture] = Object.entries(PICTURES).find(([start]) => title.startsWith(start)) ?? [];
    if (picture) await keepPicture(runner, picture);
    if (lookedAt.has(index)) await look(runner, `runner-${index + 1}`);
    await runner.getByRole("button", { name: /^(Siguiente|Enviar)$/ }).click();
  }
  await expect(runner.getByRole("button", { name: "Empezar otra vez" })).toBeVisible();
  await runner.close();
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
