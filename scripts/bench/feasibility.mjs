// `npm run bench:feasibility [panelists]`: how long it takes to tell how many completes a panel of 130,000 can give, on
// PostgreSQL, and how near that is to a simulation that asks its people one by one. Ends with one line of JSON.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openPlace, root } from "./importTools.mjs";

const PANELISTS = Number(process.argv[2] ?? 130_000);

const place = await openPlace("postgres");
try {
  const file = join(root, "scripts/bench/feasibility/measure.ts");
  const { status } = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), file, String(PANELISTS)], {
    cwd: root,
    env: { PATH: process.env.PATH, DEMO: "1", ...place.environment },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the measurement failed");
} finally {
  await place.close();
}
