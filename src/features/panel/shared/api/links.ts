import Type from "typebox";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { LANGUAGES } from "../../../../shared/languages";

const Token = Type.String({ minLength: 16, maxLength: 100, pattern: "^[A-Za-z0-9_-]+$" });
const ByToken = closed({ token: Token });
const Words = closed({ language: Type.Optional(Type.Enum([...LANGUAGES])) });

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
    query: Words,
    examples,
  }),
  "GET /panel/me/:token/invitations/:invitationId": defineCall({
    summary: "Follow an invitation of a panelist's page to its questionnaire",
    params: closed({ token: Token, invitationId: Id }),
    query: Words,
    examples: { ...examples, params: { ...params, invitationId: EXAMPLE_ID } },
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
