// `npm run drill:week [members] [days]`: on PostgreSQL, a week of a community's mails by a clock that is handed in: alerts of all
// kinds that are mailed, and two mailings to everybody, to members of whom some are unsubscribed, have switched kinds off, live
// in other zones or want one mail a day or a week. None goes out in anybody's quiet hours, none above the most, none to who
// doesn't want it, and what is mandatory reaches everybody. Ends with one line of JSON.
import { given, judge, size } from "../bench/bounds.mjs";
import { bundle } from "../bench/bundle.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startOnce } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { startWork } from "./killedProcesses.mjs";

const MEMBERS = Number(given[0] ?? size({ smoke: 30, full: 1_000 }));
const DAYS = Number(given[1] ?? size({ smoke: 1, full: 7 }));
/** A night, and the step that it ends in. */
const LONGEST_WAIT_HOURS = 11.5;
const BOUNDS = {
  "figures.mails": { least: MEMBERS },
  "figures.inQuietHours": { exactly: 0 },
  "figures.overTheMost": { exactly: 0 },
  "figures.toUnsubscribed": { exactly: 0 },
  "figures.toOptedOut": { exactly: 0 },
  "figures.mandatory": { exactly: MEMBERS },
  "figures.mandatoryMissing": { exactly: 0 },
  "figures.mandatoryLongestHours": { most: LONGEST_WAIT_HOURS },
  "figures.mailings.unsettled": { exactly: 0 },
};

buildServer();
const place = await openPlace("postgres");
try {
  // Its first start makes the tables and the demo.
  await startOnce(place);
  const begun = performance.now();
  let figures = {};
  const program = await bundle("scripts/drill/week/week.ts");
  const onLine = (line) => {
    figures = line.figures ?? figures;
  };
  const work = startWork(place, { program, name: "week", args: [String(MEMBERS), String(DAYS)], onLine });
  if ((await work.ended()) !== 0) throw new Error("the week ended with an error");
  judge({ figures: { ...figures, seconds: Math.round((performance.now() - begun) / 1_000) }, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
