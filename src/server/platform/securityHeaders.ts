import type { FastifyInstance } from "fastify";

const HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), display-capture=(self), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** What every answer carries; answers of the API are nobody's to keep unless they say so. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    reply.headers(HEADERS);
    if (request.protocol === "https") reply.header("Strict-Transport-Security", "max-age=31536000");
    if (request.url.startsWith("/api/") && !reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
    done(null, payload);
  });
}
