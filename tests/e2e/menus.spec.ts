import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const COMMUNITY = { login: "/experienceLabs/demo/client/login", home: "/c/demo" };
const ROLES = [
  { email: "moderator@demo.test", ...COMMUNITY },
  { email: "observer@demo.test", ...COMMUNITY },
  { email: "admin@demo.test", ...COMMUNITY },
  { email: "main-admin@demo.test", ...COMMUNITY },
  { email: "client@demo.test", login: "/clientSuite/login", home: "/suite" },
  { email: "backoffice@demo.test", login: "/admin/communities/login", home: "/admin" },
] as const;

/** What no page that is reached from a menu or a home says. */
const FAILURES = /No encontramos|no existe|Algo ha fallado|No hemos podido cargar/;

for (const { email, login, home } of ROLES)
  test(`the home of ${email} says what to do, and each card leads there`, async ({ newPerson, baseURL }) => {
    const { page } = await newPerson();
    const headers = { origin: baseURL ?? "" };
    expect((await page.request.post(login, { data: { email, password: PASSWORD }, headers })).ok()).toBe(true);
    await page.goto(home);
    const main = page.getByRole("main");
    const cards = main.getByRole("region").filter({ has: page.getByRole("listitem") });
    await expect(cards.first()).toBeVisible();
    // Nothing is on its way any more: no card comes or goes from here on.
    await page.waitForLoadState("networkidle");
    await expect(main.getByRole("status")).toHaveCount(0);
    const names = await cards.getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(0);
    await look(page, `home-${email.split("@")[0]}`);
    for (const name of names) {
      const card = main.getByRole("region", { name, exact: true });
      expect(await card.getByRole("listitem").count(), name).toBeLessThanOrEqual(5);
      await card.getByRole("listitem").getByRole("link").first().click();
      await expect(page, name).not.toHaveURL(new RegExp(`${home}/?$`));
      await expect(main.getByRole("heading").first(), name).toBeVisible();
      await expect(page.getByText(FAILURES), name).toHaveCount(0);
      await page.goBack();
      await expect(card).toBeVisible();
    }
  });

test("a new activity opens at its setup, and one button leads through its life", async ({ newPerson, baseURL }) => {
  const { page } = await newPerson();
  const headers = { origin: baseURL ?? "" };
  const data = { email: "moderator@demo.test", password: PASSWORD };
  expect((await page.request.post(COMMUNITY.login, { data, headers })).ok()).toBe(true);
  await page.goto(`${COMMUNITY.home}/activities`);
  await page.getByRole("link", { name: "Crear", exact: true }).click();
  await page.getByRole("radio", { name: /^Votación/ }).click();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Café o té");
  await page.getByRole("textbox", { name: "Descripción" }).fill("Una pregunta rápida.");
  await page.getByRole("button", { name: "Siguiente" }).click();
  const setup = page.getByRole("link", { name: /Pregunta/ });
  await expect(setup).toHaveAttribute("aria-current", "step");

  await page.goto(new URL(page.url()).pathname.replace(/\/step2$/, ""));
  await page.getByRole("link", { name: "Seguir preparando" }).click();
  await expect(setup).toHaveAttribute("aria-current", "step");
  await page.getByRole("textbox", { name: "Pregunta", exact: true }).fill("¿Café o té?");
  await page.getByRole("textbox", { name: "Opción 1" }).fill("Café");
  await page.getByRole("textbox", { name: "Opción 2" }).fill("Té");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Guardado", { exact: true }).first()).toBeVisible();

  await page.goto(new URL(page.url()).pathname.replace(/\/step2$/, ""));
  await page.getByRole("link", { name: "Publicar actividad" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("link", { name: "Ver resultados" }).click();
  await expect(page.getByRole("tab", { name: "Votos" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Finalizar" })).toBeVisible();
});

for (const { email, login, home } of ROLES)
  test(`every entry of the menu of ${email} leads somewhere`, async ({ newPerson, baseURL }) => {
    const { page } = await newPerson();
    const headers = { origin: baseURL ?? "" };
    expect((await page.request.post(login, { data: { email, password: PASSWORD }, headers })).ok()).toBe(true);
    await page.goto(home);
    const links = page.getByRole("navigation", { name: "Menú" }).getByRole("link");
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const name = (await link.textContent()) ?? "";
      await link.click();
      await expect(page.getByRole("main").getByRole("heading").first(), name).toBeVisible();
      await expect(page.getByText(FAILURES), name).toHaveCount(0);
    }
  });
