import { expect } from "@playwright/test";
import { type Api, newestMessageTo } from "../../support/api";
import { look } from "../../support/look";
import { PASSWORD } from "../../support/password";
import type { Person } from "../../support/test";
import { signIn } from "../signIn";

const PHONE = "+34612345678";
const EMAIL = "observer@demo.test";
/** Somebody else's network; the server believes the header of its proxy. */
const STRANGER = { "x-forwarded-for": "198.51.100.7" };
const CODE = "Código de seis dígitos";

function codeIn(message: string): string {
  return /\b\d{6}\b/.exec(message)?.[0] ?? "";
}

/** Another six digits than these. */
function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

/** The observer's telephone, confirmed from the observer's own network. */
export async function protectObserver(observer: Api, backoffice: Api): Promise<void> {
  const begun = { phone: PHONE, password: PASSWORD };
  const { id } = await observer.send<{ id: string }>("POST", "/api/second-factors/sms", begun);
  const code = codeIn(await newestMessageTo(backoffice, PHONE));
  await observer.send("POST", `/api/second-factors/${id}/confirm`, { code });
}

/** Who has the password alone guesses, until there is nothing to guess any more. */
export async function guessUntilLocked({ page, context, allowRefusals }: Person): Promise<void> {
  await context.setExtraHTTPHeaders(STRANGER);
  await page.goto("/c/demo/backoffice");
  await signIn(page, EMAIL);
  await expect(page.getByRole("heading", { level: 1, name: "Confirma que eres tú" })).toBeVisible();
  await expect(page).toHaveURL(/\/c\/demo\/2FA/);
  await look(page, "second-step");
  // Wrong codes, and then the lock.
  allowRefusals(400);
  allowRefusals(429);
  await expect(async () => {
    await page.getByLabel(CODE).fill("");
    const answer = page.waitForResponse(/\/2facode$/);
    await page.getByLabel(CODE).fill("000000");
    expect((await answer).status()).toBe(429);
  }).toPass({ intervals: [0] });
  await expect(page.getByRole("alert").filter({ hasText: /bloquead/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Prueba de nuevo en \d+:\d\d$/ })).toBeVisible();
  await look(page, "second-step-locked");
  await page.goto("/c/demo/activities");
  await expect(page.getByRole("heading", { level: 1, name: "Confirma que eres tú" })).toBeVisible();
}

/** Its owner comes in all the same, to where they were going. */
export async function returnWithCode({ page, allowRefusals }: Person, backoffice: Api): Promise<void> {
  await page.goto("/c/demo/backoffice?next=%2Fc%2Fdemo%2Fmembers");
  await signIn(page, EMAIL);
  await expect(page.getByRole("heading", { level: 1, name: "Confirma que eres tú" })).toBeVisible();
  await expect(page.getByText(/Hemos enviado un código por SMS/)).toBeVisible();
  const code = codeIn(await newestMessageTo(backoffice, PHONE));
  allowRefusals(400);
  await page.getByLabel(CODE).fill(otherThan(code));
  await expect(page.getByText(/El código no es correcto/)).toBeVisible();
  await page.getByLabel(CODE).fill(code);
  await expect(page).toHaveURL(/\/c\/demo\/members/);
  await expect(page.getByRole("heading", { level: 1, name: "Miembros" })).toBeVisible();
}
