import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { CASE_STATES, LONGEST_MESSAGE, SHORTEST_MESSAGE, SUBJECTS } from "./support";

const Subject = Type.Enum([...SUBJECTS]);
const Message = Type.String({ minLength: SHORTEST_MESSAGE, maxLength: LONGEST_MESSAGE, pattern: "\\S" });

const Case = closed({
  id: Id,
  subject: Subject,
  message: Type.String(),
  study: nullable(closed({ id: Id, name: nullable(Type.String()) })),
  status: Type.Enum([...CASE_STATES]),
  answer: nullable(Type.String()),
  createdAt: Instant,
  answeredAt: nullable(Instant),
});
const Cases = component("SupportCases", closed({ cases: Type.Array(Case) }));

const NewCase = closed({
  subject: Subject,
  message: Message,
  study: Type.Optional(nullable(Type.String({ format: "uuid", description: "A study of the company that the person sees" }))),
  key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again makes no second case" }),
});

export type SupportCase = ValueOf<typeof Case>;
export type SupportCases = ValueOf<typeof Cases>;
export type NewSupportCase = ValueOf<typeof NewCase>;

const answer: SupportCases = {
  cases: [
    {
      ...{ id: EXAMPLE_ID, subject: "BILLING", message: "¿Podéis enviarnos la factura de abril?", study: null },
      ...{ status: "ANSWERED", answer: "La tienes ya en tu correo.", createdAt: "2027-05-03T08:00:00.000Z" },
      answeredAt: "2027-05-03T10:30:00.000Z",
    },
  ],
};
const params = { id: EXAMPLE_ID };

/** What people of a company ask the back office. */
export const supportApi = defineApi({
  "GET /api/account/support-cases": defineCall({
    summary: "What the person has asked, the newest first, with the answers",
    answer: Cases,
    examples: { answer },
  }),
  "POST /api/account/support-cases": defineCall({
    summary: "Ask the back office something, once for a key",
    body: NewCase,
    answer: Cases,
    examples: {
      body: { subject: "BILLING", message: "¿Podéis enviarnos la factura de abril?", key: EXAMPLE_ID },
      answer,
    },
  }),
  "POST /api/support-cases/:id/answer": defineCall({
    summary: "Answer a case: the person gets it by mail, and reads it in the suite",
    params: ById,
    body: closed({ answer: Type.String({ minLength: 1, maxLength: LONGEST_MESSAGE, pattern: "\\S" }) }),
    examples: { params, body: { answer: "La tienes ya en tu correo." } },
  }),
  "POST /api/support-cases/:id/close": defineCall({
    summary: "Close a case: it is answered no more",
    params: ById,
    examples: { params },
  }),
});
