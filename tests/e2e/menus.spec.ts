import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => isMobile, "the same menu stands on a desktop");

const COMMUNITY = { login: "/experienceLabs/demo/client/login", home: "/c/demo" };
const ROLES = [
  { email: "moderator@demo.test", ...COMMUNITY },
  { email: "observer@demo.test", ...COMMUNITY },
  { email: "admin@demo.test", ...COMMUNITY },
  { email: "main-admin@demo.test", ...COMMUNITY },
  { email: "client@demo.test", login: "/clientSuite/login", home: "/suite" },
  { email: "backoffice@demo.test", login: "/admin/communities/login", home: "/admin" },
] as const;

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
      await expect(page.getByText(/No encontramos|no existe|Algo ha fallado/), name).toHaveCount(0);
    }
  });
