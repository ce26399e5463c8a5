import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("a raffle is seen by its members, drawn, proved, and its prizes given or passed on", async ({ newPerson }) => {
  const { page: desk, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/sorteos");
  const main = desk.getByRole("main");
  const drawn = main.getByRole("listitem").filter({ hasText: "Un abono de transporte" }).first();
  // The server makes, closes and draws the demo's raffles by itself, within a minute of its start.
  await expect(async () => {
    await desk.reload();
    await expect(drawn.getByRole("list", { name: "Ganadores" }).getByRole("listitem")).toHaveCount(2, { timeout: 5_000 });
  }).toPass({ timeout: 100_000 });
  await look(desk, "raffles");
  const winners = drawn.getByRole("list", { name: "Ganadores" });

  const [file] = await Promise.all([desk.waitForEvent("download"), drawn.getByRole("button", { name: "Comprobante" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^sorteo.*\.json$/);

  await winners.getByRole("button", { name: "Pasar al siguiente" }).first().click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Pasar al siguiente" }).click();
  await expect(dialog.getByText("Escribe el motivo")).toBeVisible();
  await dialog.getByLabel("Motivo").fill("No ha contestado en dos semanas");
  await look(desk, "raffle-pass-on");
  await dialog.getByRole("button", { name: "Pasar al siguiente" }).click();
  await expect(winners.getByText("Pasó al siguiente: No ha contestado en dos semanas")).toBeVisible();
  await expect(winners.getByRole("listitem")).toHaveCount(3);

  await winners.getByRole("button", { name: "Entregado" }).first().click();
  await dialog.getByRole("button", { name: "Entregado" }).click();
  await expect(winners.getByText("Entregado", { exact: true }).first()).toBeVisible();

  const { page: phone, context: members } = await newPerson(PHONE);
  await enterBy(members, "member", "member@demo.test");
  await phone.goto("/c/demo/sorteos");
  await expect(phone.getByRole("heading", { name: "Sorteos" })).toBeVisible();
  const open = phone.getByRole("listitem").filter({ hasText: "Una bicicleta plegable" });
  await expect(open).toBeVisible();
  await open.getByText("Cómo comprobar el sorteo").click();
  await expect(open.getByText("Huella del premio, los ganadores y el número secreto")).toBeVisible();
  await look(phone, "raffles");

  const planned = main.getByRole("listitem").filter({ hasText: "Una bicicleta plegable" }).first();
  await planned.getByRole("button", { name: "Cancelar sorteo" }).click();
  // Two buttons of which only one cancels anything.
  await expect(dialog.getByRole("button")).toHaveText(["Volver", "Cancelar sorteo"]);
  await dialog.getByRole("button", { name: "Cancelar sorteo" }).click();
  await expect(dialog.getByText("Escribe el motivo")).toBeVisible();
  await dialog.getByLabel("Motivo").fill("La tienda ha retirado la bicicleta");
  await look(desk, "raffle-cancel");
  await dialog.getByRole("button", { name: "Cancelar sorteo" }).click();
  await expect(planned.getByText("Cancelado: La tienda ha retirado la bicicleta")).toBeVisible();
  await phone.reload();
  await expect(open.getByText("Sorteo cancelado")).toBeVisible();
  await expect(open.getByText("La tienda ha retirado la bicicleta")).toBeVisible();
});
