import { expect, test } from "vitest";
import { postgresEnvironment } from "./postgresEnvironment";

test.each([
  [
    "postgres://ana:s%40cret@db.example:5433/son%20deo?sslmode=require&options=-c%20search_path%3Dx",
    {
      PGHOST: "db.example",
      PGPORT: "5433",
      PGUSER: "ana",
      PGPASSWORD: "s@cret",
      PGDATABASE: "son deo",
      PGSSLMODE: "require",
      PGOPTIONS: "-c search_path=x",
    },
  ],
  ["postgres://[fd00::5]/x", { PGHOST: "fd00::5", PGDATABASE: "x" }],
  ["postgresql:///x?host=/run/postgresql&unknown=1", { PGHOST: "/run/postgresql", PGDATABASE: "x" }],
])("%s is told by the environment", (url, environment) => {
  expect(postgresEnvironment(url)).toEqual(environment);
});
