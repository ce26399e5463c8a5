import type { Tables } from "../generated/tables";
import type { SystemTables } from "../systemTableTypes";

/** The tables of entities: features have no way to accounts and sessions. */
export type EntityTables = Omit<Tables, keyof SystemTables>;
