import { randomUUID } from "node:crypto";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

const CODE = "QX7-GRANADA-3318";

test("a member asks for a card, the team completes it, and the code is shown for the password", async ({
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
  await desk.goto("/c/demo/redeem");
  const waiting = desk.getByRole("main").getByRole("listitem").filter({ hasText: "lince-demo" });
  await expect(waiting).toBeVisible();
  await look(desk, "redeems");
  await waiting.getByRole("button", { name: "Completar" }).click();
  await desk.getByRole("dialog").getByRole("textbox").fill(CODE);
  await look(desk, "redeem-complete");
  await desk.getByRole("dialog").getByRole("button", { name: "Completar" }).click();
  await expect(waiting).toHaveCount(0);
  await desk.getByRole("tab", { name: "Decididos" }).click();
  await expect(desk.getByRole("main").getByText("…3318")).toBeVisible();
  await look(desk, "redeems-decided");

  await phone.reload();
  const own = phone.getByRole("listitem").filter({ hasText: "Listo" });
  await own.getByRole("button", { name: "Ver código" }).click();
  await phone.getByRole("dialog").getByLabel("Tu contraseña").fill(PASSWORD);
  await phone.getByRole("dialog").getByRole("button", { name: "Ver código" }).click();
  await expect(phone.getByRole("dialog").getByText(CODE)).toBeVisible();
  await look(phone, "wallet-code");
});
