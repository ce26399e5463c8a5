import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { GIG, GIG_NOTE, moderatorWithGigs, OF_GIGS, WISH } from "../helpers/writeDocuments";

/** A route of a guest that speaks of one gig. */
const echo: ServerExtension = {
  register: (host) =>
    host.route({
      method: "GET",
      url: "/api/gigs/:id/echo",
      summary: "Say the gig's id",
      access: { entity: "gig", action: "read" },
      handle: async (_context, request) => request.params,
    }),
};

describe.each(CONCURRENT_ENGINE)("records that a role selects or a person owns, on %s", (engine) => {
  const project = projectWith([moderatorWithGigs(), GIG, GIG_NOTE, ...OF_GIGS, WISH]);
  let app: TestApp;
  const tokens: Record<string, string> = {};
  const gigs: Record<string, string> = {};
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root, extraExtensions: [echo] });
    for (const who of ["mainAdmin", "administrator", "moderator", "observer", "member", "client"] as const)
      tokens[who] = await app.signIn(who);
    for (const name of ["Rock", "Jazz", "Folk"]) {
      const answer = await call("administrator", "POST", "/api/gigs", { name });
      gigs[name] = answer.json().id;
    }
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const call = (who: string, method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown) =>
    app.call({ method, url, token: tokens[who] ?? "", ...(body === undefined ? {} : { body }) });
  const namesOf = async (who: string, url = "/api/gigs") =>
    (await call(who, "GET", url))
      .json()
      .map((row: { name: string }) => row.name)
      .sort();
  const select = async (email: string, visibility: string, names: readonly string[]) => {
    const found = await call("mainAdmin", "GET", `/api/moderators?filter=${encodeURIComponent(JSON.stringify({ email }))}`);
    const answer = await call("mainAdmin", "PUT", `/api/moderators/${found.json()[0].id}`, {
      visibility,
      gigs: names.map((name) => gigs[name]),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  test("who sees all sees all", async () => {
    await select("moderator@demo.test", "ALL", []);
    expect(await namesOf("moderator")).toEqual(["Folk", "Jazz", "Rock"]);
    expect((await call("moderator", "PUT", `/api/gigs/${gigs.Folk}`, { name: "Folk" })).statusCode).toBe(200);
  });

  test("who sees the selected sees those, from the next request on", async () => {
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    const list = await call("moderator", "GET", "/api/gigs");
    expect(list.headers["content-range"]).toBe("gigs 0-0/1");
    expect(await namesOf("moderator")).toEqual(["Jazz"]);
    expect((await call("moderator", "GET", `/api/gigs/${gigs.Jazz}`)).statusCode).toBe(200);
    expect((await call("moderator", "GET", `/api/gigs/${gigs.Rock}`)).statusCode).toBe(404);
    expect((await call("moderator", "GET", `/api/gigs/${gigs.Rock}/history`)).statusCode).toBe(404);
    await select("moderator@demo.test", "SELECTED", ["Jazz", "Rock"]);
    expect(await namesOf("moderator")).toEqual(["Jazz", "Rock"]);
    expect(await namesOf("administrator")).toEqual(["Folk", "Jazz", "Rock"]);
  });

  test("and writes no others", async () => {
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    const both = encodeURIComponent(JSON.stringify({ id: [gigs.Jazz, gigs.Rock] }));
    expect((await call("moderator", "PUT", `/api/gigs/${gigs.Rock}`, { name: "Pop" })).statusCode).toBe(404);
    const own = encodeURIComponent(JSON.stringify({ id: [gigs.Jazz] }));
    expect((await call("moderator", "PUT", `/api/gigs?filter=${both}`, { name: "Jazz" })).statusCode).toBe(404);
    expect((await call("moderator", "PUT", `/api/gigs?filter=${own}`, { name: "Jazz" })).json()).toEqual([gigs.Jazz]);
    expect((await call("moderator", "POST", `/api/gigs/${gigs.Rock}/transitions/close`)).statusCode).toBe(404);
    expect((await call("moderator", "POST", `/api/gigs/${gigs.Jazz}/transitions/close`)).json().state).toBe("CLOSED");
    expect((await call("moderator", "DELETE", `/api/gigs/${gigs.Rock}`)).statusCode).toBe(404);
    expect((await call("observer", "PUT", `/api/gigs/${gigs.Jazz}`, { name: "Pop" })).statusCode).toBe(403);
  });

  test("and guests' routes open no others", async () => {
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    expect((await call("moderator", "GET", `/api/gigs/${gigs.Jazz}/echo`)).json()).toEqual({ id: gigs.Jazz });
    expect((await call("moderator", "GET", `/api/gigs/${gigs.Rock}/echo`)).statusCode).toBe(404);
    expect((await call("administrator", "GET", `/api/gigs/${gigs.Rock}/echo`)).statusCode).toBe(200);
    expect((await call("member", "GET", `/api/gigs/${gigs.Jazz}/echo`)).statusCode).toBe(403);
  });

  test("what belongs to the selected goes with it, and can't be taken out of reach", async () => {
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    const notes: Record<string, string> = {};
    for (const name of ["Jazz", "Rock"]) {
      const answer = await call("administrator", "POST", "/api/gig-notes", { text: `On ${name}`, gig: gigs[name] });
      notes[name] = answer.json().id;
    }
    const list = await call("moderator", "GET", "/api/gig-notes");
    expect(list.json().map((row: { text: string }) => row.text)).toEqual(["On Jazz"]);
    expect((await call("moderator", "GET", `/api/gig-notes/${notes.Rock}`)).statusCode).toBe(404);
    const away = await call("moderator", "PUT", `/api/gig-notes/${notes.Jazz}`, { gig: gigs.Rock });
    expect(away.json().errors[0]).toMatchObject({ path: "/gig", rule: "reference" });
    expect((await call("administrator", "GET", `/api/gig-notes/${notes.Jazz}`)).json().gig).toBe(gigs.Jazz);
    expect((await call("moderator", "PUT", `/api/gig-notes/${notes.Jazz}`, { text: "Better" })).statusCode).toBe(200);
  });

  test("what is created among the selected is, and no other", async () => {
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    const created = await call("moderator", "POST", "/api/gigs", { name: "Blues" });
    expect(created.statusCode, created.body).toBe(201);
    expect(await namesOf("moderator")).toEqual(["Blues", "Jazz"]);
    const [role] = (
      await call(
        "mainAdmin",
        "GET",
        `/api/moderators?filter=${encodeURIComponent(JSON.stringify({ email: "moderator@demo.test" }))}`,
      )
    ).json();
    expect(role.gigs).toEqual([gigs.Jazz, created.json().id]);
    const [last] = (await call("mainAdmin", "GET", `/api/moderators/${role.id}/history`)).json();
    expect(last).toMatchObject({ action: "update", changes: [{ field: "gigs", from: [gigs.Jazz], to: role.gigs }] });
    expect((await call("moderator", "POST", "/api/gig-notes", { text: "Blue", gig: created.json().id })).statusCode).toBe(201);
    const beyond = await call("moderator", "POST", "/api/gig-notes", { text: "Hard", gig: gigs.Rock });
    // As it would be of a gig that is not there.
    const nowhere = await call("moderator", "POST", "/api/gig-notes", { text: "Hard", gig: crypto.randomUUID() });
    expect([beyond.statusCode, beyond.json().errors]).toEqual([400, nowhere.json().errors]);
    const notes = (await call("administrator", "GET", "/api/gig-notes")).json();
    expect(notes.map((row: { text: string }) => row.text)).not.toContain("Hard");
    expect((await call("administrator", "DELETE", `/api/gigs/${created.json().id}`)).statusCode).toBe(409);
  });

  describe("what refers to the selected", () => {
    const ids: Record<string, string> = {};
    /** Rows by what they lead to: seen where all of it is selected, and where there is nothing. */
    const ROWS: readonly (readonly [resource: string, text: string, leads: () => object, isSeen: boolean])[] = [
      ["gig-notes", "jazz note", () => ({ gig: gigs.Jazz }), true],
      ["gig-notes", "rock note", () => ({ gig: gigs.Rock }), false],
      ["gig-replies", "jazz reply", () => ({ note: ids["jazz note"] }), true],
      ["gig-replies", "rock reply", () => ({ note: ids["rock note"] }), false],
      ["gig-tours", "jazz tour", () => ({ gigs: [gigs.Jazz] }), true],
      ["gig-tours", "mixed tour", () => ({ gigs: [gigs.Jazz, gigs.Rock] }), false],
      ["gig-tours", "no tour", () => ({}), true],
      ["gig-bills", "jazz bill", () => ({ main: gigs.Jazz }), true],
      ["gig-bills", "rock support", () => ({ main: gigs.Jazz, support: gigs.Rock }), false],
      ["gig-bills", "rock bill", () => ({ main: gigs.Rock, support: gigs.Jazz }), false],
      ["gig-marks", "jazz mark", () => ({ subject: `gig/${gigs.Jazz}` }), true],
      ["gig-marks", "rock mark", () => ({ subject: `gig/${gigs.Rock}` }), false],
      ["gig-marks", "jazz reply mark", () => ({ subject: `gigReply/${ids["jazz reply"]}` }), true],
      ["gig-marks", "rock reply mark", () => ({ subject: `gigReply/${ids["rock reply"]}` }), false],
      ["gig-marks", "mixed tour mark", () => ({ subject: `gigTour/${ids["mixed tour"]}` }), false],
      ["gig-marks", "member mark", () => ({ subject: `member/${ids.member}` }), true],
    ];

    beforeAll(async () => {
      ids.member = (await call("administrator", "GET", "/api/members")).json()[0].id;
      await select("moderator@demo.test", "ALL", []);
      for (const [resource, text, leads] of ROWS) {
        const answer = await call("moderator", "POST", `/api/${resource}`, { text, ...leads() });
        expect(answer.statusCode, answer.body).toBe(201);
        ids[text] = answer.json().id;
      }
      await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    });

    test.each(ROWS)("%s: %s", async (resource, text, leads, isSeen) => {
      const listed = await call("moderator", "GET", `/api/${resource}?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`);
      expect(listed.json().some((row: { id: string }) => row.id === ids[text])).toBe(isSeen);
      const url = `/api/${resource}/${ids[text]}`;
      expect((await call("moderator", "GET", url)).statusCode).toBe(isSeen ? 200 : 404);
      expect((await call("moderator", "PUT", url, { text })).statusCode).toBe(isSeen ? 200 : 404);
      const created = await call("moderator", "POST", `/api/${resource}`, { text: `more ${text}`, ...leads() });
      expect(created.statusCode, created.body).toBe(isSeen ? 201 : 400);
      expect((await call("administrator", "GET", url)).statusCode).toBe(200);
    });

    test("a record's other fields may change while it refers to what was selected once", async () => {
      const url = `/api/gig-tours/${ids["mixed tour"]}`;
      await select("moderator@demo.test", "SELECTED", ["Jazz", "Rock"]);
      expect((await call("moderator", "PUT", url, { gigs: [gigs.Jazz, gigs.Folk] })).statusCode).toBe(400);
      expect((await call("moderator", "PUT", url, { gigs: [gigs.Rock, gigs.Jazz] })).statusCode).toBe(200);
    });
  });

  test("nothing is imported beyond the selected", async () => {
    const template = () => call("moderator", "GET", "/api/gig-notes/import/template");
    await select("moderator@demo.test", "SELECTED", ["Jazz"]);
    expect((await template()).statusCode).toBe(403);
    await select("moderator@demo.test", "ALL", []);
    expect((await template()).statusCode).toBe(200);
  });

  test("many created at once by one role are all among its selected", async () => {
    await select("moderator@demo.test", "SELECTED", []);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call("moderator", "POST", "/api/gigs", { name: `Many ${n}` })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(201));
    expect(await namesOf("moderator")).toHaveLength(12);
    for (const answer of answers) await call("administrator", "DELETE", `/api/gigs/${answer.json().id}`);
  });

  test("a role that selects nothing, or is none of those, sees nothing", async () => {
    await select("observer@demo.test", "SELECTED", []);
    expect(await namesOf("observer")).toEqual([]);
    expect((await call("client", "GET", "/api/gigs")).json()).toEqual([]);
    expect((await call("member", "GET", "/api/gigs")).statusCode).toBe(403);
  });

  test("a member's own are the member's alone", async () => {
    const mine = await call("member", "POST", "/api/wishes", { text: "A bike" });
    expect(mine.statusCode, mine.body).toBe(201);
    const session = await call("member", "GET", "/api/session");
    expect(mine.json().member).toBe(session.json().memberId);
    const members = await call("moderator", "GET", `/api/members?range=${encodeURIComponent("[0,9]")}`);
    const other = members.json().find((row: { id: string }) => row.id !== session.json().memberId);
    const theirs = await call("moderator", "POST", "/api/wishes", { text: "A boat", member: other.id });
    expect(theirs.json().member).toBe(other.id);

    const list = await call("member", "GET", "/api/wishes");
    expect(list.json().map((row: { text: string }) => row.text)).toEqual(["A bike"]);
    expect((await call("member", "GET", `/api/wishes/${mine.json().id}`)).statusCode).toBe(200);
    for (const [method, url, body] of [
      ["GET", `/api/wishes/${theirs.json().id}`],
      ["PUT", `/api/wishes/${theirs.json().id}`, { text: "Mine" }],
      ["DELETE", `/api/wishes/${theirs.json().id}`],
      ["POST", `/api/wishes/${theirs.json().id}/transitions/withdraw`],
      ["GET", `/api/wishes/${theirs.json().id}/history`],
    ] as const)
      expect((await call("member", method, url, body)).statusCode, `${method} ${url}`).toBe(404);
    const forged = await call("member", "POST", "/api/wishes", { text: "A car", member: other.id });
    expect(forged.json().member).toBe(session.json().memberId);
    expect((await call("member", "PUT", `/api/wishes/${mine.json().id}`, { member: other.id })).statusCode).toBe(403);
    expect((await call("member", "POST", `/api/wishes/${mine.json().id}/transitions/withdraw`)).json().state).toBe("WITHDRAWN");
    expect((await call("member", "DELETE", `/api/wishes/${mine.json().id}`)).statusCode).toBe(200);
  });
});
