import Type from "typebox";
import { defineApi, defineCall } from "../../../shared/calls/defineApi";
import { Instant } from "../../../shared/calls/schemas";

const Academy = Type.Object({ isConfigured: Type.Boolean({ description: "Whether the operator has a training site" }) });

const Entrance = Type.Object({
  url: Type.String({ description: "The training site; the token goes into its fragment: `url#token=…`" }),
  token: Type.String({ description: "A JWT (HS256), good for one minute" }),
  expiresAt: Instant,
});

/** The operator's training site, which a team enters signed in (spec section 7, other). */
export const academyApi = defineApi({
  "GET /api/academy": defineCall({
    summary: "Whether there is a training site",
    answer: Academy,
    examples: { answer: { isConfigured: true } },
  }),
  "POST /watAcademy/token": defineCall({
    summary: "A token to enter the training site by",
    description: "For the team of a community and people of the suite. It says neither name nor e-mail.",
    answer: Entrance,
    examples: {
      answer: {
        url: "https://academy.example.com/enter",
        token: "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl",
        expiresAt: "2027-03-01T10:01:00.000Z",
      },
    },
  }),
});
