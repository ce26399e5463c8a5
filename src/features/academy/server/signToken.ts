import { createHmac } from "node:crypto";

/** What the training site learns of whoever comes: neither who they are nor their e-mail. */
export interface Claims {
  /** Address of this installation. */
  readonly iss: string;
  /** Origin of the training site: a token is good for no other. */
  readonly aud: string;
  /** The same for one person in one community or company, another in each. */
  readonly sub: string;
  /** Access key of the person's role, e.g. `community:MODERATOR`. */
  readonly role: string;
  /** Language of the person's pages (BCP 47). */
  readonly locale: string;
  /** Good once: the training site keeps those that it has seen until they expire. */
  readonly jti: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JSON Web Token (RFC 7519), signed with HS256 (RFC 7518, section 3.2). */
export function signToken(claims: Claims, secret: string): string {
  const content = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
