import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./config";

const BYTES = 32;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Of several processes that start at once one makes the file, whole. */
function createKey(file: string): void {
  const own = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(own, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600 });
    linkSync(own, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * The key that links are signed with, out of its file, which is made where there is none. Processes that share a
 * database share the file.
 * @throws ConfigError where the file holds too little to be a key
 */
export function readSecretKey(file: string): Buffer {
  const read = () => readFileSync(file, "utf8").trim();
  let text: string;
  try {
    text = read();
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
    createKey(file);
    text = read();
  }
  if (text.length < BYTES) throw new ConfigError(`SECRET_KEY_FILE=${file}: the key is shorter than ${BYTES} characters`);
  return Buffer.from(text);
}
