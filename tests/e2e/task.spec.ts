import sharp from "sharp";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { productWith } from "./support/productWith";
import { type Server, startServer } from "./support/server";
import { test as base, expect } from "./support/test";

/** The product with an activity type of somebody else's, from `tests/fixtures/toyTask`. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const product = productWith("toyTask");
      const server = await startServer(undefined, product.root);
      await use(server);
      await server.stop();
      product.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.use({ story: "task", ...PHONE });

const TITLE = "Un desayuno de verdad";
const photo = (colour: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name: "desayuno.jpg", mimeType: "image/jpeg", buffer }));

test("a moderator asks for a text and a photo, a member sends both and corrects the text, the team sees them", async ({
  newPerson,
}) => {
  const moderator = await newPerson(DESKTOP);
  const { page: staff } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await staff.goto("/c/demo/activities/step1");
  await staff.getByRole("radio", { name: /^Tarea de prueba/ }).click();
  await staff.getByRole("textbox", { name: "Título", exact: true }).fill(TITLE);
  await staff.getByRole("textbox", { name: "Descripción" }).fill("Queremos ver cómo empiezas el día.");
  await staff.getByRole("textbox", { name: "LABs por participar" }).fill("20");
  await staff.getByRole("button", { name: "Siguiente" }).click();
  await expect(staff.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await staff.goto(new URL(staff.url()).pathname.replace(/\/step2$/, ""));

  // It is not offered as the next step yet.
  await expect(staff.getByRole("link", { name: "Seguir preparando" })).toBeVisible();
  await expect(staff.getByRole("link", { name: "Publicar actividad" })).toHaveCount(0);
  moderator.expectRefusal(400);
  await staff.getByRole("button", { name: "Más acciones" }).click();
  await staff.getByRole("menuitem", { name: "Abrir" }).click();
  await expect(staff.getByText("Faltan las instrucciones: escríbelas en el paso 2.")).toBeVisible();
  await staff.getByRole("button", { name: "Cerrar" }).click();
  await staff.getByRole("tab", { name: "Respuestas" }).click();
  await expect(staff.getByText("Todavía no hay respuestas")).toBeVisible();
  await look(staff, "task-no-answers");
  await staff.getByRole("link", { name: "Seguir preparando" }).click();
  await staff.getByRole("textbox", { name: "Instrucciones" }).fill("Cuéntanos qué desayunas y enséñanoslo.");
  await look(staff, "task-setup");
  await staff.getByRole("button", { name: "Guardar" }).click();
  await expect(staff.getByText("Guardado")).toBeVisible();
  await staff.getByRole("link", { name: "Siguiente" }).click();
  await staff.getByRole("button", { name: "Publicar", exact: true }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(staff.getByText("En curso").first()).toBeVisible();

  const { page, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto("/c/demo/activities");
  await page.getByRole("link", { name: new RegExp(TITLE) }).click();
  await expect(page.getByText("Cuéntanos qué desayunas y enséñanoslo.")).toBeVisible();
  await look(page, "task");
  await page.getByRole("textbox", { name: "Tu respuesta" }).fill("Tostadas con tomate.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Te falta la foto")).toBeVisible();
  await expect(page.getByText("50 %")).toBeVisible();
  await look(page, "task-half");

  await expect(page.getByRole("button", { name: "Hacer una foto" })).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Elegir una foto" }).click();
  await (await choosing).setFiles(await photo("#d9822b"));
  await expect(page.getByText("Tu respuesta está completa")).toBeVisible();
  await expect(page.getByText("Hecha", { exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Tu foto" }).locator("img")).toHaveJSProperty("naturalWidth", 1200);
  await look(page, "task-done");

  await page.getByRole("textbox", { name: "Tu respuesta" }).fill("Tostadas con tomate y café.");
  await page.getByRole("button", { name: "Guardar los cambios" }).click();
  await expect(page.getByRole("button", { name: "Guardar los cambios" })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Tu respuesta" })).toHaveValue("Tostadas con tomate y café.");
  await page.goto("/c/demo/historial");
  await expect(page.getByText("+20 LABs")).toHaveCount(1);

  await staff.getByRole("tab", { name: "Respuestas" }).click();
  const answer = staff.getByRole("article").filter({ hasText: "Tostadas con tomate y café." });
  await expect(answer.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(answer.getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
  await look(staff, "task-answers");
});

test("a photo that doesn't arrive is sent again, and one can be taken back", async ({ newPerson, request, baseURL }) => {
  const headers = { origin: baseURL ?? "" };
  const login = (kind: string, email: string) => ({ url: `/experienceLabs/demo/${kind}/login`, email });
  const token = async ({ url, email }: ReturnType<typeof login>) =>
    (await (await request.post(url, { data: { email, password: "Sondeo-demo-1" }, headers })).json()).authToken as string;
  const authorization = `Bearer ${await token(login("client", "moderator@demo.test"))}`;
  const send = async (method: string, path: string, data: object = {}) =>
    (await request.fetch(path, { method, data, headers: { ...headers, authorization } })).json();
  const activity = { title: "Otra tarea", type: "toy_task", description: "Otra", labs: 0 };
  const { id } = await send("POST", "/api/activities", activity);
  await send("PUT", `/api/activities/${id}/toy-task`, { instructions: "Una foto.", asksPhoto: true });
  await send("POST", `/api/activities/${id}/transitions/open`);

  const { page, context, expectRefusal } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto(`/c/demo/activities/${id}/task`);
  await expect(page.getByText("Una foto.")).toBeVisible();
  const chooser = page.locator("input[data-photo=file]");
  await chooser.setInputFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(page.getByRole("alert")).toContainText("Este archivo no sirve como foto");
  expectRefusal(503);
  await page.route("**/toy-task/photo", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await chooser.setInputFiles(await photo("#336699"));
  await expect(page.getByRole("button", { name: "Volver a enviar" })).toBeVisible();
  await page.getByRole("button", { name: "Volver a enviar" }).click();
  await expect(page.getByRole("button", { name: "Cambiar la foto" })).toBeVisible();
  await expect(page.getByText("Te falta el texto")).toBeVisible();
  await expect(page.getByRole("group", { name: "Tu foto" }).locator("img")).toHaveJSProperty("naturalWidth", 1200);
  await page.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("button", { name: "Elegir una foto" })).toBeVisible();
  await expect(page.getByText("Aún no has respondido")).toBeVisible();
});
