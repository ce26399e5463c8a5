import type { EntityHook, SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import { vatIssue } from "../shared/vat";

type Values = Readonly<Record<string, unknown>>;

async function readCodes(db: SpaceDb): Promise<ReadonlyMap<unknown, string>> {
  const countries = await db.selectFrom("country").select(["id", "code"]).execute();
  return new Map(countries.map(({ id, code }) => [id, code]));
}

function issuesOf({ vatNumber, country }: Values, codes: ReadonlyMap<unknown, string>): readonly FieldIssue[] {
  if (typeof vatNumber !== "string" || vatNumber.trim() === "") return [];
  const issue = vatIssue(vatNumber, codes.get(country));
  if (!issue) return [];
  const { kind, params } = issue;
  return [{ path: "/vatNumber", rule: "pattern", params, messageKey: `account.vat.${kind}` }];
}

async function demandVat(db: SpaceDb, values: Values): Promise<void> {
  if (typeof values.vatNumber !== "string") return;
  const faults = issuesOf(values, await readCodes(db));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/**
 * A company's VAT number is one that its country could have given, however it is written: by the back office, by the
 * company itself, by a file. One that stood there before is left alone until it or the country is changed.
 */
export const vatHook: EntityHook = {
  entity: "company",
  fields: ["vatNumber", "country"],
  beforeCreate: async ({ db, values }) => {
    await demandVat(db, values);
    return values;
  },
  afterUpdate: async ({ db, record, before }) => {
    if (record.vatNumber !== before.vatNumber || record.country !== before.country) await demandVat(db, record);
  },
};
