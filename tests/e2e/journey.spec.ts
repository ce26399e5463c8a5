import { goTo } from "./steps/console";
import { useMembersList } from "./steps/members";
import { signIn } from "./steps/signIn";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("from the door to the results", async ({ newPerson, isPhone }) => {
  const moderator = await newPerson();
  const { page } = moderator;
  const staff = { page, isPhone };

  await test.step("the door leads to the demo", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pruébalo con una cuenta de demostración" })).toBeVisible();
    await look(page, "door");
    await page.getByRole("link", { name: /moderator@demo\.test/ }).click();
  });

  await test.step("a moderator signs in", async () => {
    await expect(page).toHaveURL(/\/c\/demo\/backoffice/);
    await expect(page.getByRole("heading", { level: 1, name: "Panel del equipo" })).toBeVisible();
    await look(page, "staff-login");
    await signIn(page);
    await expect(page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
    await look(page, "console-home");
  });

  await test.step("members: sort, search, filter, columns, pages", () => useMembersList(staff));
  await goTo(staff, "Actividades");
});
