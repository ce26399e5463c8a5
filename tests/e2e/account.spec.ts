import { enterBy, newestMessageTo, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const EMAIL = "client@demo.test";
const COMPANY = "/api/account/company";

interface Company {
  readonly version: number;
  readonly vatNumber: string | null;
  readonly town: string | null;
}

test.afterEach(async ({ request }) => {
  const client = await signInTo(request, "suite", EMAIL);
  const { version } = await client.get<Company>(COMPANY);
  await client.send("PUT", COMPANY, { version, changes: { vatNumber: "ESB12345674", town: "Madrid", name: "Demo" } });
});

test("a client changes the billing data; a wrong VAT number is refused beside its field", async ({ newPerson, request }) => {
  const { page, context, expectRefusal } = await newPerson(DESKTOP);
  await enterBy(context, "suite", EMAIL);
  await page.goto("/suite");
  await page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name: "Cuenta y facturación" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cuenta y facturación" })).toBeVisible();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await look(page, "suite-settings-account");
  await page.getByRole("tab", { name: "Contacto" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre comercial" })).toHaveValue("Movilidad Demo");
  await look(page, "suite-settings-contact");
  await page.getByRole("tab", { name: "Facturación" }).click();
  const vat = page.getByRole("textbox", { name: "NIF/IVA" });
  await expect(vat).toHaveValue("ESB12345674");
  const save = page.getByRole("button", { name: "Guardar cambios" });
  await expect(save).toBeDisabled();

  await vat.fill("B12345670");
  await page.getByRole("textbox", { name: "Población" }).fill("Getafe");
  await save.click();
  await expect(vat).toHaveAccessibleDescription(/El dígito de control no cuadra.*ESB12345674/);
  await look(page, "suite-settings-vat");
  const client = await signInTo(request, "suite", EMAIL);
  expect((await client.get<Company>(COMPANY)).town).toBe("Madrid");

  await vat.fill("B58378431");
  await save.click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  expect(await client.get<Company>(COMPANY)).toMatchObject({ vatNumber: "B58378431", town: "Getafe" });
  await page.reload();
  await expect(vat).toHaveValue("B58378431");
  await look(page, "suite-settings-billing");

  // Another one writes meanwhile: what is there is said, not overwritten.
  const { version } = await client.get<Company>(COMPANY);
  await client.send("PUT", COMPANY, { version, changes: { town: "Leganés" } });
  await page.getByRole("textbox", { name: "Población" }).fill("Parla");
  expectRefusal(409);
  await save.click();
  await page.getByRole("button", { name: "Ver los datos actuales" }).click();
  await expect(page.getByRole("textbox", { name: "Población" })).toHaveValue("Leganés");
});

test("a client asks something, the back office answers, the client reads it", async ({ newPerson, request }) => {
  const { page, context, expectRefusal } = await newPerson(DESKTOP);
  await enterBy(context, "suite", EMAIL);
  await page.goto("/suite/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Ayuda y contacto" })).toBeVisible();
  await expect(page.getByText("número de pedido 2027-118. La tienes", { exact: false })).toBeVisible();
  const send = page.getByRole("button", { name: "Enviar mensaje" });
  await send.click();
  await expect(page.getByText("Elige un asunto.")).toBeVisible();
  await page.getByRole("combobox", { name: "Asunto" }).click();
  await page.getByRole("option", { name: "Créditos y plan" }).click();
  const text = "¿Cuántos créditos cuesta otra ola sobre los abonos de autobús?";
  await page.getByRole("textbox", { name: "Mensaje" }).fill(text);
  await page.getByRole("combobox", { name: "Estudio (opcional)" }).click();
  await page.getByRole("option").first().click();

  // What fails stays typed.
  expectRefusal(503);
  await page.route("**/api/account/support-cases", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await send.click();
  await expect(page.getByRole("alert")).toContainText("No se ha podido enviar el mensaje.");
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue(text);
  await look(page, "suite-contact-failed");
  await page.unroute("**/api/account/support-cases");
  await send.dblclick();
  await expect(page.getByText("Mensaje enviado", { exact: false })).toBeVisible();
  const cases = page.getByRole("region", { name: "Tus mensajes" }).getByRole("listitem");
  await expect(cases.filter({ hasText: text })).toHaveCount(1);
  await expect(cases.filter({ hasText: text })).toContainText("Pendiente de respuesta");
  await look(page, "suite-contact");

  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  expect(await newestMessageTo(backoffice, "backoffice@demo.test")).toContain(text);
  const { page: desk, context: own } = await newPerson(DESKTOP);
  await enterBy(own, "backoffice", "backoffice@demo.test");
  await desk.goto("/admin");
  const card = desk.getByRole("region", { name: "Consultas por responder" });
  await look(desk, "backoffice-home-cases");
  await card.getByRole("listitem").filter({ hasText: text }).getByRole("link").first().click();
  await expect(desk.getByText(text).first()).toBeVisible();
  await look(desk, "backoffice-case");
  await desk
    .getByRole("button", { name: /Más acciones|Acciones/ })
    .first()
    .click();
  await desk.getByRole("menuitem", { name: "Responder" }).click();
  const answer = "Una ola igual cuesta 4.200 créditos.";
  await desk.getByRole("textbox", { name: "Respuesta" }).fill(answer);
  await look(desk, "backoffice-case-answer");
  await desk.getByRole("dialog").getByRole("button", { name: "Responder" }).click();
  await expect(desk.getByText("Respuesta enviada")).toBeVisible();
  await expect(desk.getByText(answer).first()).toBeVisible();
  await desk.goto("/admin/support-cases");
  await expect(desk.getByText(text).first()).toBeVisible();
  await look(desk, "backoffice-cases");

  await page.reload();
  await expect(cases.filter({ hasText: text })).toContainText(answer);
  await expect(cases.filter({ hasText: text })).toContainText("Respondido");
  expect(await newestMessageTo(backoffice, EMAIL)).toContain(answer);
});

for (const scheme of ["light", "dark"] as const)
  test(`settings and contact on a phone, ${scheme}`, async ({ newPerson }) => {
    const { page, context } = await newPerson({ ...PHONE, colorScheme: scheme });
    await enterBy(context, "suite", EMAIL);
    for (const [path, heading] of [
      ["settings/account", "Cuenta y facturación"],
      ["settings/contact", "Cuenta y facturación"],
      ["settings/billing", "Cuenta y facturación"],
      ["contact", "Ayuda y contacto"],
    ] as const) {
      await page.goto(`/suite/${path}`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
      await look(page, `suite-${path.replace("/", "-")}-${scheme}`);
    }
  });
