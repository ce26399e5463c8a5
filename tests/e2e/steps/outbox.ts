import { expect } from "@playwright/test";
import { look } from "../support/look";
import type { Person } from "../support/test";
import { goTo } from "./console";

/** Reads in the back office's outbox the mail that somebody's forgotten password leads to. */
export async function readOutbox(person: Person): Promise<void> {
  const { page } = person;
  // As our own page asks for it.
  const headers = { origin: new URL(page.url()).origin };
  const data = { email: "member@demo.test" };
  const asked = await page.request.post("/experienceLabs/demo/resetPassword", { headers, data });
  expect(asked.ok()).toBe(true);
  await goTo(person, "Bandeja de salida");
  await expect(async () => {
    await page.getByRole("button", { name: "Actualizar" }).click();
    await expect(page.getByRole("main").getByText("member@demo.test").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, "backoffice-outbox");
  await page.getByRole("main").getByRole("listitem").filter({ hasText: "member@demo.test" }).first().getByRole("link").click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Elige una contraseña nueva" })).toBeVisible();
  await page.getByRole("tab", { name: "Texto" }).click();
  await expect(page.getByRole("main").getByText("/c/demo/reset-password#user=")).toBeVisible();
  // Not with the frame in sight: axe waits for ever for a script to answer from where none may run.
  await look(page, "backoffice-outbox-mail");
}
