import type { APIRequestContext, Page } from "@playwright/test";
import { picture } from "../helpers/images";
import { type Api, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { PASSWORD } from "./support/password";
import { expect, type Person, test } from "./support/test";

test.use(DESKTOP);

/** Each would leave a mark on the page, were it ever run; short enough for a nickname. */
const PAYLOADS = [
  "<script>__pwned=1</script>",
  "<img src=x onerror=__pwned=1>",
  "<svg onload=__pwned=1>",
  '"><img src=x onerror=__pwned=1>',
  "'><svg/onload=__pwned=1>",
  "</title><script>__pwned=1</script>",
  "<iframe src=javascript:top.__pwned=1>",
  "<a href=javascript:__pwned=1>Sondeo</a>",
  "{{$on.constructor('__pwned=1')()}}",
  "<math><img src=x onerror=alert(1)>",
];
const STAFF_PAGES = ["members", "activities", "community-configuration", "personalisation"];
const MEMBER_PAGES = ["activities", "welcome", "profile", "profile/data", "conditions"];
const LOGINS = {
  staff: ["/experienceLabs/demo/client/login", "main-admin@demo.test"],
  member: ["/experienceLabs/demo/user/login", "member@demo.test"],
  backoffice: ["/admin/communities/login", "backoffice@demo.test"],
} as const;

interface WriteCall {
  readonly token: string;
  readonly method: "POST" | "PUT";
  readonly url: string;
  readonly body: object;
}

/** How much was stored, by address. What is refused for what it says is as good. */
async function store(request: APIRequestContext, calls: readonly WriteCall[]): Promise<Readonly<Record<string, number>>> {
  const stored: Record<string, number> = {};
  for (const { token, method, url, body } of calls) {
    const answer = await request.fetch(url, { method, headers: { authorization: `Bearer ${token}` }, data: body });
    expect(answer.status(), await answer.text()).toBeLessThan(500);
    const name = url.replace(/[0-9a-f-]{36}/, "id");
    stored[name] = (stored[name] ?? 0) + Number(answer.ok());
  }
  return stored;
}

async function open(person: Person, who: keyof typeof LOGINS): Promise<Page> {
  const [url, email] = LOGINS[who];
  const answer = await person.context.request.post(url, { data: { email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person.page;
}

/** Shown with the payloads in sight or not, nothing of them has run in any frame. */
async function expectHarmless(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const frame of page.frames())
    if (!frame.url().includes("/html"))
      expect([url, await frame.evaluate(() => "__pwned" in globalThis).catch(() => false)]).toEqual([url, false]);
  return (await page.locator("body").textContent()) ?? "";
}

/** The newest mail that isn't about a sign-in of the reader, which may come at any time. @returns its id */
async function newestMail(backoffice: Api): Promise<string> {
  const mails = await backoffice.get<readonly { id: string; to: string }[]>("/api/outbox");
  const found = mails.find(({ to }) => to !== LOGINS.backoffice[1]);
  if (!found) throw new Error("no mail to anybody");
  return found.id;
}

// What it leaves behind is nothing for others to stumble over.
test.use({ story: "hostile" });

test("what people write is shown as they wrote it, and never run", async ({ newPerson, playwright, server }) => {
  // Each without the cookies of the others.
  const fresh = () => playwright.request.newContext({ baseURL: server.url });
  const request = await fresh();
  const staff = await signInTo(await fresh(), "staff", LOGINS.staff[1]);
  const member = await signInTo(await fresh(), "member", LOGINS.member[1]);
  const login = await (await fresh()).post("/clientSuite/login", { data: { email: "client@demo.test", password: PASSWORD } });
  const client = (await login.json()).authToken as string;
  const [configuration] = await staff.get<readonly { id: string }[]>("/api/community-configuration");
  const { communityId } = await staff.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  const all = PAYLOADS.join(" ");
  const { token } = staff;
  const stored = await store(request, [
    ...PAYLOADS.flatMap((payload, index) => [
      {
        token,
        method: "POST" as const,
        url: "/api/members",
        body: { nickname: payload, name: payload, email: `x${index}@mail.test` },
      },
      {
        token,
        method: "POST" as const,
        url: "/api/activities",
        body: { title: payload, type: "el_survey", description: payload },
      },
    ]),
    {
      token,
      method: "PUT",
      url: `/api/community-configuration/${configuration?.id}`,
      body: {
        welcomeTitle: PAYLOADS[1],
        instructions: all,
        moderatorInfo: all,
        legalTerms: all,
        privacyPolicy: all,
        acceptanceText: all,
      },
    },
    { token: client, method: "PUT", url: `/api/communities/${communityId}`, body: { name: PAYLOADS[1] } },
    { token: member.token, method: "PUT", url: "/experienceLabs/userData", body: { name: PAYLOADS[1], surname: PAYLOADS[2] } },
  ]);
  for (const name of PAYLOADS) {
    const file = { name: `${name}.png`, mimeType: "image/png", buffer: await picture().png().toBuffer() };
    const headers = { authorization: `Bearer ${member.token}` };
    expect((await request.post("/experienceLabs/file", { headers, multipart: { file } })).status()).toBe(200);
  }
  expect(stored).toMatchObject({ "/api/members": 10, "/api/activities": 10 });
  expect((await request.post("/experienceLabs/demo/resetPassword", { data: { email: LOGINS.member[1] } })).ok()).toBe(true);

  const dialogs: string[] = [];
  const people = [await newPerson(), await newPerson(), await newPerson()] as const;
  for (const { context } of people)
    context.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  const console = await open(people[0], "staff");
  for (const name of STAFF_PAGES) await expectHarmless(console, `/c/demo/${name}`);
  const [written] = (await staff.get<readonly { id: string; nickname: string }[]>("/api/members")).filter(({ nickname }) =>
    nickname.startsWith("<img"),
  );
  expect(await expectHarmless(console, `/c/demo/members/${written?.id}`)).toContain("<img src=x");
  const home = await open(people[1], "member");
  for (const name of MEMBER_PAGES) await expectHarmless(home, `/c/demo/${name}`);
  const office = await open(people[2], "backoffice");
  const backoffice = await signInTo(await fresh(), "backoffice", LOGINS.backoffice[1]);
  await expectHarmless(office, `/admin/outbox/${await newestMail(backoffice)}`);
  await expect(office.frameLocator("iframe").locator("body")).toContainText("<img src=x");
  expect(dialogs).toEqual([]);
});
