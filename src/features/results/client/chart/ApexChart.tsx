import ReactApexChart from "react-apexcharts";
import type { ChartPlan } from "./chartOptions";

/** Apart from {@link Chart}, so that the library loads with the first chart only. */
export function ApexChart({ plan }: { readonly plan: ChartPlan }) {
  return <ReactApexChart type={plan.type} series={plan.series} options={plan.options} height={plan.height} width="100%" />;
}
