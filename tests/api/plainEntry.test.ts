import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, type Panel, signEntry } from "../helpers/panel";
import { askedIn, PLAIN_CLIENT, plainBrowser } from "../helpers/plainPages";
import { publishedSurvey } from "../helpers/surveys";

const choice = (id: string) => ({
  id,
  variable: id.toUpperCase(),
  type: "single-choice",
  title: { es: `¿${id}?`, en: `${id}?` },
  required: true,
  options: ["a", "b"].map((code) => ({ code, label: { es: code.toUpperCase(), en: code.toUpperCase() } })),
  rules: [{ id: `${id}-out`, when: { question: id, is: "equal", value: "b" }, then: { do: "screenOut" } }],
});
const DOCUMENT = { languages: ["es", "en"], blocks: [{ id: "one", questions: [choice("first"), choice("last")] }] };
const seconds = (from: number) => String(Math.floor(Date.now() / 1_000) + from);

describe.each(ANY_ENGINE)("whom a panel sends answers without a script, on %s", (engine) => {
  let app: TestApp;
  let activity: string;
  let panel: Panel;
  beforeAll(async () => {
    app = await startApp({ engine, client: PLAIN_CLIENT });
    const moderator = await app.signIn("moderator");
    activity = await publishedSurvey(app, moderator, DOCUMENT);
    panel = await addPanel(app, moderator, activity, { onlySuppliers: true });
  });
  afterAll(() => app.close());

  const browserOf = (values: Readonly<Record<string, string>>) =>
    plainBrowser(app, `${panel.link}?${new URLSearchParams(signEntry(panel, values))}`);
  const responseOf = (rid: string) =>
    app.database.query({
      text: `select state, disposition, supplier from response
        join activity on activity.questionnaire = response.questionnaire where activity.id = $1 and external_id = $2`,
      values: [activity, rid],
    });
  /** The address of the way back to the panel, as a browser reads it. */
  function returnUrl(body: string): URL | undefined {
    const [, href] = /href="(https:\/\/panel\.example[^"]*)"/.exec(body) ?? [];
    return href ? new URL(href.replaceAll("&amp;", "&")) : undefined;
  }

  test("the first question is on the page, the survey works to its end, and the way back is signed", async () => {
    const rid = newRespondent();
    const browser = browserOf({ rid });
    expect(askedIn(await browser.get())).toBe("first");
    expect(await responseOf(rid)).toEqual([]);
    expect(askedIn(await browser.send("first", [["value", "a"]]))).toBe("last");
    expect(await responseOf(rid)).toEqual([{ state: "open", disposition: null, supplier: panel.id }]);
    const ended = await browser.send("last", [["value", "a"]]);
    expect(await responseOf(rid)).toEqual([{ state: "complete", disposition: "complete", supplier: panel.id }]);
    const exit = returnUrl(ended.body);
    expect(exit?.origin + String(exit?.pathname)).toBe("https://panel.example/ok");
    const { sig, wave, ...signed } = Object.fromEntries(exit?.searchParams ?? []);
    const text = Object.entries(signed)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .toSorted()
      .join("&");
    expect([wave, signed.rid, signed.status]).toEqual(["2", rid, "success"]);
    expect(sig).toBe(createHmac("sha256", panel.secret).update(text).digest("hex"));
  });

  test("on another device it goes on where it was, and a screen-out leads back too", async () => {
    const rid = newRespondent();
    await browserOf({ rid }).send("first", [["value", "a"]]);
    const elsewhere = browserOf({ rid });
    expect(askedIn(await elsewhere.get())).toBe("last");
    const ended = await elsewhere.send("last", [["value", "b"]]);
    expect(returnUrl(ended.body)?.searchParams.get("status")).toBe("failure");
  });

  test("a forged or expired link asks nothing; one whose time ends half way stays good where it was used", async () => {
    const rid = newRespondent();
    const forged = plainBrowser(app, `${panel.link}?${new URLSearchParams({ ...signEntry(panel, { rid }), rid: "other" })}`);
    expect(askedIn(await forged.get())).toBe("");
    expect(askedIn(await browserOf({ rid, exp: seconds(-5) }).get())).toBe("");
    const browser = browserOf({ rid, exp: seconds(2) });
    expect(askedIn(await browser.send("first", [["value", "a"]]))).toBe("last");
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(askedIn(await browser.get())).toBe("last");
    await browser.send("last", [["value", "a"]]);
    expect(await responseOf(rid)).toMatchObject([{ disposition: "complete" }]);
    expect(await responseOf("other")).toEqual([]);
  });

  const GIVEN: readonly Readonly<Record<string, string>>[] = [
    { language: "en" },
    { preview: "1" },
    { ended: "1" },
    { wave: "2", language: "en", ended: "0" },
  ];
  test.each(GIVEN)("the signature covers whatever the panel gave its link: %o", async (given) => {
    const rid = newRespondent();
    const browser = browserOf({ rid, ...given });
    const page = await browser.get();
    expect(askedIn(page)).toBe("first");
    expect(page.body).toContain(`<html lang="${"language" in given ? "en" : "es"}">`);
    await browser.send("first", [["value", "a"]]);
    await browser.send("last", [["value", "a"]]);
    expect(await responseOf(rid)).toMatchObject([{ disposition: "complete" }]);
  });

  test("none of it may be changed, left out or added, and the page's own language and thanks still work", async () => {
    const rid = newRespondent();
    const signed = signEntry(panel, { rid, language: "es" });
    const without = Object.fromEntries(Object.entries(signed).filter(([name]) => name !== "language"));
    const forged = [{ ...signed, language: "en" }, without, { ...signEntry(panel, { rid }), language: "en" }];
    for (const values of forged) {
      const page = await plainBrowser(app, `${panel.link}?${new URLSearchParams(values)}`).get();
      expect(askedIn(page)).toBe("");
    }
    const address = `${panel.link}?${new URLSearchParams(signed)}`;
    const [, english = ""] = /href="([^"]*)" lang="en"/.exec((await plainBrowser(app, address).get()).body) ?? [];
    const browser = plainBrowser(app, english.replaceAll("&amp;", "&"));
    const page = await browser.get();
    expect([askedIn(page), page.body.includes('<html lang="en">')]).toEqual(["first", true]);
    expect(askedIn(await browser.send("first", [["value", "a"]]))).toBe("last");
    const ended = await browser.send("last", [["value", "a"]]);
    expect(returnUrl(ended.body)?.searchParams.get("rid")).toBe(rid);
    expect(ended.body).toContain("Thank");
  });

  test("who comes without being sent is asked nothing", async () => {
    expect(askedIn(await plainBrowser(app, panel.link).get())).toBe("");
  });
});
