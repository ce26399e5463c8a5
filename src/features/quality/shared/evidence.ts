import Type from "typebox";
import type { ValueOf } from "../../../shared/calls/defineApi";

/** One observation that speaks for a flag. Its words are `quality.evidence.<says>`, with the members here as parameters. */
export const Evidence = Type.Object({
  says: Type.String(),
  questionId: Type.Optional(Type.String()),
  figures: Type.Unsafe<Readonly<Record<string, number>>>({
    type: "object",
    additionalProperties: { type: "number" },
    description: "Counts, shares (`share`, 0 to 1) and times (names that end in `Ms`)",
  }),
  text: Type.Optional(Type.String({ description: "What was written" })),
  expected: Type.Optional(Type.Array(Type.String(), { description: "Codes of the answer that was asked for" })),
});

export type Evidence = ValueOf<typeof Evidence>;
