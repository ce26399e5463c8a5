import { answer } from "./steps/runner";
import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const FRIEND = "olga.panel@mail.test";
/** Nobody else of the demo's panel is all of it. */
const PROFILE = { education: "POSTGRADUATE", occupation: "UNABLE_TO_WORK", householdSize: 7 };
const BORN = "1950-05-14";
const CRITERIA = [
  { criterion: "EDUCATION", values: ["POSTGRADUATE"] },
  { criterion: "OCCUPATION", values: ["UNABLE_TO_WORK"] },
  { criterion: "HOUSEHOLD", values: ["5+"] },
  { criterion: "AGE", values: ["65+"] },
  { criterion: "GENDER", values: ["W"] },
];
const QUESTION = "¿Has salido hoy de casa?";

const draft = {
  languages: ["es"],
  blocks: [
    {
      ...{ id: "block", title: { es: "Salir" } },
      questions: [
        {
          ...{ id: "one", type: "single-choice", variable: "one", title: { es: QUESTION }, required: true },
          options: [
            { code: "1", label: { es: "Sí" } },
            { code: "2", label: { es: "No" } },
          ],
        },
      ],
    },
  ],
};

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string | null;
}

/** The latest mail of which something holds, once it is there. */
async function mailTo(backoffice: Api, isIt: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await backoffice.get<readonly Mail[]>("/api/outbox?limit=100")).find(isIt);
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (!found) throw new Error("there is no such mail");
  return found;
}

/** What a mail to somebody leads to. */
async function linkTo(backoffice: Api, email: string, pattern: RegExp, subject = /./): Promise<string> {
  const { id } = await mailTo(backoffice, (mail) => mail.to === email && subject.test(mail.subject ?? ""));
  const { text } = await backoffice.get<{ text: string | null }>(`/api/outbox/${id}`);
  return pattern.exec(text ?? "")?.[0] ?? "";
}

/** A study for the profile, which may be opened. @returns its id */
async function approveStudy(
  client: Api,
  backoffice: Api,
  { title, country }: { title: string; country: string },
): Promise<string> {
  const { id } = await client.send<{ id: string }>("POST", "/api/studies", {
    ...{ name: title, title, type: "CONSUMER_SURVEY", country, criteria: CRITERIA, quotas: [] },
    ...{ sampleSize: 1, incidenceRate: 100, estimatedDuration: 6, fieldDays: 7, allowedDevices: "BOTH" },
    releaseDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  const path = `/api/studies/${id}/questionnaire`;
  const { revision } = await client.get<{ revision: number }>(path);
  await client.send("PUT", path, { draft, revision });
  for (const move of ["contract", "release"]) await client.send("POST", `/api/studies/${id}/transitions/${move}`, {});
  await backoffice.send("POST", `/api/studies/${id}/approve`);
  return id;
}

test("a panelist invites a friend, who takes a first test, and is paid what they ask for", async ({ request, newPerson }) => {
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const client = await signInTo(request, "suite", "client@demo.test");
  const filter = new URLSearchParams({ filter: JSON.stringify({ code: "ES" }) });
  const [spain] = await client.get<readonly { readonly id: string }[]>(`/api/countries?${filter}`);
  const country = spain?.id ?? "";
  const emails = Array.from({ length: 12 }, (_, at) => `vecina${at}@mail.test`);
  const ids = new Map<string, string>();
  for (const email of emails) {
    const person = { email, country, gender: "W", birthDate: BORN, ...PROFILE };
    ids.set(email, (await backoffice.send<{ id: string }>("POST", "/api/panelists", person)).id);
  }
  const open = (id: string) => backoffice.send("POST", `/api/studies/${id}/transitions/open`, {});
  await open(await approveStudy(client, backoffice, { title: "Paseos de la mañana", country }));
  const invited = await mailTo(backoffice, (mail) => emails.includes(mail.to) && /Paseos de la mañana/.test(mail.subject ?? ""));
  const email = invited.to;

  // The panelist's own page, by the mail that invites them.
  const inviter = await newPerson(PHONE);
  const home = await linkTo(backoffice, email, /https?:\/\/\S+\/panel\/me\/\S+/);
  await inviter.page.goto(home);
  const link = await inviter.page.getByLabel("Tu enlace").inputValue();
  await expect(inviter.page.getByText("Todavía no se ha apuntado nadie con tu enlace.")).toBeVisible();
  await expect(inviter.page.getByText("Podrás pedir un pago cuando tengas 10,00 monedas.")).toBeVisible();
  await look(inviter.page, "panel-page");

  const friend = await newPerson(PHONE);
  await friend.page.goto(link);
  await look(friend.page, "panel-join");
  await friend.page.getByLabel("Nombre").fill("Olga");
  await friend.page.getByLabel("Correo electrónico").fill(FRIEND);
  await friend.page.getByLabel("Fecha de nacimiento").fill(BORN);
  await friend.page.getByLabel("Género (opcional)").selectOption({ label: "Mujer" });
  await friend.page.getByLabel(/^Acepto que Sondeo/).check();
  await friend.page.getByRole("button", { name: "Apuntarme" }).click();
  await expect(friend.page.getByRole("heading", { name: "Mira tu correo" })).toBeVisible();
  await look(friend.page, "panel-join-sent");
  await friend.page.goto(await linkTo(backoffice, FRIEND, /https?:\/\/\S+\/panel\/confirm\/\S+/));
  await look(friend.page, "panel-join-confirm");
  await friend.page.getByRole("button", { name: "Confirmar y entrar" }).click();
  await expect(friend.page.getByRole("heading", { name: "Tus monedas" })).toBeVisible();

  await inviter.page.reload();
  await expect(inviter.page.getByRole("listitem").filter({ hasText: "Olga" })).toContainText("Se ha apuntado");

  // What else is known of the friend comes by the back office; the others were asked today.
  const of = new URLSearchParams({ filter: JSON.stringify({ q: FRIEND }) });
  const [joined] = await backoffice.get<readonly { readonly id: string }[]>(`/api/panelists?${of}`);
  await backoffice.send("PUT", `/api/panelists/${joined?.id}`, PROFILE);
  const study = await approveStudy(client, backoffice, { title: "Paseos de la tarde", country });
  for (const [other, id] of ids) if (other !== email) await backoffice.send("PUT", `/api/panelists/${id}`, { consent: false });
  await open(study);
  await friend.page.goto(await linkTo(backoffice, FRIEND, /https?:\/\/\S+\/panel\/enter\/\S+/, /Paseos de la tarde/));
  await answer(friend.page, QUESTION, () => friend.page.getByText("Sí", { exact: true }).click());
  await expect(friend.page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await expect(async () => {
    await inviter.page.reload();
    await expect(inviter.page.getByText("Encuesta en revisión")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

  // The sample's last complete ends the study by itself.
  await expect(() => backoffice.send("POST", `/api/studies/${study}/reconcile`)).toPass({ timeout: 30_000 });
  await expect(async () => {
    await inviter.page.reload();
    await expect(inviter.page.getByText("0,50 monedas", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(inviter.page.getByText("Primera encuesta de alguien a quien invitaste")).toBeVisible();

  const grant = { amount: 12, kind: "CUSTOM", concept: "Bienvenida al panel", key: crypto.randomUUID() };
  await backoffice.send("POST", `/api/panelists/${ids.get(email)}/coins`, grant);
  await inviter.page.reload();
  await inviter.page.getByText("Pedir un pago", { exact: true }).click();
  await expect(inviter.page.getByLabel("Monedas")).toHaveValue("12.50");
  await inviter.page.getByLabel(/^Correo de la cuenta/).fill("carmen@pago.test");
  await look(inviter.page, "panel-payout-form");
  await inviter.page.getByRole("button", { name: "Pedir el pago" }).click();
  await expect(inviter.page.getByText(/^Tu solicitud está pendiente/)).toBeVisible();
  await expect(inviter.page.getByText("0,00 monedas", { exact: true })).toBeVisible();
  await look(inviter.page, "panel-payout-pending");

  const provider = await newPerson(DESKTOP);
  await enterBy(provider.context, "backoffice", "backoffice@demo.test");
  await provider.page.goto("/admin");
  const office = provider.page.getByRole("main");
  await expect(office.getByText("Pagos por decidir")).toBeVisible();
  await look(provider.page, "backoffice-home-payouts");
  await provider.page.goto("/admin/payouts");
  const row = office.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("carmen@pago.test");
  await look(provider.page, "backoffice-payouts");
  const other = office.getByRole("listitem").filter({ hasText: "lucia.ferrer@demo.test" }).first();
  await other.getByRole("button", { name: "Rechazar" }).click();
  await provider.page.getByRole("dialog").getByLabel("Motivo").fill("La cuenta no existe.");
  await look(provider.page, "backoffice-payout-reject");
  await provider.page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
  await expect(other.getByText("La cuenta no existe.")).toBeVisible();
  await row.getByRole("button", { name: "Aprobar" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Aprobar" }).click();
  await expect(row.getByText("Pagado", { exact: true })).toBeVisible();

  await inviter.page.goto(await linkTo(backoffice, email, /https?:\/\/\S+\/panel\/me\/\S+/, /Te hemos pagado/));
  await expect(inviter.page.getByRole("listitem").filter({ hasText: "Pagado" })).toContainText("12,50");
  await look(inviter.page, "panel-payout-paid");
});
