import { createHmac, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { seal, unseal } from "../access/credentials/seal";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** One person's mails of one space; without a space, those of the product itself. */
export interface Subscription {
  readonly recipientHash: Buffer;
  readonly spaceId: string | null;
  /** The address; nothing where the link is of a mail of before links told it. */
  readonly recipient: string | undefined;
}

/** Who wants no more mails. Addresses are kept as keyed hashes: the table tells nobody's e-mail. */
export interface Unsubscriptions {
  /** The sealed token of a mail's link: it works without a sign-in, for as long as the mail lies about. */
  readonly tokenFor: (recipient: string, spaceId: string | null) => string;
  readonly read: (token: string) => Subscription | undefined;
  /** Done once or often, it is the same. */
  readonly add: (subscription: Subscription) => Promise<void>;
  /** The way back, by the same link. */
  readonly undo: (subscription: Subscription) => Promise<void>;
  /** Mails are sent again. */
  readonly remove: (recipient: string, spaceId: string | null) => Promise<void>;
  readonly has: (recipient: string, spaceId: string | null) => Promise<boolean>;
  /** Those of the addresses, as they are given, that want no more mails of the space, or of the product itself. */
  readonly among: (recipients: readonly string[], spaceId: string | null) => Promise<ReadonlySet<string>>;
}

const HASH_BYTES = 32;
const ID_BYTES = 16;
const TAG_BYTES = 16;
const NO_SPACE = Buffer.alloc(ID_BYTES);

function toId(bytes: Buffer): string | null {
  if (bytes.equals(NO_SPACE)) return null;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** An address as tables may hold it, keyed: whoever reads them alone can't try addresses out. */
export function hashRecipient(secretKey: Buffer, recipient: string): Buffer {
  return createHmac("sha256", secretKey).update("recipient\0").update(recipient.toLowerCase()).digest();
}

export function createUnsubscriptions(root: Kysely<Tables>, secretKey: Buffer): Unsubscriptions {
  const mac = (use: string, data: Buffer | string) => createHmac("sha256", secretKey).update(`${use}\0`).update(data).digest();
  const hashOf = (recipient: string) => hashRecipient(secretKey, recipient);
  const sealKey = mac("unsubscribe link", "").toString("base64url");
  const sign = (payload: Buffer) => mac("unsubscribe", payload).subarray(0, TAG_BYTES);
  const readSealed = (token: string): Subscription | undefined => {
    try {
      const [spaceId = "", recipient = ""] = unseal(sealKey, token).split(" ");
      return { recipientHash: hashOf(recipient), spaceId: spaceId || null, recipient };
    } catch {
      return undefined;
    }
  };
  /** Links once held the address's hash alone; those mails still lie about. */
  const readSigned = (bytes: Buffer): Subscription | undefined => {
    if (bytes.length !== HASH_BYTES + ID_BYTES + TAG_BYTES) return undefined;
    const payload = bytes.subarray(0, HASH_BYTES + ID_BYTES);
    if (!timingSafeEqual(sign(payload), bytes.subarray(payload.length))) return undefined;
    const spaceId = toId(payload.subarray(HASH_BYTES));
    return { recipientHash: payload.subarray(0, HASH_BYTES), spaceId, recipient: undefined };
  };
  const undo = async ({ recipientHash, spaceId }: Omit<Subscription, "recipient">): Promise<void> => {
    await executor(root)
      .deleteFrom("unsubscription")
      .where("recipientHash", "=", recipientHash)
      .where("spaceId", spaceId === null ? "is" : "=", spaceId)
      .execute();
  };
  return {
    tokenFor: (recipient, spaceId) => seal(sealKey, `${spaceId ?? ""} ${recipient}`),
    read: (token) => {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.toString("base64url") !== token) return undefined;
      return readSealed(token) ?? readSigned(bytes);
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
    undo,
    remove: (recipient, spaceId) => undo({ recipientHash: hashOf(recipient), spaceId }),
    has: async (recipient, spaceId) => {
      const row = await executor(root)
        .selectFrom("unsubscription")
        .select("createdAt")
        .where("recipientHash", "=", hashOf(recipient))
        .where("spaceId", spaceId === null ? "is" : "=", spaceId)
        .executeTakeFirst();
      return row !== undefined;
    },
    among: async (recipients, spaceId) => {
      if (recipients.length === 0) return new Set();
      const rows = await executor(root)
        .selectFrom("unsubscription")
        .select("recipientHash")
        .where("spaceId", spaceId === null ? "is" : "=", spaceId)
        .execute();
      const hashes = new Set(rows.map(({ recipientHash }) => recipientHash.toString("hex")));
      // Hashing a large community's addresses takes its time.
      if (hashes.size === 0) return new Set();
      return new Set(recipients.filter((recipient) => hashes.has(hashOf(recipient).toString("hex"))));
    },
  };
}
