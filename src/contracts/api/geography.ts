import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { nullable } from "../../shared/calls/schemas";

const Query = Type.Object(
  {
    country: Type.Optional(
      Type.String({
        pattern: "^[A-Za-z]{2}$",
        description: "ISO 3166-1 code. If absent, that of the session's community, else ES",
      }),
    ),
  },
  { additionalProperties: false },
);

/** An element of a list, with the specification's names (section 3, Tester profile). */
const Element = Type.Object({
  lovName: Type.String({ description: "In the caller's language" }),
  elementId: Type.Integer({ description: "Stable within its list" }),
  id: Type.Integer({ description: "The same number, as a profile's province is sent back" }),
  code: Type.String({ description: "ISO 3166; in Spain that of the statistics institute" }),
});

export type ListElement = ValueOf<typeof Element>;

const common = {
  query: Query,
  answer: Type.Array(Element),
  examples: { query: { country: "ES" }, answer: [{ lovName: "Barcelona", elementId: 8, id: 8, code: "08" }] },
};

const OwnCountry = Type.Object({
  country: nullable(Type.String({ description: "ISO 3166-1 alpha-2; null where the address tells none" })),
});

/** Lists of values (spec section 7, lists), and the lookup by address (other). */
export const geographyApi = defineApi({
  "GET /lovs/provinces": defineCall({ summary: "A country's provinces", ...common }),
  "GET /lovs/regions": defineCall({ summary: "A country's regions", ...common }),
  "GET /lovs/nielsen": defineCall({ summary: "A country's Nielsen areas", ...common }),
  "GET /lovs/countries": defineCall({ summary: "All countries", ...common }),
  "GET /geoIp/country": defineCall({
    summary: "The country that the caller's address is of",
    description: "A guess to preselect by, out of the operator's own database; the address is kept nowhere.",
    answer: OwnCountry,
    examples: { answer: { country: "ES" } },
  }),
});
