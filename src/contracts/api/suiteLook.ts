import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { EXAMPLE_ID, nullable } from "../../shared/calls/schemas";

const colour = nullable(Type.String({ description: "`#rrggbb`; null: the product's own" }));
const image = nullable(Type.String({ description: "Its address" }));

const SuiteLook = Type.Object({
  ...{ primaryColor: colour, secondaryColor: colour, textColor: colour, contrastColor: colour, buttonColor: colour },
  ...{ backgroundImage: image, desktopLogo: image, mobileLogo: image },
});

/** How a company's suite looks. */
export type SuiteLook = ValueOf<typeof SuiteLook>;

export const suiteLookApi = defineApi({
  "GET /clientSuite/personalisation": defineCall({
    summary: "The colours and images of one's own company's suite",
    answer: SuiteLook,
    examples: {
      answer: {
        ...{ primaryColor: "#0f6e5b", secondaryColor: "#1b8c75", textColor: "#232936", contrastColor: "#ffffff" },
        ...{ buttonColor: "#0f6e5b", backgroundImage: null, desktopLogo: `/files/${EXAMPLE_ID}`, mobileLogo: null },
      },
    },
  }),
});
