import type { Page } from "@playwright/test";
import { third } from "../helpers/drill";
import { AWAITED, CLOSED, HEADINGS, type Looker, ROWS, type Row, TEAM } from "./addresses/community";
import { goTo } from "./screens/see";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { settle } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const HOME = "/c/demo";
const EMAILS: Readonly<Record<Looker, string>> = {
  member: "member@demo.test",
  observer: "observer@demo.test",
  moderator: "moderator@demo.test",
  administrator: "admin@demo.test",
  mainAdmin: "main-admin@demo.test",
};
const MISSING = "Esta página no existe";
/** What no screen says that exists. */
const FAILURES = /Esta página no existe|No encontramos|Algo ha fallado|No hemos podido cargar|No tienes acceso/;

interface Survey {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
}

let survey: Survey | undefined;

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const { get } = await signInTo(request, "staff", EMAILS.mainAdmin);
  const activities = await get<readonly Survey[]>("/api/activities?range=[0,99]");
  survey = activities.find(({ type, status }) => type === "el_survey" && status === "ACTIVE");
  await request.dispose();
});

function targetOf(row: Row, looker: Looker): string {
  if (looker === "member") return row.member ?? row.path;
  return (looker === "observer" ? row.observer : undefined) ?? row.team ?? row.path;
}

async function shows(page: Page, heading: string | RegExp): Promise<void> {
  // A dialog that opens at once hides what lies below from screen readers, and nobody else.
  const main = page.getByRole("main", { includeHidden: true });
  await expect(main.getByRole("heading", { level: 1, name: heading, includeHidden: true }).first()).toBeVisible();
  await expect(page.getByText(FAILURES)).toHaveCount(0);
}

for (const looker of ["member", ...TEAM] as const)
  test(`each address of a community leads its ${looker} to a screen`, async ({ newPerson }) => {
    const { page, context, allowRefusals } = await newPerson();
    // A session is asked for that an activity of another type hasn't got.
    if (looker === "member") allowRefusals(404);
    await enterBy(context, looker === "member" ? "member" : "staff", EMAILS[looker]);
    await page.goto(`${HOME}/`);
    await shows(page, /^Hola/);
    const full = (path: string) => `${HOME}/${path.replace("ID", survey?.id ?? "")}`;
    for (const row of third([...ROWS, ...AWAITED])) {
      await test.step(row.path, async () => {
        if (looker === "observer" && row.observer === null) {
          await goTo(page, full(row.path));
          await expect(page.getByRole("heading", { level: 1, name: "No tienes acceso" })).toBeVisible();
          return;
        }
        const target = targetOf(row, looker);
        await (row.isDocument ? page.goto(full(row.path)) : goTo(page, full(row.path)));
        await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, "") === full(target).replace(/\/$/, ""));
        const heading = HEADINGS[target]?.[looker === "member" ? "member" : "team"];
        expect(heading, `a heading for ${target}`).toBeDefined();
        await shows(page, heading === "TITLE" ? (survey?.title ?? "") : (heading ?? ""));
        // The load of a file lies over the list.
        await page.keyboard.press("Escape");
        if (row.isDocument) await page.goto(`${HOME}/`);
      });
    }
  });

test("nothing is shown of what nothing stands behind yet", async ({ newPerson }) => {
  for (const [door, email, home] of [
    ["staff", EMAILS.mainAdmin, HOME],
    ["suite", "client@demo.test", "/suite"],
    ["backoffice", "backoffice@demo.test", "/admin"],
  ] as const) {
    const { page, context } = await newPerson();
    await enterBy(context, door, email);
    await page.goto(`${home}/`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    for (const resource of CLOSED) {
      await goTo(page, `${home}/${resource}`);
      await expect(page.getByRole("heading", { level: 1, name: MISSING }), `${home}/${resource}`).toBeVisible();
      await goTo(page, `${home}/profile`);
      await expect(page.getByRole("heading", { level: 1, name: MISSING })).toHaveCount(0);
    }
  }
});

test("the load of members is open at its address, for whoever may load any", async ({ newPerson }) => {
  for (const [looker, isOpen] of [
    ["moderator", true],
    ["observer", false],
  ] as const) {
    const { page, context } = await newPerson();
    await enterBy(context, "staff", EMAILS[looker]);
    await page.goto(`${HOME}/members/preview`);
    await expect(page.getByRole("heading", { level: 1, name: "Miembros", includeHidden: true })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Importar miembros" })).toHaveCount(isOpen ? 1 : 0);
  }
});

test("the team's address tells an observer that there is no access", async ({ newPerson }) => {
  const { page, context } = await newPerson();
  await enterBy(context, "staff", EMAILS.observer);
  for (const path of ["moderators", "moderators/create"]) {
    await page.goto(`${HOME}/${path}`);
    await expect(page).toHaveURL(new RegExp(`${HOME}/${path}$`));
    await expect(page.getByRole("heading", { name: "No tienes acceso" })).toBeVisible();
  }
});

test("a survey's address is the members' questionnaire, and the team's preview", async ({ newPerson }) => {
  const address = `${HOME}/activities/${survey?.id}/survey`;
  const member = await newPerson();
  await enterBy(member.context, "member", EMAILS.member);
  await member.page.goto(address);
  await expect(member.page.getByRole("heading").first()).toBeVisible();
  await expect(member.page).not.toHaveURL(/preview/);
  for (const looker of ["observer", "moderator"] as const) {
    const { page, context, allowRefusals } = await newPerson();
    allowRefusals(401);
    await enterBy(context, "staff", EMAILS[looker]);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}?preview=1`);
    await expect(page.getByText("Vista previa", { exact: false }).first()).toBeVisible();
  }
});

test("who isn't signed in comes to the login, and back where they wanted to be; a session that ends leads there, too", async ({
  newPerson,
}) => {
  const { page, context, allowRefusals } = await newPerson();
  allowRefusals(401);
  await page.goto(`${HOME}/historial`);
  await expect(page).toHaveURL(`${HOME}/login?next=%2Fc%2Fdemo%2Fhistorial`);
  await enterBy(context, "member", EMAILS.member);
  await page.goto(`${HOME}/historial`);
  await shows(page, "Tus LABs");

  const staff = await newPerson();
  staff.allowRefusals(401);
  await staff.page.goto(`${HOME}/backoffice?next=${encodeURIComponent(`${HOME}/historial`)}`);
  await staff.page.getByLabel("Correo electrónico").fill(EMAILS.moderator);
  await staff.page.getByLabel("Contraseña", { exact: true }).fill("Sondeo-demo-1");
  await staff.page.getByRole("button", { name: "Entrar" }).click();
  await expect(staff.page).toHaveURL(`${HOME}/gestion-labs`);
  await shows(staff.page, "LABs");
  await staff.context.clearCookies();
  await goTo(staff.page, `${HOME}/members`);
  await expect(staff.page).toHaveURL(`${HOME}/backoffice?next=%2Fc%2Fdemo%2Fmembers`);
  // Staff who come back are asked at their own door.
  await staff.page.goto(`${HOME}/activities`);
  await expect(staff.page).toHaveURL(`${HOME}/backoffice?next=%2Fc%2Fdemo%2Factivities`);
});

const PUBLIC: readonly (readonly [string, string])[] = [
  ["/c/demo/login", "Te damos la bienvenida"],
  ["/c/demo/backoffice", "Panel del equipo"],
  ["/c/demo/conditions", "Condiciones de uso"],
  ["/c/demo/privacy_policy", "Política de privacidad"],
  ["/c/demo/reset-password", "¿Has olvidado tu contraseña?"],
  ["/c/demo/reset-password-backoffice", "¿Has olvidado tu contraseña?"],
  ["/c/demo/signup/abc", "Esta invitación no existe"],
  ["/suite/login", "Suite de clientes"],
  ["/admin/login", "Administración"],
];

test("the addresses that are open to everybody", async ({ newPerson }) => {
  const { page, allowRefusals } = await newPerson();
  for (const status of [401, 404]) allowRefusals(status);
  for (const [address, heading] of PUBLIC) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading }), address).toBeVisible();
  }
});

const SUITE = [
  "studies",
  "studies/create",
  "communities",
  "communities/create",
  "creditos",
  "contracts",
  "suite-users",
  "profile",
];
/** Looked as by the superadministrator: the addresses of which the role sees nothing. */
const SUITE_ROLES: readonly (readonly [role: string | undefined, closed: readonly string[]])[] = [
  [undefined, []],
  ["suite:ADMINISTRATOR", []],
  ["suite:OBSERVER", ["contracts", "suite-users"]],
];

test("each address of the suite leads somewhere, for each of its roles", async ({ newPerson, request }) => {
  const { page, context, allowRefusals } = await newPerson();
  allowRefusals(403);
  await page.goto("/suite/studies");
  await expect(page).toHaveURL("/suite/login?next=%2Fsuite%2Fstudies");
  await enterBy(context, "suite", "client@demo.test");
  const { get } = await signInTo(request, "suite", "client@demo.test");
  const { account, kind, space } = await get<{ account: { id: string }; kind: string; space: { id: string } }>("/api/session");
  for (const [role, closed] of SUITE_ROLES) {
    await page.goto("/suite/");
    if (role) {
      const key = `sondeo.seeAs.${account.id} ${kind}:${space.id}`;
      await page.evaluate(([name, value]) => sessionStorage.setItem(name ?? "", value ?? ""), [key, role]);
      await page.goto("/suite/");
    }
    await shows(page, /^Hola/);
    for (const path of SUITE) {
      await test.step(`${role ?? "suite:SUPERADMIN"} ${path}`, async () => {
        await goTo(page, `/suite/${path}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(MISSING)).toHaveCount(closed.includes(path) ? 1 : 0);
        if (!role) await expect(page.getByText(FAILURES)).toHaveCount(0);
      });
    }
  }
});

/** Records whose tabs are opened: those of the first page, one of each kind. */
const TABBED = [
  { door: "staff", email: EMAILS.moderator, home: HOME, resource: "activities", kind: "type" },
  { door: "staff", email: EMAILS.moderator, home: HOME, resource: "members", kind: "status" },
  { door: "suite", email: "client@demo.test", home: "/suite", resource: "studies", kind: "status" },
  { door: "backoffice", email: "backoffice@demo.test", home: "/admin", resource: "companies", kind: "id" },
] as const;

for (const { door, email, home, resource, kind } of TABBED)
  test(`each tab of ${resource} shows something to ${email}`, async ({ newPerson, request }) => {
    const { page, context } = await newPerson();
    await enterBy(context, door, email);
    const { get } = await signInTo(request, door, email);
    const records = await get<readonly Readonly<Record<string, string>>[]>(`/api/${resource}?range=[0,99]`);
    const oneOfEach = [...new Map(records.map((record) => [record[kind], record])).values()];
    expect(oneOfEach.length).toBeGreaterThan(0);
    await page.goto(`${home}/`);
    await shows(page, /./);
    for (const { id } of third(oneOfEach)) {
      await goTo(page, `${home}/${resource}/${id}/show`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
      // What is in its wizard has none.
      const tabs = await page
        .getByRole("main")
        .getByRole("tab")
        .evaluateAll((found) => found.flatMap((tab) => tab.getAttribute("href") ?? []));
      for (const address of tabs) {
        await goTo(page, address);
        await expect(page.getByRole("main").getByRole("heading").first(), address).toBeVisible();
        await settle(page);
        await expect(page.getByText(FAILURES), address).toHaveCount(0);
      }
    }
  });
