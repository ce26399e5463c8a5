import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("the back office looks at a company's suite, changes nothing, and finds its way back", async ({ newPerson }) => {
  const { page, context, expectRefusal } = await newPerson(DESKTOP);
  await enterBy(context, "backoffice", "backoffice@demo.test");
  await page.goto("/admin/companies");
  await page.getByRole("link", { name: "Demo" }).first().click();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Ver su suite" }).click();
  const dialog = page.getByRole("dialog", { name: "Ver la suite de Demo" });
  await expect(dialog.getByRole("combobox", { name: "Como quién" })).toContainText("Elsa Client");
  await look(page, "view-as-dialog");
  await dialog.getByRole("button", { name: "Ver la suite" }).click();
  await expect(page).toHaveURL(/\/suite/);
  const banner = page.getByRole("region", { name: "Suite de otra empresa" });
  await expect(banner).toContainText("Ves la suite de Demo como Elsa");
  await expect(page.getByRole("region", { name: "Novedades" })).toBeVisible();
  await look(page, "view-as-suite");
  await page.goto("/suite/studies");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: "Crear" })).toHaveCount(0);
  await look(page, "view-as-studies");
  await page.goto("/suite/profile");
  await expect(page.getByRole("heading", { level: 2, name: "Elsa Client" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cambiar mi nombre" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /notificaci/i })
    .first()
    .click();
  expectRefusal(403);
  await page.getByRole("dialog", { name: "Notificaciones" }).getByRole("button", { name: "Marcar como leídas" }).click();
  await expect(page.getByText(/no se puede cambiar nada/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\/admin\/companies\//);

  const client = await newPerson(PHONE);
  await enterBy(client.context, "suite", "client@demo.test");
  await client.page.goto("/suite/activity-log");
  await expect(client.page.getByText(/ha mirado la suite como/).first()).toBeVisible();
  await expect(client.page.getByText("backoffice@demo.test").first()).toBeVisible();
  await look(client.page, "view-as-log");
});

test("a person of a company chooses what they hear of, and marks it as seen from the bell", async ({ newPerson }) => {
  const { page, context } = await newPerson(PHONE);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/settings/notifications");
  const mail = page.getByRole("switch", { name: "Comentarios: Por correo" });
  await expect(mail).not.toBeChecked();
  await mail.check();
  await look(page, "news-settings");
  await page.reload();
  await expect(mail).toBeChecked();
  await mail.uncheck();
  await page
    .getByRole("button", { name: /notificaci/i })
    .first()
    .click();
  const tray = page.getByRole("dialog", { name: "Notificaciones" });
  await expect(tray.getByRole("listitem").first()).toBeVisible();
  await look(page, "news-bell");
});
