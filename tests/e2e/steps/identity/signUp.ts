import { expect } from "@playwright/test";
import { type Api, newestMessageTo } from "../../support/api";
import { look } from "../../support/look";
import type { Person } from "../../support/test";
import { wakeScript } from "../runner";

const EMAIL = "nerea@correo.test";
const NICKNAME = "nerea de la montaña alta y clara 2026";
export const NEW_PASSWORD = "Tres-patos-4";

const CONFIGURATION = {
  welcomeTitle: "Te damos la bienvenida",
  instructions: "Entra cuando quieras y di lo que piensas.",
  labsExplanation: "Cada actividad suma.",
  redeemExplanation: "Canjéalos por tarjetas.",
  moderatorName: "Carla",
  moderatorImage: "https://example.com/carla.png",
  moderatorInfo: "Cuido de la comunidad.",
  labsPerActivity: 10,
  labsPerComment: 5,
  labsPerStayingActive: 2,
  gamification: false,
};

/** Lets people sign up by themselves, on conditions. */
export async function openSignUp(administrator: Api): Promise<void> {
  const values = { ...CONFIGURATION, signUp: "ACTIVE", legalTerms: "Trata a los demás como quieres que te traten." };
  const [existing] = await administrator.get<readonly { readonly id: string }[]>("/api/community-configuration");
  if (existing) await administrator.send("PUT", `/api/community-configuration/${existing.id}`, values);
  else await administrator.send("POST", "/api/community-configuration", values);
}

/** From the login to being signed up, but for the mail. */
async function signUp({ page }: Person): Promise<void> {
  await page.goto("/c/demo/login");
  await page.getByRole("link", { name: /Regístrate/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Únete a/ })).toBeVisible();
  await look(page, "sign-up");
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel(/^Contraseña/).fill("corta");
  await page.getByRole("button", { name: "Registrarme" }).click();
  await expect(page.getByLabel(/^Contraseña/)).toBeFocused();
  await page.getByLabel(/^Contraseña/).fill(NEW_PASSWORD);
  await page.getByRole("checkbox", { name: /condiciones de uso/ }).check();
  await page.getByRole("button", { name: "Registrarme" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Te hemos enviado un correo" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver al inicio de sesión" })).toHaveAttribute("href", "/c/demo/login");
  await look(page, "sign-up-sent");
}

/** In a browser that didn't sign up the link leads to a password of one's own; until it is set nothing has happened. */
async function openElsewhere({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Elige tu contraseña" })).toBeFocused();
  expect(page.url()).not.toContain("#");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(EMAIL);
  await look(page, "sign-up-choose-password");
  await page.getByLabel(/^Contraseña/).fill("corta");
  await page.getByRole("button", { name: "Guardar y confirmar" }).click();
  await expect(page.getByLabel(/^Contraseña/)).toBeFocused();
}

/** From the mail's link to the community's home. */
async function becomeMember({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Tu correo está confirmado" })).toBeVisible();
  expect(page.url()).not.toContain("#");
  await look(page, "sign-up-verified");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "¿Cómo te llamamos?" })).toBeVisible();
  await look(page, "complete-profile");
  await page.getByRole("textbox", { name: "Apodo" }).fill("lince-demo");
  await expect(page.getByText(/Alguien ya tiene este apodo/)).toBeVisible();
  await page.getByRole("textbox", { name: "Apodo" }).fill(NICKNAME);
  await expect(page.getByText("Está libre.")).toBeVisible();
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
}

/** Signs up, verifies the e-mail, completes the profile and begins a first activity; the link is opened elsewhere, too. */
export async function signUpToFirstActivity(person: Person, other: Person, backoffice: Api, title: string): Promise<void> {
  await signUp(person);
  const [link = ""] = /https?:\/\/\S+\/verify-email#\S+/.exec(await newestMessageTo(backoffice, EMAIL)) ?? [];
  await openElsewhere(other, link);
  await becomeMember(person, link);
  const { page } = person;
  const activity = page.getByRole("article", { name: title });
  await expect(activity).toContainText("Nueva");
  await look(page, "first-home");
  await activity.getByRole("link").click();
  await expect(page.locator("#first")).toBeVisible();
  await wakeScript(page);
  await expect(page.getByRole("progressbar").first()).toBeVisible();
}
