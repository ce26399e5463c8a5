import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

test.use(DESKTOP);

const POSTERS = "Dos carteles para la nueva línea de autobús";

test("an administrator disables heat maps, nobody sees them, and enabled again all is there", async ({ newPerson, request }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const [activity] = await moderator.get<{ id: string }[]>(
    `/api/activities?filter=${encodeURIComponent(JSON.stringify({ type: "el_heatmap" }))}`,
  );
  const { page, context, expectRefusal } = await newPerson();
  await enterBy(context, "staff", "admin@demo.test");
  const member = await newPerson(PHONE);
  await enterBy(member.context, "member", "member@demo.test");
  const offered = member.page.getByRole("link", { name: new RegExp(POSTERS) });
  await member.page.goto("/c/demo/activities");
  await expect(offered).toBeVisible();

  await page.goto("/c/demo/plugins");
  const enabled = page.getByRole("switch", { name: "Mapa de calor" });
  await expect(enabled).toBeChecked();
  expectRefusal(400);
  await page.getByRole("textbox", { name: "Imágenes como máximo por actividad" }).fill("50");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("El máximo es 20.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await look(page, "plugins");
  await enabled.click();
  await page.getByRole("dialog").getByRole("button", { name: "Desactivar" }).click();
  await expect(enabled).not.toBeChecked();

  await member.page.reload();
  await expect(member.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offered).toHaveCount(0);
  await page.goto(`/c/demo/activities/${activity?.id}`);
  await expect(page.getByRole("heading", { level: 1, name: POSTERS })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Imágenes" })).toHaveCount(0);

  await page.goto("/c/demo/plugins");
  await enabled.click();
  await expect(enabled).toBeChecked();
  await member.page.reload();
  await expect(offered).toBeVisible();
  await page.goto(`/c/demo/activities/${activity?.id}`);
  await page.getByRole("tab", { name: "Imágenes" }).click();
  await expect(page.getByRole("textbox", { name: "Título" }).first()).toHaveValue("Línea 24");
  await look(page, "heat-map-setup");
});
