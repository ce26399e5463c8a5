import type pg from "pg";

/** The one connection that a migration's transaction runs on. */
export type Client = Pick<pg.ClientBase, "query">;
