import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const NAME = "Lo que más cuesta";
const SUMMARY = "Casi todos hablan del tiempo que pierden.";

interface Topics {
  readonly finishedAt: string | null;
  readonly topics: readonly { readonly title: string; readonly count: number }[];
}

/** The demo's activity whose analysis has most topics. */
async function analysed(api: Api, community: string) {
  const activities = await api.get<readonly { id: string }[]>("/api/activities?range=[0,99]");
  const all = await Promise.all(
    activities.map(async ({ id }) => ({
      id,
      ...(await api.get<Topics>(`/client/communities/${community}/activity/${id}/analysis`)),
    })),
  );
  const [first] = all.toSorted((a, b) => b.topics.length - a.topics.length);
  expect(first?.topics.length).toBeGreaterThan(1);
  return first as (typeof all)[number];
}

test("the team reads what members wrote by topics, names one and sums up; an observer reads it", async ({
  page,
  context,
  request,
}) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const { communityId } = await moderator.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  const { id, topics } = await analysed(moderator, communityId);
  const [largest] = topics;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(`/c/demo/activities/${id}/analysis`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: largest?.title ?? "" })).toBeVisible();
  await look(page, "analysis");

  await main.getByRole("button", { name: `Ver los textos de «${largest?.title}»` }).click();
  const texts = page.getByRole("dialog", { name: largest?.title ?? "" });
  await expect(texts.getByRole("listitem")).toHaveCount(Math.min(10, largest?.count ?? 0));
  await look(page, "analysis-texts");
  await page.keyboard.press("Escape");

  await main.getByRole("button", { name: `Qué hacer con el tema «${largest?.title}»` }).click();
  await page.getByRole("menuitem", { name: "Cambiar el nombre" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre del tema").fill(NAME);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(main.getByRole("heading", { name: NAME })).toBeVisible();
  await main.getByRole("button", { name: "Escribir el resumen" }).click();
  await dialog.getByLabel("En pocas palabras").fill(SUMMARY);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(main.getByText(SUMMARY)).toBeVisible();

  await main.getByRole("button", { name: "Analizar de nuevo" }).click();
  await expect(main.getByText("Analizando los textos…")).toBeHidden();
  await expect(main.getByRole("heading", { name: NAME })).toBeVisible();

  await enterBy(context, "staff", "observer@demo.test");
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`/c/demo/activities/${id}/analysis`);
  await expect(main.getByText(SUMMARY)).toBeVisible();
  await expect(main.getByRole("button", { name: /Analizar|Qué hacer|Añadir/ })).toHaveCount(0);
  await look(page, "analysis-phone");
});
