import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../../../shared/calls/schemas";
import { TYPES } from "../redeem";

const filter = {
  type: Type.Optional(Type.Enum([...TYPES], { type: "string" })),
  initialDate: Type.Optional(Type.String({ format: "date-time", description: "Requested at or after this time" })),
  endDate: Type.Optional(Type.String({ format: "date-time", description: "Requested before this time" })),
};
const Filter = closed(filter);

const ReportRow = closed({
  month: Type.String({ description: "YYYY-MM, of the request, by the community's clock" }),
  type: Type.String(),
  cardName: nullable(Type.String()),
  pending: Type.Integer(),
  completed: Type.Integer(),
  rejected: Type.Integer(),
  labsPending: Type.Integer(),
  labsCompleted: Type.Integer(),
  eurosPending: Type.Number(),
  eurosCompleted: Type.Number(),
});
const Report = component("RedeemReport", closed({ rows: Type.Array(ReportRow) }));

/** Redemptions of a month for the same reward. */
export type ReportRow = ValueOf<typeof ReportRow>;
export type ReportFilter = ValueOf<typeof Filter>;

const params = { id: EXAMPLE_ID };
const row: ReportRow = {
  ...{ month: "2027-06", type: "CUSTOM", cardName: "Tarjeta de 40 €", pending: 1, completed: 3, rejected: 0 },
  ...{ labsPending: 9, labsCompleted: 27, eurosPending: 40, eurosCompleted: 120 },
};

/** What was redeemed, as figures and as workbooks; no code is in any of them. `:id` is the community. */
export const reportApi = defineApi({
  "GET /client/communities/:id/redeemReport": defineCall({
    summary: "Redemptions by month, type and reward, the latest month first",
    params: ById,
    query: Filter,
    answer: Report,
    examples: { params, answer: { rows: [row] } },
  }),
  "GET /client/communities/:id/redeemReportExcel": defineCall({
    summary: "The report as a workbook",
    params: ById,
    query: Filter,
    examples: { params },
  }),
  "GET /client/communities/:id/redeemsExcel": defineCall({
    summary: "Pending, or decided, redemptions as a workbook",
    params: ById,
    query: closed({
      ...filter,
      view: Type.Optional(Type.Enum(["pending", "completed"], { type: "string", description: "Pending by default" })),
    }),
    examples: { params, query: { view: "pending" } },
  }),
});
