import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

const LONGEST = 200;

/** What is given and never answered again, e.g. the password of a shared report. Only its hash is stored. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "secret",
  isWriteOnly: true,
  matches: () => false,
  toApiSchema: (schema) => ({
    ...schema,
    type: "string",
    writeOnly: true,
    minLength: schema.minLength ?? 1,
    maxLength: schema.maxLength ?? LONGEST,
  }),
  filters: [],
  isSortable: false,
  isSearchable: false,
  toCell: () => "",
  toOperand: () => undefined,
};
