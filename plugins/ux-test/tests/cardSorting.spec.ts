import type { Page } from "@playwright/test";
import { switchTheme } from "../../../tests/e2e/steps/console";
import { publishSurvey } from "../../../tests/e2e/steps/publishSurvey";
import { expectQuestion, wakeScript } from "../../../tests/e2e/steps/runner";
import { enterBy } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

const TITLE = "¿Qué va junto en la web del ayuntamiento?";
const SUS_TITLE = "¿Cómo te ha resultado la web?";
const coded = (texts: readonly string[]) => texts.map((text, place) => ({ code: `c${place + 1}`, label: { es: text } }));
const CARDS = coded([
  "Pagar una multa",
  "Impuesto de circulación",
  "Plusvalía",
  "Empadronarse",
  "Certificado de residencia",
  "Cambio de domicilio",
  "Horarios de la biblioteca",
  "Reservar pista de pádel",
  "Piscina municipal",
  "Recogida de muebles",
  "Puntos limpios",
  "Avisar de una farola rota",
]);
const GROUPS = coded(["Impuestos", "Padrón", "Ocio"]);

const sorting = (mode: "OPEN" | "CLOSED" | "HYBRID", settings: object = {}) => ({
  id: `q-${mode}`,
  variable: mode,
  type: "card-sorting",
  title: { es: mode === "OPEN" ? TITLE : `${TITLE} (${mode})` },
  mode,
  options: CARDS,
  ...(mode === "OPEN" ? {} : { columns: GROUPS }),
  ...settings,
});
const sus = { id: "sus", variable: "sus", type: "sus", title: { es: SUS_TITLE }, product: { es: "la web" }, allRows: true };
const draftOf = (...questions: readonly object[]) => ({
  languages: ["es"],
  closing: { es: "¡Gracias!" },
  blocks: [{ id: "b", questions }],
});

const FEW = sorting("HYBRID", { title: { es: TITLE }, required: true, allCards: true, options: CARDS.slice(0, 5) });
const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const said = (page: Page, text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeAttached();

test("on a phone cards are tapped into groups, own ones as well, and nothing is left over", async ({ newPerson, request }) => {
  const { link } = await publishSurvey(request, draftOf(FEW));
  const { page } = await newPerson(PHONE);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  await look(page, "card-sorting-begin");
  await button(page, "Pagar una multa").tap();
  await look(page, "card-sorting-chosen");
  await button(page, "Poner «Pagar una multa» en Impuestos").tap();
  await said(page, "Pagar una multa: en Impuestos. Quedan 4 de 5 tarjetas.");
  await button(page, "Empadronarse").tap();
  await button(page, "Nuevo grupo con «Empadronarse»").tap();
  await page.getByRole("textbox", { name: /^Nombre del grupo/ }).fill("Mis papeles");
  for (const card of ["Impuesto de circulación", "Plusvalía"]) {
    await button(page, card).tap();
    await button(page, `Poner «${card}» en Impuestos`).tap();
  }
  await button(page, "Deshacer").tap();
  await expect(page.getByText("Quedan 2 de 5 tarjetas", { exact: true })).toBeVisible();
  await button(page, "Enviar").tap();
  await expect(page.getByText("Faltan 2 tarjetas por clasificar.")).toBeVisible();
  for (const card of ["Plusvalía", "Certificado de residencia"]) {
    await button(page, card).tap();
    await button(page, `Poner «${card}» en Mis papeles`).tap();
  }
  await expect(page.getByText("Todas las tarjetas tienen grupo.")).toBeVisible();
  await look(page, "card-sorting-done");
  await button(page, "Enviar").tap();
  await expect(page.getByText("¡Gracias!")).toBeVisible();
});

test("cards are sorted by keyboard alone, and dragged with a mouse", async ({ newPerson, request }) => {
  const { link, id, staff } = await publishSurvey(request, draftOf(FEW));
  const { page } = await newPerson(DESKTOP);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);

  await test.step("keyboard", async () => {
    await button(page, "Pagar una multa").focus();
    await page.keyboard.press("1");
    await said(page, "Pagar una multa: en Impuestos.");
    await expect(button(page, "Impuesto de circulación")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await said(page, "Plusvalía: elige su grupo.");
    await expect(button(page, "Poner «Plusvalía» en Impuestos")).toBeFocused();
    await page.keyboard.press("Enter");
    await said(page, "Plusvalía: en Impuestos. Quedan 3 de 5 tarjetas.");
    await expect(page.locator(".cs-tray .cs-card:focus")).toHaveCount(1);
    await button(page, "Nuevo grupo").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("Mis papeles");
    await page.keyboard.press("Enter");
    await said(page, "El grupo se llama ahora «Mis papeles».");
  });

  const group = (name: string) => page.locator(".cs-group").filter({ has: button(page, `Eliminar el grupo ${name}`) });
  await test.step("mouse", async () => {
    await button(page, "Empadronarse").dragTo(group("Mis papeles"));
    await said(page, "Empadronarse: en Mis papeles.");
    await button(page, "Certificado de residencia").dragTo(group("Mis papeles"));
    await button(page, "Empadronarse").dragTo(page.locator(".cs-tray"));
    await said(page, "Empadronarse: otra vez sin clasificar.");
    await look(page, "card-sorting-mouse");
    await button(page, "Eliminar el grupo Mis papeles").click();
    await said(page, "Mis papeles: eliminado. Quedan 3 de 5 tarjetas.");
    await button(page, "Deshacer").click();
    await button(page, "Empadronarse").dragTo(group("Mis papeles"));
    await button(page, "Impuesto de circulación").dragTo(page.locator(".cs-group").first());
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "card-sorting-dark");
  await button(page, "Enviar").click();
  await expect(page.getByText("¡Gracias!")).toBeVisible();

  const { questions } = await staff.get<{ questions: readonly { drawing: { groups: readonly object[] } }[] }>(
    `/api/activities/${id}/results`,
  );
  expect(questions[0]?.drawing.groups).toMatchObject([
    { label: "Impuestos", count: 1 },
    { label: "Padrón", count: 0 },
    { label: "Ocio", count: 0 },
    { label: "Mis papeles", count: 1, isGiven: false },
  ]);
});

test("a team reads what people put together, what they called it, and how usable they find a site", async ({
  newPerson,
  request,
}) => {
  const draft = draftOf(sorting("OPEN"), sorting("CLOSED"), sorting("HYBRID"), sus);
  const { id, staff } = await publishSurvey(request, draft);
  await staff.send("POST", `/api/activities/${id}/robots/responses`, { count: 40 });
  for (const device of [DESKTOP, PHONE]) {
    const { page, context, isPhone } = await newPerson(device);
    await enterBy(context, "staff", "moderator@demo.test");
    await page.goto(`/c/demo/activities/${id}/report`);
    await page.getByRole("switch", { name: /prueba/ }).check();
    const open = page.getByRole("article", { name: TITLE, exact: true });
    await expect(open.getByRole("tab", { name: "Similitud" })).toBeVisible();
    await expect(open.getByRole("rowheader")).toHaveCount(CARDS.length);
    await look(page, "card-sorting-similarity");
    await open.getByRole("tab", { name: "Dendrograma" }).click();
    await expect(open.getByRole("img", { name: /^Dendrograma cortado en 3 grupos/ })).toBeVisible();
    await look(page, "card-sorting-tree");
    await open.getByRole("tab", { name: "Grupos" }).click();
    await expect(open.getByRole("rowheader", { name: /^grupo A$/i })).toBeVisible();
    await look(page, "card-sorting-groups");
    const closed = page.getByRole("article", { name: `${TITLE} (CLOSED)` });
    await closed.scrollIntoViewIfNeeded();
    await expect(closed.getByRole("columnheader", { name: "Impuestos" }).first()).toBeVisible();
    await look(page, "card-sorting-closed");
    const usability = page.getByRole("article", { name: SUS_TITLE });
    await usability.scrollIntoViewIfNeeded();
    await expect(usability.getByText(/intervalo de confianza del 95 %/)).toBeVisible();
    await look(page, "sus-results");
    if (isPhone) continue;
    await switchTheme(page, "oscuro");
    await look(page, "sus-results-dark");
    await open.scrollIntoViewIfNeeded();
    await open.getByRole("tab", { name: "Similitud" }).click();
    await look(page, "card-sorting-similarity-dark");
  }
});

test("the ten statements are answered on a phone, all or none of them", async ({ newPerson, request }) => {
  const { link } = await publishSurvey(request, draftOf(sus));
  const { page } = await newPerson(PHONE);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, SUS_TITLE);
  await look(page, "sus-question");
  const agreed = page.getByRole("radio", { name: /columna 4$/ });
  await expect(agreed).toHaveCount(10);
  for (const radio of (await agreed.all()).slice(0, 9)) await radio.check({ force: true });
  await button(page, "Enviar").click();
  await expect(page.getByText("Contesta todas las filas, o ninguna.")).toBeVisible();
  await agreed.last().check({ force: true });
  await button(page, "Enviar").click();
  await expect(page.getByText("¡Gracias!")).toBeVisible();
});
