// `npm run drill:engines [files]`: unit and API tests, those too on every engine that `npm test` runs on the embedded one
// alone. Wants `TEST_DATABASE_URL`, and takes Vitest's options. Ends with one line of JSON.
import { given, isSmoke, judge, skip } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { countFiles, runVitest } from "./tests.mjs";

const ALL = { TEST_ENGINES: "all" };

if (!process.env.TEST_DATABASE_URL) skip("TEST_DATABASE_URL names no PostgreSQL server: there would be one engine");
if (isSmoke) judge({ figures: { files: countFiles(given, ALL) }, bounds: { "figures.files": { least: 1 } } });
else judge({ figures: runVitest(given, ALL), bounds: { "figures.failed": { exactly: 0 }, "figures.passed": { least: 1 } } });
await cleanUp();
