import type { Bounce } from "./outbox/delivery";

/**
 * What a permanent failure (RFC 3463, `5.<subject>.<detail>`) says of the address: 5.1.x speaks of it, 5.2.1 of a mailbox
 * that is closed; 5.1.7, 5.1.8 and 5.7.x speak of the sender or the mail, the others of the recipient's server.
 */
export function bounceOfStatus(subject: string, detail: string): Bounce | undefined {
  if (subject === "1" && (detail === "7" || detail === "8")) return undefined;
  if (subject === "1" || (subject === "2" && detail === "1")) return "unknownAddress";
  return subject === "2" ? "refused" : undefined;
}
