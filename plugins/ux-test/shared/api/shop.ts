import Type from "typebox";
import { defineApi, defineCall } from "../../../../src/shared/calls/defineApi";
import { closed } from "../../../../src/shared/calls/schemas";

/** A site for trying usability tests, which is nobody's. */
export const shopApi = defineApi({
  "GET /ux-shop": defineCall({ summary: "The demo's shop of season tickets: where tasks begin", examples: {} }),
  "GET /ux-shop/:page": defineCall({
    summary: "A page of the demo's shop",
    params: closed({ page: Type.String({ maxLength: 40, pattern: "^[a-z-]+$" }) }),
    examples: { params: { page: "abonos" } },
  }),
});
