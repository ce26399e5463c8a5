import { expect } from "@playwright/test";
import { type Api, enterBy } from "../../support/api";
import { look } from "../../support/look";
import type { Person } from "../../support/test";
import { records } from "../console";
import { signIn } from "../signIn";

const NOTE = "Prefiere que le escriban por la tarde; ha pedido la próxima cata.";

/** A session that ends while a form is being filled in: after the sign-in what was typed is there. */
export async function loseSessionWhileWriting(person: Person, sameAccount: Api): Promise<void> {
  const { page, context, allowRefusals } = person;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/members");
  await records(person).first().getByRole("link").first().click();
  await page.getByRole("link", { name: "Editar" }).click();
  await page.getByLabel("Observaciones").fill(NOTE);
  await sameAccount.send("POST", "/api/sessions/end-others");
  // The save, and whatever else was on its way.
  allowRefusals(401);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText(/Tu sesión ha caducado/)).toBeVisible();
  await look(page, "session-expired");
  await signIn(page, "moderator@demo.test");
  await expect(page.getByLabel("Observaciones")).toBeVisible();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Observaciones")).toHaveValue(NOTE);
}
