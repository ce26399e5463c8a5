/**
 * What a test run has prepared once for all: a built server, and for each engine a data directory that a server with the demo
 * has started on, for PostgreSQL with the database to copy. Benchmarks and drills build and start by themselves without it.
 * @type {{ server?: string, pglite?: string, postgres?: string, database?: string }}
 */
export const prepared = JSON.parse(process.env.BENCH_PREPARED ?? "{}");
