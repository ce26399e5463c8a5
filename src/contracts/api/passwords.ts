import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Instant } from "../../shared/calls/schemas";

/** Longer than the longest that is accepted, so that the rule of bytes is what people read. */
const Password = Type.String({ minLength: 1, maxLength: 4096 });
const Code = Type.String({ minLength: 1, maxLength: 200 });
const Ended = Type.Object({ endedSessions: Type.Integer({ description: "Sessions that ended with the old password" }) });
/** Why there is a code: one that was asked for, or one that came with a role. */
const Purpose = Type.Enum(["reset", "invite"]);

export type Purpose = ValueOf<typeof Purpose>;

const newPassword = "Three-ducks-4";
const codeAction = "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const params = Type.Object({ userId: Type.String() });
const userId = EXAMPLE_ID;

/** @param who comes in by it */
const ask = (who: string) =>
  defineCall({
    summary: `Mail ${who} a link to a new password; the same answer where nobody has the e-mail`,
    body: closed({ email: Type.String({ minLength: 1, maxLength: 320 }) }),
    answer: Type.Object({ minutes: Type.Integer({ description: "How long the mail's link is good for" }) }),
    examples: { body: { email: "ana@example.com" }, answer: { minutes: 60 } },
  });

const askIn = (who: string) => ({ ...ask(who), params: Type.Object({ origin: Type.String() }) });

const check = (who: string) =>
  defineCall({
    summary: `Whether ${who} holds a good code`,
    params,
    body: closed({ codeAction: Code }),
    answer: Type.Object({ purpose: Purpose, expiresAt: Instant }),
    examples: {
      ...{ params: { userId }, body: { codeAction } },
      answer: { purpose: "reset", expiresAt: "2026-11-20T10:30:00.000Z" },
    },
  });

const spend = (who: string) =>
  defineCall({
    summary: `Spend a code: ${who} has a new password, all sessions end`,
    params,
    body: closed({ codeAction: Code, password: Password }),
    answer: Ended,
    examples: { params: { userId }, body: { codeAction, password: newPassword }, answer: { endedSessions: 1 } },
  });

const [member, staff, client, backOffice] = [
  "a member",
  "a community's staff",
  "a client of the suite",
  "the back office",
] as const;

/**
 * The own password, and the way back for who has forgotten it: one for each way in (spec section 7 for members and staff;
 * those of suite and back office are named alike).
 */
export const passwordsApi = defineApi({
  "PUT /experienceLabs/password": defineCall({
    summary: "Change one's own password; all other sessions end",
    body: closed({ currentPassword: Password, newPassword: Password, repeatedPassword: Password }),
    answer: Ended,
    examples: {
      body: { currentPassword: "Sondeo-demo-1", newPassword, repeatedPassword: newPassword },
      answer: { endedSessions: 1 },
    },
  }),
  "POST /experienceLabs/:origin/resetPassword": askIn(member),
  "POST /experienceLabs/:userId/checkResetCode": check(member),
  "POST /experienceLabs/:userId/resetNewPassword": spend(member),
  "POST /experienceLabs/client/:origin/resetPassword": askIn(staff),
  "POST /experienceLabs/client/:userId/checkResetCode": check(staff),
  "POST /experienceLabs/client/:userId/resetNewPassword": spend(staff),
  "POST /clientSuite/resetPassword": ask(client),
  "POST /clientSuite/:userId/checkResetCode": check(client),
  "POST /clientSuite/:userId/resetNewPassword": spend(client),
  "POST /admin/resetPassword": ask(backOffice),
  "POST /admin/:userId/checkResetCode": check(backOffice),
  "POST /admin/:userId/resetNewPassword": spend(backOffice),
});
