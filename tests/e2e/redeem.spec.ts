import { randomUUID } from "node:crypto";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

// It changes pools, raffles and balances that others look at.
test.use({ story: "redeem" });

const CARD = "Tarjeta regalo de 10 €";

test("a member asks for a card, the team is told and grants it with a code of the pool, and the member reveals it", async ({
  request,
  newPerson,
}) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const { communityId } = await moderator.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  const gift = { members: ["member@demo.test"], points: 100, reason: "Gracias", key: randomUUID() };
  await moderator.send("POST", `/client/communities/${communityId}/customPoints`, gift);

  const { page: phone, context: members } = await newPerson(PHONE);
  await enterBy(members, "member", "member@demo.test");
  await phone.goto("/c/demo/redeem");
  await expect(phone.getByRole("heading", { name: "Premios" })).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Un fin de semana rural para dos" })).toBeVisible({ timeout: 100_000 });
  await look(phone, "wallet");
  await phone.getByRole("button", { name: "Canjear", exact: true }).first().click();
  const dialog = phone.getByRole("dialog");
  await expect(dialog).toContainText("mientras el equipo prepara tu premio");
  await look(phone, "wallet-ask");
  await dialog.getByRole("button", { name: "Sí, canjear" }).click();
  await expect(phone.getByText("Pedido. Te avisaremos cuando esté listo.")).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "En preparación" })).toHaveCount(1);

  const { page: desk, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo");
  await desk.getByRole("button", { name: /notificaci/ }).click();
  const alert = desk.getByText(`lince-demo pide «${CARD}»`).first();
  await expect(alert).toBeVisible();
  await look(desk, "redeem-alert");
  await alert.click();
  const waiting = desk.getByRole("main").getByRole("listitem").filter({ hasText: "lince-demo" });
  await expect(waiting).toBeVisible();
  await expect(desk.getByText("Se decide en el sorteo").first()).toBeVisible();
  await look(desk, "redeems");
  await waiting.getByRole("button", { name: "Completar" }).click();
  await expect(desk.getByRole("dialog").getByLabel("Con el siguiente código (12 libres)")).toBeChecked();
  await look(desk, "redeem-complete");
  await desk.getByRole("dialog").getByRole("button", { name: "Completar" }).click();
  await expect(waiting).toHaveCount(0);
  await desk.getByRole("tab", { name: "Decididos" }).click();
  await expect(desk.getByRole("main").getByText("…GALO")).toBeVisible();
  await look(desk, "redeems-decided");

  await phone.goto("/c/demo/notifications");
  const ready = phone.getByRole("main").getByText(`Tu premio está listo: ${CARD}`).first();
  await expect(ready).toBeVisible();
  await phone.goto("/c/demo/redeem");
  const own = phone.getByRole("listitem").filter({ hasText: "Listo" });
  await own.getByRole("button", { name: "Ver código" }).click();
  await phone.getByRole("dialog").getByLabel("Tu contraseña").fill(PASSWORD);
  await phone.getByRole("dialog").getByRole("button", { name: "Ver código" }).click();
  await expect(phone.getByRole("dialog").getByText(/DEMO-1\d{3}-REGALO/)).toBeVisible();
  await look(phone, "wallet-code");
});

test("the team fills a pool of codes, which names the lines it can't take, and reads what was redeemed", async ({
  newPerson,
}) => {
  const { page: desk, context, expectRefusal } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/redeem?view=codes");
  const main = desk.getByRole("main");
  const pool = main.getByRole("listitem").filter({ hasText: "Tarjeta regalo de 20 €" });
  await expect(pool.getByText("Quedan pocos")).toBeVisible();
  await look(desk, "redeem-codes");
  await pool.getByRole("button", { name: "Añadir códigos" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Un código por línea").fill("NUEVO-1\nDEMO-1001-REGALO\nNUEVO-1");
  expectRefusal(409);
  await dialog.getByRole("button", { name: "Añadir códigos" }).click();
  await expect(dialog.getByText("Línea 2: ya se cargó antes")).toBeVisible();
  await expect(dialog.getByText("Línea 3: ya está más arriba")).toBeVisible();
  await look(desk, "redeem-codes-refused");
  const six = Array.from({ length: 6 }, (_, index) => `NUEVO-${index}`).join("\r\n");
  await desk.locator("input[type=file]").setInputFiles({ name: "codigos.txt", mimeType: "text/plain", buffer: Buffer.from(six) });
  await dialog.getByRole("button", { name: "Añadir códigos" }).click();
  await expect(dialog).toBeHidden();
  await expect(pool).toContainText("9 códigos libres");

  await main.getByRole("link", { name: "Informe" }).click();
  await expect(main.getByRole("heading", { name: "Informe de canjes" })).toBeVisible();
  await expect(main.getByRole("row").nth(2)).toBeVisible();
  await look(desk, "redeem-report");
  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    main.getByRole("button", { name: "Descargar Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^informe-canjes.*\.xlsx$/);
});

test("a member learns what LABs buy, enters a raffle with them, and the team cancels it", async ({ request, newPerson }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const { communityId } = await moderator.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  const gift = { members: ["member@demo.test"], points: 50, reason: "Gracias", key: randomUUID() };
  await moderator.send("POST", `/client/communities/${communityId}/customPoints`, gift);

  const { page: desk, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await desk.goto("/c/demo/sorteos");
  await desk.getByRole("button", { name: "Sorteo por LABs" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publicar sorteo" }).click();
  await expect(dialog.getByText("Rellena este campo").first()).toBeVisible();
  await dialog.getByLabel("Premio").fill("Una cena para dos");
  await dialog.getByLabel("Se puede participar hasta").fill("2099-06-01T20:00");
  await look(desk, "raffle-offer");
  await dialog.getByRole("button", { name: "Publicar sorteo" }).click();
  const offered = desk.getByRole("main").getByRole("listitem").filter({ hasText: "Una cena para dos" });
  await expect(offered).toContainText("10 LABs por participación");

  const { page: phone, context: members } = await newPerson(PHONE);
  await enterBy(members, "member", "member@demo.test");
  await phone.goto("/c/demo/welcome");
  await phone.getByRole("link", { name: "Cómo se canjean los LABs" }).click();
  await expect(phone.getByRole("heading", { name: "Qué consigues con tus LABs" })).toBeVisible();
  await look(phone, "redeem-info");
  await phone.getByRole("link", { name: "Ir a mis LABs" }).click();
  await phone.getByRole("button", { name: "Participar: Una cena para dos" }).click();
  const buying = phone.getByRole("dialog");
  await buying.getByLabel("Participaciones").fill("2");
  await expect(buying.getByText("20 LABs")).toBeVisible();
  await look(phone, "raffle-buy");
  await buying.getByRole("button", { name: "Sí, participar" }).click();
  await expect(phone.getByText("¡Ya participas! Suerte en el sorteo.")).toBeVisible();
  await expect(phone.getByText("Tienes 2 participaciones")).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "En el sorteo" })).toHaveCount(1);
  await look(phone, "wallet-raffle");
  await phone.goto("/c/demo/sorteos");
  const own = phone.getByRole("listitem").filter({ hasText: "Una cena para dos" });
  await expect(own.getByText("Participas en el sorteo")).toBeVisible();
  await look(phone, "raffles-own");

  await desk.reload();
  await expect(offered).toContainText("2 participaciones");
  await look(desk, "raffles-sold");
  await offered.getByRole("button", { name: "Cancelar sorteo" }).click();
  await dialog.getByLabel("Motivo").fill("El restaurante ha cerrado");
  await dialog.getByRole("button", { name: "Cancelar sorteo" }).click();
  await expect(offered.getByText("Cancelado: El restaurante ha cerrado")).toBeVisible();
  await phone.goto("/c/demo/redeem");
  await expect(phone.getByRole("listitem").filter({ hasText: "Devuelto" })).toContainText("El restaurante ha cerrado");
});
