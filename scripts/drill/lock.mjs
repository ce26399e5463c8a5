// `npm run drill:lock [rounds]`: two processes, then four, open one data directory at the same moment, beside the lock file
// of a dead one. In no round may several have it, or none. Ends with one line of JSON.
import { lockRounds } from "../lock/rounds.mjs";

const rounds = Number(process.argv[2] ?? 200);
const figures = { two: await lockRounds(rounds, 2), four: await lockRounds(rounds, 4) };
console.log(JSON.stringify({ ratios: {}, figures: { lock: figures } }));
const isExact = ({ one, misnamed }) => one === rounds && misnamed === 0;
process.exit(Object.values(figures).every(isExact) ? 0 : 1);
