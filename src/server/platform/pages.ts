import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

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

const NONCE = /__NONCE__/g;

/** Strict: no eval, no foreign script; styles by nonce for emotion and ApexCharts. */
export function contentSecurityPolicy(nonce: string, connect = "'self'"): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
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

export function sendPage(reply: FastifyReply, html: string, policy?: (nonce: string) => string): FastifyReply {
  const nonce = createNonce();
  return reply
    .header("Content-Security-Policy", (policy ?? contentSecurityPolicy)(nonce))
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

/** The client's pages and built files. */
export async function pages(
  app: FastifyInstance,
  {
    directory,
    source,
    policy,
  }: { readonly directory: string; readonly source: PageSource; readonly policy?: (nonce: string) => string },
): Promise<void> {
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
    app.get(url, { schema: { hide: true } as object }, async (request, reply) =>
      sendPage(reply, await source(entry, request.url), policy),
    );
  }
}
