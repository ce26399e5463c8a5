import { afterEach, describe, expect, test, vi } from "vitest";
import { setApiContext } from "./api";
import { dataProvider } from "./dataProvider";
import { simpleRest } from "./rest/simpleRest";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

/** A server that answers every call the same way. @returns what it was sent */
function serve(answer: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    sent.push({
      method: init.method ?? "GET",
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? undefined,
    });
    const type = status < 400 ? "application/json" : "application/problem+json";
    return Response.json(answer, { status, headers: { ...headers, "content-type": type } });
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setApiContext({ space: undefined, language: "es", preview: undefined });
});

const PAGE = { pagination: { page: 2, perPage: 25 }, sort: { field: "name", order: "ASC" as const }, filter: { q: "ana" } };
const COUNTED = { "content-range": "members 25-26/27" };
const UNCOUNTED = { "content-range": "members 25-49/*" };
const UPSTREAM = simpleRest();

describe("a list call", () => {
  test("speaks the simple-rest dialect, in the session that calls concern", async () => {
    setApiContext({ space: "staff:7", language: "en", preview: "member" });
    const sent = serve([{ id: "1" }, { id: "2" }], COUNTED);
    const { signal } = new AbortController();
    const answer = await dataProvider.getList("members", { ...PAGE, signal });
    expect(answer).toMatchObject({ data: [{ id: "1" }, { id: "2" }], total: 27, meta: { isEstimate: false } });
    expect(sent[0]).toMatchObject({ method: "GET", path: "/api/members", body: undefined });
    expect(sent[0]?.query).toEqual({ sort: '["name","ASC"]', range: "[25,49]", filter: '{"q":"ana"}' });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "accept-language": "en",
      "x-space": "staff:7",
      "x-preview-as": "member",
    });
    expect(sent[0]?.signal).toBe(signal);
  });

  test("leaves the order to the entity where none is given, which upstream would sort by id", async () => {
    const sent = serve([], COUNTED);
    await UPSTREAM.getList("members", { filter: {} });
    await dataProvider.getList("members", { filter: {} });
    expect(sent.map(({ query }) => query.sort)).toEqual(['["id","ASC"]', undefined]);
    expect(sent[1]?.query.range).toBe("[0,24]");
  });

  test("says whether there is more where the server didn't count, of which upstream makes a total of NaN", async () => {
    serve(Array(25).fill({ id: "1" }), UNCOUNTED);
    expect((await UPSTREAM.getList("members", PAGE)).total).toBeNaN();
    const full = await dataProvider.getList("members", PAGE);
    expect(full).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    expect(full).not.toHaveProperty("total");
    serve([{ id: "1" }], UNCOUNTED);
    const last = await dataProvider.getList("members", { ...PAGE, pagination: { page: 1, perPage: 25 } });
    expect(last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false });
  });

  test("goes on after a cursor, in the trash too", async () => {
    const sent = serve([{ id: "1" }], { ...UNCOUNTED, "x-next-cursor": "c2" });
    const answer = await dataProvider.getList("members", { ...PAGE, meta: { after: "c1", trash: true } });
    expect(answer.meta).toEqual({ isEstimate: false, nextCursor: "c2" });
    expect(sent[0]?.query).toEqual({
      sort: '["name","ASC"]',
      filter: '{"q":"ana"}',
      after: "c1",
      limit: "25",
      count: "false",
      trash: "true",
    });
  });

  test("asks for an estimate of a large list, unless it is narrowed", async () => {
    serve([], { "content-range": "panelists */60000", "x-count": "estimate" });
    const all = { ...PAGE, filter: {} };
    expect((await dataProvider.getList("panelists", all)).meta).toMatchObject({ isEstimate: true });
    const sent = serve([], { "content-range": "panelists */60000" });
    await dataProvider.getList("panelists", all);
    await dataProvider.getList("panelists", PAGE);
    await dataProvider.getManyReference("panelists", { ...all, target: "groupId", id: "g" });
    expect(sent.map(({ query }) => query.count)).toEqual(["estimate", undefined, undefined]);
  });

  test("of what refers to a record is a list like any other", async () => {
    const sent = serve([{ id: "1" }], UNCOUNTED);
    const answer = await dataProvider.getManyReference("members", { ...PAGE, target: "groupId", id: "g", meta: { trash: true } });
    expect(answer.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(sent[0]?.query).toMatchObject({ filter: '{"q":"ana","groupId":"g"}', trash: "true" });
  });
});

describe("reading by id", () => {
  test("asks for all the records, where upstream would be answered the first page", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
    const sent = serve([]);
    await UPSTREAM.getMany("members", { ids });
    await dataProvider.getMany("members", { ids });
    expect(sent[0]?.query).toEqual({ filter: JSON.stringify({ id: ids }) });
    expect(sent[1]?.query).toEqual({ filter: JSON.stringify({ id: ids }), range: "[0,39]", count: "false" });
  });

  test("can be given up", async () => {
    const sent = serve({ id: "a/b" });
    const { signal } = new AbortController();
    expect(await dataProvider.getOne("members", { id: "a/b", signal })).toEqual({ data: { id: "a/b" } });
    expect(sent[0]).toMatchObject({ path: "/api/members/a%2Fb", signal });
    expect(dataProvider.supportAbortSignal).toBe(true);
  });
});

describe("a save", () => {
  const previousData = { id: "1", name: "Ana", zone: "Norte", version: 3 };

  test("sends what changed on the version that it started from, where upstream would overwrite all", async () => {
    const sent = serve({ id: "1" });
    const params = { id: "1", data: { ...previousData, zone: "" }, previousData };
    await UPSTREAM.update("members", params);
    await dataProvider.update("members", params);
    expect(sent.map(({ headers }) => headers.get("if-match"))).toEqual([null, '"3"']);
    expect(sent.map(({ body }) => body)).toEqual([{ ...previousData, zone: "" }, { zone: null }]);
    expect(sent[1]).toMatchObject({ method: "PUT", path: "/api/members/1" });
  });

  test("sends changes as they are where they are known", async () => {
    const sent = serve({ id: "1" });
    await dataProvider.update("members", { id: "1", data: { secret: null }, previousData, meta: { isChanges: true } });
    expect(sent[0]?.body).toEqual({ secret: null });
  });

  test("creates once, however often it is sent", async () => {
    const sent = serve({ id: "1" }, {}, 201);
    await dataProvider.create("members", { data: { name: "Ana" }, meta: { key: "k1" } });
    await dataProvider.create("members", { data: { name: "Ana" } });
    expect(sent[0]).toMatchObject({ method: "POST", path: "/api/members", body: { name: "Ana" } });
    expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k1", null]);
  });

  test("of many is one request, where upstream sends one for each", async () => {
    const sent = serve(["1", "2"]);
    const params = { ids: ["1", "2"], data: { zone: "Sur" }, meta: { lists: { add: { tags: ["a"] } } } };
    await UPSTREAM.updateMany("members", params);
    expect(sent.splice(0)).toHaveLength(2);
    expect(await dataProvider.updateMany("members", params)).toEqual({ data: ["1", "2"] });
    const body = { action: "update", ids: ["1", "2"], data: { zone: "Sur" }, add: { tags: ["a"] } };
    expect(sent).toMatchObject([{ method: "POST", path: "/api/members/bulk", body }]);
  });
});

describe("a deletion", () => {
  test("has neither a body nor a type of one", async () => {
    const sent = serve({ id: "1" });
    expect(await dataProvider.delete("members", { id: "1" })).toEqual({ data: { id: "1" } });
    expect(sent[0]).toMatchObject({ method: "DELETE", path: "/api/members/1", body: undefined });
    expect(sent[0]?.headers.has("content-type")).toBe(false);
  });

  test("of many is one request", async () => {
    const sent = serve(["1", "2"]);
    expect(await dataProvider.deleteMany("members", { ids: ["1", "2"] })).toEqual({ data: ["1", "2"] });
    expect(sent).toMatchObject([{ path: "/api/members/bulk", body: { action: "delete", ids: ["1", "2"] } }]);
  });
});

test("a refused call fails with the server's problem document", async () => {
  const problem = { type: "about:blank", title: "Conflict", status: 409, code: "record.conflict" };
  serve(problem, {}, 409);
  await expect(dataProvider.getOne("members", { id: "1" })).rejects.toMatchObject({ name: "ApiError", status: 409, problem });
});
