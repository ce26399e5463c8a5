import type { Field } from "../../schema/catalog";
import { quote } from "../db/names";

/** SQL: whether the field of row `t` refers to the file at an address. @param address an SQL expression */
export function refersTo({ column, kind }: Field, address: string): string {
  const value = `t.${quote(column)}`;
  return kind.column === "text" ? `${value} = ${address}` : `${value}::text like '%"' || ${address} || '"%'`;
}
