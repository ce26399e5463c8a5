import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Api, enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look, show } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fde8c4"/>
  <text x="60" y="150" font-size="72" font-family="sans-serif" font-weight="bold" fill="#3d2208">Tu café, a tu hora</text>
  <circle cx="650" cy="360" r="150" fill="#6f4518"/><rect x="60" y="400" width="260" height="70" rx="35" fill="#c1121f"/></svg>`;
const MARKS = [
  { x: 72, y: 60, sign: "POSITIVE", explanation: "La taza da ganas de un café." },
  { x: 74, y: 62, sign: "POSITIVE", explanation: "Muy cálido." },
  { x: 20, y: 72, sign: "NEGATIVE", explanation: "El botón no dice qué pasa después." },
];

/** An activity whose one image a member has marked. */
async function markedHeatMap(moderator: Api, member: Api, sendPicture: (path: string) => Promise<object>): Promise<string> {
  const body = { title: "El cartel de otoño", type: "el_heatmap", description: "Marca lo que ves.", labs: 10 };
  const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
  const imageId = randomUUID();
  const limits = { maxPositive: 5, maxNegative: 5, minPoints: 1, explanationRequired: false };
  const image = { id: imageId, title: "Marquesina", instructions: "", ...limits };
  const labels = { POSITIVE: "Me gusta", NEGATIVE: "No me gusta" };
  const picture = await sendPicture(`/api/activities/${id}/heatmap/pictures`);
  const images = [{ ...image, ...picture }];
  await moderator.send("PUT", `/api/activities/${id}/heatmap`, { labels, isRandomOrder: false, images });
  await moderator.send("POST", `/api/activities/${id}/transitions/open`);
  for (const mark of MARKS)
    await member.send("PUT", `/api/member/activities/${id}/heatmap/images/${imageId}/points/${randomUUID()}`, mark);
  return id;
}

test("a moderator sees where an image was marked and why, and takes it along", async ({ request, newPerson }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const member = await signInTo(request, "member", "member@demo.test");
  const id = await markedHeatMap(moderator, member, async (path) => {
    const file = { name: "cartel.png", mimeType: "image/png", buffer: await sharp(Buffer.from(POSTER)).png().toBuffer() };
    const sent = await request.post(path, { headers: { authorization: `Bearer ${moderator.token}` }, multipart: { file } });
    expect(sent.ok(), await sent.text()).toBe(true);
    const { url, width, height } = await sent.json();
    return { image: url, width, height };
  });

  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/heatmap`);
  await expect(page.getByRole("img", { name: /Mapa de calor de «Marquesina»/ })).toBeVisible();
  await expect(page.getByText("persona ha participado")).toBeVisible();
  await show(page, "heat-map-results");

  // The grid by keyboard: what is chosen is read.
  await page.getByRole("switch", { name: "Cuadrícula" }).check();
  await page.getByRole("gridcell", { name: /^A1/ }).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByRole("gridcell", { name: "C2. Me gusta: 100 %" })).toBeFocused();
  await page.keyboard.press("Enter");
  const texts = page.getByRole("region", { name: "Explicaciones" });
  await expect(texts.getByRole("listitem")).toHaveCount(2);
  await expect(texts.getByText("El botón no dice qué pasa después.")).toBeHidden();
  await look(page, "heat-map-grid");
  await page.keyboard.press("Enter");
  await expect(texts.getByRole("listitem")).toHaveCount(3);

  await page.getByRole("button", { name: "Descargar", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /Tabla de celdas/ }).click();
  const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(13);
  expect(rows.find((row) => row.includes(";C2;"))).toContain(";Todo el mundo;1;1;1;");

  const phone = await newPerson(PHONE);
  await enterBy(phone.context, "staff", "moderator@demo.test");
  await phone.page.goto(`/c/demo/activities/${id}/heatmap`);
  await expect(phone.page.getByRole("img", { name: /Mapa de calor de «Marquesina»/ })).toBeVisible();
  await look(phone.page, "heat-map-results");
});
