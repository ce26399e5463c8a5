// `npm run drill:rounds [parts of names] [options]`: the unit and API tests that do one round, or look at a few of many, in
// `npm test`, with their full figures (`tests/helpers/drill.ts`). Takes Vitest's options as `--name=value`. Ends with one line of JSON.
import { given, isSmoke, judge, skip } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { filesWithRounds, runVitest } from "./tests.mjs";

const BOUNDS = { "figures.failed": { exactly: 0 }, "figures.passed": { least: 1 } };

const options = given.filter((argument) => argument.startsWith("-"));
const names = given.filter((argument) => !argument.startsWith("-"));
const files = filesWithRounds(/\.test\.tsx?$/).filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
if (isSmoke) judge({ figures: { files: files.length }, bounds: { "figures.files": { least: 1 } } });
else if (files.length === 0) skip("no test has other figures in a drill");
else judge({ figures: runVitest([...files, ...options], { DRILL: "1" }), bounds: BOUNDS });
await cleanUp();
