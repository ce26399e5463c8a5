import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant } from "../../shared/calls/schemas";
import { VIEW_MINUTES } from "../../shared/viewMinutes";

const Person = closed({ id: Id, name: Type.String(), email: Type.String(), role: Type.String() });
const ViewablePeople = component("ViewablePeople", closed({ people: Type.Array(Person) }));
const StartedView = component(
  "StartedView",
  closed({
    address: Type.String({ description: "Of the suite" }),
    until: Instant,
    authToken: Type.String({ description: "Reads as the person does, and writes nothing" }),
  }),
);

export type ViewablePeople = ValueOf<typeof ViewablePeople>;
export type StartedView = ValueOf<typeof StartedView>;

const params = { id: EXAMPLE_ID };

/** The back office looks at a company's suite as one of its people sees it. */
export const viewAsApi = defineApi({
  "GET /api/companies/:id/view-as": defineCall({
    summary: "As whom of a company its suite can be looked at",
    params: ById,
    answer: ViewablePeople,
    examples: {
      params,
      answer: { people: [{ id: EXAMPLE_ID, name: "Elsa Client", email: "client@demo.test", role: "SUPERADMIN" }] },
    },
  }),
  "POST /api/companies/:id/view-as": defineCall({
    summary: `Look at a company's suite as one of its people for ${VIEW_MINUTES} minutes, without writing; the company's activity log says so`,
    params: ById,
    body: closed({ person: Id }),
    answer: StartedView,
    examples: {
      params,
      body: { person: EXAMPLE_ID },
      answer: { address: "/suite", until: "2027-01-15T10:30:00.000Z", authToken: "view.kX0cV4mF" },
    },
  }),
});
