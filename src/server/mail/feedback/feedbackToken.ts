import { readFileSync } from "node:fs";
import { ConfigError } from "../../platform/config";

const SHORTEST = 32;

/** What the mail server says who it is by. @param file absent: there is none. @throws ConfigError where the file holds no token */
export function readFeedbackToken(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  let token = "";
  try {
    token = readFileSync(file, "utf8").trim();
  } catch {
    // Said below.
  }
  if (token.length >= SHORTEST && !/\s/.test(token)) return token;
  throw new ConfigError(`MAIL_FEEDBACK_TOKEN_FILE=${file}: give a file with a token of ${SHORTEST} characters or more`);
}
