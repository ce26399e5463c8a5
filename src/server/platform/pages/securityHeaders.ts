import type { FastifyInstance } from "fastify";

const HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(self), microphone=(self), display-capture=(self), geolocation=()"],
  // Nobody who opens a page of ours keeps a hold of it. What we open by `rel="opener"`, as sites on trial, may answer.
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
] as const;

/** A page whose address signs in, or is a secret: what it loads must not be told of it. */
const WITH_CODE = /[?&](client|tester)AuthToken=|^\/r\//i;

/** What every answer carries; none is anybody's to keep that doesn't say so: caches tell no requests apart by a header. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (WITH_CODE.test(request.url)) reply.header("Referrer-Policy", "no-referrer");
    // A route that is stricter stays so.
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === "https") reply.header("Strict-Transport-Security", "max-age=31536000");
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
    done(null, payload);
  });
}
