import { type Kysely, sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { Factor } from "./factors";
import type { Seal } from "./seal";

/** RFC 6238 as all authenticators know it; the steps before and after count for clocks that are off. */
const OPTIONS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const STEPS_OFF = 1;
/** RFC 4226, section 4: as long as the hash. */
const SECRET_BYTES = 20;
/** What readers need around the code (ISO/IEC 18004). */
const QUIET_MODULES = 4;

export interface AuthenticatorKey {
  /** Base32, to be typed. */
  readonly secret: string;
  /** `otpauth://`, to be opened. */
  readonly uri: string;
  /** To be scanned: modules a side with the margin, and the SVG path of the dark ones. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** The dark modules of a row, each run of them a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
  }
  return runs.join("");
}

function qrOf(text: string): AuthenticatorKey["qr"] {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_MODULES });
  return { size, path: data.map(rowPath).join("") };
}

/** A new secret for an authenticator, in every form that one takes it in. */
export function createAuthenticatorKey({ issuer, email }: { readonly issuer: string; readonly email: string }): AuthenticatorKey {
  const totp = new TOTP({ ...OPTIONS, issuer, label: email, secret: new Secret({ size: SECRET_BYTES }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr: qrOf(uri) };
}

/** The time step whose code it is. @returns nothing for a wrong one */
function stepOf(secret: string, code: string): number | undefined {
  const totp = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const offset = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return offset === null ? undefined : totp.counter({ timestamp }) + offset;
}

/** Spends an authenticator's code: each is good once, and none from before the last. @returns the authenticator */
export async function spendAuthenticatorCode(
  root: Kysely<Tables>,
  { seal, factors, code }: { readonly seal: Seal; readonly factors: readonly Factor[]; readonly code: string },
): Promise<Factor | undefined> {
  for (const factor of factors) {
    const step = factor.kind === "authenticator" ? stepOf(seal.open(factor.secret, factor.id), code) : undefined;
    if (step === undefined) continue;
    const spent = await executor(root)
      .updateTable("secondFactor")
      .set({ lastStep: step, lastUsedAt: sql<string>`now()` })
      .where("id", "=", factor.id)
      .where("lastStep", "<", step)
      .returning("id")
      .executeTakeFirst();
    if (spent) return factor;
  }
  return undefined;
}
