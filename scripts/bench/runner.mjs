// `npm run bench:runner`: Lighthouse's mobile preset on the open link of the demo's survey, three times, the median of
// the three. Ends with one line of JSON. Lighthouse is installed at the first run.
import { join } from "node:path";
import { ensureInstalled } from "../install.mjs";
import { buildProduct, openPlace, signIn, startServer } from "./importTools.mjs";

const RUNS = 3;
/** Sensible on a phone that many people have (Lighthouse's own bounds of "good" are 90). */
const TARGET = { performance: 85, accessibility: 100 };
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const round = (value, digits = 0) => Number(value.toFixed(digits));

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** The address that anybody answers the demo's published survey at. */
async function openLink(server) {
  const moderator = await signIn(server);
  const { body } = await moderator.get("/api/activities?range=%5B0%2C49%5D");
  for (const { id, type } of body.filter(({ status }) => status !== "CONFIGURING")) {
    if (type !== "el_survey") continue;
    const { link } = await moderator.put(`/api/activities/${id}/link`, { isOpen: true });
    const answer = await fetch(`${server.address}/api/surveys/${link.slice("/s/".length)}/execution`, {
      method: "POST",
      headers: { origin: server.address },
    });
    if (answer.ok) return server.address + link;
  }
  throw new Error("no survey of the demo is open");
}

async function measure(address, port) {
  const options = { port, logLevel: "error", output: "json", onlyCategories: ["performance", "accessibility"] };
  const { lhr } = await lighthouse(address, options);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const figure = (audit) => lhr.audits[audit].numericValue;
  const failed = lhr.categories.accessibility.auditRefs.filter(({ id }) => lhr.audits[id].score === 0).map(({ id }) => id);
  if (failed.length > 0) console.log(`not accessible: ${failed.join(", ")}`);
  return {
    performance: round(lhr.categories.performance.score * 100),
    accessibility: round(lhr.categories.accessibility.score * 100),
    fcp: round(figure("first-contentful-paint")),
    lcp: round(figure("largest-contentful-paint")),
    speedIndex: round(figure("speed-index")),
    tbt: round(figure("total-blocking-time")),
    cls: round(figure("cumulative-layout-shift"), 3),
    kilobytes: round(figure("total-byte-weight") / 1024),
  };
}

ensureInstalled(join(import.meta.dirname, "lighthouse"));
const { launch, lighthouse } = await import("./lighthouse/index.mjs");
buildProduct();
const place = await openPlace("pglite");
const server = await startServer({ environment: place.environment });
const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", chromeFlags: FLAGS });
try {
  const address = await openLink(server);
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await measure(address, chrome.port));
    console.log(JSON.stringify(runs.at(-1)));
  }
  const names = Object.keys(runs[0]);
  const figures = Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
  const ratios = Object.fromEntries(
    Object.entries(TARGET).map(([name, target]) => [`${name}ToTarget`, round(figures[name] / target, 2)]),
  );
  console.log(JSON.stringify({ ratios, figures }));
} finally {
  chrome.kill();
  await server.kill();
  await place.close();
}
