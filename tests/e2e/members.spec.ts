import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("the team sees who was there, reads a person's timeline and figures, and deletes a pasted list", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  const member = await newPerson(DESKTOP);
  await enterBy(member.context, "member", "member@demo.test");
  await member.page.goto("/c/demo");
  await member.page.getByRole("main").waitFor();
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/members");
  const main = page.getByRole("main");
  await page.getByText("Conectados ahora").click();
  await expect(main.getByText("member@demo.test")).toBeVisible();
  await look(page, "members-online");
  await main.getByRole("link", { name: "lince-demo" }).click();
  await page.getByRole("tab", { name: "Recorrido" }).click();
  await expect(main.getByText("Alta en la comunidad")).toBeVisible();
  await look(page, "member-timeline");
  await main.getByRole("button", { name: "LABs", exact: true }).click();
  await expect(main.getByText(/LABs del equipo|LABs por/).first()).toBeVisible();
  await expect(main.getByText("Alta en la comunidad")).toBeHidden();

  await page.goto("/c/demo/estadisticas-miembros");
  await expect(main.getByRole("heading", { name: "Actividades completadas" })).toBeVisible();
  await look(page, "member-statistics");

  await page.goto("/c/demo/members");
  await main.getByRole("button", { name: "Más", exact: true }).click();
  await page.getByRole("menuitem", { name: "Eliminar una lista pegada" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Miembros").fill("nadie-con-este-nombre");
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  // The box that was pasted into says the name as well.
  await expect(dialog.getByRole("alert")).toContainText("nadie-con-este-nombre");
  await expect(dialog.getByRole("button", { name: /^Sí, eliminar/ })).toHaveCount(0);
  await dialog.getByLabel("Miembros").fill("nadie-con-este-nombre, member@demo.test");
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await expect(dialog.getByText("¿Eliminar a 1 persona para siempre?")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("nadie-con-este-nombre");
  await look(page, "members-delete");
});
