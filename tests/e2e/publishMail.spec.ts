import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { startSmtp } from "../helpers/smtp";
import { signInTo } from "./support/api";
import { PHONE } from "./support/devices";
import { PASSWORD } from "./support/password";
import { copyOfDemo, launchServer } from "./support/server";
import { expect, test } from "./support/test";

test.use(PHONE);

const TITLE = "La hora de comer";
const MEMBER = "member@demo.test";
const LINK = /https?:\/\/\S+/g;

/** As if the member had not looked for three minutes, it were day, and no mails had been sent before. */
async function makeMailDue(dataDir: string, activity: string): Promise<void> {
  const db = await PGlite.create({ dataDir: join(dataDir, "pglite"), extensions: { pg_trgm } });
  const member = "(select id from member where email = $2)";
  await db.query(`update notification set mail_at = now() where activity = $1 and member = ${member}`, [activity, MEMBER]);
  await db.query(
    "update community_configuration set mail_quiet_from = '00:00', mail_quiet_to = '00:00', mails_per_day = 50, mails_per_week = 200",
  );
  await db.close();
}

test("what is published reaches a member's mailbox, its link leads to taking part, and another ends the mails", async ({
  playwright,
  newPerson,
}) => {
  const smtp = await startSmtp();
  const dataDir = copyOfDemo();
  try {
    const before = await launchServer(dataDir);
    const request = await playwright.request.newContext({ baseURL: before.url });
    const moderator = await signInTo(request, "staff", "moderator@demo.test");
    const body = { title: TITLE, type: "wat_poll", description: "Una pregunta rápida.", labs: 20 };
    const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
    const options = ["A las dos", "A las tres"].map((text, index) => ({ code: String(index), text }));
    await moderator.send("PUT", `/api/activities/${id}/poll`, { question: "¿Cuándo comes?", isMultiple: false, options });
    await moderator.send("POST", `/api/activities/${id}/transitions/open`);
    await request.dispose();
    await before.stop();
    await makeMailDue(dataDir, id);

    const server = await launchServer(dataDir, undefined, { SMTP_URL: smtp.url });
    try {
      const [mail] = await smtp.mailsTo(MEMBER);
      expect(mail?.subject).toContain(TITLE);
      const [participate = "", ...others] = mail?.text?.match(LINK) ?? [];
      const { page } = await newPerson({ ...PHONE, baseURL: server.url });
      await page.goto(participate);
      await page.getByRole("textbox", { name: "Correo electrónico" }).fill(MEMBER);
      await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
      await page.getByRole("radio", { name: "A las tres" }).check();
      await page.getByRole("button", { name: "Votar" }).click();
      await expect(page.getByText("Gracias por votar")).toBeVisible();

      await page.goto(others.find((link) => link.includes("/unsubscribe/")) ?? "");
      await page.getByRole("button").first().click();
      await expect(page.getByRole("button", { name: "Volver a suscribirme" })).toBeVisible();
      await page.goto("/c/demo/profile/notifications");
      await expect(page.getByRole("main")).toContainText("Has pedido no recibir correos de esta comunidad");
    } finally {
      await server.stop();
    }
  } finally {
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
