import Type from "typebox";
import { defineApi, defineCall } from "../../../../src/shared/calls/defineApi";
import { closed } from "../../../../src/shared/calls/schemas";

/** A site for trying usability tests, which is nobody's. */
export const shopApi = defineApi({
  "GET /ux-shop": defineCall({
    summary: "The demo's shop of season tickets: where tasks begin",
    query: closed({ cookies: Type.Optional(Type.Enum(["si", "no"])) }),
    examples: { query: {} },
  }),
  "GET /ux-shop/:page": defineCall({
    summary: "A page of the demo's shop",
    params: closed({ page: Type.String({ maxLength: 40, pattern: "^[a-z0-9-]+$" }) }),
    query: closed({ q: Type.Optional(Type.String({ maxLength: 100, description: "What is searched for" })) }),
    examples: { params: { page: "abonos" }, query: {} },
  }),
});
