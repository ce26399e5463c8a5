import Type from "typebox";
import { FieldworkCounts } from "../../../../contracts/api/fieldwork";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import { DEVICES, OPEN_FIELDWORK, REDIRECTS, type Supplier as StoredSupplier } from "../../../../survey/fieldwork/fieldwork";

const MOST_SUPPLIERS = 50;
const MOST_HOURS = 24 * 365;
/** One transaction changes them all. */
const MOST_ADJUSTED = 1_000;

const Address = Type.String({ maxLength: 2_000, pattern: "^[hH][tT][tT][pP][sS]?://[^\\s@]+$" });
const SupplierId = Type.String({ pattern: "^[A-Za-z0-9_-]{6,40}$" });
const supplier = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
  // Names that the entry link itself uses can't be the respondent's id.
  parameter: Type.Unsafe<string>({
    type: "string",
    pattern: "^[A-Za-z][A-Za-z0-9_.-]{0,39}$",
    not: { enum: ["supplier", "exp", "sig", "ts", "status", "language", "preview", "segment"] },
  }),
  redirects: Type.Unsafe<StoredSupplier["redirects"]>(
    closed(Object.fromEntries(REDIRECTS.map((kind) => [kind, Type.Optional(Address)]))),
  ),
  callback: Type.Union([Address, Type.Null()]),
};
const settings = {
  devices: Type.Array(Type.Enum([...DEVICES], { type: "string" }), {
    minItems: 1,
    maxItems: DEVICES.length,
    uniqueItems: true,
  }),
  onePerAddress: Type.Boolean(),
  captcha: Type.Boolean(),
  expiresAfterHours: nullable(Type.Integer({ minimum: 1, maximum: MOST_HOURS })),
  closesAt: nullable(Type.String({ format: "date-time" })),
  onlySuppliers: Type.Boolean(),
  isPaused: Type.Boolean(),
  softLaunch: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

/** A supplier as people give it: without an id where it is new, never with keys, which are the server's own. */
const SupplierInput = closed({ id: Type.Optional(SupplierId), ...supplier });
const FieldworkInput = closed({ ...settings, suppliers: Type.Array(SupplierInput, { maxItems: MOST_SUPPLIERS }) });
const Supplier = Type.Object({
  id: SupplierId,
  ...supplier,
  keys: Type.Object({
    current: Type.Integer({ description: "0 before there is one" }),
    previous: nullable(Type.Integer({ description: "Still good while a supplier changes over to the current one" })),
  }),
});
const Fieldwork = component("FieldworkSettings", Type.Object({ ...settings, suppliers: Type.Array(Supplier) }));

const Revision = Type.Integer({ minimum: 1 });
const saved = { fieldwork: Fieldwork, revision: Revision };
const SavedFieldwork = Type.Object(saved);
const FieldworkState = component(
  "FieldworkState",
  Type.Object({
    ...saved,
    link: nullable(
      Type.String({ description: "Path of the open link, to which suppliers add their parameters; null while it is off" }),
    ),
    counts: FieldworkCounts,
  }),
);

const disposition = Type.Unsafe<Disposition>({ enum: Object.keys(DISPOSITIONS) });
const Adjustment = closed({
  supplier: SupplierId,
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 1,
    maxItems: MOST_ADJUSTED,
    uniqueItems: true,
    description: "The respondents' ids, as the supplier knows them",
  }),
  disposition,
  isApplied: Type.Boolean({ description: "Else only told what it would do" }),
});
const AdjustmentReport = Type.Object({
  changes: Type.Unsafe<Readonly<Partial<Record<Disposition, number>>>>({
    type: "object",
    additionalProperties: { type: "integer" },
    description: "How those that change had ended, by disposition",
  }),
  unchanged: Type.Integer({ description: "Those that had ended this way already" }),
  open: Type.Integer({ description: "Those that are under way still: they are left alone" }),
  unknown: Type.Array(Type.String()),
  isApplied: Type.Boolean(),
});
const OfSupplier = closed({ id: Id, supplierId: SupplierId });
const Expected = closed({ revision: Revision });

export type SupplierInput = ValueOf<typeof SupplierInput>;
export type FieldworkInput = ValueOf<typeof FieldworkInput>;
export type SavedFieldwork = ValueOf<typeof SavedFieldwork>;
/** What the fieldwork tab shows. */
export type FieldworkState = ValueOf<typeof FieldworkState>;
export type Adjustment = ValueOf<typeof Adjustment>;
/** What an adjustment does, or would do. */
export type AdjustmentReport = ValueOf<typeof AdjustmentReport>;

const params = { id: EXAMPLE_ID };
const ofSupplier = { id: EXAMPLE_ID, supplierId: "norte1" };
const given: SupplierInput = { name: "Panel Norte", parameter: "rid", redirects: {}, callback: null };
const input: FieldworkInput = { ...OPEN_FIELDWORK, suppliers: [given] };
const fieldwork = { ...input, suppliers: [{ ...given, id: "norte1", keys: { current: 1, previous: null } }] };

/** Who may answer an activity's questionnaire, from where, and where they go after. */
export const fieldworkApi = defineApi({
  "GET /api/activities/:id/fieldwork": defineCall({
    summary: "Settings and counts of the fieldwork",
    params: ById,
    answer: FieldworkState,
    examples: {
      params,
      answer: {
        fieldwork,
        revision: 3,
        link: "/s/Qx4vJ2mB8nR6tY1kZ3wL5pD7",
        counts: { open: 4, test: 0, dispositions: { complete: 90 }, devices: { mobile: 60, desktop: 30 } },
      },
    },
  }),
  "PUT /api/activities/:id/fieldwork": defineCall({
    summary: "Change the settings of the fieldwork",
    params: ById,
    body: closed({ fieldwork: FieldworkInput, revision: Revision }),
    answer: SavedFieldwork,
    examples: { params, body: { fieldwork: input, revision: 2 }, answer: { fieldwork, revision: 3 } },
  }),
  "POST /api/activities/:id/fieldwork/adjustments": defineCall({
    summary: "Reconcile how a supplier's respondents ended",
    params: ById,
    body: Adjustment,
    answer: AdjustmentReport,
    examples: {
      params,
      body: { supplier: "norte1", ids: ["4711"], disposition: "quality", isApplied: false },
      answer: { changes: { complete: 1 }, unchanged: 0, open: 0, unknown: [], isApplied: false },
    },
  }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/key": defineCall({
    summary: "Give a panel supplier a new key, shown this once",
    params: OfSupplier,
    body: Expected,
    answer: Type.Object({ ...saved, secret: Type.String() }),
    examples: {
      params: ofSupplier,
      body: { revision: 2 },
      answer: { fieldwork, revision: 3, secret: "Zk3wL5pD7sF9gH0aCQx4vJ2mB8nR6tY1" },
    },
  }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/retire": defineCall({
    summary: "End the key before a supplier's current one",
    params: OfSupplier,
    body: Expected,
    answer: SavedFieldwork,
    examples: { params: ofSupplier, body: { revision: 2 }, answer: { fieldwork, revision: 3 } },
  }),
  "POST /api/activities/:id/fieldwork/suppliers/:supplierId/test": defineCall({
    summary: "A signed entry link to try a supplier's way through",
    params: OfSupplier,
    answer: Type.Object({ link: Type.String() }),
    examples: {
      params: ofSupplier,
      answer: { link: "/s/Qx4vJ2mB8nR6tY1kZ3wL5pD7?exp=1800000000&rid=test-a1b2c3d4&supplier=norte1&sig=pD7sF9gH0aC" },
    },
  }),
});
