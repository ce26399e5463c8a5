import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";

const SCRIPT = "https://stats.example.com/follow.js?site=7&kind=page";
const VENDOR = {
  name: "Stats",
  scriptHosts: ["stats.example.com", "cdn.stats.example"],
  connectHosts: ["in.stats.example:8443"],
};

describe.each(ANY_ENGINE)("a community's tracking script, on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let vendorId: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    community = await demoId(app);
    await rows(app, "delete from tracking_vendor");
    vendorId = (await office("POST", "/api/tracking-vendors", VENDOR)).json().id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await rows(app, "delete from attempt");
    await office("PUT", `/api/tracking-vendors/${vendorId}`, { active: true });
  });

  async function office(method: "POST" | "PUT" | "DELETE", url: string, body: object) {
    return app.call({ method, url, token: await app.signIn("backoffice"), body });
  }
  const name = async (trackingScript: string | null) =>
    app.call({
      method: "PUT",
      url: `/experienceLabs/community/${community}/personalizationFull`,
      token: await app.signIn("administrator"),
      body: { trackingScript },
    });
  const frame = (origin = "demo") => app.call({ url: `/experienceLabs/${origin}/trackingFrame` });
  const readTheme = async () => (await app.call({ url: "/experienceLabs/personalization/demo" })).json();

  test("runs in a document of its own, sandboxed, that reaches its vendor's hosts alone", async () => {
    expect((await name(SCRIPT)).statusCode).toBe(200);
    expect(await readTheme()).toMatchObject({ trackingScript: SCRIPT, trackingVendor: "Stats" });
    const answer = await frame("DEMO");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<script src="https://stats.example.com/follow.js?site=7&amp;kind=page"></script>');
    expect(answer.body.match(/<script/g)).toHaveLength(1);
    const all = "https://stats.example.com https://cdn.stats.example https://in.stats.example:8443";
    expect(answer.headers["content-security-policy"]).toBe(
      [
        "sandbox allow-scripts",
        "default-src 'none'",
        "script-src https://stats.example.com https://cdn.stats.example",
        `connect-src ${all}`,
        `img-src ${all}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join("; "),
    );
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([
    ["iframe", 200],
    ["document", 404],
    ["script", 404],
    ["empty", 404],
  ])("is given to a browser for %s: %i", async (destination, status) => {
    await name(SCRIPT);
    const headers = { "sec-fetch-dest": destination };
    expect((await app.call({ url: "/experienceLabs/demo/trackingFrame", headers })).statusCode).toBe(status);
  });

  test("isn't run, though kept, while the back office doesn't allow its vendor", async () => {
    await name(SCRIPT);
    await office("PUT", `/api/tracking-vendors/${vendorId}`, { active: false });
    expect(await readTheme()).toMatchObject({ trackingScript: SCRIPT, trackingVendor: null });
    expect((await frame()).statusCode).toBe(404);
    // What stays as it is hinders no other change.
    const token = await app.signIn("administrator");
    const url = `/experienceLabs/community/${community}/personalizationFull`;
    const saved = await app.call({ method: "PUT", url, token, body: { trackingScript: SCRIPT, title: "Uno" } });
    expect([saved.statusCode, saved.json().trackingScript]).toEqual([200, SCRIPT]);
    const none = await name("https://stats.example.com/other.js");
    expect(none.json().errors).toEqual([expect.objectContaining({ path: "/trackingScript", rule: "noTrackingVendor" })]);
    await office("PUT", `/api/tracking-vendors/${vendorId}`, { active: true });
    expect((await readTheme()).trackingVendor).toBe("Stats");
  });

  test.each([
    "https://evil.example/follow.js",
    "https://stats.example.com.evil.example/follow.js",
    "https://stats.example.com@evil.example/follow.js",
    "https://stats.example.com:8443/follow.js",
    "https://in.stats.example:8443/follow.js",
    "https://sub.stats.example.com/follow.js",
  ])("can't be of another host: %s", async (address) => {
    await name(SCRIPT);
    const refused = await name(address);
    expect(refused.json().errors).toEqual([
      expect.objectContaining({
        path: "/trackingScript",
        rule: "trackingHost",
        message: expect.stringContaining("stats.example.com, cdn.stats.example"),
      }),
    ]);
    expect((await readTheme()).trackingScript).toBe(SCRIPT);
  });

  test.each([
    ["client", "/api/communities/:id"],
    ["backoffice", "/api/communities/:id"],
  ] as const)("can't be of another host in the forms of %s either", async (who, path) => {
    await name(SCRIPT);
    const url = path.replace(":id", community);
    const token = await app.signIn(who);
    const put = (trackingScript: string) => app.call({ method: "PUT", url, token, body: { trackingScript } });
    const refused = await put("https://evil.example/a.js");
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/trackingScript"]);
    expect((await put("https://cdn.stats.example/a.js")).statusCode).toBe(200);
  });

  test("is copied with the community as long as its vendor is allowed, and left out afterwards", async () => {
    await name(SCRIPT);
    const token = await app.signIn("backoffice");
    const clone = async (origin: string) => {
      const url = `/api/communities/${community}/clone`;
      const answer = await app.call({ method: "POST", url, token, body: { origin, name: origin } });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return (await app.call({ url: `/experienceLabs/personalization/${origin}` })).json().trackingScript;
    };
    expect(await clone("copy-a")).toBe(SCRIPT);
    await office("PUT", `/api/tracking-vendors/${vendorId}`, { active: false });
    expect(await clone("copy-b")).toBeNull();
  });

  test("is chosen from vendors that the community's administrators see, and the back office alone changes", async () => {
    const url = `/experienceLabs/community/${community}/trackingVendors`;
    const seen = await app.call({ url, token: await app.signIn("administrator") });
    expect(seen.json()).toEqual([{ name: VENDOR.name, scriptHosts: VENDOR.scriptHosts }]);
    for (const who of ["mainAdmin", "client"] as const) {
      const token = await app.signIn(who);
      const body = { name: "Mine", scriptHosts: ["evil.example"] };
      const refused = await app.call({ method: "POST", url: "/api/tracking-vendors", token, body });
      expect([who, refused.statusCode]).toEqual([who, 403]);
    }
  });

  test.each([
    "*",
    "*.example.com",
    "https://stats.example.com",
    "stats.example.com/path",
    "stats.example.com; script-src *",
    "'unsafe-inline'",
    "UPPER.example",
    "",
  ])("no vendor has the host %j, which a policy would read as something else", async (host) => {
    const refused = await office("POST", "/api/tracking-vendors", { name: `Host ${host}`, scriptHosts: [host] });
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/scriptHosts/0"]);
  });

  test("leads nowhere in a community that has none, and in none at all", async () => {
    await name(null);
    for (const origin of ["demo", "nowhere", "%00", "..%2fadmin"]) expect((await frame(origin)).statusCode).toBe(404);
  });
});
