import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SURVEY_PATHS } from "../../../shared/surveyAddress";
import { type FirstContent, fillPage } from "./fillPage";

/** Entry of the client for each address; the first that matches is served. */
const ENTRIES: readonly (readonly [string, string])[] = [
  ["/", "landing"],
  ...SURVEY_PATHS.map((path) => [`/c/:origin/activities/:id/${path}`, "runner"] as const),
  ["/s/:linkToken", "runner"],
  ["/r/:token", "reader"],
  ["/focus/:token/session", "reader"],
  ["/c/:origin", "origin"],
  ["/c/:origin/*", "origin"],
  ["/suite", "suite"],
  ["/suite/studies/:id/survey", "runner"],
  ["/suite/*", "suite"],
  ["/admin", "backoffice"],
  ["/admin/*", "backoffice"],
];

const NONCE = /__NONCE__/g;

/** What a page is allowed beyond the product's own. */
export interface PageSources {
  /** @default the page's own server */
  readonly connect?: string;
}

/** The policy of a page with this nonce. */
export type PagePolicy = (nonce: string) => string;

/** Strict: no eval, no foreign script, not even in the frame that communities track by; styles by nonce for emotion and ApexCharts. */
export function contentSecurityPolicy(nonce: string, { connect = "'self'" }: PageSources = {}): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob: https://www.youtube-nocookie.com",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

interface Page {
  readonly html: string;
  readonly policy?: PagePolicy | undefined;
  /** @default what the page's script makes of it */
  readonly content?: FirstContent | undefined;
}

export function sendPage(reply: FastifyReply, { html, policy = contentSecurityPolicy, content }: Page): FastifyReply {
  const nonce = createNonce();
  const page = html.replace(NONCE, nonce);
  return reply
    .code(content?.status ?? 200)
    .header("Content-Security-Policy", policy(nonce))
    .type("text/html; charset=utf-8")
    .send(content ? fillPage(page, content, nonce) : page);
}

/** Renders an entry's HTML; development asks Vite, production reads the build. */
export type PageSource = (entry: string, url: string) => Promise<string>;

export function builtPages(directory: string): PageSource {
  const pages = new Map<string, string>();
  return async (entry) => {
    const known = pages.get(entry) ?? readFileSync(join(directory, entry, "index.html"), "utf8");
    pages.set(entry, known);
    return known;
  };
}

/** The client's pages: where they lie, how they are made. */
export interface Client {
  readonly directory: string;
  readonly source: PageSource;
  /** @default {@link contentSecurityPolicy} */
  readonly policy?: PagePolicy;
}

/** What pages show before their script, by their address. */
export type FirstContents = ReadonlyMap<
  string,
  {
    readonly show: (request: FastifyRequest) => Promise<FirstContent | undefined>;
    readonly take: (request: FastifyRequest, reply: FastifyReply) => Promise<FirstContent | { readonly location: string }>;
    readonly bodyLimit: number | undefined;
    readonly largeBodyReason: string | undefined;
  }
>;

interface PagesOptions extends Client {
  readonly firstContents: FirstContents;
}

/** The client's pages and built files. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { directory, source, policy, firstContents } = options;
  for (const url of firstContents.keys()) {
    if (!ENTRIES.some(([entry]) => entry === url)) throw new Error(`"${url}" is no page of the client`);
  }
  const assets = join(directory, "assets");
  if (existsSync(assets)) {
    // Names carry a hash of the content: what a browser has it may keep for good.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      // The build lays them beside, smaller.
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      decorateReply: false,
    });
  }
  for (const [url, entry] of ENTRIES) {
    const schema = { hide: true } as object;
    const first = firstContents.get(url);
    app.get(url, { schema }, async (request, reply) =>
      sendPage(reply, { html: await source(entry, request.url), policy, content: await first?.show(request) }),
    );
    if (!first) continue;
    const { take, bodyLimit, largeBodyReason } = first;
    const options = { schema, config: { largeBodyReason }, ...(bodyLimit === undefined ? {} : { bodyLimit }) };
    app.post(url, options, async (request, reply) => {
      const taken = await take(request, reply);
      if ("location" in taken) return reply.redirect(taken.location, 303);
      return sendPage(reply, { html: await source(entry, request.url), policy, content: taken });
    });
  }
}
