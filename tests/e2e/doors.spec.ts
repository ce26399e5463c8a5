import { enterByCode } from "./steps/identity/directEntry";
import { readLoginInEveryLanguage } from "./steps/identity/loginLanguages";
import { loseConnection } from "./steps/identity/lostConnection";
import { loseSessionWhileWriting } from "./steps/identity/lostSession";
import { signIn } from "./steps/signIn";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look, show } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

test("the demo's door leads to a login, and the login to the console", async ({ newPerson }) => {
  const { page } = await newPerson(DESKTOP);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pruébalo con una cuenta de demostración" })).toBeVisible();
  await show(page, "door");
  await page.getByRole("link", { name: /moderator@demo\.test/ }).click();
  await expect(page).toHaveURL(/\/c\/demo\/backoffice/);
  await expect(page.getByRole("heading", { level: 1, name: "Panel del equipo" })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
});

test("whoever isn't signed in meets the door of the suite, of the back office and of a community, in six languages", async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson(DESKTOP);
  for (const door of ["suite", "admin"]) {
    await page.goto(`/${door}`);
    await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();
    await look(page, `${door}-login`);
  }
  await readLoginInEveryLanguage(await newPerson(), request);
});

test("a code in the address leads in once", async ({ newPerson, request }) => {
  await enterByCode(await newPerson(), await signInTo(request, "member", "member@demo.test"));
});

test("a call that doesn't reach the server is said over the page", async ({ newPerson }) => {
  const person = await newPerson();
  await enterBy(person.context, "member", "member@demo.test");
  await person.page.goto("/c/demo/profile");
  await loseConnection(person);
});

test("a session that ends loses nothing that was typed", async ({ newPerson, request }) => {
  await loseSessionWhileWriting(await newPerson(DESKTOP), await signInTo(request, "staff", "moderator@demo.test"));
});
