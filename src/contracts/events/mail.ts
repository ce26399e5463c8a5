import { defineEvent } from "../defineEvent";

/**
 * Somebody wants no more mails that aren't about their account: of a space, or, where `spaceId` is null, of the product itself.
 * The product's own happens in no space: its followers' handle reaches what belongs to none, and only `host.on` can follow it.
 */
export const mailUnsubscribed = defineEvent<{
  /** As the mails had it. */
  readonly email: string;
  readonly spaceId: string | null;
}>("mail.unsubscribed");
