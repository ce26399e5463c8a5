import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { CONSOLES, type Console, enter } from "./screens/consoles";
import { changeThemeWhileOpen } from "./steps/identity/liveTheme";
import { signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look as lookAt } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const COMMUNITY = CONSOLES.find(({ name }) => name === "community") as Console;

async function picture() {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  return { name: "bus.png", mimeType: "image/png", buffer };
}

/** A picture that is put up, by its address. */
async function upload(request: APIRequestContext, origin: string): Promise<string> {
  const multipart = { publicLogo: "true", file: await picture() };
  return (await (await request.post("/experienceLabs/file", { multipart, headers: { origin } })).json()).url;
}

test("a community's look is tried out, refused while a text can't be read, and worn once it is saved", async ({ newPerson }) => {
  const { context, page } = await newPerson();
  await enter(context.request, COMMUNITY);
  await page.goto("/c/demo/personalisation");
  const main = page.getByRole("textbox", { name: /^Color principal/ });
  const before = await main.inputValue();
  await main.fill("#ffe000");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No se lee bien" }).first()).toBeVisible();
  await lookAt(page, "personalisation-refused");

  await page.getByRole("button", { name: /^Usar #/ }).click();
  await page.getByRole("tab", { name: "Encuesta" }).click();
  await expect(page.getByText("¿Con qué frecuencia desayunas en casa?")).toBeVisible();
  await lookAt(page, "personalisation-preview");

  await page.getByRole("tab", { name: "Nombre y logo" }).click();
  await page.getByRole("textbox", { name: "Título de la pestaña" }).fill("Mi comunidad");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await expect(page).toHaveTitle("Personalización · Mi comunidad");

  await page.getByRole("tab", { name: "Colores" }).click();
  await main.fill(before);
  await page.getByRole("textbox", { name: "Texto sobre el color principal", exact: true }).fill("#ffffff");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
});

test("two who change a look at once choose, field by field, whose values stay", async ({ newPerson }) => {
  const { context, page, expectRefusal } = await newPerson();
  await enter(context.request, COMMUNITY);
  await page.goto("/c/demo/personalisation");
  await page.getByRole("tab", { name: "Imágenes" }).click();
  const header = page.getByRole("textbox", { name: /^Imagen de cabecera/ });
  const origin = new URL(page.url()).origin;
  const [mine, others, later] = [
    await upload(context.request, origin),
    await upload(context.request, origin),
    await upload(context.request, origin),
  ];
  await header.fill(mine);

  const look = await (await context.request.get("/experienceLabs/personalization/demo")).json();
  const theirs = { headerImage: others, imageDisplay: "CAROUSEL" };
  const put = (data: object) =>
    context.request.put(`/experienceLabs/community/${look.communityId}/personalizationFull`, { data, headers: { origin } });
  expect((await put(theirs)).status()).toBe(200);

  const save = page.getByRole("button", { name: "Guardar", exact: true });
  expectRefusal(409);
  await save.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: /^Imagen de cabecera/ })).toBeVisible();
  await expect(dialog).toContainText("Cómo se muestran las imágenes");
  await lookAt(page, "personalisation-conflict");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Continuar así" }).click();
  await expect(header).toHaveValue(theirs.headerImage);
  await expect(save).toBeDisabled();
  await header.fill(later);
  await save.click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await put({ headerImage: null, imageDisplay: null });
});

test("a moderator puts a picture up in a form, and nothing of it lies behind the save bar", async ({ newPerson }) => {
  const { context, page } = await newPerson();
  await enter(context.request, { ...COMMUNITY, email: "moderator@demo.test" });
  await page.goto("/c/demo/activities/step1");
  const upload = page.getByRole("button", { name: /^Subir imagen: Imagen/ }).first();
  await expect(upload).toBeVisible();
  const bar = page.getByRole("button", { name: "Siguiente" });
  await lookAt(page, "activity-create");
  const buttons = page.locator("form").getByRole("button", { name: /Añadir|imagen/i });
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    if (!(await button.isVisible())) continue;
    await button.focus();
    const [box, below] = [await button.boundingBox(), await bar.boundingBox()];
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), String(await button.textContent())).toBeLessThanOrEqual(below?.y ?? 0);
  }
  const chooser = page.waitForEvent("filechooser");
  await upload.click();
  await (await chooser).setFiles(await picture());
  await expect(page.getByRole("button", { name: /^Cambiar imagen: Imagen/ }).first()).toBeVisible();
  await expect(page.locator('img[src^="/files/"]').first()).toBeVisible();
  await lookAt(page, "activity-create-picture");
});

test("another look is seen at once by who has the community open", async ({ newPerson, request }) => {
  const member = await signInTo(request, "member", "member@demo.test");
  await changeThemeWhileOpen(await newPerson(), await newPerson(PHONE), member);
});
