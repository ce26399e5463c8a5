import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { recordFilm } from "./support/film";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const GUIDE = "Lleva la cuenta de una semana.";

test("a moderator attaches a file and a video, which a member opens and plays on a phone", async ({
  newPerson,
  playwright,
  server,
}) => {
  const { context, page } = await newPerson();
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/activities");
  const film = await recordFilm(page);
  await page.goto("/c/demo/activities/step1");
  await page.getByRole("radio", { name: /^Debate/ }).click();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill("Una semana en autobús");
  await page.getByRole("textbox", { name: "Descripción" }).fill("Mira el vídeo y descarga la guía.");

  const attach = async (list: string, upload: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const group = page.getByRole("group", { name: list });
    await group.getByRole("button", { name: "Añadir" }).click();
    const chooser = page.waitForEvent("filechooser");
    await group.getByRole("button", { name: new RegExp(`^${upload}`) }).click();
    await (await chooser).setFiles(file);
    await expect(group.getByRole("link", { name: new RegExp(file.name) })).toBeVisible();
  };
  await attach("Vídeos", "Subir vídeo", { name: "recorrido.webm", mimeType: "video/webm", buffer: film });
  await attach("Archivos", "Subir archivo", { name: "guia.txt", mimeType: "text/plain", buffer: Buffer.from(GUIDE) });
  await look(page, "wizard-material");
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}\/step2$/);
  const [, activity = ""] = /activities\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const team = await signInTo(await playwright.request.newContext({ baseURL: server.url }), "staff", "moderator@demo.test");
  await team.send("POST", "/api/topics", { activity, title: "El viaje", tag: "viaje" });
  await team.send("POST", `/api/activities/${activity}/transitions/open`);

  const member = await newPerson(PHONE);
  await enterBy(member.context, "member", "member@demo.test");
  await member.page.goto(`/c/demo/activities/${activity}/info`);
  const video = member.page.locator("video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await look(member.page, "activity-material");
  await member.page.getByRole("link", { name: "Ir a la actividad" }).click();
  const guide = member.page.getByRole("list", { name: "Archivos de la actividad" }).getByRole("link", { name: /guia\.txt/ });
  await expect(guide).toBeVisible();
  await look(member.page, "activity-files");
  const answer = await member.page.request.get((await guide.getAttribute("href")) ?? "");
  expect(await answer.text()).toBe(GUIDE);
});
