/**
 * SQL that texts are ordered by, as Spanish does on every server: a function's collation ends with the function, and a
 * server's own would pass over the sign that sets ñ after n.
 */
export function textOrder(sql: string): string {
  return `sort_key(${sql}) collate "C"`;
}
