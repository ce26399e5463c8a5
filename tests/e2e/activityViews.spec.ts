import { enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("a view of the activities' list is read again at each visit, and shows no ids", async ({
  newPerson,
  playwright,
  baseURL,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/activities");
  const main = page.getByRole("main");
  await main.getByRole("tab", { name: "En curso" }).click();
  await expect(main.getByRole("tab", { name: "En curso" })).toHaveAttribute("aria-selected", "true");
  const first = main.getByRole("row").nth(1).getByRole("link").first();
  await expect(first).toBeVisible();
  await expect(main.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/)).toHaveCount(0);
  await look(page, "activities-in-progress");
  const link = await first.getAttribute("href");
  const id = link?.match(/[0-9a-f-]{36}/)?.[0] ?? "";

  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  await moderator.send("POST", `/api/activities/${id}/transitions/block`, {});
  await main.getByRole("link", { name: "Crear", exact: true }).click();
  await page.goBack();
  await expect(main.getByRole("tab", { name: "En curso" })).toHaveAttribute("aria-selected", "true");
  await expect(main.locator(`a[href*="${id}"]`)).toHaveCount(0);
  await moderator.send("POST", `/api/activities/${id}/transitions/unblock`, {});
});
