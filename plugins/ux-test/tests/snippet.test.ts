import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium } from "../../../scripts/chromium.mjs";
import { ANY_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { ROOT } from "../../../tests/helpers/root";
import { type ClientSite, startClientSite } from "./clientSite";
import { siteSurvey, siteVisitor } from "./siteRun";

interface Row {
  readonly tab: string;
  readonly number: number;
  readonly kind: string;
  readonly url: string;
  readonly selector: string | null;
  readonly data: { readonly isInteractive?: boolean; readonly isRage?: boolean; readonly checkpoints?: readonly string[] } | null;
}

const TYPED = "a secret word";

describe.each(ANY_ENGINE)("the snippet on a client's own site, stored on %s", (engine) => {
  let app: TestApp;
  let browser: Browser;
  let host: string;
  let site: ClientSite;
  let base: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    host = await app.app.listen({ port: 0, host: "127.0.0.1" });
    site = await startClientSite(host);
    const checkpoints = [
      { id: "buy", name: "Buy", event: "CLICK", selector: "#buy", message: { es: "Bought" } },
      { id: "inner", name: "Inner", event: "CLICK", selector: ".inner" },
      { id: "name", name: "Name", event: "CHANGE", selector: "#name" },
      { id: "late", name: "Late", event: "VIEW", selector: "#late", url: "/cart" },
      { id: "foot", name: "Foot", event: "SCROLL", selector: "#foot" },
      { id: "end", name: "End", event: "SCROLL", url: "/cart" },
    ];
    const settings = { startUrlDesktop: `${site.origin}/`, checkpoints };
    ({ base } = await siteSurvey(app, await app.signIn("moderator"), settings));
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    await app.close();
  });

  /** Events of the response that the token is of. */
  const stored = (token: string) =>
    rows<Row>(app, "select tab, number, kind, url, selector, data from ux_event where response = $1 order by at, number", [
      JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString())[0],
    ]);

  async function open(): Promise<{
    readonly context: BrowserContext;
    readonly page: Page;
    readonly calls: string[];
    readonly token: string;
  }> {
    const context = await browser.newContext();
    const calls: string[] = [];
    context.on("request", (request) => void (request.url().startsWith(`${host}/api`) && calls.push(request.url())));
    return { context, page: await context.newPage(), calls, token: await (await siteVisitor(app, base)).tokenFor() };
  }
  /** Waits until the server has so many. */
  const until = (token: string, check: (found: readonly Row[]) => boolean) =>
    expect.poll(async () => check(await stored(token)), { timeout: 15_000, interval: 200 }).toBe(true);

  test("every event arrives once and in order: over pages, a reload, a network that is gone for a while", async () => {
    const { context, page, token } = await open();
    await page.goto(`${site.origin}/?from=mail#sondeo=${token}`);
    await expect.poll(() => page.evaluate(() => location.href)).toBe(`${site.origin}/?from=mail`);
    await until(token, (found) => found.length > 0);
    await page.locator("#text").click();
    await page.locator("#name").fill(TYPED);
    await page.locator(".inner").click();
    await page.locator("#deeper").click();
    await page.reload({ waitUntil: "load" });
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => sessionStorage.getItem("sondeo")?.includes('"isLive":true'));
    await context.setOffline(true);
    for (let times = 0; times < 3; times += 1) await page.locator("#text").click();
    await page.waitForTimeout(2_500);
    await context.setOffline(false);
    await page.locator("[data-testid=to-cart]").click();
    await page.locator("#buy span").click();
    await page.locator("[data-sondeo=note]").waitFor({ state: "attached" });
    await page.waitForTimeout(800);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await until(token, (found) =>
      ["late", "foot", "end"].every((id) => found.some(({ data }) => data?.checkpoints?.includes(id))),
    );
    await page.close();
    await until(token, (found) => found.some(({ kind }) => kind === "VISIBILITY"));

    const found = await stored(token);
    expect(new Set(found.map(({ tab }) => tab)).size).toBe(1);
    expect(found.map(({ number }) => number)).toEqual(found.map((_row, index) => index + 1));
    const said = found.map(({ kind, url, selector, data }) =>
      [kind, url.slice(site.origin.length), selector, ...(data?.checkpoints ?? [])].join(" ").trim(),
    );
    expect(said.filter((one) => !one.startsWith("VISIBILITY") && !one.startsWith("SCROLL") && !one.startsWith("VIEW"))).toEqual([
      "LOAD",
      "CLICK  #text",
      "CHANGE  #name name",
      "CLICK  #box >>> button inner",
      "CLICK  #deeper",
      "HISTORY /list",
      "LOAD /list",
      "LOAD",
      "CLICK  #text",
      "CLICK  #text",
      "CLICK  #text",
      'CLICK  a[data-testid="to-cart"]',
      "LOAD /cart",
      "CLICK /cart #buy > span buy",
    ]);
    const clicks = found.filter(({ kind, selector }) => kind === "CLICK" && selector === "#text");
    expect(clicks.map(({ data }) => [data?.isInteractive, data?.isRage])).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(found.find(({ selector }) => selector === "#buy > span")?.data?.isInteractive).toBe(true);
    const bytes = JSON.stringify(await rows(app, "select * from ux_event"));
    for (const secret of [TYPED, "4111", "from=mail", token]) expect(bytes).not.toContain(secret);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  test("a second tab of the site counts for itself", async () => {
    const { context, page, token } = await open();
    await page.goto(`${site.origin}/#sondeo=${token}`);
    await until(token, (found) => found.length > 0);
    const [second] = await Promise.all([context.waitForEvent("page"), page.locator("#again").click()]);
    await second.locator("#text").click();
    await page.bringToFront();
    await page.locator("#deeper").click();
    await until(
      token,
      (found) => found.some(({ kind }) => kind === "HISTORY") && found.some(({ selector }) => selector === "#text"),
    );
    const numbers = new Map<string, number[]>();
    for (const { tab, number } of await stored(token)) numbers.set(tab, [...(numbers.get(tab) ?? []), number]);
    expect(numbers.size).toBe(2);
    for (const counted of numbers.values())
      expect(counted.toSorted((a, b) => a - b)).toEqual(counted.map((_one, index) => index + 1));
    await context.close();
  });

  test("a page that no test has opened does nothing", async () => {
    const { context, page, calls } = await open();
    await page.goto(`${site.origin}/`);
    await page.locator("#text").click();
    await page.locator("[data-testid=to-cart]").click();
    await page.waitForTimeout(1_500);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, ""]);
    await context.close();
  });

  test("another site's page with somebody's token is turned off at once", async () => {
    const other = await startClientSite(host);
    const { context, page, calls, token } = await open();
    await page.goto(`${other.origin}/#sondeo=${token}`);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    const before = calls.length;
    await page.locator("#text").click();
    await page.waitForTimeout(1_500);
    expect([calls.length, await stored(token)]).toEqual([before, []]);
    await context.close();
    await other.close();
  });

  /** A page of this installation that opens a site and keeps what it is told. */
  async function openFrom(context: BrowserContext, address: string, script: string, from = `${host}/ux-shop`) {
    const opener = await context.newPage();
    await opener.goto(from);
    await opener.evaluate(
      `window.told = []; addEventListener("message", ({ origin, data }) => told.push({ origin, ...data })); ${script}`,
    );
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      opener.evaluate((url) => void Object.assign(window, { site: window.open(url) }), address),
    ]);
    const told = (kind: string) =>
      opener.evaluate(
        (name) => (window as unknown as { told: { sondeo: string }[] }).told.filter((one) => one.sondeo === name),
        kind,
      );
    return { opener, opened, told };
  }

  test("where a site's policy forbids calls, the page that opened it makes them", async () => {
    const strict = await startClientSite(host, `script-src 'unsafe-inline' ${host}; connect-src 'none'`);
    const settings = {
      startUrlDesktop: `${strict.origin}/`,
      checkpoints: [{ id: "x", name: "X", event: "CLICK", selector: "#text" }],
    };
    const survey = await siteSurvey(app, await app.signIn("moderator"), settings);
    const token = await (await siteVisitor(app, survey.base)).tokenFor();
    const { outputFiles } = await build({
      ...{ entryPoints: [join(ROOT, "plugins/ux-test/client/navigation/answerSnippet.ts")], bundle: true, write: false },
      ...{ format: "iife", globalName: "relay" },
    });
    const context = await browser.newContext();
    const start = JSON.stringify({ startUrls: [`${strict.origin}/`], token });
    const { opened, told } = await openFrom(
      context,
      `${strict.origin}/#sondeo=${token}`,
      `${outputFiles[0]?.text}; relay.answerSnippet(${start});`,
    );
    await until(token, (found) => found.length > 0);
    await opened.locator("#text").click();
    await until(token, (found) => found.some(({ data }) => data?.checkpoints?.includes("x")));
    expect(await told("checkpoint")).toEqual([{ origin: strict.origin, sondeo: "checkpoint", id: "x" }]);
    await context.close();
    await strict.close();
  });

  test("the console is told that the snippet is there, and which elements somebody points at; nobody else is", async () => {
    const context = await browser.newContext();
    const texts = { title: "Choose", pick: "Pick", browse: "Browse", close: "Close" };
    const start = { sondeo: "pick", nonce: "n1", texts };
    const sayTo = (page: Page) =>
      page.evaluate(([message, origin]) => (window as unknown as { site: Window }).site.postMessage(message, origin as string), [
        start,
        site.origin,
      ] as const);
    const { opener, opened, told } = await openFrom(context, `${site.origin}/#sondeo=pick:n1`, "");
    await expect
      .poll(() => told("installed"))
      .toEqual([{ origin: site.origin, sondeo: "installed", nonce: "n1", version: "1", url: site.origin }]);
    await sayTo(opener);
    await opened.getByRole("toolbar", { name: "Choose" }).waitFor();
    await opened.locator("[data-testid=to-cart]").click();
    await expect.poll(() => told("picked")).toHaveLength(1);
    expect((await told("picked"))[0]).toMatchObject({
      nonce: "n1",
      element: { selector: 'a[data-testid="to-cart"]', text: "To the cart", role: "link", url: site.origin },
    });
    expect(opened.url()).toBe(`${site.origin}/`);
    await opened.getByRole("button", { name: "Browse" }).click();
    await opened.locator("[data-testid=to-cart]").click();
    await opened.waitForURL(`${site.origin}/cart`);
    await context.close();

    const other = await startClientSite(host);
    const hostile = await browser.newContext();
    const foreign = await openFrom(hostile, `${site.origin}/#sondeo=pick:n1`, "", `${other.origin}/`);
    await foreign.opened.waitForLoadState();
    await expect.poll(() => foreign.opened.url()).toBe(`${site.origin}/`);
    await sayTo(foreign.opener);
    await foreign.opened.waitForTimeout(500);
    expect(await foreign.opened.getByRole("toolbar").count()).toBe(0);
    expect(await foreign.told("installed")).toEqual([]);
    await hostile.close();
    await other.close();
  });
});
