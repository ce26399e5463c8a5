import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("a tag stands in the tags' screen with those who have it, and says what renaming or deleting it changes", async ({
  newPerson,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/tags");
  const main = page.getByRole("main");
  const row = main.getByRole("row").filter({ hasText: "teletrabajo" });
  await expect(row).toContainText(/\d+/);
  await look(page, "tags-list");
  await row.getByText("teletrabajo").click();
  await expect(main.getByText(/^Lo que cambies aquí cambia en todas partes: \d+ miembros la tienen\.$/)).toBeVisible();
  await look(page, "tag-record");
});
