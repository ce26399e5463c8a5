// `npm run drill:lock [rounds]`: two processes, then four, open one data directory at the same moment, beside the lock file
// of a dead one. In no round may several have it, or none. Ends with one line of JSON.
import { given, judge, size } from "../bench/bounds.mjs";
import { lockRounds } from "../lock/rounds.mjs";

const rounds = Number(given[0] ?? size({ smoke: 2, full: 200 }));
/** "Second opener refused"; "two openers 0 of 200". */
const BOUNDS = Object.fromEntries(
  ["two", "four"].flatMap((count) => [
    [`figures.${count}.one`, { exactly: rounds }],
    [`figures.${count}.misnamed`, { exactly: 0 }],
  ]),
);
judge({ figures: { two: await lockRounds(rounds, 2), four: await lockRounds(rounds, 4) }, bounds: BOUNDS });
