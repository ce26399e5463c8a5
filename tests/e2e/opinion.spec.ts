import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const TITLE = "Una tarde sin pantallas";
const QUESTION = "¿Qué harías una tarde entera sin pantallas?";
/** Of the demo, in which others have written. */
const RUNNING = "Una semana sin coche";
const OTHERS = "El lunes sería un caos";

test("a moderator asks for an opinion and says who reads what", async ({ newPerson, request }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const body = { title: TITLE, type: "wat_opinion", description: "Primero lo tuyo.", labs: 15 };
  const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByRole("textbox", { name: "Qué les preguntas" }).fill(QUESTION);
  await expect(page.getByRole("radio", { name: /Después de dar la suya/ })).toBeChecked();
  await page.getByRole("radio", { name: /Nunca/ }).check();
  await look(page, "opinion-setup");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Guardado")).toBeVisible();
  await moderator.send("POST", `/api/activities/${id}/transitions/open`);

  const filter = encodeURIComponent(JSON.stringify({ title: RUNNING }));
  const [running] = await moderator.get<readonly { id: string }[]>(`/api/activities?filter=${filter}`);
  await page.goto(`/c/demo/activities/${running?.id}/step2`);
  await expect(page.getByText("Ya hay opiniones")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Nunca/ })).toBeDisabled();
  await page.getByRole("tab", { name: "Opiniones" }).click();
  await expect(page.getByText(OTHERS)).toBeVisible();
});

test("a member gives an opinion, and only then sees the others'; once it has ended, nobody is told to write", async ({
  newPerson,
  request,
}) => {
  const { page, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto("/c/demo/activities");
  await page.getByRole("link", { name: new RegExp(RUNNING) }).click();
  await expect(page.getByRole("heading", { name: /no puedes usar el coche/ })).toBeVisible();
  await expect(page.getByText("Escribe primero lo tuyo")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Escribe tu opinión" }).fill("Saldría media hora antes, en bici.");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("article").first()).toContainText("Saldría media hora antes");
  await expect(page.getByText(OTHERS)).toBeVisible();
  await expect(page.getByText("¡Gracias! Ya has participado.")).toBeVisible();
  await look(page, "opinion-done");

  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const body = { title: "Una noche sin luz", type: "wat_opinion", description: "Primero lo tuyo.", labs: 15 };
  const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
  await moderator.send("PUT", `/api/activities/${id}/opinion`, { question: "¿Qué harías?", othersVisible: "AFTER_OWN" });
  for (const move of ["open", "finish"]) await moderator.send("POST", `/api/activities/${id}/transitions/${move}`);
  await page.goto(`/c/demo/activities/${id}/opinion`);
  await expect(page.getByText("Ya no se puede escribir.", { exact: false })).toBeVisible();
  await expect(page.getByText("Escribe primero lo tuyo")).toBeHidden();
});
