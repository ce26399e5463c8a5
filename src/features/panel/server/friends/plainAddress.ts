import { type RawBuilder, sql } from "../../../../server/kit";

/**
 * What the addresses of one mailbox have in common: capitals, and what stands behind a plus, lead nowhere else.
 * @example plainAddress("Ana+Sondeo@Mail.test") // "ana@mail.test"
 */
export function plainAddress(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, "@");
}

/** The same in SQL. */
export function plainAddressSql(column: string): RawBuilder<string> {
  return sql<string>`regexp_replace(lower(${sql.ref(column)}), '\\+[^@]*@', '@')`;
}
