import { expect } from "@playwright/test";
import type { Api } from "../../support/api";
import type { Person } from "../../support/test";

/** Comes in by a code in the address, which is gone from it at once and good for nothing afterwards. */
export async function enterByCode({ page, expectRefusal }: Person, member: Api): Promise<void> {
  const { url, code } = await member.send<{ url: string; code: string }>("POST", "/api/sign-in-codes", {
    kind: "member",
    origin: "demo",
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url() !== url) asked.push(`${request.url()} ${request.headers().referer ?? ""}`);
  });
  await page.goto(`${url}&next=//evil.example`);
  await expect(page).toHaveURL(/\/c\/demo\/activities$/);
  await expect(page.getByRole("heading", { level: 1, name: "Actividades" })).toBeVisible();
  expect(asked.filter((line) => line.includes(code) && !line.startsWith(`${url}&next`))).toEqual([]);
  // A page that is still open would ask for its alerts without the cookies.
  await page.goto("about:blank");
  await page.context().clearCookies();
  expectRefusal(410);
  await page.goto(url);
  await expect(page.getByRole("alert").filter({ hasText: "ya se ha usado" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Te damos la bienvenida" })).toBeVisible();
  expect(page.url()).not.toContain(code);
}
