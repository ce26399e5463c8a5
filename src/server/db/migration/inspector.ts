import { quote } from "../names";
import type { Client } from "./client";

/** Rows that something is true of. */
export interface RowCount {
  readonly rows: number;
  /** Up to five. */
  readonly ids: readonly string[];
}

/** Asks the data of the database that is being planned for. */
export interface Inspector {
  readonly count: (table: string) => Promise<number>;
  /** @param id column that names a row to people @default "id" */
  readonly rowsWhere: (from: string, condition: string, id?: string) => Promise<RowCount>;
}

export function createInspector(client: Client): Inspector {
  return {
    async count(table) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${quote(table)}`);
      return rows[0]?.count ?? 0;
    },
    async rowsWhere(from, condition, id = "id") {
      const sql = `select count(*)::integer as rows, coalesce((array_agg(${quote(id)}::text order by ${quote(id)}))[1:5], '{}') as ids
        from ${from} where ${condition}`;
      const { rows } = await client.query<RowCount>(sql);
      return rows[0] ?? { rows: 0, ids: [] };
    },
  };
}
