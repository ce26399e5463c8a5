// `npm run bench:ux-snippet`: what the snippet costs a page of a client's site that rests, in milliseconds of the main thread a
// second, against the same page without it; and how large it is. Ends with one line of JSON.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { judge, size } from "../../../scripts/bench/bounds.mjs";
import { findChromium } from "../../../scripts/chromium.mjs";

const SECONDS = size({ smoke: 2, full: 20 });
const RUNS = size({ smoke: 1, full: 5 });
const BOUNDS = { "figures.costMsPerSecond": { most: 1 }, "figures.gzipBytes": { most: 15 * 1024 } };

const round = (value) => Math.round(value * 1_000) / 1_000;
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function bundle() {
  const { outputFiles } = await build({
    ...{ entryPoints: ["plugins/ux-test/snippet/snippet.ts"], bundle: true, write: false, format: "iife" },
    ...{ platform: "browser", target: "es2020", minify: true },
  });
  return outputFiles[0].text;
}

/** A page of 2,000 elements, with checkpoints that are never met: one of them is looked for as the page changes. */
const page = (script) =>
  `<!doctype html><html lang="en"><head><title>Site</title><link rel="icon" href="data:,">${script}</head><body>${"<div><p>Words</p></div>".repeat(1_000)}</body></html>`;
const INSTRUCTIONS = {
  isOpen: true,
  checkpoints: [
    { id: "a", event: "VIEW", selector: "#never" },
    { id: "b", event: "CLICK", selector: "#never" },
    { id: "c", event: "SCROLL" },
  ],
};

/** The site and the two calls that the snippet makes: what is measured happens in the browser. */
async function serve(script) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://site");
    let text = "";
    for await (const part of request) text += part;
    if (pathname === "/ux-snippet.js") response.setHeader("Content-Type", "text/javascript").end(script);
    else if (pathname === "/api/ux-events/run") response.end(JSON.stringify(INSTRUCTIONS));
    else if (pathname === "/api/ux-events") {
      const { tab, number } = JSON.parse(text).events.at(-1);
      response.end(JSON.stringify({ isOpen: true, acknowledged: { [tab]: number } }));
    } else {
      const isWatched = pathname === "/with";
      response.setHeader("Content-Type", "text/html");
      response.end(page(isWatched ? '<script src="/ux-snippet.js" async></script>' : ""));
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** Milliseconds of work a second on a page that rests. */
async function workOf(browser, address) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send("Performance.enable");
  const taken = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  await tab.goto(address);
  await tab.waitForTimeout(3_000);
  const isWatching = await tab.evaluate(() => sessionStorage.getItem("sondeo")?.includes("instructions") === true);
  if (isWatching !== address.includes("/with#"))
    throw new Error(`${address}: the snippet ${isWatching ? "runs" : "doesn't run"}`);
  const before = await taken();
  await tab.waitForTimeout(1_000 * SECONDS);
  const work = (await taken()) - before;
  await context.close();
  return work / SECONDS;
}

const script = await bundle();
const server = await serve(script);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const site = `http://127.0.0.1:${server.address().port}`;
  const [without, watched] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    without.push(await workOf(browser, `${site}/without`));
    watched.push(await workOf(browser, `${site}/with#sondeo=token`));
  }
  const figures = {
    withoutMsPerSecond: round(median(without)),
    withMsPerSecond: round(median(watched)),
    costMsPerSecond: round(Math.max(0, median(watched) - median(without))),
    gzipBytes: gzipSync(script, { level: 9 }).length,
  };
  judge({ figures, bounds: BOUNDS });
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
