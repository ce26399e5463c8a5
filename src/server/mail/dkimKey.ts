import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { ConfigError, type DkimConfig } from "../platform/config";

/** The key that mails are signed with. @throws ConfigError where the file holds no RSA key */
export function readDkimKey({ keyFile }: DkimConfig): string {
  try {
    const pem = readFileSync(keyFile, "utf8");
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return pem;
  } catch {
    // Said below, without what the file holds.
  }
  throw new ConfigError(`DKIM_KEY_FILE=${keyFile}: give a file with a private RSA key (PEM)`);
}
