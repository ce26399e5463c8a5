import { third } from "../helpers/drill";
import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look, show } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const COMMUNITY = { door: "staff", home: "/c/demo", picture: undefined } as const;
const ROLES = [
  { email: "moderator@demo.test", ...COMMUNITY },
  { email: "observer@demo.test", ...COMMUNITY },
  { email: "admin@demo.test", ...COMMUNITY },
  { email: "main-admin@demo.test", ...COMMUNITY },
  { email: "client@demo.test", door: "suite", home: "/suite", picture: "suite-home" },
  { email: "backoffice@demo.test", door: "backoffice", home: "/admin", picture: "backoffice-home" },
] as const;

/** What no page that is reached from a menu or a home says. */
const FAILURES = /No encontramos|no existe|Algo ha fallado|No hemos podido cargar/;

for (const { email, door, home, picture } of ROLES)
  test(`the home of ${email} says what to do, and each card and each entry of the menu leads somewhere`, async ({
    newPerson,
  }) => {
    const { page, context, allowRefusals } = await newPerson();
    // Somebody who was there before may hold a form that is one for all: whoever comes reads that.
    allowRefusals(423);
    await enterBy(context, door, email);
    await page.goto(home);
    const main = page.getByRole("main");
    const cards = main.getByRole("region").filter({ has: page.getByRole("listitem") });
    await expect(cards.first()).toBeVisible();
    // Nothing is on its way any more: no card comes or goes from here on.
    await page.waitForLoadState("networkidle");
    await expect(main.getByRole("status")).toHaveCount(0);
    const names = await cards.getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(0);
    await (picture ? show(page, picture) : look(page, `home-${email.split("@")[0]}`));
    for (const name of names) {
      const items = main.getByRole("region", { name, exact: true }).getByRole("listitem");
      expect(await items.count(), name).toBeLessThanOrEqual(5);
    }
    for (const name of third(names)) {
      const card = main.getByRole("region", { name, exact: true });
      await card.getByRole("listitem").getByRole("link").first().click();
      await expect(page, name).not.toHaveURL(new RegExp(`${home}/?$`));
      await expect(main.getByRole("heading").first(), name).toBeVisible();
      await expect(page.getByText(FAILURES), name).toHaveCount(0);
      await page.goBack();
      await expect(card).toBeVisible();
    }

    const links = page.getByRole("navigation", { name: "Menú" }).getByRole("link");
    const count = await links.count();
    expect(count).toBeGreaterThan(1);
    for (const index of third(Array.from({ length: count }, (_none, place) => place))) {
      const link = links.nth(index);
      const name = (await link.textContent()) ?? "";
      await link.click();
      await expect(main.getByRole("heading").first(), name).toBeVisible();
      await expect(page.getByText(FAILURES), name).toHaveCount(0);
    }
  });

test("the search of a console leads everywhere", async ({ newPerson }) => {
  const { page, context } = await newPerson();
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/members");
  await page.getByRole("button", { name: /^Buscar o ir a/ }).click();
  const search = page.getByRole("combobox", { name: "¿Qué buscas?" });
  await search.fill("etiquetas");
  await expect(page.getByRole("option", { name: /Etiquetas/ }).first()).toBeVisible();
  await look(page, "search");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Etiquetas" })).toBeVisible();
  await page.getByRole("textbox", { name: "Buscar en etiquetas" }).fill("nada de nada");
  await expect(page.getByRole("heading", { name: "Nada coincide con tu búsqueda" })).toBeVisible();
  await look(page, "tags-none");
});
