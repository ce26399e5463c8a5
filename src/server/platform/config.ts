import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { isLoopback } from "./ownAddress";

/** What the operator set (design section 6), read once and validated. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server; absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A bucket for uploaded files; absent: they lie in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Redis, through which several processes share their live events; absent: one process alone. */
  readonly redisUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** A mail server; absent: mails stay in the outbox, to be read there. */
  readonly smtpUrl: string | undefined;
  /** Who mails come from. */
  readonly mailFrom: MailAddress;
  /** Signs mails in the name of `mailFrom`'s domain; absent: the mail server signs them, or nobody. */
  readonly dkim: DkimConfig | undefined;
  /** File of the token that the mail server hands bounces and complaints over by; absent: none are taken. */
  readonly mailFeedbackTokenFile: string | undefined;
  /** Where short messages are posted to; absent: they stay in the outbox. */
  readonly smsUrl: string | undefined;
  /** The bearer token that goes with them. */
  readonly smsToken: string | undefined;
  /** File of the key that links are signed with; made where there is none. */
  readonly secretKeyFile: string;
  /** CIDRs of proxies whose `X-Forwarded-*` are believed. */
  readonly trustProxy: readonly string[];
  /** CIDRs that other servers may be told things at although they are not public; else only public addresses are called. */
  readonly callbackNetworks: readonly string[];
  readonly media: MediaConfig;
  /** The service that writes down what is said; absent: people write or bring transcripts themselves. */
  readonly speechToText: SpeechToTextConfig | undefined;
  /** The service that groups texts and answers from them; absent: both are done without a language model. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** Where teams are trained, signed in by tokens; absent: nowhere. */
  readonly trainingSite: TrainingSiteConfig | undefined;
  /** A country database of MaxMind's form, by which callers' countries are guessed; absent: nobody's is. */
  readonly geoIpDatabase: string | undefined;
  /** The bearer token that `/metrics` is read by; absent: nobody reads it. */
  readonly metricsToken: string | undefined;
  readonly isProduction: boolean;
  readonly hasDemo: boolean;
  readonly logLevel: string;
}

/** How sound and pictures reach this machine. */
export interface MediaConfig {
  /** Behind a 1:1 NAT: what people outside reach it at. */
  readonly publicIp: string | undefined;
  /** UDP and TCP, first and last; absent: any. */
  readonly ports: readonly [number, number] | undefined;
  /** A relay for those who reach it by no other way, with the secret that it makes credentials by (coturn, `use-auth-secret`). */
  readonly turn: { readonly url: string; readonly secret: string } | undefined;
}

/** A service of OpenAI's form (`POST {url}{path}`, multipart): its own, vLLM, whisper.cpp, faster-whisper ... */
export interface SpeechToTextConfig {
  readonly url: string;
  /** Begins with `/`. @default `/v1/audio/transcriptions` */
  readonly path: string;
  /** The bearer token. */
  readonly key: string | undefined;
  /** @default `whisper-1` */
  readonly model: string;
  /** What it takes: Opus in WebM or Ogg, or 16 kHz PCM. @default `webm` */
  readonly format: "webm" | "ogg" | "wav";
}

/** A language model behind a service of OpenAI's form. */
export interface LanguageModelConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** @default `/v1/chat/completions` */
  readonly path: string;
  readonly model: string;
  /** Holds the bearer token. */
  readonly keyFile: string | undefined;
  /** Tokens of a community in a calendar month (UTC) at most. @default two million */
  readonly monthlyTokens: number;
}

/** The operator's training site, which people enter by tokens (JWT, HS256). */
export interface TrainingSiteConfig {
  readonly url: string;
  /** That tokens are signed with, known to the site. */
  readonly secret: string | undefined;
  /** Holds it instead. */
  readonly secretFile: string | undefined;
}

/** A bucket of AWS, or of another storage that speaks S3. */
export interface S3Config {
  readonly bucket: string;
  /** Absent: AWS. */
  readonly endpoint: string | undefined;
  /** @default `us-east-1` */
  readonly region: string;
  /** Absent: what AWS gives the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Whether the bucket stands in the path instead of the host's name. @default where there is an endpoint */
  readonly isPathStyle: boolean;
}

export interface DkimConfig {
  /** The public key stands in the DNS at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** The private key, PEM. */
  readonly keyFile: string;
}

/** Somebody's e-mail, with the name that goes before it. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export class ConfigError extends Error {}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isCidr(text: string): boolean {
  const [address = "", prefix] = text.split("/");
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError(`PORT=${text}: give a number from 0 to 65535`);
  return port;
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : "";
  if (!protocols.includes(protocol))
    throw new ConfigError(`${name}: give an address that begins with ${protocols.join(":// or ")}://`);
  return text;
}

function readDkim(selector: string | undefined, keyFile: string | undefined): DkimConfig | undefined {
  if (!selector && !keyFile) return undefined;
  if (!selector || !keyFile) throw new ConfigError("DKIM_SELECTOR and DKIM_KEY_FILE go together: give both or neither");
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    throw new ConfigError(`DKIM_SELECTOR=${selector}: give the name below _domainkey, such as s2026`);
  return { selector, keyFile: resolve(keyFile) };
}

function readPublicIp(text: string | undefined): string | undefined {
  if (text !== undefined && isIP(text) === 0) throw new ConfigError(`PUBLIC_IP=${text}: give an IP address`);
  return text;
}

function readPorts(text: string | undefined): MediaConfig["ports"] {
  if (text === undefined) return undefined;
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  const ports = [Number(first), Number(last)] as const;
  if (ports[0] > 0 && ports[0] < ports[1] && ports[1] <= 65_535) return ports;
  throw new ConfigError(`MEDIA_PORTS=${text}: give the first and the last port, such as 40000-40199`);
}

function readTurn(url: string | undefined, secret: string | undefined): MediaConfig["turn"] {
  if (!url && !secret) return undefined;
  if (!url || !secret) throw new ConfigError("TURN_URL and TURN_SECRET go together: give both or neither");
  if (!/^turns?:[^\s/]+$/.test(url)) throw new ConfigError(`TURN_URL=${url}: give an address such as turn:turn.example.com:3478`);
  return { url, secret };
}

/** Of tokens and secrets that the operator makes up. */
export const SHORTEST_TOKEN = 32;

function readMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= SHORTEST_TOKEN && !/\s/.test(text))) return text;
  throw new ConfigError(`METRICS_TOKEN: give ${SHORTEST_TOKEN} characters or more, without spaces`);
}

function readTrainingSite(read: (name: string) => string | undefined): TrainingSiteConfig | undefined {
  const url = readUrl("ACADEMY_URL", read("ACADEMY_URL"), ["http", "https"]);
  const [secret, secretFile] = [read("ACADEMY_SECRET"), read("ACADEMY_SECRET_FILE")];
  if (secret && secretFile) throw new ConfigError("ACADEMY_SECRET and ACADEMY_SECRET_FILE: give one of them");
  if (!url !== !(secret ?? secretFile))
    throw new ConfigError("ACADEMY_URL goes together with ACADEMY_SECRET or ACADEMY_SECRET_FILE: give both or neither");
  if (!url) return undefined;
  // A token goes there behind a `#` of its own.
  if (url.includes("#")) throw new ConfigError("ACADEMY_URL: give an address without a #");
  if (secret && secret.length < SHORTEST_TOKEN)
    throw new ConfigError(`ACADEMY_SECRET: give ${SHORTEST_TOKEN} characters or more`);
  return { url, secret, secretFile: secretFile && resolve(secretFile) };
}

function readChoice(name: string, text: string | undefined, choices: readonly string[]): string | undefined {
  if (text === undefined || choices.includes(text)) return text;
  throw new ConfigError(`${name}=${text}: give one of ${choices.join(", ")}`);
}

function readSpeechToText(read: (name: string) => string | undefined): SpeechToTextConfig | undefined {
  const url = readUrl("STT_URL", read("STT_URL"), ["http", "https"]);
  const path = read("STT_PATH") ?? "/v1/audio/transcriptions";
  const format = readChoice("STT_FORMAT", read("STT_FORMAT"), ["webm", "ogg", "wav"]) ?? "webm";
  if (!path.startsWith("/")) throw new ConfigError(`STT_PATH=${path}: give a path that begins with /, such as /inference`);
  if (!url) return undefined;
  return {
    url: url.replace(/\/+$/, ""),
    path,
    key: read("STT_KEY"),
    model: read("STT_MODEL") ?? "whisper-1",
    format: format as SpeechToTextConfig["format"],
  };
}

const MONTHLY_TOKENS = 2_000_000;
const MOST_TOKENS = 2_000_000_000;

function readLanguageModel(read: (name: string) => string | undefined): LanguageModelConfig | undefined {
  const url = readUrl("LLM_URL", read("LLM_URL"), ["http", "https"]);
  const path = read("LLM_PATH") ?? "/v1/chat/completions";
  const model = read("LLM_MODEL");
  const keyFile = read("LLM_KEY_FILE");
  const monthlyTokens = Number(read("LLM_MONTHLY_TOKENS") ?? MONTHLY_TOKENS);
  if (!path.startsWith("/")) throw new ConfigError(`LLM_PATH=${path}: give a path that begins with /, such as /api/chat`);
  if (!Number.isInteger(monthlyTokens) || monthlyTokens < 1 || monthlyTokens > MOST_TOKENS)
    throw new ConfigError(`LLM_MONTHLY_TOKENS: give a whole number from 1 to ${MOST_TOKENS}`);
  if (!url) return undefined;
  if (!model) throw new ConfigError("LLM_MODEL: name the model that LLM_URL is to answer with");
  return { url: url.replace(/\/+$/, ""), path, model, keyFile: keyFile && resolve(keyFile), monthlyTokens };
}

function readS3(read: (name: string) => string | undefined): S3Config | undefined {
  const bucket = read("S3_BUCKET");
  const endpoint = readUrl("S3_ENDPOINT", read("S3_ENDPOINT"), ["http", "https"]);
  const [accessKeyId, secretAccessKey] = [read("S3_ACCESS_KEY_ID"), read("S3_SECRET_ACCESS_KEY")];
  const style = readChoice("S3_PATH_STYLE", read("S3_PATH_STYLE"), ["0", "1"]) ?? (endpoint ? "1" : "0");
  const region = read("S3_REGION") ?? "us-east-1";
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: give both or neither");
  // What was meant for the bucket would lie in the data directory.
  if (!bucket && (endpoint || accessKeyId)) throw new ConfigError("S3_BUCKET: name the bucket that files lie in");
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region, credentials, isPathStyle: style === "1" };
}

function readCidrs(name: string, text: string | undefined): readonly string[] {
  const parts = (text ?? "").split(",").flatMap((part) => part.trim() || []);
  const wrong = parts.find((part) => !isCidr(part));
  if (wrong) throw new ConfigError(`${name}: "${wrong}" is no address or CIDR; list them separated by commas`);
  return parts;
}

/** `Name <address>`, `"Name" <address>` or the address alone. */
const MAIL_ADDRESS = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>"@,;]+@[^\s<>"@,;]+)>|([^\s<>"@,;]+@[^\s<>"@,;]+))$/u;

function readMailAddress(name: string, text: string): MailAddress {
  const parts = MAIL_ADDRESS.exec(text);
  if (!parts) throw new ConfigError(`${name}=${text}: give an address such as Sondeo <no-reply@example.com>`);
  return { name: parts[1] ?? "", address: parts[2] ?? parts[3] ?? "" };
}

/**
 * The configuration of an environment; an empty value counts as unset.
 * @throws ConfigError naming the variable and what it should hold.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const isProduction = read("NODE_ENV") === "production";
  const host = read("HOST") ?? "127.0.0.1";
  const dataDir = resolve(read("DATA_DIR") ?? "data");
  const feedbackTokenFile = read("MAIL_FEEDBACK_TOKEN_FILE");
  const geoIpDatabase = read("GEOIP_DATABASE");
  return {
    port: readPort(read("PORT")),
    host,
    dataDir,
    databaseUrl: readUrl("DATABASE_URL", read("DATABASE_URL"), ["postgres", "postgresql"]),
    s3: readS3(read),
    redisUrl: readUrl("REDIS_URL", read("REDIS_URL"), ["redis", "rediss"]),
    publicUrl: readUrl("PUBLIC_URL", read("PUBLIC_URL"), ["http", "https"])?.replace(/\/$/, ""),
    smtpUrl: readUrl("SMTP_URL", read("SMTP_URL"), ["smtp", "smtps"]),
    mailFrom: readMailAddress("MAIL_FROM", read("MAIL_FROM") ?? "Sondeo <no-reply@localhost>"),
    dkim: readDkim(read("DKIM_SELECTOR"), read("DKIM_KEY_FILE")),
    mailFeedbackTokenFile: feedbackTokenFile && resolve(feedbackTokenFile),
    smsUrl: readUrl("SMS_URL", read("SMS_URL"), ["http", "https"]),
    smsToken: read("SMS_TOKEN"),
    secretKeyFile: resolve(read("SECRET_KEY_FILE") ?? join(dataDir, "secret.key")),
    trustProxy: readCidrs("TRUST_PROXY", read("TRUST_PROXY")),
    callbackNetworks: readCidrs("CALLBACK_NETWORKS", read("CALLBACK_NETWORKS")),
    media: {
      publicIp: readPublicIp(read("PUBLIC_IP")),
      ports: readPorts(read("MEDIA_PORTS")),
      turn: readTurn(read("TURN_URL"), read("TURN_SECRET")),
    },
    speechToText: readSpeechToText(read),
    languageModel: readLanguageModel(read),
    trainingSite: readTrainingSite(read),
    geoIpDatabase: geoIpDatabase && resolve(geoIpDatabase),
    metricsToken: readMetricsToken(read("METRICS_TOKEN")),
    isProduction,
    hasDemo: !isProduction && (readChoice("DEMO", read("DEMO"), ["0", "1"]) ?? (isLoopback(host) ? "1" : "0")) === "1",
    logLevel: readChoice("LOG_LEVEL", read("LOG_LEVEL"), LOG_LEVELS) ?? (isProduction ? "info" : "warn"),
  };
}
