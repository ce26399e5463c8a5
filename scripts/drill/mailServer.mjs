import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

const subjectOf = (content) => /^subject: (.*)$/im.exec(content)?.[1] ?? "";

/**
 * A mail server on loopback that counts what it acknowledges, by recipient: a mail that comes again comes again there.
 * @param answerMs what one mail takes it, so that some are in flight at any moment
 * @param isCounted by a mail's subject: whoever is there long gets other mails too @default every mail
 */
export async function openMailServer(answerMs, isCounted = () => true) {
  const received = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      let content = "";
      stream.on("data", (chunk) => {
        content += chunk;
      });
      stream.once("end", async () => {
        await wait(answerMs);
        if (!isCounted(subjectOf(content))) return done();
        for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    received,
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
