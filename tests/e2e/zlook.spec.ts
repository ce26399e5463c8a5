import { enterBy, signInTo } from "./support/api";
import { test } from "./support/test";

const OUT = "/tmp/w/addresses-look";
test("look", async ({ newPerson, request }) => {
  const staff = await signInTo(request, "staff", "main-admin@demo.test");
  const [m] = await staff.get<readonly { id: string }[]>(
    `/api/members?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ email: "member@demo.test" }))}`,
  );
  const acts = await staff.get<readonly { id: string; type: string }[]>("/api/activities?range=[0,99]");
  const survey = acts.find((a) => a.type === "el_survey")?.id;
  const suite = await signInTo(request, "suite", "client@demo.test");
  const [study] = await suite.get<readonly { id: string }[]>("/api/studies?range=[0,0]");
  for (const [w, h, scheme] of [
    [1440, 900, "light"],
    [390, 844, "dark"],
  ] as const) {
    const p = await newPerson({ viewport: { width: w, height: h }, colorScheme: scheme });
    for (const s of [400, 401, 403, 404]) p.allowRefusals(s);
    await enterBy(p.context, "staff", "moderator@demo.test");
    for (const a of [
      "image-downloader",
      "notifications",
      "welcome",
      `members/${m?.id}/show`,
      `members/${m?.id}/history`,
      `activities/${survey}/show`,
      "members/preview",
      "members",
    ]) {
      await p.page.goto(`/c/demo/${a}`);
      await p.page.waitForLoadState("networkidle");
      await p.page.screenshot({
        path: `${OUT}/${a.replace(/\//g, "_").replace(/[0-9a-f-]{36}/, "ID")}-${w}.png`,
        fullPage: true,
      });
    }
    const q = await newPerson({ viewport: { width: w, height: h }, colorScheme: scheme });
    await enterBy(q.context, "suite", "client@demo.test");
    for (const a of ["studies/create", `studies/${study?.id}/show`]) {
      await q.page.goto(`/suite/${a}`);
      await q.page.waitForLoadState("networkidle");
      await q.page.screenshot({
        path: `${OUT}/suite_${a.replace(/\//g, "_").replace(/[0-9a-f-]{36}/, "ID")}-${w}.png`,
        fullPage: true,
      });
    }
  }
});
