import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

/** Somebody with an account: whoever gets a role keeps the password. */
const EMAIL = "member@demo.test";
const FAILURES = /No encontramos|no existe|Algo ha fallado|No hemos podido cargar|No tienes acceso/;

let client: Api;

interface Standing {
  readonly sessions: readonly { readonly id: string; readonly startsAt: string; readonly cancelledAt: string | null }[];
}

async function removeUsers(): Promise<void> {
  const users = await client.get<readonly { id: string; email: string }[]>("/api/suite-users");
  for (const { id } of users.filter(({ email }) => email === EMAIL || email.endsWith("@awaited.test")))
    await client.send("DELETE", `/api/suite-users/${id}`);
}

/** Invites somebody to a session ahead of a study that is open. */
async function inviteToSession(): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ type: "FOCUS", status: "OPEN" }));
  const [study] = await client.get<readonly { id: string }[]>(`/api/studies?filter=${filter}`);
  const base = `/api/studies/${study?.id}/focus`;
  const { sessions } = await client.get<Standing>(base);
  const ahead = sessions.find(({ startsAt, cancelledAt }) => !cancelledAt && Date.parse(startsAt) > Date.now());
  const person = { session: ahead?.id, name: "Alba", email: EMAIL };
  const { id } = await client.send<{ id: string }>("POST", `${base}/participants`, person);
  await client.send("POST", `${base}/participants/${id}/invite`);
}

test.beforeEach(async ({ request }) => {
  client = await signInTo(request, "suite", "client@demo.test");
  await removeUsers();
});
test.afterEach(removeUsers);

test("a participant's home says what they are here for, and leads to the sessions they are invited to", async ({ newPerson }) => {
  await client.send("POST", "/api/suite-users", { email: EMAIL, name: "Alba", role: "PARTICIPANT" });
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", EMAIL);
  await page.goto("/suite");
  const sessions = page.getByRole("region", { name: "Tus sesiones" });
  await expect(sessions.getByText("Cuando te inviten a una sesión")).toBeVisible();
  await expect(page.getByRole("region", { name: "Estás aquí como participante" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(2);
  await expect(page.getByText(FAILURES)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await look(page, "suite-participant-home");

  await inviteToSession();
  await page.reload();
  await expect(sessions.getByRole("link")).toHaveCount(1);
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "suite-participant-home-dark");

  const { page: phone, context: other } = await newPerson(PHONE);
  await enterBy(other, "suite", EMAIL);
  await phone.goto("/suite");
  await expect(phone.getByRole("region", { name: "Tus sesiones" }).getByRole("link")).toBeVisible();
  await look(phone, "suite-participant-home-phone");

  await sessions.getByRole("link").click();
  await expect(page).toHaveURL(/\/focus\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a person of the suite changes their own name, and the people list says so", async ({ newPerson }) => {
  await client.send("POST", "/api/suite-users", { email: EMAIL, name: "Alba", role: "OBSERVER" });
  const { page, context } = await newPerson(PHONE);
  await enterBy(context, "suite", EMAIL);
  await page.goto("/suite/profile");
  await page.getByRole("button", { name: "Cambiar mi nombre" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar mi nombre" });
  await dialog.getByRole("textbox", { name: /^Nombre/ }).fill("Aurora");
  await dialog.getByRole("textbox", { name: "Apellidos" }).fill("Vega");
  await look(page, "own-name");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Aurora Vega" })).toBeVisible();
  await page.goto("/suite/studies");
  await page.getByRole("button", { name: "Menú" }).first().click();
  await expect(page.getByRole("link", { name: "Cuenta y facturación" })).toHaveCount(0);
  const users = await client.get<readonly { email: string; surname: string | null }[]>("/api/suite-users");
  expect(users.find(({ email }) => email === EMAIL)).toMatchObject({ name: "Aurora", surname: "Vega" });
});

test("a person's page says that they have not come in, and sends the invitation again", async ({ newPerson }) => {
  const email = `alba-${Date.now()}@awaited.test`;
  const { id } = await client.send<{ id: string }>("POST", "/api/suite-users", { email, name: "Alba", role: "OBSERVER" });
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto(`/suite/suite-users/${id}`);
  await expect(page.getByText(/^Invitación enviada el .* Todavía no ha entrado\.$/)).toBeVisible();
  await look(page, "suite-user");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Volver a enviar la invitación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText(`Invitación enviada a ${email}`)).toBeVisible();

  await page.goto(`/suite/suite-users/${id}/edit`);
  // Nobody chooses for who sees all.
  const chosen = page.getByRole("combobox", { name: /^Comunidades elegidas/ });
  await expect(page.getByRole("combobox", { name: /^Estudios y comunidades que ve/ })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.getByRole("combobox", { name: /^Estudios y comunidades que ve/ }).click();
  await page.getByRole("option", { name: "Solo lo elegido" }).click();
  await expect(chosen).toBeVisible();
  await look(page, "suite-user-edit");
  const { page: phone, context: other } = await newPerson(PHONE);
  await enterBy(other, "suite", "client@demo.test");
  await phone.emulateMedia({ colorScheme: "dark" });
  await phone.goto(`/suite/suite-users/${id}`);
  await expect(phone.getByText(/Todavía no ha entrado/)).toBeVisible();
  await look(phone, "suite-user-phone");
});
