import Type from "typebox";
import type { ValueOf } from "../../../shared/calls/defineApi";
import { closed, Id } from "../../../shared/calls/schemas";
import { AUDIENCE_KINDS, type AudienceKind } from "./audienceKinds";
import { MOST_PEOPLE, MOST_TAGS } from "./mailings";

export const AudienceSchema = closed({
  kind: Type.Enum(AUDIENCE_KINDS, { description: "Whom it is for, and which of the other parts counts" }),
  tags: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      minItems: 1,
      maxItems: MOST_TAGS,
      description: "Any of them will do",
    }),
  ),
  segment: Type.Optional(Id),
  activity: Type.Optional(Type.String({ format: "uuid", description: "Those who haven't done it yet" })),
  people: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 254 }), {
      minItems: 1,
      maxItems: MOST_PEOPLE,
      description: "Nicknames, e-mail addresses or identifiers",
    }),
  ),
});

export type Audience = ValueOf<typeof AudienceSchema>;

/** The part that each kind needs. */
export const PART_OF: Readonly<Record<AudienceKind, "tags" | "segment" | "activity" | "people" | undefined>> = {
  ALL: undefined,
  TAGS: "tags",
  SEGMENT: "segment",
  PENDING: "activity",
  PEOPLE: "people",
};
