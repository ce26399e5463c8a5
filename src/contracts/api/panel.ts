import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, EXAMPLE_ID } from "../../shared/calls/schemas";

const PanelCriterionChoice = closed({
  name: Type.String(),
  label: Type.String(),
  values: Type.Array(closed({ value: Type.String(), label: Type.String() })),
  ages: Type.Optional(
    closed(
      { from: Type.Integer(), to: Type.Integer() },
      { description: "A study's criteria may also name any range of years within these, e.g. `25-54` or `60+`" },
    ),
  ),
});

/** What panelists may be chosen by, with its values in the reader's language. */
export type PanelCriterionChoice = ValueOf<typeof PanelCriterionChoice>;

/** What studies ask of the panel. */
export const panelApi = defineApi({
  "GET /api/panel/criteria": defineCall({
    summary: "What a study may choose panelists of a country by",
    query: closed({ country: Type.String({ format: "uuid", description: "Id of the country" }) }),
    answer: Type.Array(PanelCriterionChoice),
    examples: {
      query: { country: EXAMPLE_ID },
      answer: [
        {
          name: "GENDER",
          label: "Género",
          values: [
            { value: "M", label: "Hombre" },
            { value: "W", label: "Mujer" },
          ],
        },
      ],
    },
  }),
});
