import Type from "typebox";
import { Id } from "../../shared/calls/schemas";

/** Which responses count: what calls about a questionnaire's responses take as their query. */
export const responseSelection = {
  filter: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description: 'JSON, `{"<questionId>": ["code"]}`: answers that responses must have given, of each question any',
    }),
  ),
  conditions: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description:
        'JSON, a list of conditions (`ResultsCondition`) that responses have to meet beside `filter`, e.g. `[{"variable": "member_gender", "is": ["W"]}]`',
    }),
  ),
  test: Type.Optional(Type.Enum(["true", "false", ""], { type: "string", description: "Whether test responses count too" })),
  segment: Type.Optional(Type.Union([Id, Type.Literal("")], { description: "Only responses of members who are in it now" })),
};

/** A selection of responses as an address has it. */
export interface ResponseSelection {
  readonly filter?: string;
  readonly conditions?: string;
  readonly test?: "true" | "false" | "";
  readonly segment?: string;
}
