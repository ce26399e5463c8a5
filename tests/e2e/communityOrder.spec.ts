import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const number = (text: string | null) => Number((text ?? "").replaceAll(/\D/g, ""));

test("a client orders a community through the wizard, prolongs it and enters its console", async ({ newPerson }) => {
  const client = await newPerson();
  await enterBy(client.context, "suite", "client@demo.test");
  const { page } = client;

  // The team of the demo's second community is as large as its plan allows.
  await page.goto("/suite/communities");
  await page.getByRole("link", { name: "La ciudad en bici" }).first().click();
  await page.getByRole("tab", { name: "Plan" }).click();
  await expect(page.getByText("3 de 3")).toBeVisible();
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  await look(page, "community-plan-full");

  await page.goto("/suite/communities/create");
  const start = page.getByRole("button", { name: /Empezar|Nueva comunidad/ });
  if (await start.count()) await start.first().click();
  await page.getByRole("radio", { name: "Bronce" }).check();
  await page.getByRole("combobox", { name: /Duración/ }).click();
  await page.getByRole("option", { name: "1 mes", exact: true }).click();
  const price = page.getByRole("region", { name: "Precio" });
  await expect(price).toContainText("300 créditos");
  await look(page, "community-wizard-plan");
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByLabel(/^Nombre/).fill("Patinetes");
  await page.getByLabel(/^Identificador/).fill("patinetes");
  await page.getByRole("main").getByLabel("País").fill("España");
  await page.getByRole("option", { name: /España/ }).click();
  for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(price).toContainText("Saldo después");
  await look(page, "community-wizard-summary");
  await page.getByRole("button", { name: /^Crear/ }).click();
  await expect(page.getByRole("heading", { name: "Patinetes" })).toBeVisible();

  // It is paid, once, and says what it was.
  await page.getByRole("tab", { name: "Plan" }).click();
  await expect(page.getByText("Contratación · Plan Bronce · 1 mes")).toBeVisible();
  await page.getByRole("button", { name: "Prolongar" }).click();
  const dialog = page.getByRole("dialog", { name: "Prolongar la comunidad" });
  await expect(dialog).toContainText("900 créditos");
  await look(page, "community-prolong");
  const before = number(await dialog.getByText("Saldo actual").locator("xpath=following-sibling::*").textContent());
  await dialog.getByRole("button", { name: "Pagar 900 créditos" }).click();
  await expect(page.getByText("Prolongación · Plan Bronce · 3 meses")).toBeVisible();
  await page.goto("/suite/creditos");
  await expect(page.getByText("Comunidad «Patinetes»: 3 meses más")).toBeVisible();
  await expect(page.getByText(new Intl.NumberFormat("es").format(before - 900)).first()).toBeVisible();

  // Its console says how far the plan is used.
  await page.goto("/suite/communities");
  await page.getByRole("link", { name: "Patinetes" }).first().click();
  await page.getByRole("button", { name: "Más acciones" }).first().click();
  await page.getByRole("menuitem", { name: "Entrar en la comunidad" }).click();
  await page.waitForURL(/\/c\/patinetes\//);
  await page.getByRole("link", { name: "Inicio" }).click();
  await expect(page.getByText("1 de 3").first()).toBeVisible();
  await look(page, "community-plan-use");
});
