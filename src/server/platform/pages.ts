import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sourceOf } from "./sourceOf";

/** Entry of the client for each address; the first that matches is served. */
const ENTRIES: readonly (readonly [string, string])[] = [
  ["/", "door"],
  ["/c/:origin/activities/:id/survey", "runner"],
  ["/s/:token", "runner"],
  ["/c/:origin", "origin"],
  ["/c/:origin/*", "origin"],
  ["/suite", "suite"],
  ["/suite/*", "suite"],
  ["/admin", "backoffice"],
  ["/admin/*", "backoffice"],
];

/** The entry whose pages a community's tracking script may be loaded by. */
const TRACKED = "origin";

const NONCE = /__NONCE__/g;

/** What a page is allowed beyond the product's own. */
export interface PageSources {
  /** @default the page's own server */
  readonly connect?: string;
  /** Origin of the script that the community's members may agree to. @default none */
  readonly tracking?: string | undefined;
}

/** The policy of a page with this nonce. */
export type PagePolicy = (nonce: string, sources?: PageSources) => string;

/** Strict: no eval, no foreign script but the one that a community names; styles by nonce for emotion and ApexCharts. */
export function contentSecurityPolicy(nonce: string, { connect = "'self'", tracking }: PageSources = {}): string {
  const also = tracking ? ` ${tracking}` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${also}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https:${also}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}${also}`,
    "worker-src 'self' blob:",
    "frame-src 'self' https://www.youtube-nocookie.com",
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
  readonly sources?: PageSources;
}

export function sendPage(reply: FastifyReply, { html, policy = contentSecurityPolicy, sources }: Page): FastifyReply {
  const nonce = createNonce();
  return reply
    .header("Content-Security-Policy", policy(nonce, sources))
    .header("Cache-Control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html.replace(NONCE, nonce));
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

interface PagesOptions extends Client {
  /** The address of the script that a community's members may agree to. */
  readonly trackingScriptOf: (origin: string) => Promise<string | null>;
}

/** The client's pages and built files. */
export async function pages(app: FastifyInstance, { directory, source, policy, trackingScriptOf }: PagesOptions): Promise<void> {
  const assets = join(directory, "assets");
  if (existsSync(assets)) {
    // Names carry a hash of the content: what a browser has it may keep for good.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      immutable: true,
      maxAge: "365d",
      decorateReply: false,
    });
  }
  for (const [url, entry] of ENTRIES) {
    app.get<{ Params: { origin?: string } }>(url, { schema: { hide: true } as object }, async (request, reply) => {
      const { origin } = request.params;
      // The runner, where people answer, is nobody else's to look into.
      const script = entry === TRACKED && origin ? await trackingScriptOf(origin) : null;
      return sendPage(reply, {
        html: await source(entry, request.url),
        policy,
        sources: { tracking: script ? sourceOf(script) : undefined },
      });
    });
  }
}
