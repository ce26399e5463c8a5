// `npm run drill:rounds [options]`: the unit and API tests that do one round, or look at a few of many, in `npm test`, with their full
// figures (`tests/helpers/drill.ts`). Takes Vitest's options. Ends with one line of JSON.
import { given, isSmoke, judge, skip } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { filesWithRounds, runVitest } from "./tests.mjs";

const BOUNDS = { "figures.failed": { exactly: 0 }, "figures.passed": { least: 1 } };

const files = filesWithRounds(/\.test\.tsx?$/);
if (isSmoke) judge({ figures: { files: files.length }, bounds: { "figures.files": { least: 1 } } });
else if (files.length === 0) skip("no test has other figures in a drill");
else judge({ figures: runVitest([...files, ...given], { DRILL: "1" }), bounds: BOUNDS });
await cleanUp();
