/** Parameters of an address and the variables by which PostgreSQL's programs read the same (libpq, "Environment Variables"). */
const VARIABLES: Readonly<Record<string, string>> = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  password: "PGPASSWORD",
  dbname: "PGDATABASE",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  options: "PGOPTIONS",
  application_name: "PGAPPNAME",
  connect_timeout: "PGCONNECT_TIMEOUT",
  channel_binding: "PGCHANNELBINDING",
  target_session_attrs: "PGTARGETSESSIONATTRS",
};

/**
 * A database's address as PostgreSQL's programs take it from the environment: what stands among a program's arguments,
 * everybody on the machine reads.
 * @example
 * postgresEnvironment("postgres://ana:secret@db:5433/sondeo"); // { PGHOST: "db", PGPORT: "5433", PGUSER: "ana", ... }
 */
export function postgresEnvironment(databaseUrl: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const parts = {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => {
      const variable = VARIABLES[name];
      return variable && value ? [[variable, value]] : [];
    }),
  );
}
