import type { Selectable } from "kysely";
import type { Tables } from "./generated/tables";

/** A whole row as it is read, e.g. `RowOf<"activity">`. */
export type RowOf<Name extends keyof Tables> = Selectable<Tables[Name]>;
