import type { Config } from "./config";
import { isLoopback } from "./ownAddress";

type Settings = Pick<
  Config,
  "host" | "isProduction" | "publicUrl" | "databaseUrl" | "smtpUrl" | "mailFrom" | "trustProxy" | "hasDemo"
>;

/** What an operator has yet to set (README, "In production"), a sentence each; nothing where all is well. */
export function productionWarnings(config: Settings): readonly string[] {
  const { host, isProduction, publicUrl, databaseUrl, smtpUrl, mailFrom, trustProxy, hasDemo } = config;
  if (!isProduction) {
    if (isLoopback(host)) return [];
    return [
      `NODE_ENV is not "production", and HOST=${host} is open to other machines: mails are kept with their links`,
      ...(hasDemo ? ["DEMO=1: whoever reaches this server may sign in by the demo's accounts"] : []),
    ];
  }
  const isSecure = publicUrl?.startsWith("https://") === true;
  const checks: readonly (readonly [boolean, string])[] = [
    [publicUrl === undefined, "PUBLIC_URL is not set: links in mails lead to this machine alone"],
    [publicUrl !== undefined && !isSecure, "PUBLIC_URL is not https: passwords and cookies travel unencrypted"],
    [isSecure && trustProxy.length === 0, "TRUST_PROXY is not set: behind a proxy everybody seems to come from one address"],
    [databaseUrl === undefined, "DATABASE_URL is not set: the embedded database may lose its last writes when the power fails"],
    [smtpUrl === undefined, "SMTP_URL is not set: mails stay in the outbox"],
    [smtpUrl !== undefined && mailFrom.address.endsWith("@localhost"), "MAIL_FROM is not set: mail servers refuse its default"],
  ];
  return checks.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}
