import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what must be read again, and what must only be recognised, so that the database alone tells neither. */
export interface Seal {
  /** @param of whose it is: what was sealed for one is not opened for another */
  readonly close: (text: string, of: string) => Buffer;
  /** @throws Error where the bytes are not what {@link Seal.close} made for the same */
  readonly open: (bytes: Buffer, of: string) => string;
  /** A keyed hash of the parts: a code that people type is too short for any other. */
  readonly mark: (...parts: readonly string[]) => string;
}

function derive(secretKey: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, Buffer.alloc(0), `sondeo second factor ${use}`, KEY_BYTES));
}

/** AES-256-GCM and HMAC under keys derived from the secret key (HKDF, RFC 5869). */
export function createSeal(secretKey: Buffer): Seal {
  const sealing = derive(secretKey, "secrets");
  const marking = derive(secretKey, "codes");
  return {
    close: (text, of) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (bytes, of) => {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
    },
    mark: (...parts) => createHmac("sha256", marking).update(JSON.stringify(parts)).digest("base64url"),
  };
}
