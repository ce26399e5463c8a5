import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const LOOK = {
  ...{ primaryColor: "#0f6e5b", secondaryColor: "#2aa889", buttonColor: "#0f6e5b" },
  ...{ textColor: "#1d2b28", contrastColor: "#ffffff" },
};
const GREEN = "rgb(15, 110, 91)";
const CALL = "/api/suite-personalisation";

let client: Api;

test.beforeEach(async ({ request }) => {
  client = await signInTo(request, "suite", "client@demo.test");
});
test.afterEach(async () => {
  for (const { id } of await client.get<readonly { id: string }[]>(CALL)) await client.send("DELETE", `${CALL}/${id}`);
});

test("a company's suite wears its colours for all its people, from the moment they are saved", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite");
  const initial = page.getByRole("navigation", { name: "Menú" }).locator("xpath=..").getByText(/^\w$/).first();
  await expect(initial).not.toHaveCSS("background-color", GREEN);

  await client.send("POST", CALL, LOOK);
  await page.reload();
  await expect(initial).toHaveCSS("background-color", GREEN);
  await look(page, "suite-home-in-own-colours");

  await page.goto("/suite/suite-personalisation");
  await page.getByRole("textbox", { name: /^Color principal/ }).fill("#7a1f5c");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(initial).toHaveCSS("background-color", "rgb(122, 31, 92)");

  const { page: phone, context: other } = await newPerson(PHONE);
  await enterBy(other, "suite", "client@demo.test");
  await phone.goto("/suite");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await look(phone, "suite-home-in-own-colours");
});
