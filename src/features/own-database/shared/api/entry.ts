import Type from "typebox";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { closed } from "../../../../shared/calls/schemas";
import { LANGUAGES } from "../../../../shared/languages";

// A link that a mail program has cut leads to a page that says so.
const ByToken = closed({ token: Type.String({ minLength: 1, maxLength: 300 }) });
const Words = closed({ language: Type.Optional(Type.Enum([...LANGUAGES])) });
const examples = {
  params: { token: "AZP9CnwecACAAAAAAAAAAQ3Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR" },
  query: { language: "es" },
} as const;

/** Where links of invitations lead: nobody signs in. */
export const entryApi = defineApi({
  "GET /survey/invited/:token": defineCall({
    summary: "What an addressee agrees to before the first question; who has agreed goes on to the questionnaire",
    params: ByToken,
    query: Words,
    examples,
  }),
  "POST /survey/invited/:token": defineCall({
    summary: "An addressee agrees: a form (multipart) with `consent`",
    params: ByToken,
    query: Words,
    examples,
  }),
  "GET /survey/open/:token": defineCall({
    summary: "What whoever comes by a study's open link agrees to before the first question",
    params: ByToken,
    query: Words,
    examples,
  }),
  "POST /survey/open/:token": defineCall({
    summary: "Whoever comes by a study's open link agrees: a form (multipart) with `consent`",
    params: ByToken,
    query: Words,
    examples,
  }),
});
