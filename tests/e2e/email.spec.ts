import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { APIRequestContext, BrowserContext, Locator, Page } from "@playwright/test";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { copyOfDemo, launchServer } from "./support/server";
import { expect, test } from "./support/test";

const SUBJECT = "Esta semana en la comunidad";
const SCHEDULED = "El jueves pedaleamos, {{nickname|ciclista}}";
const OUTBOX = `/api/outbox?q=${encodeURIComponent("El jueves pedaleamos")}`;

/** Chooses whom an e-mail is for. */
async function addressTo(page: Page, audience: string): Promise<void> {
  await page.getByRole("main").getByLabel("Destinatarios").click();
  await page.getByRole("option", { name: audience }).click();
}

/** Chooses tomorrow at ten. */
async function fillTomorrow(dialog: Locator): Promise<void> {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const date = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Madrid", dateStyle: "short" }).format(tomorrow);
  await dialog.getByLabel("Fecha", { exact: true }).fill(date);
  await dialog.getByLabel("Hora", { exact: true }).fill("10:00");
}

/** As if it were tomorrow at ten: the product is stopped meanwhile, and finds at its start what is due. */
async function letTimeCome(dataDir: string): Promise<void> {
  const db = await PGlite.create({ dataDir: join(dataDir, "pglite"), extensions: { pg_trgm } });
  await db.query("update mailing set scheduled_at = now() where state = 'SCHEDULED' and subject = $1", [SCHEDULED]);
  await db.close();
}

/** Begins an e-mail to a segment, leaves the page, comes back, and schedules it. */
async function scheduleFromDraft(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const subject = main.getByRole("textbox", { name: "Asunto" });
  await addressTo(page, "Un segmento");
  await main.getByRole("combobox", { name: "Segmento", exact: true }).click();
  await page.getByRole("option", { name: "Pedaleo" }).click();
  await subject.fill(SCHEDULED);
  await page.getByRole("link", { name: "Miembros", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Miembros" })).toBeVisible();
  await page.goBack();
  const offer = main.getByRole("alert").filter({ hasText: "El jueves pedaleamos, [Apodo]" });
  await offer.getByRole("button", { name: "Seguir escribiendo" }).click();
  await expect(subject).toHaveValue(SCHEDULED);
  await expect(main.getByRole("combobox", { name: "Segmento", exact: true })).toHaveValue("Pedaleo");
  await main.getByRole("textbox", { name: "Texto", exact: true }).fill("Nos vemos a las diez.");
  await main.getByRole("button", { name: "Revisar y enviar" }).dblclick();
  const send = page.getByRole("dialog", { name: "Enviar el correo" });
  await expect(send.getByText(/^A \d+ miembros? del segmento «Pedaleo»$/)).toBeVisible();
  await send.getByRole("radio", { name: "En otro momento" }).check();
  await expect(send.getByText(/\(Europe\/Madrid\)/)).toBeVisible();
  await send.getByLabel("Fecha", { exact: true }).fill("2020-01-01");
  await send.getByLabel("Hora", { exact: true }).fill("10:00");
  await expect(send.getByText("Esa fecha ya ha pasado. Elige una posterior.")).toBeVisible();
  await expect(send.getByRole("button", { name: "Programar" })).toBeDisabled();
  await expect(send.getByText(/^A \d+ miembros? del segmento «Pedaleo»$/)).toBeVisible();
  await fillTomorrow(send);
  await expect(send.getByText("Esa fecha ya ha pasado. Elige una posterior.")).toBeHidden();
  await look(page, "email-schedule");
  await send.getByRole("button", { name: "Programar" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "El jueves pedaleamos, [Apodo]" })).toBeVisible();
  await look(page, "email-scheduled");
}

/** Changes the scheduled e-mail of the demo. */
async function changeScheduled(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const waiting = main.getByRole("listitem").filter({ hasText: "El lunes abrimos un debate nuevo" });
  await waiting.getByRole("button", { name: /^Cambiar/ }).click();
  await expect(main.getByRole("textbox", { name: "Asunto" })).toHaveValue("El lunes abrimos un debate nuevo");
  await main.getByRole("textbox", { name: "Asunto" }).fill("El martes abrimos un debate nuevo");
  await main.getByRole("button", { name: "Revisar y guardar" }).click();
  const change = page.getByRole("dialog", { name: "Cambiar el envío programado" });
  await change.getByRole("button", { name: "Guardar cambios" }).click();
  const changed = main.getByRole("listitem").filter({ hasText: "El martes abrimos un debate nuevo" });
  await changed.getByRole("button", { name: /^Eliminar/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(changed).toBeHidden();
  await main.getByRole("tab", { name: "Escribir" }).click();
}

/** The team writes two e-mails; the first is left to wait for its time. */
async function writeBoth(page: Page, context: BrowserContext, request: APIRequestContext): Promise<void> {
  // At whatever time it runs, and however many mails went out before.
  const administrator = await signInTo(request, "staff", "main-admin@demo.test");
  const [configuration] = await administrator.get<readonly { readonly id: string }[]>("/api/community-configuration");
  const limits = { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 };
  await administrator.send("PUT", `/api/community-configuration/${configuration?.id}`, limits);
  await enterBy(context, "staff", "moderator@demo.test");
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  await staff.send("POST", "/api/segments", { name: "Pedaleo", conditions: [{ kind: "TAG", values: ["bici"] }] });
  await page.goto("/c/demo/email");
  const main = page.getByRole("main");
  await scheduleFromDraft(page);
  await changeScheduled(page);

  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(main.getByText("Rellena este campo.").first()).toBeVisible();

  await addressTo(page, "Una lista de personas");
  await main.getByRole("textbox", { name: "Direcciones o apodos" }).fill("member@demo.test, nadie@demo.test");
  await main.getByRole("textbox", { name: "Asunto" }).fill(SUBJECT);
  const text = main.getByRole("textbox", { name: "Texto", exact: true });
  await text.click();
  await page.keyboard.type("Hola, ");
  await main.getByRole("button", { name: "Insertar campo" }).last().click();
  await page.getByRole("menuitem", { name: "Apodo" }).click();
  await page.keyboard.type(":");
  await page.keyboard.press("Enter");
  await main.getByRole("button", { name: "Negrita" }).click();
  await page.keyboard.type("Tenemos novedades");
  await expect(main.getByText("Borrador guardado")).toBeVisible();
  await look(page, "email-compose");

  await main.getByRole("button", { name: "Vista previa" }).click();
  const preview = page.getByRole("dialog", { name: "Vista previa" });
  await expect(preview.getByText("Tenemos novedades")).toBeVisible();
  await expect(preview.getByText("Recibes este correo porque participas en Comunidad Demo.")).toBeVisible();
  await expect(preview.getByText("{{")).toHaveCount(0);
  await look(page, "email-preview");
  await preview.getByRole("button", { name: "Enviarme una prueba" }).dblclick();
  await expect(preview.getByText("Prueba enviada a moderator@demo.test")).toBeVisible();
  await preview.getByRole("button", { name: "Cerrar" }).click();

  await main.getByRole("button", { name: "Revisar y enviar" }).click();
  const send = page.getByRole("dialog", { name: "Enviar el correo" });
  await expect(send.getByText("A 1 miembro de la lista")).toBeVisible();
  await expect(send.getByText("nadie@demo.test")).toBeVisible();
  await expect(send.getByRole("button", { name: "Enviar ahora" })).toBeDisabled();
  await send.getByRole("checkbox", { name: "Enviar al resto sin esta persona" }).check();
  await expect(send.getByText("Lo recibirá 1 persona")).toBeVisible();
  await look(page, "email-send");
  await send.getByRole("button", { name: "Enviar ahora" }).click();

  const card = main.getByRole("listitem").filter({ hasText: SUBJECT });
  await expect(card.getByText("1 enviado")).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText("{{")).toHaveCount(0);
  await look(page, "email-history");
  await card.getByRole("button", { name: /^Ver personas/ }).click();
  const drawer = page.getByRole("dialog", { name: SUBJECT });
  await expect(drawer.getByText("Enviado", { exact: true })).toBeVisible();
  await look(page, "email-people");
  await page.goBack();
  await expect(drawer).toBeHidden();
  await card.getByRole("button", { name: /^Ver: / }).click();
  await expect(drawer.getByText("Tenemos novedades")).toBeVisible();
  await look(page, "email-text");
  await drawer.getByRole("button", { name: "Usar de nuevo" }).click();
  await expect(main.getByRole("textbox", { name: "Asunto" })).toHaveValue(SUBJECT);
  await expect(text).toContainText("Tenemos novedades");
  await main.getByRole("textbox", { name: "Asunto" }).fill("La semana que viene");
  await main.getByRole("tab", { name: "Borradores" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "La semana que viene" })).toBeVisible();
  await look(page, "email-drafts");

  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const tests = await backoffice.get<readonly { readonly subject: string | null }[]>("/api/outbox?q=moderator%40demo.test");
  expect(tests.filter(({ subject }) => subject === `[Prueba] ${SUBJECT}`)).toHaveLength(1);
  expect(await backoffice.get(OUTBOX)).toEqual([]);
}

test("the team schedules an e-mail from a draft, sends another one meanwhile and starts from it again, and the first arrives at its time", async ({
  newPerson,
  playwright,
}) => {
  const dataDir = copyOfDemo();
  try {
    const before = await launchServer(dataDir);
    const request = await playwright.request.newContext({ baseURL: before.url });
    const { page, context, expectRefusal } = await newPerson({ ...DESKTOP, baseURL: before.url });
    expectRefusal(400);
    try {
      await writeBoth(page, context, request);
    } finally {
      await context.close();
      await before.stop();
    }
    await letTimeCome(dataDir);
    const server = await launchServer(dataDir);
    try {
      const after = await playwright.request.newContext({ baseURL: server.url });
      const backoffice = await signInTo(after, "backoffice", "backoffice@demo.test");
      await expect.poll(async () => (await backoffice.get<readonly unknown[]>(OUTBOX)).length).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
