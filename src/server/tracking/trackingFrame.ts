import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { escapeHtml } from "../../shared/escapeHtml";
import type { Tables } from "../db/generated/tables";
import { findTracking, type Tracking, type TrackingVendor } from "./trackingVendors";

const PATH = "/experienceLabs/:origin/trackingFrame";

/**
 * The policy of the frame: `sandbox` without `allow-same-origin` gives it an origin of its own, by whichever way it is
 * opened. It holds no cookie and no storage of ours, and reaches the vendor's hosts alone.
 */
export function framePolicy({ scriptHosts, connectHosts }: TrackingVendor): string {
  const sources = (hosts: readonly string[]) => [...new Set(hosts)].map((host) => `https://${host}`).join(" ");
  const all = sources([...scriptHosts, ...connectHosts]);
  return [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src ${sources(scriptHosts)}`,
    `connect-src ${all}`,
    `img-src ${all}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The script is waited for: when the frame has loaded, it listens. */
function frameHtml({ script, vendor }: Tracking): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(vendor.name)}</title><script src="${escapeHtml(script)}"></script></head><body></body></html>`;
}

/** Not as a page under our address, where the script could pretend to be us. Browsers say which, other programs nothing. */
function isForFrame({ headers }: FastifyRequest): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "iframe";
}

/**
 * The document that a community's tracking script runs in, for a sandboxed frame of the members' pages. What it is told
 * stands in `docs/tracking.md`.
 */
export function trackingFrame(app: FastifyInstance, root: Kysely<Tables>): void {
  app.get<{ Params: { origin: string } }>(PATH, { schema: { hide: true } as object }, async (request, reply) => {
    const tracking = isForFrame(request) ? await findTracking(root, request.params.origin) : undefined;
    if (!tracking) throw new AppError("record.notFound");
    return reply
      .header("Content-Security-Policy", framePolicy(tracking.vendor))
      .header("Referrer-Policy", "no-referrer")
      .header("Permissions-Policy", "camera=(), microphone=(), display-capture=(), geolocation=()")
      .type("text/html; charset=utf-8")
      .send(frameHtml(tracking));
  });
}
