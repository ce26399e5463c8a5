import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { isOwnOrigin } from "./ownOrigin";
import type { SessionKind } from "./session";
import { SESSION_DAYS } from "./sessions";
import { isViewingToken } from "./viewingToken";

const PREFIX = "sondeo";
const KINDS: readonly SessionKind[] = ["member", "staff", "suite", "backoffice"];
export const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

function cookieName(kind: SessionKind, spaceId: string | null): string {
  return [PREFIX, kind, ...(spaceId ? [spaceId] : [])].join(".");
}

/** The part of a request that says who it comes from. */
export type CredentialSource = Pick<FastifyRequest, "cookies" | "headers" | "method" | "host">;

function bearerOf(request: CredentialSource): string | undefined {
  const { authorization } = request.headers;
  return authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length) : undefined;
}

/** What the request says its session is, true or not; nothing where it says none. */
export function presentedToken(request: CredentialSource): string | undefined {
  return bearerOf(request) ?? (request.headers.cookie === undefined ? undefined : matchingCookies(request)[0]);
}

/** Every token that the request comes with, whatever `X-Space` says; those by which a suite is only looked at read alone. */
export function allCredentialsOf(request: FastifyRequest): readonly string[] {
  const bearer = bearerOf(request);
  const tokens = bearer ? [bearer] : sessionCookies(request).map(([, value]) => value);
  return READING.has(request.method) ? tokens : tokens.filter((token) => !isViewingToken(token));
}

function sessionCookies(request: CredentialSource): readonly (readonly [string, string])[] {
  return Object.entries(request.cookies).flatMap(([name, value]) => {
    const isOurs = KINDS.some((kind) => name === `${PREFIX}.${kind}` || name.startsWith(`${PREFIX}.${kind}.`));
    return isOurs && value ? [[name, value] as const] : [];
  });
}

/** The session cookies that fit `X-Space` (`<kind>:<spaceId>` or `<kind>`); all where it is absent. */
function matchingCookies(request: CredentialSource): readonly string[] {
  const wanted = request.headers["x-space"];
  const name = typeof wanted === "string" && wanted !== "" ? `${PREFIX}.${wanted.replace(":", ".")}` : undefined;
  return sessionCookies(request)
    .filter(([cookie]) => name === undefined || cookie === name || cookie.startsWith(`${name}.`))
    .map(([, value]) => value);
}

/**
 * A cookie goes along with every request that any page makes: only our own pages may write by it.
 * @throws AppError `request.foreignOrigin`, also where `Origin` is absent
 */
export function requireSameOrigin(request: CredentialSource): void {
  if (READING.has(request.method)) return;
  const { origin } = request.headers;
  const isSame = origin !== undefined && isOwnOrigin(origin, request.host);
  if (!isSame) throw new AppError("request.foreignOrigin");
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether cookies go by encrypted connections alone: this one is, or people's own is to the proxy before us. */
    readonly isSecure: boolean;
  }
  interface FastifyContextConfig {
    /** Of a route that looks at no cookie: a mail programme or another site's page may write by it. */
    readonly isOpenToSites?: true;
    /** Ends a session: the way out for who looks at a suite. */
    readonly isSignOut?: true;
    /** What it acts by stands in its body. */
    readonly isSignIn?: true;
  }
}

/** Of a route whose address is all that it goes by. */
export const OPEN_TO_SITES = { isOpenToSites: true } as const;
/** Of a sign-out. */
export const SIGN_OUT = { isSignOut: true } as const;
/** Of a sign-in: programs that keep cookies call it again, and name no page. Browsers always do. */
export const SIGN_IN = { isSignIn: true } as const;

/**
 * Refuses a write that a session's cookie goes along with, whether the route looks at the session or not: what signs in,
 * signs up or resets does as much behind a person's back.
 * @throws AppError `request.foreignOrigin`
 */
export function refuseForeignWrite(request: FastifyRequest): void {
  const { isOpenToSites, isSignIn } = request.routeOptions.config;
  if (bearerOf(request) || isOpenToSites || (isSignIn && request.headers.origin === undefined)) return;
  if (sessionCookies(request).length > 0) requireSameOrigin(request);
}

/**
 * The token that the request comes with: `Authorization: Bearer` wins over cookies.
 * @throws AppError `request.foreignOrigin` for a cookie write from another site, `auth.spaceAmbiguous`
 */
export function credentialOf(request: CredentialSource): string | undefined {
  const bearer = bearerOf(request);
  if (bearer) return bearer;
  const tokens = matchingCookies(request);
  if (tokens.length === 0) return undefined;
  requireSameOrigin(request);
  if (tokens.length > 1) throw new AppError("auth.spaceAmbiguous");
  return tokens[0];
}

/**
 * Refuses every write of somebody of the back office who looks at a suite as a person of the company: whatever its route
 * does, before its body is read. Signing out is open.
 * @throws AppError `access.viewing`
 */
export function refuseViewerWrite(request: FastifyRequest): void {
  const { isSignOut, isSignIn } = request.routeOptions.config;
  if (READING.has(request.method) || isSignOut) return;
  const bearer = bearerOf(request);
  // Who signs in by cookies becomes somebody else, and what the cookie says doesn't count.
  if (!bearer && isSignIn) return;
  const tokens = bearer ? [bearer] : matchingCookies(request);
  if (tokens.length > 0 && tokens.every(isViewingToken)) throw new AppError("access.viewing");
}

const SECONDS_PER_DAY = 86_400;

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    kind,
    spaceId,
    token,
    maxAge = SESSION_DAYS * SECONDS_PER_DAY,
  }: {
    readonly kind: SessionKind;
    readonly spaceId: string | null;
    readonly token: string;
    /** Seconds. @default those of a session */
    readonly maxAge?: number;
  },
): void {
  reply.setCookie(cookieName(kind, spaceId), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.isSecure,
    maxAge,
  });
}

export function clearSessionCookie(
  reply: FastifyReply,
  { kind, spaceId }: { readonly kind: SessionKind; readonly spaceId: string | null },
): void {
  reply.clearCookie(cookieName(kind, spaceId), { path: "/" });
}
