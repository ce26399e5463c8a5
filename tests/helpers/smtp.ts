import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

export interface ReceivedMail extends Email {
  /** Whom the envelope names, whatever the headers say. */
  readonly recipients: readonly string[];
  readonly raw: string;
}

/** Says no with this code and text. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
}

export interface TestSmtp {
  readonly url: string;
  /** What was accepted, in this order. */
  readonly mails: readonly ReceivedMail[];
  /** Mails to this address, once there are so many. */
  readonly mailsTo: (address: string, count?: number) => Promise<readonly ReceivedMail[]>;
  readonly close: () => Promise<void>;
}

const WAIT_MS = 30_000;

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Waits until the check holds. @throws with what was waited for */
export async function eventually(what: string, check: () => boolean | Promise<boolean>, within = WAIT_MS): Promise<void> {
  const end = Date.now() + within;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A mail server on loopback that takes everything, but for what it is told to refuse or to hold back. */
export async function startSmtp({
  refuse = () => undefined,
  refuseAll = () => undefined,
  beforeAnswer = async () => undefined,
}: {
  readonly refuse?: (recipient: string) => Refusal | undefined;
  /** Turns away whoever connects. */
  readonly refuseAll?: () => Refusal | undefined;
  /** Runs once a mail is there, before it is acknowledged. */
  readonly beforeAnswer?: (recipients: readonly string[]) => Promise<void>;
} = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_session, done) => {
      const refusal = refuseAll();
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      textOf(stream)
        .then(async (raw) => {
          await beforeAnswer(recipients);
          mails.push({ ...(await PostalMime.parse(raw)), recipients, raw });
          done();
        })
        .catch(done);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: chosen } = server.server.address() as AddressInfo;
  const to = (address: string) => mails.filter(({ recipients }) => recipients.includes(address));
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    mailsTo: async (address, count = 1) => {
      await eventually(`${count} mail(s) to ${address}`, () => to(address).length >= count);
      return to(address);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
