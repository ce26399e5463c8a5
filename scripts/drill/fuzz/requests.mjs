import { createValues, HOSTILE_TEXTS, hostileValue, toJson } from "./values.mjs";

const KEPT = /\/(password|userAccount)$/;
const METHODS = ["get", "post", "put", "delete"];
const OPERATORS = ["", "_gte", "_lte", "_gt", "_lt", "_neq", "_contains", "_isNull", "_odd"];
const PATH_TEXTS = [
  "%00",
  "a%00b",
  "%F0%9F%98%80",
  "%ED%A0%80",
  "%",
  "%zz",
  "..%2f..%2fadmin",
  "..",
  ";",
  "%20",
  "%5c",
  "0",
  "-1",
  "null",
  "__proto__",
  "constructor",
  "*",
  "1e400",
  "x".repeat(400),
  "x".repeat(600),
  "login",
  "'",
  "%25%30%30",
];
const CONTENT_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/json; charset=nonsense",
  "application/JSON",
  "application/merge-patch+json",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "text/html",
  "a",
  ";",
  "application/json, text/plain",
];
const HEADERS = {
  "accept-language": ["nl-BE", "*", "xx", "en;q=9", ";;;", "a".repeat(3_000), "es,en;q=0.5"],
  accept: ["text/html", "*/*", "nonsense", "application/xml;q=abc"],
  "if-match": ['"1"', "*", 'W/"1"', '"999999999999999999999"', "1", '"-1"', '"x"'],
  "idempotency-key": ["one", "two", "x".repeat(300), "\u00ff", " ", "0193fd0a-7c1e-7000-8000-000000000001"],
  "x-space": ["staff", "member", "suite", "backoffice", "staff:", ":", "staff:x", "community:0193fd0a", "__proto__"],
  "x-preview-as": [
    "community:USER",
    "community:OBSERVATOR",
    "mainAdmin",
    "backoffice",
    "suite:OBSERVER",
    "nonsense",
    "__proto__",
  ],
  "x-forwarded-for": ["1.2.3.4", "::1", "nonsense", "1.2.3.4, 5.6.7.8", "x".repeat(2_000)],
  "x-forwarded-host": ["evil.example", ""],
  "x-forwarded-proto": ["https", "nonsense"],
  origin: ["null", "https://evil.example", "nonsense", "http://"],
  cookie: ["sondeo.staff=x", "sondeo.staff.=x; sondeo.member.=y", "=", ";;;", "sondeo.backoffice=%ff", "a=%E0%A4%A"],
  range: ["bytes=0-1", "bytes=-1", "items=0-9"],
  "user-agent": ["", "x".repeat(5_000), "<script>"],
  "content-encoding": ["gzip", "br", "nonsense"],
  "if-none-match": ["*", '"x"'],
  authorization: ["Bearer", "Bearer ", "Bearer \u00ff", "Basic YTpi", "Bearer ../..", `Bearer ${"x".repeat(5_000)}`],
};
const FILES = [
  ["people.csv", "email,nickname\na@fuzz.test,Ana\n"],
  ["people.csv", "email,nickname\n\u0000,\ud800\n"],
  ["people.csv", ""],
  ["people.csv", '"'.repeat(500)],
  ["people.csv", `${",".repeat(3_000)}\n`],
  ["people.csv", `email\n${"a@b.test\n".repeat(300)}`],
  ["people.xlsx", "PK\u0003\u0004 not a workbook"],
  ["people.xlsx", "<html></html>"],
  ["survey.lss", '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ["survey.json", '{"pages":[{"elements":[{"type":"text","name":"q1"}]}]}'],
  ["survey.json", '{"pages":null,"elements":[[[]]]}'],
  ["../../x", "x"],
  ["", "x"],
];

/** The operations of the document, each with its method and path. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({ method: method.toUpperCase(), path, ...methods[method] })),
  );
}

/** Resources by the name of what they hold, as its schema for creation is called. */
function resourcesOf(document) {
  const names = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const created = /\/(\w+)Create$/.exec(post?.requestBody?.content["application/json"]?.schema.$ref ?? "")?.[1];
    return created ? [[created[0].toLowerCase() + created.slice(1), path.split("/")[2]]] : [];
  });
  return new Map(names);
}

/**
 * Requests out of the OpenAPI document.
 * @param pool records that there are: `of(resource)` an id of the resource's or of any, `any()` one of any
 */
export function createRequests({ random, document, pool }) {
  const resolve = (ref) =>
    ref
      .split("/")
      .slice(1)
      .reduce((at, name) => at[name], document);
  const resources = resourcesOf(document);
  const idOf = (name = "") => {
    if (random.chance(0.05)) return `0193fd0a-7c1e-7000-8000-${random.hex(12)}`;
    // Properties that refer to one record or to several are called after what they refer to.
    const resource = resources.get(name) ?? name;
    return name === "spaceId" ? pool.community() : pool.of(resource);
  };
  const sampleOf = createValues({ random, resolve, idOf });

  /** A share of wrong values: most requests are nearly right, or none would come far. */
  const wrongness = () => random.pick([0, 0, 0, 0.02, 0.05, 0.15, 0.6]);

  function pathOf({ path, parameters = [] }, wrong) {
    const resource = path.split("/")[2] ?? "";
    return path.replace(/\{(\w+)\}/g, (_whole, name) => {
      if (random.chance(wrong)) return random.pick(PATH_TEXTS);
      if (name === "origin") return "demo";
      if (name === "communityId" || (path.startsWith("/experienceLabs") && name === "id")) return pool.community();
      const parameter = parameters.find((one) => one.name === name);
      const example = parameter?.example;
      if (typeof example === "string" && !/^[0-9a-f-]{36}$/.test(example) && random.chance(0.7))
        return encodeURIComponent(example);
      return pool.of(resource);
    });
  }

  function fieldsOf(operation) {
    const content = operation.responses?.["200"]?.content?.["application/json"]?.schema;
    const schema = content?.items?.$ref ? resolve(content.items.$ref) : undefined;
    return Object.entries(schema?.properties ?? { id: {} });
  }

  function filterOf(operation, wrong) {
    const conditions = Array.from({ length: random.below(3) }, () => {
      const [name, schema] = random.pick(fieldsOf(operation));
      const value = random.chance(0.2) ? [sampleOf(schema, wrong), sampleOf(schema, wrong)] : sampleOf(schema, wrong);
      return [`${name}${random.pick(OPERATORS)}`, value];
    });
    const searched = random.chance(0.3) ? [["q", random.pick([...HOSTILE_TEXTS, "ana", "d e m"]).slice(0, 200)]] : [];
    return toJson(Object.fromEntries([...conditions, ...searched])).slice(0, 6_000);
  }

  function queryValue(operation, { name, schema = {}, example }, wrong) {
    if (random.chance(wrong)) return String(toJson(hostileValue(random))).slice(0, 6_000);
    if (name === "filter") return filterOf(operation, wrong);
    if (name === "sort") return toJson([random.pick(fieldsOf(operation))[0], random.pick(["ASC", "DESC", "asc"])]);
    if (name === "range") return toJson([random.below(50), random.below(120)]);
    if (name === "ids") return toJson([idOf(), idOf()]);
    if (example !== undefined && random.chance(0.5)) return String(example);
    const value = sampleOf(schema, wrong);
    return typeof value === "string" ? value.slice(0, 6_000) : String(toJson(value)).slice(0, 6_000);
  }

  function queryOf(operation, wrong) {
    const named = (operation.parameters ?? [])
      .map((one) => (one.$ref ? resolve(one.$ref) : one))
      .filter((one) => one.in === "query");
    const pairs = named
      .filter((one) => one.required || random.chance(0.4))
      .map((one) => `${one.name}=${encodeURIComponent(queryValue(operation, one, wrong).replace(/[\ud800-\udfff]/g, "?"))}`);
    if (random.chance(wrong))
      pairs.push(random.pick(["a=b", "filter", "=", "%", "%00=1", "filter=%zz", "sort[]=1", "range=[0,1]&range=[2,3]"]));
    return pairs.length > 0 ? `?${pairs.join("&")}` : "";
  }

  function headersOf(wrong) {
    const names = Object.keys(HEADERS).filter((name) => random.chance(name === "authorization" ? wrong / 4 : wrong / 3));
    return Object.fromEntries(names.map((name) => [name, random.pick(HEADERS[name])]));
  }

  function multipart(wrong) {
    const [name, content] = random.pick(FILES);
    const boundary = "fuzz-boundary";
    const parts = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${random.chance(wrong) ? "other" : "file"}"; filename="${name}"`,
    ];
    const end = random.chance(wrong / 2) ? "" : `\r\n--${boundary}--\r\n`;
    return {
      body: `${parts.join("\r\n")}\r\nContent-Type: text/csv\r\n\r\n${content}${end}`,
      type: `multipart/form-data; boundary=${boundary}`,
    };
  }

  function bodyOf(operation, wrong) {
    const content = operation.requestBody?.content;
    if (content?.["multipart/form-data"]) return multipart(wrong);
    const media = content?.["application/json"];
    if (!media && !random.chance(operation.method === "GET" ? 0 : wrong)) return {};
    const isExample = media?.example !== undefined && random.chance(0.2);
    const value = isExample ? media.example : sampleOf(media?.schema ?? {}, wrong);
    // Not the demo's own password where it would let a call change it or end the account.
    const text = (toJson(value) ?? "").replaceAll(KEPT.test(operation.path) ? "Sondeo-demo-1" : "\u0000", "Wrong-guess-1");
    if (random.chance(wrong / 4)) return { body: text.slice(0, random.below(text.length + 1)), type: "application/json" };
    return { body: text, type: random.chance(wrong / 4) ? random.pick(CONTENT_TYPES) : "application/json" };
  }

  return (operation) => {
    const wrong = wrongness();
    const { body, type } = bodyOf(operation, wrong);
    const headers = { ...(type === undefined ? {} : { "content-type": type }), ...headersOf(wrong) };
    return { method: operation.method, url: pathOf(operation, wrong) + queryOf(operation, wrong), headers, body };
  };
}
