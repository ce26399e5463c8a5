import type { MessageBody } from "../../shared/api/schemas";
import { keep, readKept } from "./kept";

/** What goes with a message, once the server has it. */
export interface SentAttachment {
  readonly field: "image" | "video" | "file";
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/** `failed`: it may be sent again as it is; `refused`: it may not. */
export type OutgoingState = "sending" | "failed" | "refused";

/** A message on its way. */
export interface Outgoing {
  readonly clientKey: string;
  readonly text: string;
  readonly attachment: SentAttachment | null;
  readonly state: OutgoingState;
  /** Why it wasn't sent. */
  readonly issue?: string;
}

export function bodyOf({ clientKey, text, attachment }: Outgoing): MessageBody {
  return { clientKey, ...(text ? { message: text } : {}), ...(attachment ? { [attachment.field]: attachment.url } : {}) };
}

/** Messages that a page of before could not send. */
export function readOutgoing(name: string): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(readKept(`outbox.${name}`) || "[]");
    return Array.isArray(kept) ? kept.filter(isOutgoing).map((one) => ({ ...one, state: "failed" })) : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  return typeof value === "object" && value !== null && "clientKey" in value && "text" in value && "attachment" in value;
}

export function keepOutgoing(name: string, all: readonly Outgoing[]): void {
  keep(`outbox.${name}`, all.length > 0 ? JSON.stringify(all) : "");
}
