import { expect } from "@playwright/test";
import { enterBy } from "../support/api";
import { look } from "../support/look";
import type { Person } from "../support/test";

const SUBJECT = "Elige una contraseña nueva";

/** Reads in the back office's outbox the mail that somebody's forgotten password leads to. @returns the mail's link */
export async function readOutbox({ page, context }: Person, email: string): Promise<string> {
  await enterBy(context, "backoffice", "backoffice@demo.test");
  await page.goto("/admin/outbox");
  const mail = page.getByRole("main").getByRole("listitem").filter({ hasText: email }).filter({ hasText: SUBJECT }).first();
  await expect(async () => {
    await page.getByRole("button", { name: "Actualizar" }).click();
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, "backoffice-outbox");
  await mail.getByRole("link").click();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: SUBJECT })).toBeVisible();
  await page.getByRole("tab", { name: "Texto" }).click();
  const text = (await page.getByRole("main").getByText("/c/demo/reset-password#user=").textContent()) ?? "";
  // Not with the frame in sight: axe waits for ever for a script to answer from where none may run.
  await look(page, "backoffice-outbox-mail");
  const [link] = /https?:\/\/\S+\/reset-password#user=[\w-]+&code=[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error("the mail holds no link");
  return link;
}
