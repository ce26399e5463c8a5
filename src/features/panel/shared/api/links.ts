import Type from "typebox";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { LANGUAGES } from "../../../../shared/languages";

const Token = Type.String({ minLength: 16, maxLength: 100, pattern: "^[A-Za-z0-9_-]+$" });
const ByToken = closed({ token: Token });
const Language = Type.Optional(Type.Enum([...LANGUAGES]));
const Words = closed({ language: Language });
const PayoutWords = closed({
  language: Language,
  fault: Type.Optional(
    Type.Enum(["amount", "address", "coins", "pending"], { description: "Why the last request for a payout was refused" }),
  ),
});

const params = { token: "AZP9CnwecACAAAAAAAAAAQ3Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR" };
const examples = { params, query: { language: "es" } } as const;

/** What links of the panel's mails lead to: nobody signs in. */
export const linksApi = defineApi({
  "GET /panel/enter/:token": defineCall({
    summary: "Follow the link of a panelist's invitation to its questionnaire",
    params: ByToken,
    examples: { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" } },
  }),
  "GET /panel/me/:token": defineCall({
    summary: "A panelist's own page: coins, open invitations, and whether they want more",
    params: ByToken,
    query: PayoutWords,
    examples,
  }),
  "POST /panel/me/:token/payouts": defineCall({
    summary: "A panelist asks to be paid: a form (multipart) with `amount` and `address`",
    params: ByToken,
    query: Words,
    examples,
  }),
  "GET /panel/join/:token": defineCall({
    summary: "Where friends of a panelist register for the panel",
    params: ByToken,
    query: Words,
    examples,
  }),
  "POST /panel/join/:token": defineCall({
    summary: "A friend registers: a form (multipart) with `name`, `email`, `birthDate`, `gender` and `consent`",
    params: ByToken,
    query: Words,
    examples,
  }),
  "GET /panel/confirm/:token": defineCall({
    summary: "Asks a friend to confirm that the address is theirs",
    params: ByToken,
    query: Words,
    examples: { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" }, query: { language: "es" } },
  }),
  "POST /panel/confirm/:token": defineCall({
    summary: "A friend confirms, and is a panelist from then on",
    params: ByToken,
    query: Words,
    examples: { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" }, query: { language: "es" } },
  }),
  "GET /panel/me/:token/invitations/:invitationId": defineCall({
    summary: "Follow an invitation of a panelist's page to its questionnaire",
    params: closed({ token: Token, invitationId: Id }),
    query: Words,
    examples: { ...examples, params: { ...params, invitationId: EXAMPLE_ID } },
  }),
  "POST /panel/me/:token/communities/:communityId": defineCall({
    summary: "A panelist joins a community that is open to the panel: leads to its sign-up",
    params: closed({ token: Token, communityId: Id }),
    query: Words,
    examples: { ...examples, params: { ...params, communityId: EXAMPLE_ID } },
  }),
  "POST /panel/me/:token/stop": defineCall({
    summary: "A panelist wants no more invitations",
    params: ByToken,
    query: Words,
    examples,
  }),
  "POST /panel/me/:token/resume": defineCall({
    summary: "A panelist wants invitations again",
    params: ByToken,
    query: Words,
    examples,
  }),
});
