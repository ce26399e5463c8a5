import { readFileSync } from "node:fs";
import { ConfigError, SHORTEST_TOKEN, type TrainingSiteConfig } from "./config";

/** The operator's training site, and what tokens for it are made with. */
export interface TrainingSite {
  readonly url: string;
  /** That tokens are signed with. */
  readonly secret: string;
  /** What tokens name as their issuer: the address of this installation. */
  readonly issuer: () => string;
}

function readSecret(file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch {
    throw new ConfigError(`ACADEMY_SECRET_FILE=${file}: this file can't be read`);
  }
  if (secret.length >= SHORTEST_TOKEN) return secret;
  throw new ConfigError(`ACADEMY_SECRET_FILE=${file}: write ${SHORTEST_TOKEN} characters or more into it`);
}

/** @returns undefined if the operator has none @throws ConfigError if the secret's file is of no use */
export function createTrainingSite(config: TrainingSiteConfig | undefined, issuer: () => string): TrainingSite | undefined {
  if (!config) return undefined;
  const { url, secret, secretFile } = config;
  return { url, secret: secret ?? readSecret(secretFile ?? ""), issuer };
}
