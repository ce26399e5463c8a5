import type { BrowserContext, Page, Response } from "@playwright/test";
import { type Api, signInTo } from "./support/api";
import { PHONE } from "./support/devices";
import { type HostileVendor, startHostileVendor } from "./support/hostileVendor";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

test.use(PHONE);

const LOGINS = {
  member: ["/experienceLabs/demo/user/login", "member@demo.test"],
  staff: ["/experienceLabs/demo/client/login", "main-admin@demo.test"],
  suite: ["/clientSuite/login", "client@demo.test"],
  backoffice: ["/admin/communities/login", "backoffice@demo.test"],
} as const;
/** Attempts that report more than a refusal, and yet get nothing: what they asked for is looked at from outside. */
const WITHOUT_ANSWER = /^(form _|message$)/;

async function enter(context: BrowserContext, who: keyof typeof LOGINS): Promise<void> {
  const [url, email] = LOGINS[who];
  const answer = await context.request.post(url, { data: { email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets the back office allow the vendor, and the community use it. */
async function allow(backoffice: Api, administrator: Api, { host, scriptAddress }: HostileVendor): Promise<void> {
  await backoffice.send("POST", "/api/tracking-vendors", { name: "Hostile", scriptHosts: [host] });
  const { communityId } = await administrator.get<{ communityId: string }>("/experienceLabs/personalization/demo");
  const url = `/experienceLabs/community/${communityId}/personalizationFull`;
  await administrator.send("PUT", url, { trackingScript: scriptAddress });
}

/** Names of what the attacks would create, wherever it came to be. */
async function created(backoffice: Api, staff: Api): Promise<readonly unknown[]> {
  const lists = await Promise.all([
    backoffice.get<readonly { name: string }[]>("/api/companies"),
    backoffice.get<readonly { name: string }[]>("/api/tracking-vendors"),
    staff.get<readonly { name: string }[]>("/api/tags"),
  ]);
  return lists.flat().filter(({ name }) => name === "HOSTILE");
}

/** What the server answered to anything but the page itself. */
function answersToFrames(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.frame() !== page.mainFrame()) answers.push(response);
  });
  return answers;
}

/** What the page itself can do with the cookies that it has, and the script therefore wants. */
function createFromPage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { "Content-Type": "application/json", "X-Space": "backoffice" };
    const body = JSON.stringify({ name: "FROM OUR OWN PAGE" });
    return (await fetch("/api/companies", { method: "POST", headers, body })).status;
  });
}

// It leaves the demo a hostile vendor.
test.use({ story: "hostile", ignoreHTTPSErrors: true });

test("a community's script sees page views and has nobody's rights", async ({ browser, server, playwright }) => {
  const fresh = () => playwright.request.newContext({ baseURL: server.url });
  const backoffice = await signInTo(await fresh(), "backoffice", LOGINS.backoffice[1]);
  const staff = await signInTo(await fresh(), "staff", LOGINS.staff[1]);
  const vendor = await startHostileVendor();
  await allow(backoffice, staff, vendor);
  const context = await browser.newContext();
  const page = await context.newPage();
  const answers = answersToFrames(page);
  const reported = (kind: string) => vendor.reports.filter((report) => report.kind === kind).map(({ data }) => data);

  await enter(context, "member");
  await page.goto("/c/demo/activities");
  await expect(page.getByRole("region", { name: /cookies/i })).toBeVisible();
  // Whoever works for the platform has signed in elsewhere in the same browser.
  for (const who of ["staff", "suite", "backoffice"] as const) await enter(context, who);
  expect(vendor.reports).toEqual([]);
  await page.getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => reported("done").length, { timeout: 90_000 }).toBe(1);

  expect(reported("start")).toEqual([{ href: `${server.url}/experienceLabs/demo/trackingFrame`, referrer: "", origin: "null" }]);
  const attempts = reported("attempt");
  expect(attempts.length).toBeGreaterThan(30);
  expect(
    attempts.filter(({ name, got }) => !WITHOUT_ANSWER.test(String(name)) && got !== undefined && got !== "nothing"),
  ).toEqual([]);
  expect(page.url()).toBe(`${server.url}/c/demo/activities`);
  expect(context.pages()).toHaveLength(1);
  expect(answers.filter((answer) => answer.url().startsWith(server.url)).map((answer) => answer.url())).toEqual([
    `${server.url}/experienceLabs/demo/trackingFrame`,
  ]);
  expect(await created(backoffice, staff)).toEqual([]);

  await page.getByRole("link", { name: "Perfil" }).first().click();
  await expect.poll(() => reported("view")).toHaveLength(2);
  const view = { type: "sondeo.pageView", version: 1, community: "demo" };
  expect(reported("view")).toEqual([
    { ...view, path: "/activities" },
    { ...view, path: "/profile" },
  ]);

  // Even a page of ours that the frame goes to is nobody's there: no cookie goes along.
  await page.evaluate(() => window.history.pushState(null, "", "/c/demo/welcome"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect.poll(() => answers.some((answer) => answer.url() === `${server.url}/admin`)).toBe(true);
  await page.waitForLoadState("networkidle");
  const later = answers.filter((answer) => answer.url().startsWith(server.url)).slice(1);
  for (const answer of later)
    expect([answer.url(), (await answer.request().allHeaders()).cookie]).toEqual([answer.url(), undefined]);
  expect(await created(backoffice, staff)).toEqual([]);
  expect(await createFromPage(page), "the cookies that were there to be misused").toBe(201);
  await context.close();
  await vendor.close();
});
