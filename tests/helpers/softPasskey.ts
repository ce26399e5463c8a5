import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** Where a passkey is shown. */
export interface Page {
  readonly origin: string;
  readonly rpId: string;
}

const HERE: Page = { origin: "http://localhost:3000", rpId: "localhost" };

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A passkey in software (WebAuthn level 3): an ES256 key pair, attestation "none". */
export function createSoftPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
  let count = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** What `navigator.credentials.create` answers. */
    create: ({ challenge }: { readonly challenge: string }, { origin, rpId }: Page = HERE) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)]);
      const authData = Buffer.concat([sha256(rpId), Buffer.from([PRESENT_VERIFIED | HAS_CREDENTIAL]), uint32(count), attested]);
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ["internal"],
      });
    },
    /** What `navigator.credentials.get` answers. @param counts as a copy would, that does not know how often the other was used */
    get: ({ challenge }: { readonly challenge: string }, { origin, rpId }: Page = HERE, counts = ++count) => {
      const data = clientData("webauthn.get", challenge, origin);
      const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([PRESENT_VERIFIED]), uint32(counts)]);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      });
    },
  };
}
