import loaded from "react-apexcharts";
import type { ChartPlan } from "./chartRequest";

// Bundlers disagree on the default export of this CommonJS module: the class itself, or the module around it.
const Drawing = "default" in loaded ? (loaded.default as typeof loaded) : loaded;

/** Apart from {@link Chart}, so that the library loads with the first chart only. */
export function ApexChart({ plan }: { readonly plan: ChartPlan }) {
  return <Drawing type={plan.type} series={plan.series} options={plan.options} height={plan.height} width="100%" />;
}
