import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant } from "../../../shared/calls/schemas";
import { Conditions } from "./conditions";
import { TableNets } from "./tablesApi";
import { LONGEST_VIEW_NAME } from "./viewLimits";

const Name = Type.String({ minLength: 1, maxLength: LONGEST_VIEW_NAME, pattern: "\\S" });
const VariableNames = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20 });

const ViewTable = closed({
  rows: VariableNames,
  columns: VariableNames,
  nets: TableNets,
  weight: Type.String({ maxLength: 200, description: "Variable or name of a weighting; empty: none" }),
  level: Type.Number({ minimum: 0.5, maximum: 0.999 }),
  hasRowPercent: Type.Boolean(),
  hasStatistics: Type.Boolean(),
});

const ViewSettings = closed({
  filter: Type.Record(Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }), {
    maxProperties: 20,
    description: "Codes by question id",
  }),
  conditions: Conditions,
  withTest: Type.Boolean({ description: "Whether test responses count too" }),
  view: Type.Enum(["questions", "tables", "responses"] as const, { type: "string" }),
  table: Type.Optional(ViewTable),
  split: Type.Optional(Type.String({ maxLength: 200, description: "Variable by which each question is split" })),
});

const View = component(
  "ResultsView",
  closed({
    id: Id,
    name: Type.String(),
    isShared: Type.Boolean({ description: "Whether the team sees it" }),
    isOwn: Type.Boolean(),
    canChange: Type.Boolean({ description: "Whether the caller may rename, overwrite and delete it" }),
    version: Type.Integer({ description: "Of a change to it" }),
    updatedAt: Instant,
    settings: ViewSettings,
    lost: Type.Array(
      closed({
        name: Type.String({ description: "As it was called when the view was saved" }),
        reason: Type.Enum(["gone", "unreadable"] as const, {
          type: "string",
          description: "`unreadable`: the caller may not see it",
        }),
      }),
      { description: "What the view names and its settings here leave out" },
    ),
  }),
);

export type ViewSettings = ValueOf<typeof ViewSettings>;
export type ResultsView = ValueOf<typeof View>;
export type LostPart = ResultsView["lost"][number];

const NewView = closed({ name: Name, isShared: Type.Boolean(), settings: ViewSettings });
const ViewChange = closed({
  version: Type.Integer({ minimum: 0, description: "The one that the caller has seen" }),
  name: Type.Optional(Name),
  isShared: Type.Optional(Type.Boolean()),
  settings: Type.Optional(ViewSettings),
});
export type NewView = ValueOf<typeof NewView>;
export type ViewChange = ValueOf<typeof ViewChange>;

const OneView = closed({ id: Id, viewId: Id });
const settings: ViewSettings = {
  ...{ filter: {}, conditions: [{ variable: "member_gender", is: ["W"] }], withTest: false, view: "questions" },
};
const EXAMPLE: ResultsView = {
  ...{ id: EXAMPLE_ID, name: "Mujeres", isShared: true, isOwn: true, canChange: true, version: 1 },
  ...{ updatedAt: "2027-01-15T10:00:00.000Z", settings, lost: [] },
};
const params = { id: EXAMPLE_ID };
const ofView = { ...params, viewId: EXAMPLE_ID };

/** Saved views of an activity's results. The same calls are there below `/api/studies/:id`. */
export const viewsApi = defineApi({
  "GET /api/activities/:id/views": defineCall({
    summary: "Saved views of the results, one's own and the team's, by name",
    params: ById,
    answer: closed({
      views: Type.Array(View),
      canShare: Type.Boolean({ description: "Whether the caller may save views for the team" }),
    }),
    examples: { params, answer: { views: [EXAMPLE], canShare: true } },
  }),
  "POST /api/activities/:id/views": defineCall({
    summary: "Save a view, for oneself or for the team",
    params: ById,
    body: NewView,
    answer: View,
    status: 201,
    examples: { params, body: { name: "Mujeres", isShared: true, settings }, answer: EXAMPLE },
  }),
  "PUT /api/activities/:id/views/:viewId": defineCall({
    summary: "Rename, share or overwrite a view that nobody else has changed meanwhile",
    params: OneView,
    body: ViewChange,
    answer: View,
    examples: { params: ofView, body: { version: 1, name: "Mujeres" }, answer: EXAMPLE },
  }),
  "DELETE /api/activities/:id/views/:viewId": defineCall({
    summary: "Delete a view",
    params: OneView,
    examples: { params: ofView },
  }),
});
