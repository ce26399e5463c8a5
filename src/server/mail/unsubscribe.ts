import { createHmac, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** One person's mails of one space; without a space, those of the product itself. */
export interface Subscription {
  readonly recipientHash: Buffer;
  readonly spaceId: string | null;
}

/** Who wants no more mails. Addresses are kept as keyed hashes: the table tells nobody's e-mail. */
export interface Unsubscriptions {
  /** The signed token of a mail's link: it works without a sign-in, for as long as the mail lies about. */
  readonly tokenFor: (recipient: string, spaceId: string | null) => string;
  readonly read: (token: string) => Subscription | undefined;
  /** Done once or often, it is the same. */
  readonly add: (subscription: Subscription) => Promise<void>;
  readonly has: (recipient: string, spaceId: string | null) => Promise<boolean>;
}

const HASH_BYTES = 32;
const ID_BYTES = 16;
const TAG_BYTES = 16;
const NO_SPACE = Buffer.alloc(ID_BYTES);

function toBytes(spaceId: string | null): Buffer {
  return spaceId ? Buffer.from(spaceId.replaceAll("-", ""), "hex") : NO_SPACE;
}

function toId(bytes: Buffer): string | null {
  if (bytes.equals(NO_SPACE)) return null;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function createUnsubscriptions(root: Kysely<Tables>, secretKey: Buffer): Unsubscriptions {
  const mac = (use: string, data: Buffer | string) => createHmac("sha256", secretKey).update(`${use}\0`).update(data).digest();
  const hashOf = (recipient: string) => mac("recipient", recipient.toLowerCase());
  const sign = (payload: Buffer) => mac("unsubscribe", payload).subarray(0, TAG_BYTES);
  return {
    tokenFor: (recipient, spaceId) => {
      const payload = Buffer.concat([hashOf(recipient), toBytes(spaceId)]);
      return Buffer.concat([payload, sign(payload)]).toString("base64url");
    },
    read: (token) => {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== HASH_BYTES + ID_BYTES + TAG_BYTES || bytes.toString("base64url") !== token) return undefined;
      const payload = bytes.subarray(0, HASH_BYTES + ID_BYTES);
      if (!timingSafeEqual(sign(payload), bytes.subarray(payload.length))) return undefined;
      return { recipientHash: payload.subarray(0, HASH_BYTES), spaceId: toId(payload.subarray(HASH_BYTES)) };
    },
    add: async ({ recipientHash, spaceId }) => {
      // A space that is gone sends no mails either.
      await sql`
        insert into unsubscription (recipient_hash, space_id)
        select ${recipientHash}, ${spaceId}::uuid
        where ${spaceId}::uuid is null or exists (select from space where id = ${spaceId}::uuid)
        on conflict do nothing
      `.execute(executor(root));
    },
    has: async (recipient, spaceId) => {
      const row = await executor(root)
        .selectFrom("unsubscription")
        .select("createdAt")
        .where("recipientHash", "=", hashOf(recipient))
        .where("spaceId", spaceId === null ? "is" : "=", spaceId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
