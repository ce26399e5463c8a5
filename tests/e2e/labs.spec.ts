import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const REASON = "Gracias por contarnos tu ruta";

test("the team gives LABs for a reason, and members read it and see where they stand", async ({ newPerson }) => {
  const { page: desk, context, expectRefusal } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/gestion-labs");
  const main = desk.getByRole("main");
  await expect(main.getByText("Disponibles", { exact: true })).toBeVisible();
  await look(desk, "labs-overview");

  await main.getByRole("button", { name: "Dar o quitar LABs" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Dar", exact: true }).last().click();
  await expect(dialog.getByText("Escribe al menos un miembro")).toBeVisible();
  await dialog.getByLabel("Miembros").fill("nadie-asi\nmember@demo.test");
  await dialog.getByLabel("LABs para cada uno").fill("40");
  await dialog.getByLabel("Motivo").fill(REASON);
  await expect(dialog.getByText("80 LABs en total, para 2 miembros")).toBeVisible();
  expectRefusal(422);
  await dialog.getByRole("button", { name: "Dar", exact: true }).last().click();
  await expect(dialog.getByRole("alert")).toContainText("nadie-asi");
  await look(desk, "labs-give");
  await dialog.getByLabel("Miembros").fill("member@demo.test");
  await dialog.getByRole("button", { name: "Dar", exact: true }).last().click();
  await expect(dialog).toBeHidden();

  await main.getByRole("tab", { name: "Movimientos" }).click();
  await expect(main.getByText(REASON).filter({ visible: true })).toBeVisible();
  await look(desk, "labs-movements");
  await main.getByRole("tab", { name: "Clasificación" }).click();
  await expect(main.getByRole("row").nth(1)).toBeVisible();
  await look(desk, "labs-ranking");

  const { page: phone, context: members } = await newPerson(PHONE);
  await enterBy(members, "member", "member@demo.test");
  await phone.goto("/c/demo/historial");
  await expect(phone.getByText(REASON)).toBeVisible();
  await phone.goto("/c/demo/ranking");
  await expect(phone.getByText(/Estás en el puesto/)).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "(tú)" })).toBeVisible();
  await look(phone, "ranking");
});
