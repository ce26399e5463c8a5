import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { component, EXAMPLE_ID, Id, nullable } from "../../shared/calls/schemas";
import type { NextStep } from "../../shared/nextStep";

export const SessionSpace = Type.Object({
  id: Id,
  kind: Type.Enum(["community", "company"]),
  origin: nullable(Type.String()),
  name: Type.String(),
  language: Type.String(),
});

export const NextStepName = Type.Unsafe<NextStep>({
  type: "string",
  enum: ["2fa", "verify-email", "conditions", "after-login", "activities"],
  description: "Where the person goes from here; `activities` where nothing is left to complete",
});

const OpenSession = component(
  "Session",
  Type.Object({
    kind: Type.Enum(["member", "staff", "suite", "backoffice"]),
    accessKeys: Type.Array(Type.String()),
    account: Type.Object({ id: Id, email: Type.String() }),
    name: Type.String(),
    image: nullable(Type.String({ description: "The member's photo" })),
    space: nullable(SessionSpace),
    memberId: nullable(Type.String()),
    subjectId: nullable(
      Type.String({ description: "The member or the staff role that the session stands for; null in the back office" }),
    ),
    viewingUntil: nullable(
      Type.String({
        format: "date-time",
        description: "Until when somebody of the back office looks at the suite as this person, and can write nothing",
      }),
    ),
    nextStep: NextStepName,
  }),
);

/** Who is signed in, and in which space. */
export type OpenSession = ValueOf<typeof OpenSession>;

export const SPACE_EXAMPLE = { id: EXAMPLE_ID, kind: "community", origin: "demo", name: "Demo", language: "es" } as const;

export const sessionApi = defineApi({
  "GET /api/session": defineCall({
    summary: "Who is signed in; nobody: 204",
    answer: OpenSession,
    examples: {
      answer: {
        ...{ kind: "staff", accessKeys: ["community:MODERATOR"], name: "Marta", image: null, space: SPACE_EXAMPLE },
        ...{ account: { id: EXAMPLE_ID, email: "moderator@demo.test" }, memberId: null, subjectId: EXAMPLE_ID },
        viewingUntil: null,
        nextStep: "activities",
      },
    },
  }),
});
