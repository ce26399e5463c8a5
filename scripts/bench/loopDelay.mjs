// Loaded into a server that is measured (`node --import`): tells how late its event loop ran. Never part of the product.
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();

const late = (nanoseconds) => Math.max(Math.round((nanoseconds / 1e6 - RESOLUTION_MS) * 10) / 10, 0);

process.on("message", (wanted) => {
  if (wanted === "reset") histogram.reset();
  if (wanted === "delay")
    process.send({ p50: late(histogram.percentile(50)), p99: late(histogram.percentile(99)), max: late(histogram.max) });
});
// A benchmark that is killed can't end what it started.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
